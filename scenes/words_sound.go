package scenes

// The words of sounds in the options.
const (
	wordsSoundSheet    = "Sound"
	wordsVolume        = "All"
	wordsVolumePieces  = "Pieces and dice"
	wordsVolumeSignals = "Bells and buttons"
	wordsVolumeOff     = "off"
	wordsMute          = "Silence"
	wordsMuteNote      = "The volumes stay as they are"
	wordsTap           = "Tap to hear"
)
