package ui

import "kettle/render/draw"

// The colours of the controls (LAYOUT.md of the design).
var (
	OnFelt    = draw.Hex(0xf1e7d3) // text on dark
	MutedFelt = draw.Hex(0xb9a98e)
	HeadFelt  = draw.Hex(0xe3c28a)
	TitleGold = draw.Hex(0xf3cf8a)

	OnPaper    = draw.Hex(0x2b2118)
	MutedPaper = draw.Hex(0x6b5233)
	HeadPaper  = draw.Hex(0x4a3420)
	FormHead   = draw.Hex(0x8a4a1e)
	RulePaper  = draw.Hex(0x9a7a48)

	Brass   = draw.Hex(0xc9a15b)
	BrassLn = draw.Hex(0xb08d57)
	Danger  = draw.Hex(0xc8452f)
	Good    = draw.Hex(0x5f8f4e)

	GainPaper = draw.Hex(0x3f6b36)
	LossPaper = draw.Hex(0xa8371f)
	GainFelt  = draw.Hex(0xa8d68f)
	LossFelt  = draw.Hex(0xe9a48f)

	LitTop    = draw.Hex(0xf0c878)
	LitBottom = draw.Hex(0xb98a3e)
	LitText   = draw.Hex(0x2a1808)
)

// The usual types at 100 %.
var (
	Sentence = draw.Type{Face: draw.Sans, Size: 16, Color: OnFelt}
	Small    = draw.Type{Face: draw.Sans, Size: 13, Color: OnFelt}
	Note     = draw.Type{Face: draw.Sans, Size: 12.5, Color: MutedFelt}
	Figure   = draw.Type{Face: draw.Heading, Size: 18, Color: OnFelt}
	Head     = draw.Type{Face: draw.Heading, Size: 14, Color: HeadFelt}
	Button   = draw.Type{Face: draw.Heading, Size: 15, Color: LitText}
	Chip     = draw.Type{Face: draw.Heading, Size: 13, Color: OnFelt}
	Big      = draw.Type{Face: draw.Title, Size: 22, Color: TitleGold}
)
