package mapfile

import "kettle/rules/rail"

// A Head is what every rail map file begins with.
type Head struct {
	ID, Title, Family, Status string
	MinSeats, MaxSeats        int
	Total                     [rail.Goods]int // cubes of each colour
	NewCities                 []rail.NewCity

	lines map[string]int
}

// Line is the line of a key of the head, such as "players", or of the file's beginning where it lacks the key.
func (h *Head) Line(key string) int { return max(1, h.lines[key]) }

// ReadHead reads the head of a file of that schema. The keys setup and rules are left to the map.
func ReadHead(n *Node, schema string) (h Head) {
	h.lines = map[string]int{}
	for _, k := range n.Keys() {
		h.lines[k] = n.Where(k)
	}
	if s := n.Get("schema"); s.Text() != schema {
		s.Fail("must be %q", schema)
	}
	h.ID, h.Title, h.Status = n.Get("id").Text(), n.Get("title").Text(), n.Get("status").Text()
	h.Family = n.Get("family").Text()
	if h.Family != "steam" && h.Family != "age-of-steam" {
		n.Get("family").Fail("must be \"steam\" or \"age-of-steam\"")
	}
	p := n.Get("players")
	h.MinSeats = p.Get("min").Int(1, 6)
	h.MaxSeats = p.Get("max").Int(h.MinSeats, 6)
	p.SkipKey("recommended")
	total := n.Get("goods_total")
	for _, k := range total.Keys() {
		h.Total[goodNamed(total.Get(k), k)] = total.Get(k).Int(0, 99)
	}
	n.SkipKey("proposed")
	if n.Has("new_cities") {
		h.NewCities = readNewCities(n.Get("new_cities"))
	}
	return h
}

func goodNamed(n *Node, name string) rail.Good {
	g, ok := rail.GoodNamed(name)
	if !ok {
		n.Fail("unknown color %q", name)
	}
	return g
}

// ReadColor reads the key "color"; gray is a town and has none.
func ReadColor(n *Node) rail.Good {
	if g := goodNamed(n, n.Text()); g != rail.Gray {
		return g
	}
	return rail.None
}

// ReadColumn reads {"half": "light", "number": 3}.
func ReadColumn(n *Node) (c rail.Column) {
	if err := c.Half.UnmarshalText([]byte(n.Get("half").Text())); err != nil {
		n.Get("half").Fail("must be \"light\" or \"dark\"")
	}
	c.Number = n.Get("number").Int(1, 6)
	return c
}

func readNewCities(n *Node) (out []rail.NewCity) {
	seen := map[string]bool{}
	for _, c := range n.List() {
		id := c.Get("id")
		if len(id.Text()) != 1 || seen[id.Text()] {
			id.Fail("must be one letter, each once")
		}
		seen[id.Text()] = true
		out = append(out, rail.NewCity{Letter: id.Text(), Color: ReadColor(c.Get("color")), Column: ReadColumn(c.Get("column"))})
	}
	return out
}
