package scenes

// Settings are the player's choices, kept between runs in the config directory.
type Settings struct {
	UISize   int    `json:"uiSize"` // percent, 75 to 250
	Motion   string `json:"motion"` // "off", "normal", "fast"
	OneClick bool   `json:"oneClick"`
	Skip     bool   `json:"skip"` // steps without a choice are taken for the player
	Full     bool   `json:"fullScreen"`
	Name     string `json:"name"`
	Colour   string `json:"colour"` // id of assets.Players
}

// Home is where files live; both folders exist or can be made.
type Home struct {
	Config string // settings.json
	Data   string // saves, screenshots, logs
}
