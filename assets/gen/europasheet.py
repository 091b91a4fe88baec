#!/usr/bin/env python3
"""europasheet.py: paints the sheet of Steamwatchers' Europa, everything on it that never changes, and writes its geometry.

    python3 europasheet.py ../../rules/steamwatchers/map.json ../pictures ../../render/board

The first is the area map; europa-slots.json beside this script says where pieces, plates and seals of an area stand.
Needs rsvg-convert and pngquant; no Python packages. A sheet measures 1140 x 700 and is painted 2048 pixels wide.

GEOMETRY  sheet x = 1.14 map x, sheet y = map y; borders are roughened by midpoint displacement, seeded by the ends of the edge,
          so that both neighbours get the same line; the map's frame stays straight. render/board/europa.json holds the result.
LAYERS    waste, water, ice plates and cracks, floe borders, land shadow, snow edge, land, relief, borders, grain, dusk
"""
import json, math, os, random, sys
from hexsheet import GRAIN, HERE, rasterize

KX, W, H, WIDE = 1.14, 1140, 700, 2048
ICE = ('#d3e6ec', '#dcecf0', '#c8dee7', '#e4f1f4')


def rough(a, b, amp=.085, least=7):
    """the line from a to b without its end, displaced at random"""
    flip = a > b
    if flip:
        a, b = b, a
    rnd = random.Random(repr((a, b)))

    def f(p, q):
        l = math.dist(p, q)
        if l < least:
            return [p]
        t, o = rnd.uniform(.42, .58), rnd.uniform(-amp, amp) * min(l, 60)
        m = (p[0] + (q[0] - p[0]) * t - (q[1] - p[1]) / l * o, p[1] + (q[1] - p[1]) * t + (q[0] - p[0]) / l * o)
        return f(p, m) + f(m, q)
    r = f(a, b) + [b]
    return (r[::-1] if flip else r)[:-1]


def outline(poly, corners):
    """the roughened outline; a neighbour's corner that lies on an edge splits it first"""
    pts = []
    for i, a in enumerate(poly):
        b = poly[(i + 1) % len(poly)]
        l = math.dist(a, b)
        cut = sorted((((v[0] - a[0]) * (b[0] - a[0]) + (v[1] - a[1]) * (b[1] - a[1])) / l / l, v) for v in corners
                     if v not in (a, b) and abs((b[0] - a[0]) * (v[1] - a[1]) - (b[1] - a[1]) * (v[0] - a[0])) / l < .8)
        chain = [a] + [v for t, v in cut if 0 < t < 1] + [b]
        for p, q in zip(chain, chain[1:]):
            frame = any(p[k] == q[k] and p[k] in (0, m) for k, m in ((0, W), (1, H)))
            pts += [p] if frame else rough(p, q)
    return pts


def path(pts, close=True):
    return 'M' + 'L'.join(f'{x:.1f} {y:.1f}' for x, y in pts) + ('Z' if close else '')


def inside(p, x, y):
    c, j = False, len(p) - 1
    for i in range(len(p)):
        if (p[i][1] > y) != (p[j][1] > y) and x < (p[j][0] - p[i][0]) * (y - p[i][1]) / (p[j][1] - p[i][1]) + p[i][0]:
            c = not c
        j = i
    return c


def plates(rnd, step=46):
    """ice plates: the Voronoi cells of a jittered grid, a little smaller, so that water shows between them"""
    nx, ny = W // step + 3, H // step + 3
    s = {(i, j): ((i - .5 + rnd.uniform(-.5, .5)) * step, (j - .5 + rnd.uniform(-.5, .5)) * step) for i in range(-1, nx) for j in range(-1, ny)}
    for (i, j), c in s.items():
        far = step * 2
        cell = [(c[0] - far, c[1] - far), (c[0] + far, c[1] - far), (c[0] + far, c[1] + far), (c[0] - far, c[1] + far)]
        for o in (s.get((i + di, j + dj)) for di in range(-2, 3) for dj in range(-2, 3)):
            if not o or o == c:
                continue
            mx, my, dx, dy = (c[0] + o[0]) / 2, (c[1] + o[1]) / 2, o[0] - c[0], o[1] - c[1]
            side = [(p[0] - mx) * dx + (p[1] - my) * dy for p in cell]
            new = []
            for k, p in enumerate(cell):
                q, a, b = cell[(k + 1) % len(cell)], side[k], side[(k + 1) % len(cell)]
                if a <= 0:
                    new.append(p)
                if a * b < 0:
                    t = a / (a - b)
                    new.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
            cell = new
        if len(cell) > 2 and -60 < c[0] < W + 60 and -60 < c[1] < H + 60:
            yield [(c[0] + (x - c[0]) * .955, c[1] + (y - c[1]) * .955) for x, y in cell], rnd.random()


class Map:
    def __init__(self, europa, slots):
        self.d = json.load(open(europa))
        self.slots = json.load(open(slots))['areas']
        corners = set()
        for a in self.d['areas']:
            a['poly'] = [(round(x * KX, 1), float(y)) for x, y in a['outline']]
            corners |= set(a['poly'])
        for a in self.d['areas']:
            a['pts'] = outline(a['poly'], sorted(corners))
        self.land = [a for a in self.d['areas'] if a['type'] != 'floe']
        self.floes = [a for a in self.d['areas'] if a['type'] == 'floe']

    def geometry(self):
        """one line an area"""
        def area(a):
            s = self.slots[a['id']]
            out = {'id': a['id'], 'name': a['name'], 'kind': a['type'], 'centre': s['centre']}
            out.update({k: s[k] for k in ('label', 'haven') if k in s})
            out['outline'] = [round(v, 1) for p in a['pts'] for v in p]
            return json.dumps(out, ensure_ascii=False, separators=(',', ':'))
        straits = ',\n  '.join(json.dumps(self.strait(s), separators=(',', ':')) for s in self.d['straits'])
        return '{\n "areas": [\n  ' + ',\n  '.join(map(area, self.d['areas'])) + '\n ],\n "straits": [\n  ' + straits + '\n ]\n}\n'

    def strait(self, s):
        """from the nearest outline points on both sides of the mark, 10 longer at each end"""
        at = (s['mark'][0] * KX, s['mark'][1])
        by = {a['id']: a['pts'] for a in self.d['areas']}
        (x1, y1), (x2, y2) = (min(by[s[k]], key=lambda p: math.dist(p, at)) for k in 'ab')
        e = 10 / (math.dist((x1, y1), (x2, y2)) or 1)
        dx, dy = (x2 - x1) * e, (y2 - y1) * e
        return [round(v, 1) for v in (x1 - dx, y1 - dy, x2 + dx, y2 + dy)]

    def paint(self):
        rnd, o = random.Random(11), []
        coast, ice = ''.join(path(a['pts']) for a in self.land), ''.join(path(f['pts']) for f in self.floes)
        o.append(f'<rect width="{W}" height="{H}" fill="url(#waste)"/><text x="1063" y="300" transform="rotate(78 1063 300)" font-family="Oswald" '
                 'font-size="17" letter-spacing="6" fill="#8b8474" text-anchor="middle">FROZEN WASTE</text>')
        o.append(f'<g clip-path="url(#floes)"><rect width="{W}" height="{H}" fill="#6f9db2"/>')
        for cell, r in plates(rnd):
            o.append(f'<path d="{path(cell)}" fill="{ICE[int(r * 4)]}" stroke="#f4fbfd" stroke-opacity=".7"/>')
            if r > .55:
                a, b = cell[0], cell[len(cell) // 2]
                z = [(a[0] + (b[0] - a[0]) * t + rnd.uniform(-4, 4), a[1] + (b[1] - a[1]) * t + rnd.uniform(-4, 4)) for t in (.08, .3, .55, .8)]
                o.append(f'<path d="{path(z, False)}" fill="none" stroke="#8fb4c4" stroke-width=".9" opacity=".75"/>')
        o.append(f'<path d="{ice}" fill="none" stroke="#3f6d84" stroke-width="2.6" stroke-dasharray="2 7" stroke-linecap="round" opacity=".6"/></g>')
        o.append(f'<path d="{coast}" fill="#1d3d4e" transform="translate(5 8)" filter="url(#soft)" opacity=".5"/>')
        o.append(f'<path d="{coast}" fill="#e3ddcb" stroke="#f7fbfb" stroke-width="9" stroke-linejoin="round" opacity=".95"/>')
        for a in self.land:
            o.append(f'<path d="{path(a["pts"])}" fill="url(#{a["type"]})"/>')
        o += [self.relief(a) for a in self.land]
        o.append(f'<path d="{coast}" fill="none" stroke="#2b241c" stroke-width="2.1" stroke-linejoin="round" opacity=".85"/>')
        return ''.join(o)

    def relief(self, a):
        """mountains with hachures, or drifts of snow"""
        rnd, o, made, tries = random.Random(a['id']), [], [], 0
        xs, ys = [p[0] for p in a['pts']], [p[1] for p in a['pts']]
        while len(made) < (15 if a['type'] == 'mountain' else 7) and tries < 400:
            tries += 1
            x, y = rnd.uniform(min(xs), max(xs)), rnd.uniform(min(ys), max(ys))
            rnd.random()
            if all(inside(a['pts'], x + u * 12, y + v * 10) for u in (-1, 0, 1) for v in (-1, 0, 1)) and all(math.dist((x, y), m) >= 21 for m in made):
                made.append((x, y))
        for x, y in sorted(made, key=lambda m: m[1]):
            r = rnd.uniform(9, 14)
            if a['type'] != 'mountain':
                o.append(f'<path d="M{x - r:.1f} {y:.1f}q{r * .5:.1f} -3.5 {r:.1f} 0t{r:.1f} 0M{x - r * .4:.1f} {y + 5:.1f}q{r * .4:.1f} -2.5 {r * .8:.1f} 0" '
                         'fill="none" stroke="#b3ad9b" stroke-width="1.1" stroke-linecap="round" opacity=".8"/>')
                continue
            top, foot = (x + rnd.uniform(-2, 2), y - r), y + r * .6
            left, right, mid = x - r, x + r * 1.1, x + rnd.uniform(-1, 2)
            h = ''.join(f'M{top[0] + (right - top[0]) * t:.1f} {top[1] + (foot - top[1]) * t:.1f}l{-r * .12 - t * 1.5:.1f} {r * .75 * (1 - t) + 2:.1f}' for t in (.12, .27, .42, .57, .72, .86))
            ridge, base = f'{top[0]:.1f} {top[1]:.1f}', f'{mid:.1f} {foot:.1f}'
            o.append(f'<path d="M{left:.1f} {foot:.1f}L{ridge}L{base}Z" fill="#fbfdfd"/><path d="M{right:.1f} {foot:.1f}L{ridge}L{base}Z" fill="#b9b8b2"/>'
                     f'<path d="M{left:.1f} {foot:.1f}L{ridge}L{right:.1f} {foot:.1f}{h}" fill="none" stroke="#5a5951" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round" opacity=".8"/>')
        return f'<g opacity=".8">{"".join(o)}</g>'

    def svg(self):
        ice = ''.join(path(f['pts']) for f in self.floes)
        defs = ('<linearGradient id="plain" x2="1" y2="1"><stop stop-color="#f6f2e6"/><stop offset="1" stop-color="#e3ddcb"/></linearGradient>'
                '<linearGradient id="mountain" x2="1" y2="1"><stop stop-color="#ece9e0"/><stop offset="1" stop-color="#d2cec2"/></linearGradient>'
                '<pattern id="waste" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><rect width="9" height="9" fill="#b9b4a6"/><path d="M0 4H9" stroke="#9c9686" stroke-width="1.4"/></pattern>'
                '<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="5"/></filter>'
                f'<clipPath id="floes"><path d="{ice}"/></clipPath>')
        over = ''.join(f'<rect width="{W}" height="{H}" {x}/>' for x in ('filter="url(#mottle)" opacity=".45"', 'fill="url(#dusk)" opacity=".8"', 'filter="url(#grain)" opacity=".6"'))
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}"><defs>{GRAIN}{defs}</defs>{self.paint()}{over}</svg>'


def main(europa, pictures, board):
    m = Map(europa, os.path.join(HERE, 'europa-slots.json'))
    rasterize(m.svg(), os.path.join(pictures, 'europa-sheet.png'), WIDE, round(WIDE * H / W))
    with open(os.path.join(board, 'europa.json'), 'w') as f:
        f.write(m.geometry())


if __name__ == '__main__':
    main(*sys.argv[1:4])
