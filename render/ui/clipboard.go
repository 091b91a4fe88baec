package ui

// A Clipboard is where text fields copy to and paste from.
type Clipboard interface {
	Read() string
	Write(s string)
}

// Copy puts s on the clipboard.
func (u *UI) Copy(s string) {
	u.local = s
	if u.Clip != nil {
		u.Clip.Write(s)
	}
}

// Paste is what lies on the clipboard.
func (u *UI) Paste() string {
	if u.Clip != nil {
		if s := u.Clip.Read(); s != "" {
			return s
		}
	}
	return u.local
}
