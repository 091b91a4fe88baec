package scenes

import (
	"fmt"

	stw "kettle/rules/steamwatchers"
)

// The words of Spark of Hope.
const (
	wordsCaravanBoard = "Caravan board"
	wordsFreeSlot     = "free kit slot"
	wordsLostSlot     = "The truck is destroyed, its slot blocked for good."
	wordsOrderSpace   = "One Order token more may lie here: Move and Defense for the caravan, a Decoy to operate kits (SOH-26)."
	wordsHold         = "Aboard the Heavy Carrier: no supply, no strength, out of reach of losses (SOH-44)."
	wordsNoCarrier    = "Without a Heavy Carrier nothing is carried."
	wordsMobileFarm   = "Mobile farms: 1 GEO and 1 supply each (SOH-56)."
	wordsMobileTurret = "Mobile turret: +2 strength where the caravan defends (SOH-56)."
	wordsPrize        = "Trucks taken: 1 GEO each at the end (SOH-58)."
	wordsMarketNote   = "One kit a credit, basic side up. Never two of the same."
	wordsNewKit       = "A kit bought now cannot be upgraded in the same action."
	wordsNoKitsLeft   = "none left"
	wordsOwnKit       = "on your board"
	wordsNotForSale   = "not for sale"
	wordsCaravanPlate = "Strength %d, defending %d · no supply"
	wordsAloneTrucks  = "The caravan fought alone: every loss is a truck"
	wordsOneTruck     = "One of the losses is a truck"
	wordsWhichTruck   = "Which truck is destroyed?"
	wordsTruckNote    = "Its slot is blocked for good."
)

// boardDoes is what a token on the caravan board is for, beside its space.
var boardDoes = map[stw.Order]string{stw.OrderMove: "the caravan moves alone", stw.OrderDefense: "+1 defending while it lies", stw.OrderDecoy: "to operate kits"}

// kitSprites are the pictures of the kits.
var kitSprites = map[stw.Kit]string{
	stw.HeavyCarrier: "kit-heavy-carrier", stw.Biomass: "kit-biomass-generator", stw.Amphibious: "kit-amphibious-modules", stw.Tripods: "kit-hydraulic-tripods", stw.Sensors: "kit-sensor-array",
	stw.Recycling: "kit-recycling-station", stw.Cannons: "kit-magnetic-cannons", stw.Simulator: "kit-combat-simulator", stw.EMPFields: "kit-emp-fields", stw.Greenhouse: "kit-experimental-greenhouse",
}

// kitTip is a kit with both sides.
func kitTip(k stw.Kit, advanced bool) string {
	x := k.Sheet()
	if advanced {
		return fmt.Sprintf("%s, advanced: %s", x.Name, x.Advanced)
	}
	return fmt.Sprintf("%s. %s Advanced: %s", x.Name, x.Basic, x.Advanced)
}

// sideName is the side of a kit that lies up.
func sideName(advanced bool) string {
	if advanced {
		return "Advanced"
	}
	return "Basic"
}
