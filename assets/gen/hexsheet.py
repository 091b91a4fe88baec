#!/usr/bin/env python3
"""hexsheet.py: paints the sheets of the hex maps, everything on them that never changes.

    python3 hexsheet.py ../../rules/rail/track/testdata ../pictures

Needs rsvg-convert and pngquant; no Python packages. A sheet measures 760 x 528 at 1x and is painted at 2x.

GEOMETRY, the same as in render/board/hexplan.go (y grows down, flat-top hexes, R = radius = side)
  centre     x = 1.5 R q            y = sqrt(3) R (r + q/2)
  corner i   centre + R (cos 60i, sin 60i), 0 = east, clockwise
  side d     0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW; its middle is centre + R sqrt(3)/2 (cos(60d-90), sin(60d-90));
             it runs from corner (d+4)%6 to corner (d+5)%6
LAYERS  paper or far sea, beltway, sea cells, contours, land, tints, river, grid, coast, avenues, relief, closed sides,
        names of waters, grain, frame
"""
import json, math, os, re, subprocess, sys, tempfile

S3 = math.sqrt(3)
DQ = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
W, H = 760, 528
HERE = os.path.dirname(os.path.abspath(__file__))
ART = os.path.join(HERE, '..', 'svg', 'rail')

# Where a map lies on its sheet: radius, place of hex 0,0, panels set aside. render/board/hexplace.go holds the same.
PLACE = {
    'washington-dc': dict(R=27.2, at=(365.0, 126.6), theme='capital'),
    'westward-ho': dict(R=26.6, at=(359.7, 240.0), theme='westward'),
    'singapore': dict(R=33.5, at=(358.6, 287.9), theme='tropical'),
    'japan': dict(R=15.15, at=(561.8, 241.5), move={'hokkaido': (-576.5, 270.3)}, theme='woodblock'),
    'hokkaido': dict(R=25.0, at=(99.0, 827.0), theme='woodblock'),
}
# Names of waters and avenues: text, x, y, size, angle, letter spacing, colour
NAMES = {
    'washington-dc': [('Potomac', 158, 246, 14.5, 27, 2.2, '#2f6f92', 700), ('Western Ave', 320, 144, 13, -30, 1.2, '#7a5634', 600),
                      ('Eastern Ave', 513, 210, 13, 30, 1.2, '#7a5634', 600), ('Southern Ave', 456, 376, 13, -30, 1.2, '#7a5634', 600)],
    'westward-ho': [('Pacific Ocean', 88, 427, 16, 0, 2, '#46595a', 400), ('Gulf of Mexico', 656, 504, 14, 0, 1.2, '#46595a', 400), ('Great Lakes', 664, 106, 14, 38, 1.2, '#46595a', 400)],
    'singapore': [('Strait of Johor', 646, 126, 16, 15, 2.2, '#e8f6f4', 400), ('Singapore Strait', 500, 466, 16, -14, 2.2, '#e8f6f4', 400)],
    'japan': [('Sea of Japan', 392, 196, 19, -40, 4, '#dfe8ee', 400), ('Pacific Ocean', 492, 482, 18, 0, 4, '#dfe8ee', 400)],
    'hokkaido': [('Sea of Japan', 96, 170, 18, -64, 4, '#dfe8ee', 400), ('Sea of Okhotsk', 560, 96, 18, 22, 4, '#dfe8ee', 400), ('Pacific Ocean', 520, 456, 18, -12, 4, '#dfe8ee', 400)],
}

THEME = {   # sea: far, contours out to in; land tints; relief; water; lines
    'westward': dict(bg='land', far='#d8c49a', sea=['#aeb9a6', '#b7c1ad', '#c1c9b4', '#ccd0ba'], land=['#ecdcb4', '#e8d6aa', '#e4d0a0'], mountain='#d3b888', bay='#aebfb4',
        river='#7f9ea0', bank='#5f7a78', shine='#c9d8cd', grid='#8a6c40', coast='#6b4f2c', ink='#3b2712', beyond='#dfcda4'),
    'woodblock': dict(bg='sea', far='#1f3c63', sea=['#264872', '#2f5684', '#3f6b99', '#7fa3ba'], land=['#eee2bf', '#e8dfb6', '#dfdcac'], mountain='#b9c096', bay='#5f8db0',
        river='#3f74a8', bank='#26507e', shine='#a9c8dc', grid='#6b6a44', coast='#1b2c48', ink='#1c2435', beyond='#efe3c8', pattern='seigaiha'),
    'tropical': dict(bg='sea', far='#1f7f97', sea=['#2a8ea3', '#3b9fb0', '#58b4bd', '#94d2c8'], land=['#d9e5ac', '#cfdf9f', '#c4d993'], mountain='#93bd78', bay='#58b4bd',
        river='#4aa3c6', bank='#2c7c9e', shine='#c4e8ee', grid='#5f7d45', coast='#e9d9a0', ink='#20361f', beyond='#d9e5ac'),
    'capital': dict(bg='land', far='#c9cbb4', sea=['#8fb4c2'] * 4, land=['#dfe4cb', '#d9dfc2', '#d3dab9'], mountain='#cfd2b0', bay='#8fb4c2', centre=['#f7f4ec', '#f3efe4', '#efeadc'],
        boundary='#e3d5b6', river='#86b2c6', bank='#5a8ba2', shine='#cfe3ea', grid='#8d8a70', coast='#6f6a52', ink='#26302c', beyond='#cfd2bc'),
}


def rnd(*k):
    """stable noise in 0..1"""
    h = 2166136261
    for v in k:
        for b in str(v).encode():
            h = ((h ^ b) * 16777619) & 0xffffffff
    h ^= h >> 15
    h = (h * 2246822519) & 0xffffffff
    h ^= h >> 13
    return h / 0xffffffff


def sprite(name, x, y, w, extra=''):
    s = open(os.path.join(ART, name + '.svg')).read()
    vw, vh = map(float, re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', s).groups())
    h = w * vh / vw
    return f'<use href="#sp-{name}" x="{x - w / 2:.1f}" y="{y - h / 2:.1f}" width="{w:.1f}" height="{h:.1f}" {extra}/>'


def symbols(body):
    out = ''
    for n in sorted(set(re.findall(r'href="#sp-([\w-]+)"', body))):
        s = open(os.path.join(ART, n + '.svg')).read()
        vb = re.search(r'viewBox="([^"]+)"', s).group(1)
        out += f'<symbol id="sp-{n}" viewBox="{vb}">' + re.sub(r'^<svg[^>]*>|</svg>\s*$', '', s) + '</symbol>'
    return out


class Board:
    def __init__(self, data, place):
        self.d, self.t, self.R = data, THEME[place['theme']], place['R']
        self.ox, self.oy = place['at']
        self.move = place.get('move', {})
        self.hex = {(h['q'], h['r']): h for h in data['hexes']}
        self.sea = set(map(tuple, data.get('sea', [])))

    # -- geometry
    def group(self, k):
        h = self.hex.get(k)
        return h.get('panel') if h and h.get('panel') in self.move and h['terrain'] != 'tunnel' else None

    def c(self, q, r):
        dx, dy = self.move.get(self.group((q, r)), (0, 0))
        return self.ox + dx + 1.5 * self.R * q, self.oy + dy + S3 * self.R * (r + q / 2)

    def corner(self, k, i):
        x, y = self.c(*k)
        return x + self.R * math.cos(math.radians(60 * i)), y + self.R * math.sin(math.radians(60 * i))

    def m(self, k, d):
        x, y = self.c(*k)
        a = math.radians(60 * d - 90)
        return x + self.R * S3 / 2 * math.cos(a), y + self.R * S3 / 2 * math.sin(a)

    def poly(self, k, f=1.0):
        x, y = self.c(*k)
        return ' '.join(f'{x + f * self.R * math.cos(math.radians(60 * i)):.1f},{y + f * self.R * math.sin(math.radians(60 * i)):.1f}' for i in range(6))

    @staticmethod
    def nb(k, d):
        return k[0] + DQ[d][0], k[1] + DQ[d][1]

    def near(self, k, d):
        """the neighbour that lies beside k on the sheet, not across a gap of panels"""
        n = self.nb(k, d)
        return n if n in self.hex and self.group(n) == self.group(k) else None

    @staticmethod
    def dir(a, b):
        return DQ.index((b[0] - a[0], b[1] - a[1]))

    def land(self, k):
        return k in self.hex and self.hex[k]['terrain'] not in ('tunnel', 'bay') and self.hex[k].get('site') != 'ring'

    # -- coast: the outline of the land, corners rounded, edges ragged
    def coast(self, cells=None):
        key = lambda k, i: (self.group(k), round(3 * k[0] + 2 * math.cos(math.radians(60 * i))), round(2 * k[1] + k[0] + 2 / S3 * math.sin(math.radians(60 * i))))
        inside = self.land if cells is None else cells.__contains__
        nxt, at = {}, {}
        for k in (self.hex if cells is None else cells):
            if not inside(k):
                continue
            for d in range(6):
                n = self.near(k, d) if cells is None else self.nb(k, d)
                if n and inside(n):
                    continue
                a, b = (d + 4) % 6, (d + 5) % 6
                nxt[key(k, a)] = key(k, b)
                at[key(k, a)] = self.corner(k, a)
        loops = []
        while nxt:
            s, p = next(iter(nxt.items()))
            nxt.pop(s)
            loop = [at[s]]
            while p != s:
                loop.append(at[p])
                p = nxt.pop(p)
            loops.append(loop)
        path = ''
        for L in loops:
            P = []
            for i, p in enumerate(L):
                n = L[(i + 1) % len(L)]
                P += [(p[0] + (n[0] - p[0]) * t, p[1] + (n[1] - p[1]) * t) for t in (.2, .35, .5, .65, .8)]
            P = [(x + (rnd(round(x), round(y), 1) - .5) * self.R * .13, y + (rnd(round(x), round(y), 2) - .5) * self.R * .13) for x, y in P]
            path += 'M' + 'L'.join(f'{x:.1f} {y:.1f}' for x, y in P) + 'z'
        return path

    # -- rivers
    def rivers(self):
        """Forest over the river hexes: of all pairs of adjacent river hexes take the cheapest that closes no ring, where
        cost = 1 for each edge already at either end + 2 for each tight bend made; then one mouth into the sea a group"""
        Wet = {k for k, h in self.hex.items() if (h.get('river') or h['terrain'] == 'bay')}
        E = {k: set() for k in Wet}
        if 'drawing' in self.d and 'potomac' in self.d['drawing']:
            p = [tuple(x) for x in self.d['drawing']['potomac']]
            for a, b in zip(p, p[1:]):
                E[a].add(self.dir(a, b))
                E[b].add(self.dir(b, a))
            E[p[0]].add(5)
            E[p[-1]].add(3)
            return E
        root = {k: k for k in Wet}

        def find(k):
            while root[k] != k:
                k = root[k]
            return k

        def bend(k, d):
            return sum(2 for e in E[k] if min((d - e) % 6, (e - d) % 6) == 1) + len(E[k])
        cand = [(k, d) for k in Wet for d in range(3) if self.near(k, d) in Wet]
        while cand:
            cand = [(k, d) for k, d in cand if find(k) != find(self.nb(k, d))]
            if not cand:
                break
            k, d = min(cand, key=lambda e: (bend(*e) + bend(self.nb(*e), (e[1] + 3) % 6), rnd(*e)))
            n = self.nb(k, d)
            E[k].add(d)
            E[n].add((d + 3) % 6)
            root[find(k)] = find(n)
        for g in sorted({find(k) for k in Wet}):
            best = None
            for k in sorted(k for k in Wet if find(k) == g and self.hex[k]['terrain'] != 'bay'):
                for d in range(6):
                    n = self.nb(k, d)
                    if n not in self.hex and (n in self.sea or self.t['bg'] == 'sea'):
                        s = (len(E[k]) - 1) * 3 + bend(k, d) + (0 if self.hex[k].get('site') is None else 1)
                        if best is None or s < best[0]:
                            best = (s, k, d)
            if best and not any(self.hex[k]['terrain'] == 'bay' for k in Wet if find(k) == g):
                E[best[1]].add(best[2])
        return E

    def rpt(self, k, d):
        """where a ribbon meets side d of k: the same point seen from the neighbour"""
        x, y = self.m(k, d)
        e = (k, d) if d < 3 else (self.nb(k, d), d - 3)
        s = (rnd(e, 'r') - .5) * .32 * self.R
        a = math.radians(60 * (d % 3))
        return x + s * math.cos(a), y + s * math.sin(a)

    def river(self, w):
        P = []
        for k, ds in sorted(self.rivers().items()):
            cx, cy = self.c(*k)
            R, ds = self.R, sorted(ds)
            jx, jy = cx + (rnd(k, 'x') - .5) * .4 * R, cy + (rnd(k, 'y') - .5) * .4 * R
            if self.hex[k]['terrain'] == 'bay':
                continue
            if len(ds) == 1:
                x, y = self.rpt(k, ds[0])
                P.append((f'M{x:.1f} {y:.1f}Q{(x + cx) / 2:.1f} {(y + cy) / 2:.1f} {jx:.1f} {jy:.1f}', .7))
                continue
            pair = max(((a, b) for a in ds for b in ds if a < b), key=lambda p: min((p[0] - p[1]) % 6, (p[1] - p[0]) % 6)) if ds else None
            for d in ds:
                x, y = self.rpt(k, d)
                ix, iy = x + (cx - x) * .62, y + (cy - y) * .62
                if pair and d == pair[0]:
                    x2, y2 = self.rpt(k, pair[1])
                    P.append((f'M{x:.1f} {y:.1f}C{x + (jx - x) * .8:.1f} {y + (jy - y) * .8:.1f} {x2 + (jx - x2) * .8:.1f} {y2 + (jy - y2) * .8:.1f} {x2:.1f} {y2:.1f}', 1))
                elif pair and d != pair[1]:
                    P.append((f'M{x:.1f} {y:.1f}Q{ix:.1f} {iy:.1f} {cx * .4 + jx * .6:.1f} {cy * .4 + jy * .6:.1f}', .75))
        o = ''
        for col, f in ((self.t['bank'], w + .09), (self.t['river'], w), (self.t['shine'], w * .18)):
            o += f'<g fill="none" stroke="{col}" stroke-linecap="round">' + ''.join(f'<path d="{p}" stroke-width="{f * s * self.R:.2f}"/>' for p, s in P) + '</g>'
        return o

    def open_sea(self):
        """land-framed maps: a cell outside is sea when the nearest listed sea cell is no farther than the nearest other border cell"""
        S = {k for k in self.sea if k not in self.hex}
        if not S:
            return []
        L = {self.nb(k, d) for k in self.hex for d in range(6)} - set(self.hex) - S
        dist = lambda a, b: max(abs(a[0] - b[0]), abs(a[1] - b[1]), abs(a[0] + a[1] - b[0] - b[1]))
        out = set(S)
        for q in range(-30, 30):
            for r in range(-30, 30):
                x, y = self.c(q, r)
                if (q, r) in self.hex or not (-2 * self.R < x < W + 2 * self.R and -2 * self.R < y < H + 2 * self.R):
                    continue
                if min(dist((q, r), k) for k in S) < min((dist((q, r), k) for k in L), default=99):
                    out.add((q, r))
        return sorted(out)

    # -- the layers
    def paint(self):
        t, R = self.t, self.R
        co = self.coast()
        o = f'<rect width="{W}" height="{H}" fill="{t["far"]}"/><defs><path id="land" d="{co}"/><clipPath id="clip"><use href="#land"/></clipPath></defs>'
        if t['bg'] == 'sea':
            if t.get('pattern'):
                o += '<defs><pattern id="pat" width="44" height="22" patternUnits="userSpaceOnUse">' + sprite(t['pattern'], 22, 11, 44) + f'</pattern></defs><rect width="{W}" height="{H}" fill="url(#pat)" opacity=".55"/>'
            if 'hokkaido' in self.move:
                o += self.inset()
            clip = ' clip-path="url(#sides)"' if 'hokkaido' in self.move else ''
            o += f'<g stroke-linejoin="round" fill="none"{clip}>' + ''.join(f'<use href="#land" stroke="{c}" stroke-width="{R * s:.1f}"/>' for c, s in zip(t['sea'], (3.4, 2.3, 1.3, .5))) + '</g>'
        else:
            o += self.ring() + f'<use href="#land" fill="none" stroke="{t["beyond"]}" stroke-width="{R * 1.4:.1f}" stroke-linejoin="round" opacity=".8"/>'
            seas = self.open_sea()
            if seas:
                cells = set(seas) | {self.nb(k, d) for k in seas for d in range(6) if self.nb(k, d) in self.hex}
                o += f'<clipPath id="sea"><path d="{self.coast(cells)}"/></clipPath><path d="{self.coast(cells)}" fill="{t["sea"][0]}" stroke="{t["coast"]}" stroke-opacity=".5" stroke-width="1.2"/>'
                o += '<g fill="none" stroke-linejoin="round" clip-path="url(#sea)">' + ''.join(f'<use href="#land" stroke-width="{R * s:.1f}" stroke="{c}"/>' for c, s in zip(t['sea'][1:], (2.2, 1.3, .55))) + '</g>'
        o += f'<use href="#land" transform="translate(0 {R * .10:.1f})" fill="#000" fill-opacity=".28"/><use href="#land" fill="{t["land"][0]}" stroke="{t["coast"]}" stroke-width="{R * .09:.1f}" stroke-linejoin="round"/>'
        g = ''
        for k, h in self.hex.items():
            if not self.land(k):
                continue
            L = t['centre'] if h.get('zone') == 'centre' else t['land']
            col = t['boundary'] if h.get('zone') == 'boundary' else t['mountain'] if h['terrain'] == 'mountain' else L[int(rnd(k) * 3) % 3]
            g += f'<polygon points="{self.poly(k, 1.01)}" fill="{col}"/>'
        g += self.river(.5 if self.d.get('drawing', {}).get('potomac') else .24)
        grid = ''.join(f'<polygon points="{self.poly(k)}"/>' for k in self.hex if self.land(k))
        g += f'<g fill="none" stroke="{t["grid"]}" stroke-opacity=".42" stroke-width="{max(.7, R * .03):.2f}">{grid}</g>'
        g += f'<use href="#land" fill="none" stroke="{t["grid"]}" stroke-opacity=".28" stroke-width="{R * .36:.1f}"/>'
        o += f'<g clip-path="url(#clip)">{g}</g><use href="#land" fill="none" stroke="{t["coast"]}" stroke-width="{max(1.1, R * .06):.1f}" stroke-linejoin="round"/>'
        o += self.wet() + self.avenues() + self.relief() + self.closed()
        return o

    def wet(self):
        t, R, o = self.t, self.R, ''
        for k, h in self.hex.items():
            x, y = self.c(*k)
            if h['terrain'] == 'bay':
                o += f'<polygon points="{self.poly(k, .97)}" fill="{t["bay"]}" stroke="#fff" stroke-opacity=".7" stroke-width="1" stroke-dasharray="2.5 2.5"/>' + sprite('wave', x, y, R * 1.4)
            if h['terrain'] == 'tunnel':
                (x1, y1), (x2, y2) = self.m(k, 0), self.m(k, 3)
                o += (f'<polygon points="{self.poly(k, .97)}" fill="#12243c" fill-opacity=".55" stroke="#fff" stroke-opacity=".75" stroke-width="1" stroke-dasharray="2.5 2.5"/>'
                      f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="#fff" stroke-width="{R * .12:.1f}" stroke-dasharray="{R * .16:.1f} {R * .14:.1f}"/>')
        return o

    def avenues(self):
        o = ''
        for l in self.d.get('drawing', {}).get('thick_lines', []):
            (x1, y1), (x2, y2) = self.c(*l['from']), self.c(*l['to'])
            for c, wd in (('#6d4a33', .2), ('#b98a5c', .14), ('#f3e4c4', .03)):
                o += f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{c}" stroke-width="{self.R * wd:.1f}" stroke-linecap="round"/>'
        return o

    def relief(self):
        """mountains always, a wood on one plain hex in six"""
        R, o = self.R, ''
        for k, h in self.hex.items():
            if h.get('site'):
                continue
            x, y = self.c(*k)
            v = 1 + int(rnd(k, 'v') * 3) % 3
            if h['terrain'] == 'mountain':
                o += sprite(f'mountain-{v}', x, y + R * .02, R * 1.5, 'opacity=".92"')
            elif self.land(k) and not h.get('river') and h.get('zone') in (None, 'suburb') and rnd(k, 'wood') < .17 and not h.get('flags'):
                o += sprite('forest', x, y, R * 1.15, 'opacity=".6"')
        return o

    def closed(self):
        """thick dark sides where no track passes; two strokes over a crossing of the sea"""
        t, R, o = self.t, self.R, ''
        for k, h in self.hex.items():
            for d in h.get('blocked', []):
                (x1, y1), (x2, y2) = self.corner(k, (d + 4) % 6), self.corner(k, (d + 5) % 6)
                o += f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{t["ink"]}" stroke-width="{R * .16:.1f}" stroke-linecap="round"/>'
        for b in self.d.get('bridges', []):
            a, c = self.c(*b['a']), self.c(*b['b'])
            mx, my = (a[0] + c[0]) / 2, (a[1] + c[1]) / 2
            n = math.hypot(c[0] - a[0], c[1] - a[1])
            ux, uy = (c[0] - a[0]) / n, (c[1] - a[1]) / n
            for s in (-1, 1):
                o += (f'<path d="M{mx - ux * R * .2 - uy * s * R * .2:.1f} {my - uy * R * .2 + ux * s * R * .2:.1f}L{mx + ux * R * .2 - uy * s * R * .2:.1f} {my + uy * R * .2 + ux * s * R * .2:.1f}" '
                      f'stroke="#fff" stroke-width="{R * .09:.1f}" stroke-linecap="round"/>')
        return o

    def ring(self):
        """the beltway passes behind the map from one 495 hex to the next"""
        R = self.R
        xs = [self.c(*k) for k, h in self.hex.items() if h.get('site') == 'ring']
        if len(xs) < 3:
            return ''
        cx, cy = sum(x for x, _ in xs) / len(xs), sum(y for _, y in xs) / len(xs)
        order = sorted(xs, key=lambda p: math.atan2(p[1] - cy, p[0] - cx))
        p = f'M{order[0][0]:.1f} {order[0][1]:.1f}'
        for a, b in zip(order, order[1:] + order[:1]):
            mx, my = (a[0] + b[0]) / 2 - cx, (a[1] + b[1]) / 2 - cy
            p += f'Q{cx + mx * 1.62:.1f} {cy + my * 1.62:.1f} {b[0]:.1f} {b[1]:.1f}'
        return ''.join(f'<path d="{p}" fill="none" stroke="{c}" stroke-width="{R * w:.1f}" {x}/>' for c, w, x in
                       (('#5c5b57', .42, ''), ('#8b8a83', .36, ''), ('#f3ecd2', .05, f'stroke-dasharray="{R * .3:.1f} {R * .24:.1f}"')))

    def inset(self):
        """the window in which Hokkaido is shown"""
        return (f'<clipPath id="sides"><path clip-rule="evenodd" d="M0 0H{W}V{H}H0zM11 11V317H327V11zM18 18H320V310H18z"/></clipPath>'
                '<g fill="none"><rect x="14" y="14" width="310" height="300" fill="#1f3c63"/><rect x="14" y="14" width="310" height="300" fill="url(#pat)" opacity=".4"/>'
                '<rect x="14" y="14" width="310" height="300" stroke="#15233b" stroke-width="5"/><rect x="14" y="14" width="310" height="300" stroke="#d9c79a" stroke-width="2.6"/>'
                '<rect x="17.5" y="17.5" width="303" height="293" stroke="#d9c79a" stroke-width=".8"/></g>'
                '<text x="266" y="297" font-family="Rye" font-size="18" text-anchor="middle" fill="#d9c79a">Hokkaido</text>')


def compass(x, y, r, ink, pale):
    o = f'<g transform="translate({x} {y})"><circle r="{r * .62}" fill="none" stroke="{ink}" stroke-width="1"/><circle r="{r * .68}" fill="none" stroke="{ink}" stroke-width=".5"/>'
    for i in range(8):
        f = r if i % 2 == 0 else r * .6
        o += f'<g transform="rotate({45 * i})"><path d="M0 {-f:.1f}L{r * .13:.1f} {-r * .13:.1f}L0 0z" fill="{ink}"/><path d="M0 {-f:.1f}L{-r * .13:.1f} {-r * .13:.1f}L0 0z" fill="{pale}" stroke="{ink}" stroke-width=".5"/></g>'
    return o + f'<text y="{-r * 1.15:.1f}" font-family="Rye" font-size="{r * .6:.1f}" text-anchor="middle" fill="{ink}">N</text></g>'


def sun(x, y, r):
    w = lambda dy: f'M{x - r} {y + dy}q{r * .25} -7 {r * .5} 0t{r * .5} 0t{r * .5} 0t{r * .5} 0'
    return (f'<clipPath id="sun"><circle cx="{x}" cy="{y}" r="{r}"/></clipPath><circle cx="{x}" cy="{y}" r="{r}" fill="#c8372d"/><circle cx="{x}" cy="{y}" r="{r - 2}" fill="none" stroke="#e8836f" stroke-width=".8" opacity=".5"/>'
            f'<g clip-path="url(#sun)" fill="none" stroke="#1f3c63" stroke-width="4.5">' + ''.join(f'<path d="{w(dy)}"/>' for dy in (r * .35, r * .55, r * .75)) + '</g>')


def frame():
    """the paper's edge: a cream border with ticks inside a dark line"""
    o = f'<path fill-rule="evenodd" d="M0 0H{W}V{H}H0zM9 9V{H - 9}H{W - 9}V9z" fill="#e6d7b0"/>'
    o += f'<g stroke="#4a3a26" fill="none"><rect x=".6" y=".6" width="{W - 1.2}" height="{H - 1.2}" stroke-width="1.2"/><rect x="2.6" y="2.6" width="{W - 5.2}" height="{H - 5.2}" stroke-width=".6" opacity=".6"/><rect x="9" y="9" width="{W - 18}" height="{H - 18}" stroke-width="1.3"/><rect x="6.6" y="6.6" width="{W - 13.2}" height="{H - 13.2}" stroke-width=".6" opacity=".7"/></g>'
    o += '<g stroke="#4a3a26" stroke-width=".8" opacity=".8">'
    for i in range(1, 19):
        x = W * i / 19
        o += f'<path d="M{x:.1f} 2.6V9M{x:.1f} {H - 9}V{H - 2.6}"/>'
    for i in range(1, 13):
        y = H * i / 13
        o += f'<path d="M2.6 {y:.1f}H9M{W - 9} {y:.1f}H{W - 2.6}"/>'
    return o + '</g>'


GRAIN = ('<filter id="mottle" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".012" numOctaves="4" seed="7"/><feColorMatrix values="0 0 0 0 .16  0 0 0 0 .10  0 0 0 0 .04  .42 0 0 0 -.17"/></filter>'
         '<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 .12  0 0 0 0 .08  0 0 0 0 .03  0 .34 0 0 -.14"/></filter>'
         '<radialGradient id="dusk" cx="50%" cy="48%" r="72%"><stop offset=".6" stop-color="#1a0f06" stop-opacity="0"/><stop offset="1" stop-color="#1a0f06" stop-opacity=".2"/></radialGradient>')


def sheet(data, name, place):
    b = Board(data, place)
    body = b.paint()
    halo = {'capital': '#f5f2e6', 'westward': '#ccd0ba'}.get(place['theme'])
    for s, x, y, size, angle, space, col, weight in NAMES.get(data['id'], []):
        if name == 'japan-3-sheet' and s == 'Sea of Japan':
            x, y = 330, 190
        h = f'stroke="{halo}" stroke-width="{size * .2:.1f}" paint-order="stroke" stroke-linejoin="round"' if halo else ''
        body += f'<text transform="translate({x} {y}) rotate({angle})" font-family="{"Oswald" if "Ave" in s else "Source Serif 4"}" font-style="italic" font-weight="{weight}" font-size="{size}" letter-spacing="{space}" text-anchor="middle" fill="{col}" {h}>{s}</text>'
    if place['theme'] == 'woodblock':
        body += sun(*((664, 428, 51) if data['id'] == 'japan' else (668, 440, 46)))
        body += compass(40, 466, 22, '#d8dee2', '#3f6b99') if data['id'] == 'japan' else compass(60, 462, 22, '#d8dee2', '#3f6b99')
    if data['id'] == 'westward-ho':
        body += compass(46, 366, 22, '#5c4526', '#e8d6aa')
    if data['id'] == 'singapore':
        body += compass(58, 452, 26, '#123f4a', '#58b4bd')
    over = f'<rect x="9" y="9" width="{W - 18}" height="{H - 18}" filter="url(#mottle)"/><rect x="9" y="9" width="{W - 18}" height="{H - 18}" fill="url(#dusk)"/>' + frame() + f'<rect width="{W}" height="{H}" filter="url(#grain)"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}"><defs>{GRAIN}{symbols(body)}</defs>{body}{over}</svg>'


def rasterize(svg, png, w, h):
    """paints an SVG with the program's own faces"""
    with tempfile.TemporaryDirectory() as tmp:
        conf, src = os.path.join(tmp, 'fonts.conf'), os.path.join(tmp, 'sheet.svg')
        with open(conf, 'w') as f:
            f.write(f'<fontconfig><dir>{os.path.abspath(os.path.join(HERE, "..", "fonts"))}</dir><cachedir>{tempfile.gettempdir()}/kettle-fc</cachedir><include ignore_missing="yes">/etc/fonts/conf.d/90-synthetic.conf</include></fontconfig>')
        with open(src, 'w') as f:
            f.write(svg)
        subprocess.run(['rsvg-convert', '-w', str(w), '-h', str(h), src, '-o', png], check=True, env=dict(os.environ, FONTCONFIG_FILE=conf))
    subprocess.run(['pngquant', '--quality', '40-85', '--nofs', '--speed', '3', '--force', '--output', png, '144', png], check=True)


def main(maps, out):
    for id in PLACE:
        data = json.load(open(os.path.join(maps, id + '.json')))
        jobs = [(id + '-sheet', data, PLACE[id])]
        if 'move' in PLACE[id]:   # with three players the moved panel is left out
            rest = dict(data, hexes=[h for h in data['hexes'] if h.get('panel') not in PLACE[id]['move']])
            jobs.append((id + '-3-sheet', rest, dict(PLACE[id], move={})))
        for name, d, place in jobs:
            rasterize(sheet(d, name, place), os.path.join(out, name + '.png'), 2 * W, 2 * H)


if __name__ == '__main__':
    main(*sys.argv[1:3])
