package ageofsteam_test

import (
	_ "embed"

	"kettle/rules"
	"kettle/rules/rail"
	"kettle/rules/rail/ageofsteam"
	"kettle/rules/rail/track"
)

// The vale is a small map under the printed rules: cities Ash A3, Birch D1, Cedar G3, Dogwood D5, Elm G5, Fir A5, towns
// Glen D3, Hill B1, Inn F2.
//
//go:embed testdata/vale.json
var valeFile []byte

var valeLand = track.MustParse(valeFile, nil)

func valeMap() *ageofsteam.Map {
	m := ageofsteam.Standard()
	m.UseTrack(track.NewMap(valeLand, track.AgeOfSteam, track.Policy{}))
	m.Phases = ageofsteam.Phases()
	return &m
}

var vale = func() *rules.Definition {
	m := valeMap()
	d := &rules.Definition{
		ID: "test/vale", Name: "Vale", Family: "Age of Steam", Tag: "VAL", MinSeats: 3, MaxSeats: 6, Minutes: 90, Version: 1, MaxMoves: 5000,
		Text:    "A small map for tests.",
		Secrets: []string{"seed"},
		Ends:    []string{ageofsteam.EndRounds, ageofsteam.EndLast, ageofsteam.EndBankrupt},
		Books:   []string{"age-of-steam"},
		Words:   ageofsteam.Words{},
		Codec:   rules.NewCodec(m.Read),
	}
	ageofsteam.Register(d.Codec)
	ageofsteam.RegisterAuction(d.Codec)
	ageofsteam.RegisterTrack(d.Codec)
	ageofsteam.RegisterProduction(d.Codec)
	d.New = func(s rules.Setup) (rules.Position, error) {
		if err := d.Check(s); err != nil {
			return nil, err
		}
		return m.Begin(m.Deal(s.Seats, m.Rules.Rounds[s.Seats], s.Seed, func(at rail.Stop) int { return valeLand.Hexes[at].StartCubes })), nil
	}
	return d
}()
