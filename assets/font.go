package assets

// Font returns the TrueType file of a face: "rye", "oswald-500", "oswald-600",
// "sans-400", "sans-600" or "serif-400". The bytes are the caller's to keep.
func Font(face string) ([]byte, bool) {
	b, err := files.ReadFile("fonts/" + face + ".ttf")
	return b, err == nil
}

// Licence returns the licence text of a family of fonts: "rye", "oswald",
// "sans" or "serif"; "" for any other name.
func Licence(name string) string {
	b, err := files.ReadFile("fonts/OFL-" + name + ".txt")
	if err != nil {
		return ""
	}
	return string(b)
}
