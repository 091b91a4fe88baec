import math, random, os, colorsys
OUT=os.path.join(os.path.dirname(os.path.abspath(__file__)),'..','svg','')
INK='#120d0b'
def hx(c): c=c.lstrip('#'); return tuple(int(c[i:i+2],16) for i in (0,2,4))
def th(t): return '#%02x%02x%02x'%tuple(max(0,min(255,int(round(v)))) for v in t)
def mix(a,b,t): A,B=hx(a),hx(b); return th(tuple(x+(y-x)*t for x,y in zip(A,B)))
def lt(c,t): return mix(c,'#ffffff',t)
def dk(c,t): return mix(c,'#0a0608',t)
def P(d,fill='none',stroke=None,w=0,o=None,extra=''):
    s=f'<path d="{d}" fill="{fill}"'
    if stroke: s+=f' stroke="{stroke}" stroke-width="{w}" stroke-linejoin="round" stroke-linecap="round"'
    if o is not None: s+=f' opacity="{o}"'
    return s+f' {extra}/>'
def E(cx,cy,rx,ry,fill,stroke=None,w=0,o=None):
    s=f'<ellipse cx="{cx}" cy="{cy}" rx="{rx}" ry="{ry}" fill="{fill}"'
    if stroke: s+=f' stroke="{stroke}" stroke-width="{w}"'
    if o is not None: s+=f' opacity="{o}"'
    return s+'/>'
def LG(id,x1,y1,x2,y2,*st):
    return f'<linearGradient id="{id}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'+''.join(f'<stop offset="{o}" stop-color="{c}"'+(f' stop-opacity="{a}"' if a is not None else '')+'/>' for o,c,a in [(s+(None,))[:3] for s in st])+'</linearGradient>'
def RG(id,cx,cy,r,*st):
    return f'<radialGradient id="{id}" gradientUnits="userSpaceOnUse" cx="{cx}" cy="{cy}" r="{r}">'+''.join(f'<stop offset="{o}" stop-color="{c}"'+(f' stop-opacity="{a}"' if a is not None else '')+'/>' for o,c,a in [(s+(None,))[:3] for s in st])+'</radialGradient>'
def RB(id,*st): return f'<radialGradient id="{id}" gradientUnits="objectBoundingBox" cx="0.5" cy="0.5" r="0.5">'+''.join(f'<stop offset="{o}" stop-color="{c}" stop-opacity="{a}"/>' for o,c,a in st)+'</radialGradient>'
ALL={}
# outlines that would be cut at the edge of the sheet: name -> (dx, dy, scale)
INSET={'house-black':(2.2,1.4,.98),'fence':(2.35,1.1,.95),'witch':(.96,1.4,.97),'coins':(.8,0,1),'kettle-loco':(2.1,1.7,.99),'title-mark':(2,0,1)}
for c in ('blue','gray','orange','red','urban-black','urban-blue','urban-red'): INSET['house-'+c]=INSET['house-black']
def svg(path,w,h,body,defs=''):
    n=path.split('/')[-1][:-4]
    if n in INSET: x,y,k=INSET[n]; body=f'<g transform="translate({x} {y}) scale({k})">{body}</g>'
    s=f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'+(f'<defs>{defs}</defs>' if defs else '')+body+'</svg>\n'
    p=OUT+path; os.makedirs(os.path.dirname(p),exist_ok=True); open(p,'w').write(s); ALL[path]=(w,h); return s

# ---------- cubes
def cube_parts(c,top=None,left=None,right=None,dy=0,grain=True,edge=None):
    y=lambda v:v+dy
    top=top or lt(c,.30); left=left or lt(c,.02); right=right or dk(c,.38); edge=edge or lt(c,.62)
    sil=f'M32 {y(4)} L59 {y(17.5)} L59 {y(47.5)} L32 {y(61)} L5 {y(47.5)} L5 {y(17.5)} Z'
    d=LG('t',12,y(6),50,y(30),(0,lt(top,.22)),(1,top))+LG('l',5,y(18),32,y(60),(0,lt(left,.08)),(1,dk(left,.14)))+LG('r',59,y(18),32,y(60),(0,dk(right,.16)),(1,right))
    b=P(sil,INK,INK,5.2)
    b+=P(f'M32 {y(4)} L59 {y(17.5)} L32 {y(31)} L5 {y(17.5)} Z','url(#t)')
    b+=P(f'M5 {y(17.5)} L32 {y(31)} L32 {y(61)} L5 {y(47.5)} Z','url(#l)')
    b+=P(f'M59 {y(17.5)} L32 {y(31)} L32 {y(61)} L59 {y(47.5)} Z','url(#r)')
    if grain:
        g=dk(top,.5)
        b+=P(f'M16 {y(17)} C24 {y(12)} 34 {y(9)} 39 {y(11)} M14 {y(19.5)} C26 {y(13)} 40 {y(13)} 45 {y(15)} M20 {y(21.5)} C30 {y(17)} 44 {y(17)} 50 {y(18)} M28 {y(25)} C34 {y(22)} 42 {y(21)} 46 {y(21)}','none',g,1,.22)
        b+=P(f'M37 {y(33)} L37 {y(56)} M44 {y(30)} C45 {y(38)} 43 {y(44)} 44 {y(52)} M52 {y(26)} L52 {y(48)}','none',INK,1,.16)
    b+=P(f'M6.4 {y(18)} L32 {y(30.8)} L57.6 {y(18)}','none',edge,1.5,.75)
    b+=P(f'M32 {y(31.5)} L32 {y(59)}','none',edge,1.3,.4)
    b+=P(f'M7 {y(17.3)} L32 {y(5)}','none','#ffffff',1.4,.5)
    return d,b
GOODS={'red':'#D9482B','blue':'#2F86D6','yellow':'#FFD92F','purple':'#7A1F6B','black':'#1b191f','white':'#f4f0e8','gray':'#8c8a88','orange':'#F0801E'}
for n,c in GOODS.items():
    kw={}
    if n=='black': kw=dict(top='#4a4654',left='#242129',right='#0f0d12',edge='#8d86a0')
    if n=='white': kw=dict(top='#ffffff',left='#eee8dc',right='#b9b0a2',edge='#ffffff')
    if n=='yellow': kw=dict(top='#ffec86',left='#fad02a',right='#b98a12')
    if n=='purple': kw=dict(top='#a84a98',left='#7A1F6B',right='#461040',edge='#d99bce')
    if n=='gray': kw=dict(top='#b9b6b2',left='#8c8a88',right='#55524f',edge='#e2dfda')
    d,b=cube_parts(c,**kw); svg(f'common/cube-{n}.svg',64,66,b,d)

# ---------- pumpkin cube and witch cube
def pump_face(dy,dark='#2c0f04',glow='#ffc94a'):
    y=lambda v:v+dy
    eyeL=f'M10 {y(27)} L22 {y(28.5)} L20.5 {y(38)} L12 {y(34.5)} Z'
    eyeR=f'M54 {y(27)} L42 {y(28.5)} L43.5 {y(38)} L52 {y(34.5)} Z'
    nose=f'M32 {y(36)} L28.5 {y(43)} L35.5 {y(43)} Z'
    mouth=f'M9 {y(40)} L14 {y(44.5)} L17 {y(42)} L21 {y(48.5)} L25.5 {y(46)} L32 {y(51.5)} L38.5 {y(46)} L43 {y(48.5)} L47 {y(42)} L50 {y(44.5)} L55 {y(40)} L53 {y(47)} L46 {y(52)} L42 {y(50.5)} L38 {y(55.5)} L32 {y(57)} L26 {y(55.5)} L22 {y(50.5)} L18 {y(52)} L11 {y(47)} Z'
    b=''
    for p in (eyeL,eyeR,nose,mouth): b+=P(p,dark,dark,1.6)
    b2=''
    for p in (eyeL,eyeR,nose,mouth): b2+=P(p,'url(#fg)')
    return b,b2
d,b=cube_parts('#F0801E',top='#ffae4e',left='#f28a24',right='#b04f0d',dy=10,grain=False,edge='#ffd08a')
b+=P('M14 38 C12 44 12 52 14 60 M23 42 C22 50 22 58 23 65 M50 38 C52 44 52 52 50 60 M41 42 C42 50 42 58 41 65','none','#7a3206',1.4,.45)
b+=P('M20 27 C25 24 30 24 32 27 C34 24 39 24 44 27 M32 18 L32 27','none','#8a3d0a',1.6,.5)
fb,fb2=pump_face(10)
b+=fb+fb2
b+=P('M29 28 C29 22 27 17 22 14 C25 9 31 8 35 11 C34 17 35 22 37 28 C34 30 31 30 29 28 Z','#5d6b2a',INK,2.4)+P('M31 26 C31 20 30 16 27 13','none','#a9bb58',1.8,.8)
d+=LG('fg',0,36,0,68,(0,'#ffe27a'),(.6,'#ffb52e'),(1,'#f08a1a'))
svg('halloween/pumpkin.svg',64,76,b,d)
# witch cube: hat over a black cube
d,b=cube_parts('#1b191f',top='#4a4654',left='#27232e',right='#110e15',edge='#8d86a0',dy=26,grain=False)
b+=P('M12 55 L22 57.5 L21 64 C17 64 13 61 12 55 Z','#0b090d')+P('M52 55 L42 57.5 L43 64 C47 64 51 61 52 55 Z','#0b090d')
b+=P('M13 56 L21.5 58.2 L20.6 63 C17 62.6 14 60 13 56 Z','#b6f06a')+P('M51 56 L42.5 58.2 L43.4 63 C47 62.6 50 60 51 56 Z','#8fce47')
b+=E(18,59.6,1.4,2,'#16240a')+E(46.4,59.8,1.4,2,'#16240a')
b+=P('M23 72 C28 76.5 36 76.5 41 72','none','#b6f06a',2,.7)
b+=P('M1 40 C2 31 18 26 34 26 C50 26 63 31 63 38 C63 46 48 52 31 52 C14 52 1 48 1 40 Z','#15111c',INK,3.2)
b+=P('M1.5 40 C2 31 18 26.5 34 26.5 C50 26.5 62.5 31 62.5 38 C50 31 14 30 1.5 40 Z','#3b2f4e')
b+=P('M14 40 C18 28 22 16 27 10 C30 5 40 0 51 5 C55 7 57 11 55 14 C51 11 47 12 46 15 C45 22 48 32 51 39 C42 46 24 46 14 40 Z','#2a2138',INK,3.2)
b+=P('M16.5 39 C20 28 24 18 29 12 C32 8 38 4 45 5 C38 8 33 15 30 23 C27 31 25 37 24.5 42 C21 41.5 18 40.5 16.5 39 Z','#5d4a7d',None,0,.9)
b+=P('M14.6 38.5 L17 32 C26 37.5 40 37.5 48.8 32 L50.8 38.6 C41 45 24 45 14.6 38.5 Z','#8e44ad',INK,1.2)
b+=P('M29 36 L38 36 L38 43 L29 43.4 Z','none','#ffcf5a',2.4)
svg('halloween/witch.svg',64,92,b,d)

# ---------- houses
HC={'black':('#37313f','#d8c9ff','#a58bff'),'red':('#D9482B','#ffc07a','#ff7a45'),'blue':('#2F86D6','#c8eaff','#58b6ff'),'orange':('#EE8320','#ffe08a','#ffb03a'),'gray':('#8d8b90',None,None)}
def house(c,lit,glow,urban=False,unlit_one=False):
    wall_f=mix('#3a3040',c,.14); wall_s=mix('#6d5f6e',c,.16)
    d=LG('rf',4,44,50,10,(0,dk(c,.16)),(.55,c),(1,lt(c,.30)))+LG('wf',30,20,78,90,(0,lt(wall_f,.10)),(1,dk(wall_f,.42)))+LG('ws',8,46,34,92,(0,lt(wall_s,.14)),(1,dk(wall_s,.22)))
    if lit: d+=LG('wn',0,28,0,92,(0,lt(lit,.35)),(1,lit))
    b=E(49,97,43,8.5,'#0a0810',None,0,.55)
    b+=P('M8 97 C10 90 22 88 34 90 L70 89 C82 88 92 92 91 97 C80 103 22 103 8 97 Z',mix('#2d3a2c',c,.08),INK,2.2)
    b+=P('M10 95 C16 90 26 89.5 36 91','none','#6f8a66',1.6,.6)
    # casing silhouette
    sil='M54 2 C61 22 73 38 90 48 L85 56 L79 52 L76 71 L69.5 72 L71 96 L33 97 L16 91 L16 67 L10 65 L6.5 47.6 L0.6 46 C14 36 24 26 29 12 L29.6 4 L41 4 L41 9 C46 9 50 8 54 2 Z'
    b+=P(sil,INK,INK,4.6)
    # chimney
    b+=P('M30 24 L31 4.5 L40.5 4.5 L41 26 Z',dk(wall_s,.15))+P('M30 24 L31 4.5 L34.6 4.5 L34.4 25 Z',lt(wall_s,.2))+P('M29.6 3.4 L41.6 3 L41.6 7.4 L29.6 7.8 Z',lt(wall_s,.1))
    b+=P('M31 12 L41 12 M31 17 L41 17.4','none',INK,1,.5)
    # walls
    b+=P('M33 68 L34.5 95.5 L18 89.5 L18 64 Z','url(#ws)')
    b+=P('M69 67 L70 94.5 L34.5 95.5 L33 68 Z','url(#wf)')
    b+=P('M26 49 L29 72 L12 65.5 L8 45 Z','url(#ws)')
    b+=P('M54 8 L80 46 L75.6 70 L29 72 L26 49 Z','url(#wf)')
    # timbers
    tb=dk(wall_f,.62)
    b+=P('M29 72 L75.6 70 M29 72 L12 65.5','none',tb,3.2)+P('M29 72.2 L75 70.2','none',lt(wall_s,.1),1,.5)
    b+=P('M34 49.5 L71 47.5 M52 49 L51.4 71 M30 70 L38 50 M74 68 L68 48','none',tb,2,.9)
    # windows
    def win(pts,bars,on=True,q=''):
        o=P(pts,INK,INK,2.6)
        o+=P(pts,'url(#wn)' if (lit and on) else '#4a4854')
        if not(lit and on): o+=P(pts,'#7d8296',None,0,.35)
        return o+P(bars,'none',INK,1.5)
    b+=win('M54 24 L60.5 33 L57 39.5 L50.5 39.5 L47.4 33 Z','M54 24 L54 39.5 M48 33 L60 33')
    b+=win('M37.4 54.6 L46.6 54 L47 66 L38.6 66.6 Z','M42 54 L42.8 66 M38 60.4 L47 60')
    b+=win('M57 53.4 L66.2 52.6 L65.6 65 L57 65.6 Z','M61.6 53 L61.4 65 M57 59.4 L66 58.8',True)
    b+=win('M14.6 51 L20.6 53 L21.6 62.6 L16 60.4 Z','M17.4 52 L18.6 61.4')
    b+=win('M54.4 76 L64.4 75.6 L65 87 L55 87.4 Z','M59.4 76 L60 87 M54.8 81.6 L64.8 81.2')
    # door
    b+=P('M38 95.4 L37.4 82 C38 76 47.6 75.6 48.4 81.6 L49 95 Z',dk(wall_f,.6),INK,2)+P('M40 94.6 L39.6 83 C40.4 79.4 45.8 79 46.4 82.6 L46.8 94.4 Z',mix('#6b3f22',c,.12))+E(45,88,1.1,1.1,'#ffd27a')
    if lit: b+=P('M34.5 95.5 L49.5 95 L56 100 L31 101 Z',lit,None,0,.35)
    # roof
    b+=P('M54 4 C50 9.6 41 8.4 30.6 11.6 C25 26 15 36 2.4 45 L21.6 55 C35 43 47 25 54 4 Z','url(#rf)')
    sh=dk(c,.5)
    b+=P('M26.4 21 C33 21.6 41 22.6 46.4 24 M21 29 C28 30.4 36 31.6 41 33.4 M14.6 36.6 C22 38.4 29 40.6 33.6 42.8 M8.4 41.6 C16 44.4 22.6 47 27.4 49.6','none',sh,1.5,.65)
    b+=P('M36 14 L34.4 21 M44 13 L41 22.6 M30 22 L27.4 29.6 M37 23 L33.4 31 M23 30.4 L20 37.8 M30 32 L26 40 M17 38 L14 43.6 M24 40.4 L20 46.6','none',sh,1.2,.5)
    b+=P('M52 6.6 C48 11 40 9.6 31.6 12.6 C26.4 26 17 36 5 44.6','none',lt(c,.55),1.8,.75)
    b+=P('M54 3 C60.6 22 73 38 89 48 L84.6 54.6 C70 45 59 30 53.4 12 L21.6 55 L24.4 49 C36 38 47 22 54 3 Z',dk(c,.48))
    b+=P('M54 3 C60.6 22 73 38 89 48','none',lt(c,.30),1.8,.9)
    return d,b
for n,(c,l,g) in HC.items():
    d,b=house(c,l,g); svg(f'halloween/house-{n}.svg',96,106,b,d)
def plaque(cx,cy,c,s=1):
    q=f'<g transform="translate({cx},{cy}) scale({s},{s})">'
    q+=P('M-13 -14 C-5 -11 5 -11 13 -14 L15 -2 C14 8 8 14 0 18 C-8 14 -14 8 -15 -2 Z',INK,INK,3.4)
    q+=P('M-13 -14 C-5 -11 5 -11 13 -14 L15 -2 C14 8 8 14 0 18 C-8 14 -14 8 -15 -2 Z','#c9a15b')
    q+=P('M-13 -14 C-5 -11 5 -11 13 -14','none','#f6dfa4',1.6)
    q+=P('M-10.4 -10.4 C-4 -8.4 4 -8.4 10.4 -10.4 L11.8 -2 C11 5.6 6.4 10.6 0 14 C-6.4 10.6 -11 5.6 -11.8 -2 Z',c,dk(c,.6),1.2)
    q+=P('M-9.6 -9 C-4 -7.4 2 -7.6 6 -8.6 C0 -2 -6 2 -10.6 1 Z',lt(c,.4),None,0,.45)
    return q+'</g>'
for n in ('red','blue','black'):
    c,l,g=HC[n]
    d,b=house(c,l,g)
    # festoon of lamps and flag
    b+=P('M27 51 C38 60 66 58 79 48','none',INK,1.6)
    for i,(x,y) in enumerate([(33,54.6),(42,57.4),(53,58),(64,56),(73,52)]): b+=E(x,y+1,2.5,2.7,INK)+E(x,y+1,1.8,2,l)
    b+=P('M54 4 L54 -10','none',INK,3)+P('M54 4 L54 -10','none','#c9a15b',1.5)+P('M54 -10 C60 -13 64 -6 72 -9 L70 -1 C64 0 60 -5 54 -2 Z',c,INK,1.8)
    b='<g transform="translate(0,14)">'+b+'</g>'
    b+=plaque(18,98,c,.92)
    svg(f'halloween/house-urban-{n}.svg',96,120,b,d.replace('userSpaceOnUse','userSpaceOnUse'))
for n in ('red','blue','black'):
    svg(f'halloween/plaque-{n}.svg',40,44,plaque(20,21,HC[n][0],1.05))
svg('halloween/house-glow.svg',128,128,E(64,64,64,64,'url(#g)'),RB('g',(0,'#ffffff',.75),(.35,'#ffffff',.28),(1,'#ffffff',0)))

# ---------- lantern
def lantern(shell,dark,rim,hole,stemc,lit=False):
    d=RG('a',24,24,40,(0,lt(shell,.22)),(.55,shell),(1,dk(shell,.55)))+RG('m',28,26,34,(0,lt(shell,.3)),(.6,shell),(1,dk(shell,.45)))
    b=P('M32 14 C18 8 4 18 4 35 C4 50 16 59 32 58 C48 59 60 50 60 35 C60 18 46 8 32 14 Z',INK,INK,5)
    b+=E(15,36,11,19,'url(#a)')+E(49,36,11,19,dk(shell,.34))
    b+=E(23.5,36,12,21.5,'url(#a)')+E(41,36,12,21.5,dk(shell,.18))
    b+=E(32,36,10.5,22.5,'url(#m)')
    b+=P('M22.6 18 C17 26 17 46 22.6 54 M41.4 18 C47 26 47 46 41.4 54 M12.4 24 C9 32 9 42 12.4 49 M51.6 24 C55 32 55 42 51.6 49','none',dk(shell,.6),1.4,.7)
    b+=P('M10 26 C13 19 20 15.4 27 16.4','none',rim,2.2,.85)
    b+=P('M29 17 C29.6 12 28 8 24 5.4 C28 2 34 2.4 37 5.6 C36 9 36.4 13 37 17 C34.4 18.4 31.4 18.4 29 17 Z',stemc,INK,2.2)+P('M31 15 C31.4 10.6 30.4 7.6 28 5.6','none',lt(stemc,.45),1.4,.8)
    return d,b
FACE=['M14 31 L25 27 L26 36 C21 38 16 36 14 31 Z','M50 31 L39 27 L38 36 C43 38 48 36 50 31 Z','M32 35 L28.6 41 L35.4 41 Z','M11 41 L17 43.4 L19.4 41.6 L23 46 L27.4 43.8 L32 48 L36.6 43.8 L41 46 L44.6 41.6 L47 43.4 L53 41 C51 49 43 54.6 32 54.6 C21 54.6 13 49 11 41 Z']
d,b=lantern('#7b4a2a','#2a160c','#9fb3d8','#150b08','#4c5135')
for p in FACE: b+=P(p,'#170c0a','#0d0605',1.2)
svg('halloween/lantern-unlit.svg',64,64,b,d)
d,b=lantern('#ee7f1f','#2a160c','#ffd79a','#150b08','#6d7a34')
for p in FACE: b+=P(p,'#2a0f05','#4a1d06',1.8)
svg('halloween/lantern-base.svg',64,64,b,d)
b=E(64,64,64,64,'url(#h)')+'<g transform="translate(32,32)">'+''.join(P(p,'#ffffff') for p in FACE)+'</g>'
svg('halloween/lantern-glow.svg',128,128,b,RB('h',(0,'#ffffff',.62),(.3,'#ffffff',.30),(.65,'#ffffff',.09),(1,'#ffffff',0)))
svg('common/lantern-halo.svg',128,128,E(64,64,64,64,'url(#h)'),RB('h',(0,'#ffffff',.62),(.3,'#ffffff',.34),(.65,'#ffffff',.10),(1,'#ffffff',0)))
svg('halloween/lantern-face.svg',64,64,''.join(P(p,'#ffffff') for p in FACE))

# ---------- flying witch 176x128
def flyer(rider=False):
    parts=[]
    bris='M52 86 C40 80 20 80 4 80 L14 87 L1 91 L14 95 L3 103 L18 102 L12 110 C30 109 46 103 57 95 Z'
    stick='M50 88 L164 72 L165 77 L51 94 Z'
    cape='M98 46 C84 42 62 46 30 34 C42 50 38 56 22 62 C38 66 46 74 66 88 C82 92 98 76 100 52 Z'
    dress='M96 44 C84 50 74 66 70 86 C80 98 104 96 122 88 C126 82 122 74 114 70 C112 60 110 52 106 46 Z'
    leg='M106 84 C114 92 117 100 118 108 L136 110 C138 105 132 102 126 102 C125 96 124 88 120 82 Z'
    arm='M100 52 C106 64 118 70 136 72 C140 74 140 80 135 80 C116 81 100 74 93 60 Z'
    hair='M98 26 C88 30 76 30 68 38 C78 38 80 42 76 48 C86 48 94 46 102 44 Z'
    head='M96 24 C104 20 114 20 116 26 L126 33 C128 36 124 38 118 38 C118 44 112 48 106 47 C98 46 94 38 96 24 Z'
    cone='M88 26 C90 16 88 10 80 7 C74 5 70 7 66 11 C66 2 78 -4 92 0 C106 4 114 14 118 23 Z'
    brim='M70 31 C80 20 112 14 136 24 C136 28 130 30 124 29 C108 26 90 30 80 35 C74 36 69 35 70 31 Z'
    sil=[bris,stick,cape,dress,leg,arm,hair,head,cone,brim]
    b=''
    for p in sil: b+=P(p,'#d9ccff','#d9ccff',8,.9)
    for p in sil: b+=P(p,INK,INK,4.6)
    b+=P(cape,'url(#cp)')+P('M34 37 C52 48 74 46 94 50','none','#c9b3ff',2,.6)+P('M40 54 C56 60 70 66 80 76 M46 66 C56 70 64 76 70 84','none','#20132e',2,.6)
    b+=P(bris,'url(#br)')+P('M10 82 C26 84 40 88 52 90 M8 92 C24 92 40 92 52 91 M14 101 C28 99 42 95 54 92','none','#5d3a14',1.6,.7)
    b+=P('M48 84 L56 82 L60 96 L52 98 Z','#8e2f2a',INK,1.6)
    b+=P('M110 88 C114 92 117 100 118 106 L126 104 C125 96 124 90 120 84 Z','#3c9a4c')+P('M112 90 L121 87 M115 95 L123.4 92 M117 100 L125 98','none','#16121a',2.6)
    b+=P('M117 104 C124 102 132 102 137 108 L136 110 L118 109 Z','#1c1622')
    b+=P(stick,'url(#st)')+P('M58 88.6 L164 73.4','none','#d9a868',1.4,.8)
    b+=P(dress,'url(#dr)')+P('M98 48 C88 56 80 70 76 86','none','#6a5a8c',2.4,.8)+P('M104 60 C100 70 98 80 98 90 M112 72 C110 78 110 84 112 88','none','#0d0a12',1.8,.6)
    b+=P(hair,'#d8702a')+P('M98 30 C88 33 80 34 72 38 M98 38 C92 41 86 43 80 46','none','#ffb56b',1.6,.7)
    b+=P(head,'url(#hd)')+P('M116 41 C113 43 110 43 108 42','none','#25401a',1.6)+E(111,31.6,2,2.2,'#fff6c8')+E(111.8,31.8,1,1.2,INK)+E(124,35,1,1,'#3f6a2c')
    b+=P(arm,'url(#dr)')+P('M101 54 C108 66 120 71 134 73','none','#6a5a8c',2,.8)+E(136.5,76,4.2,4.2,'#8fbf5a',INK,1.4)
    b+=P(cone,'url(#ht)')+P('M70 8 C74 2 84 0 92 3 C86 6 90 14 92 24','none','#7b66a8',2,.7)
    b+=P('M89 26 C98 20 108 18 117 20 L119 25 C108 23 98 26 88 31 Z','#8e44ad')+P('M101 20.6 L108 19.6 L109 24.6 L102 25.6 Z','none','#ffcf5a',2)
    b+=P(brim,'#211a2c')+P('M72 30 C84 22 110 17 132 24','none','#7b66a8',1.8,.8)
    d=LG('cp',30,34,96,90,(0,'#8a5bc4'),(1,'#3d2260'))+LG('br',4,80,52,106,(0,'#e0ab58'),(1,'#8a5a22'))+LG('st',0,72,0,94,(0,'#a8703a'),(1,'#5d3716'))+LG('dr',76,46,118,94,(0,'#3e3350'),(1,'#17121e'))+LG('hd',96,22,120,48,(0,'#b6e07c'),(1,'#6f9f42'))+LG('ht',70,0,112,26,(0,'#4b3d66'),(1,'#1d1628'))
    return d,'<g transform="translate(4,12)">'+b+'</g>'
d,b=flyer(); d=d
svg('halloween/witch-flying.svg',176,128,b,d)

# ---------- smashed pumpkin
SH=[('shard-1','M8 40 C4 24 14 8 30 6 L34 18 L26 24 L32 32 L20 36 L18 44 Z'),('shard-2','M6 14 C16 4 32 4 42 12 L36 22 L38 30 L26 26 L18 32 L14 22 Z'),('shard-3','M10 8 L28 6 L40 20 C40 32 32 40 20 42 L24 30 L14 26 L18 18 Z'),('shard-4','M6 20 L20 8 L38 14 L42 28 L30 30 L26 38 L14 34 Z'),('shard-stem','M18 8 C22 4 30 4 32 8 L32 20 C40 22 44 30 40 36 L26 32 L12 38 C6 30 10 22 18 20 Z')]
def shard(p,stem=False):
    b=P(p,INK,INK,4.4)+P(p,'url(#s)')
    b+=P(p,'none','#ffc98a',1.4,.55)
    return b
for n,p in SH:
    d=LG('s',4,4,42,44,(0,'#ffa548'),(.55,'#ea7a1c'),(1,'#9a430b'))
    b=shard(p)
    if 'stem' in n: b+=P('M19 8.6 C22 5.4 29 5.4 31 8.6 L30.6 21 C27 23 22 23 19.6 21 Z','#5d6b2a',INK,1.6)
    else: b+=P('M14 30 C16 20 22 14 30 12','none','#ffe0b0',1.6,.5)
    svg(f'halloween/{n}.svg',48,48,b,d)
# splat composite
d=LG('s',0,0,96,72,(0,'#ffa548'),(.55,'#ea7a1c'),(1,'#9a430b'))
b=P('M14 50 C8 44 16 36 26 40 C28 30 44 30 50 36 C60 28 78 34 76 44 C90 44 90 58 78 58 C72 68 52 64 48 60 C38 68 22 64 22 57 C16 58 12 54 14 50 Z','#b8560f',INK,2.4,.95)
b+=P('M20 50 C18 46 24 43 30 46 C34 38 46 38 50 43 C60 38 72 42 70 48 C78 50 76 54 70 54 C62 60 54 58 50 54 C40 60 30 58 28 54 Z','#f5a53a',None,0,.9)
for x,y in [(30,50),(44,48),(58,50),(66,47),(50,55),(38,54),(24,50)]: b+=f'<ellipse cx="{x}" cy="{y}" rx="2.6" ry="1.6" fill="#fff0c8" stroke="#8a4a10" stroke-width="0.8"/>'
for (n,p),(x,y,r,s) in zip(SH,[(4,12,-20,.72),(52,4,18,.74),(62,34,40,.62),(8,42,10,.55),(28,6,-6,.82)]):
    b+=f'<g transform="translate({x},{y}) rotate({r},24,24) scale({s},{s})">'+shard(p)+(P('M19 8.6 C22 5.4 29 5.4 31 8.6 L30.6 21 C27 23 22 23 19.6 21 Z','#5d6b2a',INK,1.6) if 'stem' in n else '')+'</g>'
svg('halloween/pumpkin-smashed.svg',104,76,b,d)

# ---------- moon phases 0..10 (waxing, lit from the right)
def moon(k,rim=True):
    r=26;cx=cy=32
    f=k/10
    d=RG('md',24,22,44,(0,'#3d4462'),(1,'#161a2b'))+RG('ml',24,22,46,(0,'#fffbe6'),(.6,'#f3e2b0'),(1,'#c9a768'))
    b=(E(cx,cy,r+2.4,r+2.4,INK) if rim else '')+E(cx,cy,r,r,'url(#md)')
    b+=E(24,26,5,4.4,'#2a3048',None,0,.8)+E(38,40,6,5,'#2a3048',None,0,.8)+E(40,22,3,2.6,'#2a3048',None,0,.8)
    if k==10: lp=f'M32 6 A26 26 0 0 1 32 58 A26 26 0 0 1 32 6 Z'
    elif k>0:
        t=math.cos(math.pi*f)*r
        sweep=0 if t>0 else 1
        lp=f'M32 6 A26 26 0 0 1 32 58 A{abs(t):.2f} 26 0 0 {sweep} 32 6 Z'
    else: lp=None
    if lp:
        b+=P(lp,'url(#ml)')
        # craters on the lit part, only where they surely fall into the light
        for (x,y,rx,ry) in [(40,22,3.6,3.2),(44,36,4.6,4),(36,46,3,2.6),(24,26,5.4,4.8),(20,40,3.2,2.8),(30,15,2.4,2.2)]:
            xt=32+math.cos(math.pi*f)*math.sqrt(max(0,r*r-(y-32)**2))*(1)
            if k==10 or x-rx>xt+1: b+=E(x,y,rx,ry,'#b9954f',None,0,.42)+P(f'M{x-rx*.8:.1f} {y+ry*.3:.1f} C{x-rx*.4:.1f} {y+ry*1.1:.1f} {x+rx*.4:.1f} {y+ry*1.1:.1f} {x+rx*.8:.1f} {y+ry*.3:.1f}','none','#fff6d8',1,.6)
    b+=f'<circle cx="32" cy="32" r="26" fill="none" stroke="#8f9ac4" stroke-width="1.2" opacity="{0.55 if k<10 else 0}"/>'
    return d,b
for k in range(11):
    d,b=moon(k); svg(f'halloween/moon-{k:02d}.svg',64,64,b,d)
d,b=moon(10,False); svg('halloween/moon-full.svg',64,64,f'<g transform="translate(-6.15 -6.15) scale(1.192)">{b}</g>',d) # the disc fills the sheet, no rim
# ---------- scenery
def tree():
    trunk='M40 94 C42 80 40 70 36 60 C30 52 20 50 12 40 C10 36 12 33 14 37 C20 44 28 46 34 50 C32 38 26 30 22 16 C22 12 25 11 26 15 C29 26 34 32 38 40 C40 30 40 18 44 6 C46 2 49 4 48 8 C45 18 46 28 46 38 C52 34 58 28 62 18 C64 14 67 16 66 20 C62 32 54 40 48 46 C48 50 49 54 50 58 C58 54 66 52 74 44 C78 42 80 45 77 48 C70 56 60 60 53 66 C52 76 54 86 58 94 C54 92 52 95 49 93 C46 96 43 92 40 94 Z'
    tw='M14 38 L5 35 M26 20 L31 10 M22 17 L15 12 M46 10 L54 6 M63 20 L72 14 M75 46 L85 44 M66 30 L74 30 M30 47 L26 36'
    d=LG('t',14,10,70,94,(0,'#7b6b84'),(.5,'#4a3d52'),(1,'#1f1826'))
    b=E(48,94,22,4.6,'#07060b',None,0,.5)+P(trunk,INK,INK,4)+P(tw,'none',INK,4.6)+P(tw,'none','#4a3d52',2)+P(trunk,'url(#t)')
    b+=P('M41 90 C43 78 42 68 38 60 M24 15 C28 27 35 34 39 44 M14 37 C22 45 30 48 36 53','none','#a99bb4',1.8,.7)+P('M46 66 C48 68 48 72 46 74 C44 72 44 68 46 66 Z','#120c18')
    return d,b
d,b=tree(); svg('halloween/tree-bare.svg',88,100,b,d)
d=LG('g',8,6,46,60,(0,'#b3b7c9'),(1,'#565b70'))+LG('g2',0,0,0,60,(0,'#4a4f64'),(1,'#2d3042'))
b=E(30,58,24,5,'#07060b',None,0,.5)+P('M12 56 L11 24 C11 6 43 6 44 23 L46 55 Z',INK,INK,4.4)+P('M40 12 C45 16 49 20 49 26 L50 52 L44.6 55 L43 24 C43 18 42 14 40 12 Z','url(#g2)')+P('M12 56 L11 24 C11 6 43 6 44 23 L46 55 Z','url(#g)')
b+=P('M13 24 C14 11 30 7 38 12','none','#e3e7f4',2,.8)+P('M27.6 18 L28.4 36 M21 24 L35 23.4','none','#3d4155',3.4)+P('M40 30 L36 36 L39 40 L35 46 M16 46 L22 44','none','#3d4155',1.4,.8)
b+=P('M4 58 C8 51 10 55 12 57 C15 50 19 53 20 57 C26 53 30 53 34 57 C38 52 42 54 45 57 C48 52 52 54 54 58 C44 62 14 62 4 58 Z','#33452f',INK,1.8)
svg('halloween/grave.svg',58,64,b,d)
b=E(48,39,44,4,'#07060b',None,0,.45)
fp=''
for i,x in enumerate([6,22,38,54,70,86]):
    r=[-4,3,-2,5,-3,2][i]
    fp+=f'<g transform="rotate({r},{x},38)">'+P(f'M{x-3.4} 39 L{x-3.4} 12 L{x} 5 L{x+3.4} 12 L{x+3.4} 39 Z',INK,INK,3.2)+P(f'M{x-3.4} 39 L{x-3.4} 12 L{x} 5 L{x+3.4} 12 L{x+3.4} 39 Z','#6d5a52')+P(f'M{x-2.6} 37 L{x-2.6} 12.6','none','#a8938a',1.6,.9)+'</g>'
b+=P('M1 19 L93 16 M1 31 L93 29','none',INK,6)+P('M1 19 L93 16 M1 31 L93 29','none','#54443e',3)+fp
svg('halloween/fence.svg',94,44,b)
bat='M48 20 C50 14 54 12 56 8 L59 13 C62 12 65 12 68 13 L71 8 C73 12 77 14 79 20 C88 10 104 8 124 14 C116 18 112 24 112 32 C106 28 100 28 97 33 C92 30 86 32 82 38 C78 46 70 50 63.5 56 C57 50 49 46 45 38 C41 32 35 30 30 33 C27 28 21 28 15 32 C15 24 11 18 3 14 C23 8 39 10 48 20 Z'
d=LG('b',20,8,100,56,(0,'#6b5688'),(.5,'#33273f'),(1,'#17111e'))
b=P(bat,'#cbbcf0','#cbbcf0',5.4,.55)+P(bat,INK,INK,3.4)+P(bat,'url(#b)')+P('M48 22 C40 14 26 12 10 15 M79 22 C88 14 102 12 118 15 M30 32 C32 24 38 20 44 22 M97 32 C95 24 90 20 83 22','none','#9c86c2',1.6,.6)+E(58.6,22,2.2,2.6,'#ffe27a')+E(68.4,22,2.2,2.6,'#ffe27a')
svg('halloween/bat.svg',128,62,b,d)
b=''.join(E(x,y,rx,ry,f'url(#f{i})') for i,(x,y,rx,ry) in enumerate([(60,46,58,30),(118,40,64,34),(176,48,60,28),(98,30,50,26),(150,30,46,24)]))
d=''.join(f'<radialGradient id="f{i}" gradientUnits="objectBoundingBox" cx="0.5" cy="0.5" r="0.5"><stop offset="0" stop-color="#dfe6ff" stop-opacity="0.55"/><stop offset="0.6" stop-color="#dfe6ff" stop-opacity="0.18"/><stop offset="1" stop-color="#dfe6ff" stop-opacity="0"/></radialGradient>' for i in range(5))
svg('halloween/fog.svg',240,84,b,d)
svg('common/shadow-soft.svg',96,48,E(48,24,48,24,'url(#s)'),'<radialGradient id="s" gradientUnits="objectBoundingBox" cx="0.5" cy="0.5" r="0.5"><stop offset="0" stop-color="#000000" stop-opacity="0.62"/><stop offset="0.55" stop-color="#000000" stop-opacity="0.34"/><stop offset="1" stop-color="#000000" stop-opacity="0"/></radialGradient>')

# ---------- common: discs
PL={'ink':'#1B1B1B','sky':'#56B4E9','vermilion':'#D55E00','yellow':'#F0E442','violet':'#6A3D9A','grey':'#8A8A8A','umber':'#663300'}
for n,c in PL.items():
    top=c if n!='ink' else '#2c2a2c'
    d=LG('t',14,8,50,42,(0,lt(top,.34)),(.5,top),(1,dk(top,.16)))+LG('s',4,30,60,44,(0,lt(c,.02)),(.4,dk(c,.34)),(1,dk(c,.6)))
    b=P('M4 24 C4 6 60 6 60 24 L60 34 C60 52 4 52 4 34 Z',INK,INK,5)
    b+=P('M4 24 L4 34 C4 52 60 52 60 34 L60 24 Z','url(#s)')
    b+=E(32,24,28,14.6,'url(#t)')
    b+=E(32,24.4,21,10.4,'none',dk(c,.45),1.6,.55)+P('M11.6 22.6 C14 13.6 50 13.6 52.4 22.6','none',lt(c,.6),1.3,.0)
    b+=P('M5.4 22 C8 8 50 7 58 20','none',lt(c,.65),1.8,.8)
    b+=P('M18 26 C26 20 38 20 46 24 M22 29 C28 25 38 25 44 28','none',dk(c,.5),1,.25)
    svg(f'common/disc-{n}.svg',64,52,b,d)
# locomotive marker (wooden pawn in profile, white to be tinted + natural)
def loco(c):
    body='M8 50 L8 34 C6 34 5 30 8 29 L26 29 L27 14 L22 12 L23 7 L52 7 L53 12 L49 14 L49 27 L66 27 L66 17 L62 13 L78 13 L75 18 L75 27 C86 27 89 34 88 42 L95 54 L84 56 L8 56 Z'
    # facing right: cab left
    body='M6 56 L6 50 L9 50 L9 18 L5 15 L6 9 L42 9 L43 15 L39 18 L39 28 L50 28 C50 21 60 21 60 28 L66 28 L66 18 L62 12 L80 12 L76 18 L76 28 C86 29 90 36 89 44 L98 58 L82 58 L6 58 Z'
    d=LG('b',20,8,70,60,(0,lt(c,.32)),(.5,c),(1,dk(c,.34)))
    b=P(body,INK,INK,6)
    for x,r in [(22,11),(46,11),(70,8.5)]: b+=E(x,58+(11-r),r+3,r+3,INK)
    b+=P(body,'url(#b)')+P('M10 17 L10 49 M8 11.4 L40 11.4 M40 30 L50 30 M68 20 L68 28 M76 30 C83 31 86 36 86 42','none',lt(c,.6),2,.75)
    b+=P('M15 21 L33 21 L33 34 L15 34 Z',INK)+P('M17 23 L31 23 L31 32.4 L17 32.4 Z','#ffdf9a')
    b+=P('M39 46 L88 46','none',dk(c,.5),2,.6)
    for x,r in [(22,11),(46,11),(70,8.5)]:
        y=58+(11-r); b+=E(x,y,r,r,dk(c,.45))+E(x,y,r-3,r-3,lt(c,.06))+E(x,y,2.4,2.4,INK)+P(f'M{x-r+4} {y-1} C{x-r+5} {y-r+5} {x-2} {y-r+3.6} {x+1} {y-r+3.4}','none',lt(c,.6),1.6,.7)
    b+=P('M22 62 L46 62','none',INK,4)+P('M22 62 L46 62','none',lt(c,.3),2)
    return d,b
for n,c in list(PL.items())+[('wood','#c98f4e'),('white','#ffffff')]:
    d,b=loco(c if n!='ink' else '#333033'); svg(f'common/loco-{n}.svg',102,76,b,d)
# coins
def coin(cx,cy,c,rx=22,ry=10,h=6,letter=None):
    return P(f'M{cx-rx} {cy} L{cx-rx} {cy+h} C{cx-rx} {cy+h+ry*1.3} {cx+rx} {cy+h+ry*1.3} {cx+rx} {cy+h} L{cx+rx} {cy} Z',dk(c,.42),INK,2)+P(f'M{cx-rx} {cy+1} L{cx-rx} {cy+h} C{cx-rx} {cy+h+ry*1.3} {cx-4} {cy+h+ry} {cx-6} {cy+h+ry} L{cx-6} {cy+ry-2} Z',dk(c,.15))+E(cx,cy,rx,ry,c,INK,2)+E(cx,cy,rx-5,ry-3,'none',dk(c,.4),1.4)+P(f'M{cx-rx+2.4} {cy-1.4} C{cx-rx+6} {cy-ry*1.05} {cx+8} {cy-ry*1.1} {cx+rx-6} {cy-ry*.55}','none',lt(c,.65),1.8,.9)
b=''
for i,(dx) in enumerate([0,1.6,-1.2,.8]): b+=coin(24+dx,50-i*7.4,'#d9a441')
for i,(dx) in enumerate([0,-1.2]): b+=coin(56+dx,56-i*7.4,'#c9cdd6',18,8.4)
svg('common/coins.svg',80,76,b)
for n,c in (('1','#b9773d'),('5','#c9cdd6'),('10','#e0ad48')):
    d=RG('c',22,20,44,(0,lt(c,.5)),(.6,c),(1,dk(c,.3)))
    b=E(32,33,29,29,INK)+E(32,32,27.4,27.4,'url(#c)',INK,2)+E(32,32,21.6,21.6,'none',dk(c,.45),1.6)
    for k in range(24):
        a=k*math.pi/12; b+=E(round(32+24.4*math.cos(a),1),round(32+24.4*math.sin(a),1),1,1,dk(c,.5))
    b+=P('M9 27 C12 13 24 6 37 7.6','none','#ffffff',2,.7)
    svg(f'common/coin-{n}.svg',64,66,b,d)
# share certificate
d=LG('p',6,6,74,56,(0,'#f8eed6'),(1,'#d9c498'))
b='<g transform="rotate(-4,42,32)">'+P('M8 8 L76 8 L76 56 L8 56 Z',INK,INK,4.4)+P('M8 8 L76 8 L76 56 L8 56 Z','url(#p)')+P('M12 12 L72 12 L72 52 L12 52 Z','none','#5f7f56',2)+P('M15 15 L69 15 L69 49 L15 49 Z','none','#5f7f56',.9)
b+=P('M26 22 L58 22','none','#3d3226',3)+P('M22 29 L62 29 M22 34 L62 34 M22 39 L46 39','none','#8a7a5c',1.6)
b+=P('M54 44 L52 58 L58 54 L64 58 L62 44 Z','#8e2f2a',INK,1.4)
for k in range(12):
    a=k*math.pi/6; b+=E(round(58+8.4*math.cos(a),1),round(41+8.4*math.sin(a),1),2.6,2.6,'#b7352c')
b+=E(58,41,8.6,8.6,'#c8452f')+E(58,41,5.4,5.4,'none','#7a1d16',1.2)+P('M52 38 C54 34 59 33 62 35','none','#ff9d86',1.4,.9)+'</g>'
svg('common/share.svg',84,66,b,d)
# dice, front face dominant
pip={1:[(0,0)],2:[(-1,-1),(1,1)],3:[(-1,-1),(0,0),(1,1)],4:[(-1,-1),(1,-1),(-1,1),(1,1)],5:[(-1,-1),(1,-1),(0,0),(-1,1),(1,1)],6:[(-1,-1),(1,-1),(-1,0),(1,0),(-1,1),(1,1)]}
for tone,(c,pc) in {'light':('#f3e9d2','#241a14'),'dark':('#2b2630','#f3e9d2')}.items():
    for k,ps in pip.items():
        d=LG('f',8,8,56,60,(0,lt(c,.3)),(1,dk(c,.12)))+RG('q',0,0,10,(0,pc),(1,pc))
        R='M16 8 L48 8 C54 8 58 12 58 18 L58 46 C58 54 54 58 46 58 L18 58 C10 58 6 54 6 46 L6 18 C6 12 10 8 16 8 Z'
        b=P('M16 12 L48 12 C54 12 58 16 58 22 L58 52 C58 59 54 62 46 62 L18 62 C10 62 6 59 6 52 L6 22 C6 16 10 12 16 12 Z',INK,INK,4.4)+P(R,INK,INK,4.4)+P('M6 44 L6 51 C6 58 10 61.6 18 61.6 L46 61.6 C54 61.6 58 58 58 51 L58 44 Z',dk(c,.4))+P(R,'url(#f)')+P('M9 20 C9 13 12 11 19 10.6 L46 10.6','none','#ffffff',2.2,.75 if tone=='light' else .35)
        for x,y in ps: b+=E(32+x*13,33+y*13,5,5,pc)+P(f'M{28.6+x*13} {34.4+y*13} C{29+x*13} {37.4+y*13} {34+x*13} {38.4+y*13} {36+x*13} {35.4+y*13}','none','#ffffff' if tone=='light' else '#000000',1,.5)
        svg(f'common/die-{tone}-{k}.svg',64,66,b,d)
print(len(ALL),'sprites')
