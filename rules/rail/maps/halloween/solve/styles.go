package solve

// usual are the weights that clear most deals.
var usual = weights{
	Link: 2, Level: 2, Produce: 2,
	Late: 0.2, Jam: 1.6,
	Flight: 0.3, Stuck: 15.2,
	NoMove: 24.4, NoAction: 12,
	Share: 0.22, Debt: 2.5,
	Cash: 0.07, Income: 0.1, Spare: 0.3,
	PathLink: 0.84, PathLevel: 1,
	PathMade: 1.2, PathLate: 0.3,
	Gain: 0.9, Later: 0.8, Grow: 0.05,
}

// styles are the ways to weigh a plan, one tried after another: each clears deals that the others do not.
var styles = [...]weights{
	usual,
	usual.but(func(w *weights) {
		w.Late, w.NoMove, w.NoAction, w.Debt, w.Cash = 0.49, 64.2, 18.9, 1.8, 0.047
		w.PathLevel, w.PathMade = 1.6, 3.9
	}),
	usual.but(func(w *weights) {
		w.Level, w.Produce, w.NoAction, w.Debt, w.Cash = 0.98, 1.3, 3, 1.2, 0.036
		w.Grow = 0.061
	}),
	usual.but(func(w *weights) {
		w.Link, w.Level, w.Late, w.Jam, w.Spare = 2.1, 3.4, 0.13, 0.88, 0.39
		w.PathLink, w.PathMade, w.Grow = 0.6, 1.9, 0.1
	}),
	usual.but(func(w *weights) {
		w.Level, w.Late, w.Stuck, w.Share, w.Cash = 1, 0.39, 28.3, 0.29, 0.09
		w.Spare, w.PathLevel = 0.38, 0.58
	}),
	usual.but(func(w *weights) {
		w.Late, w.Flight, w.Debt, w.Cash, w.Income = 0.13, 0.18, 1.9, 0.023, 0.093
		w.Gain = 0.81
	}),
}

func (w weights) but(change func(*weights)) weights {
	change(&w)
	return w
}
