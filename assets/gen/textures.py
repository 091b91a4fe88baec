import os, numpy as np
from PIL import Image, ImageDraw, ImageFilter
A=os.path.join(os.path.dirname(os.path.abspath(__file__)),'..','')
PICTURES,SLICES=A+'pictures/',A+'slices/'
rng=np.random.default_rng(7)
def noise(n,bx,by,seed):
    r=np.random.default_rng(seed); f=np.fft.fft2(r.standard_normal((n,n)))
    ky=np.fft.fftfreq(n)[:,None]*n; kx=np.fft.fftfreq(n)[None,:]*n
    f*=np.exp(-((kx/bx)**2+(ky/by)**2)); v=np.fft.ifft2(f).real
    return v/np.abs(v).std()/1.0
def norm(v): v=v-v.mean(); return v/(v.std()+1e-9)
n=512
def cmap(v,stops):
    v=np.clip(v,0,1); out=np.zeros(v.shape+(3,))
    for k in range(3): out[...,k]=np.interp(v,[s[0] for s in stops],[s[1][k] for s in stops])
    return out
# walnut: long fibres along x, seamless
warp=norm(noise(n,2.2,5,1)); y=np.arange(n)[:,None]/n
rings=np.sin(2*np.pi*(y*9+warp*.42)); fib=norm(noise(n,6,150,2)); fine=norm(noise(n,14,256,3)); big=norm(noise(n,2,4,4))
pores=(norm(noise(n,20,200,9))>2.1)
v=.46+.13*rings+.075*fib+.045*fine+.06*big
img=cmap(v,[(0,(22,13,9)),(.35,(44,27,17)),(.6,(66,42,26)),(.85,(92,60,37)),(1,(112,76,48))])
img[pores]*=.72
# board planks: 4 seams
for i,yy in enumerate([0,128,256,384]):
    tone=[1,.9,1.06,.95][i]; img[yy:yy+128]*=tone
    img[yy:yy+1]*=.35; img[yy+1:yy+2]*=.7; img[yy+2:yy+3]*=1.16
Image.fromarray(np.clip(img,0,255).astype('uint8')).save(PICTURES+'wood-walnut.png')
# paper grain (multiply)
a=norm(noise(n,90,90,11)); b=norm(noise(n,8,8,12)); c=norm(noise(n,60,12,13)); c2=norm(noise(n,12,60,14))
v=240+3.4*a+1.5*b+2.2*c+1.8*c2
sp=(norm(noise(n,120,120,15))>3.1); v[sp]-=26
t=np.stack([v*1.0,v*.985,v*.955],-1)
Image.fromarray(np.clip(t,0,255).astype('uint8')).save(PICTURES+'paper-grain.png')
# felt
f=norm(noise(n,200,200,21))*4+norm(noise(n,60,60,22))*1.6+norm(noise(n,5,5,23))*.8
def felt(base,h,w): return np.clip(np.array(base)[None,None,:]+f[:h,:w,None]*np.array([1,.95,.9]),0,255)
SS=4
def rr(size,box,r):
    m=Image.new('L',(size[0]*SS,size[1]*SS),0); ImageDraw.Draw(m).rounded_rectangle([v*SS for v in box],r*SS,fill=255)
    return np.asarray(m.resize(size,Image.LANCZOS)).astype(float)/255
def comp(bot,col,mask):
    # bot float rgba premult
    col=np.broadcast_to(np.asarray(col,float),bot.shape[:2]+(3,)); a=mask[...,None]
    bot[...,:3]=bot[...,:3]*(1-a)+col*a; bot[...,3]=bot[...,3]*(1-mask)+mask; return bot
def blur(m,s): return np.asarray(Image.fromarray((m*255).astype('uint8')).filter(ImageFilter.GaussianBlur(s))).astype(float)/255
def save(b,name):
    a=b[...,3:4]; rgb=np.where(a>0,b[...,:3]/np.maximum(a,1e-6),0)
    Image.fromarray(np.dstack([np.clip(rgb,0,255),np.clip(a[...,0]*255,0,255)]).astype('uint8'),'RGBA').save(SLICES+name)
def ring(size,box,r,w): 
    return np.clip(rr(size,box,r)-rr(size,(box[0]+w,box[1]+w,box[2]-w,box[3]-w),max(r-w,.1)),0,1)
# felt panel @2x: 192x192, outer shadow 16, radius 16, slices 48 (@1x: 24)
S=(192,192); box=(16,14,175,173); B=np.zeros((192,192,4))
sh=blur(np.roll(rr(S,box,16),4,0),7); B=comp(B,(0,0,0),sh*.62)
fe=np.array([46,36,29])+(felt((46,36,29),192,192)-np.array([46,36,29]))*.7; g=np.linspace(1.12,.9,192)[:,None,None]; B=comp(B,fe*g,rr(S,box,16)*.965)
B=comp(B,(14,9,6),ring(S,box,16,2)*1)
B=comp(B,(176,141,87),ring(S,(18,16,173,171),14,2)*.62)
B=comp(B,(255,235,190),ring(S,(18,16,173,171),14,2)*np.linspace(.42,0,192)[:,None])
B=comp(B,(0,0,0),ring(S,(20,18,171,169),12,6)*.14)
save(B,'panel-felt.png')
# brass buttons @2x 128x80, slices 24 (@1x 12)
def button(name,top,mid,bot,edge,lum,press=0,alpha=1,glow=None):
    S=(128,80); box=(6,4+press,121,71+press*.4); B=np.zeros((80,128,4))
    if glow is not None: B=comp(B,glow,blur(rr(S,(4,2,123,75),14),4)*.75)
    B=comp(B,(0,0,0),blur(np.roll(rr(S,box,12),4 if not press else 1,0),3)*.6*alpha)
    B=comp(B,(30,18,8),rr(S,box,12)*alpha)
    y=np.linspace(0,1,80)[:,None]; cols=cmap(np.repeat(y,128,1),[(0,top),(.48,mid),(.52,tuple(c*.93 for c in mid)),(1,bot)])
    br=np.random.default_rng(5).standard_normal((80,1))*3+np.random.default_rng(6).standard_normal((80,128))*1.5
    inner=(box[0]+2,box[1]+2,box[2]-2,box[3]-2)
    B=comp(B,cols+br[...,None],rr(S,inner,10)*alpha)
    B=comp(B,edge,ring(S,inner,10,2)*np.linspace(1,.05,80)[:,None]*lum*alpha)
    B=comp(B,(40,22,8),ring(S,inner,10,2)*np.linspace(0,.75,80)[:,None]*alpha)
    if press: B=comp(B,(30,14,4),np.clip(rr(S,inner,10)-blur(rr(S,(box[0]+5,box[1]+9,box[2]-5,box[3]+4),9),3),0,1)*.6)
    save(B,name)
button('button-brass-normal.png',(226,188,120),(196,152,86),(143,103,52),(255,240,200),.85)
button('button-brass-hover.png',(250,218,152),(222,178,104),(168,124,66),(255,250,225),1,0,1,(255,208,120))
button('button-brass-pressed.png',(150,110,60),(168,127,70),(160,120,66),(230,200,150),.3,3)
button('button-brass-disabled.png',(116,104,88),(98,87,73),(76,66,55),(190,178,158),.35,0,.9)
# card frame @2x 160x160 slice 40 (@1x 20)
S=(160,160); box=(10,8,149,147); B=np.zeros((160,160,4))
B=comp(B,(0,0,0),blur(np.roll(rr(S,box,10),5,0),5)*.6)
pg=1+(np.asarray(Image.open(PICTURES+'paper-grain.png').convert('RGB')).astype(float)[:160,:160]/238-1)*.38
B=comp(B,(58,40,24),rr(S,box,10))
B=comp(B,np.array([239,227,200])*pg*np.linspace(1.025,.965,160)[:,None,None],rr(S,(11,9,148,146),9))
B=comp(B,(255,250,232),ring(S,(11,9,148,146),9,2)*np.linspace(.9,0,160)[:,None])
B=comp(B,(150,112,62),ring(S,(18,16,141,139),6,2)*.75)
B=comp(B,(150,112,62),ring(S,(22,20,137,135),4,1)*.55)
save(B,'card-paper.png')
# slot (printed recess) @2x 64x64 slice 16
S=(64,64); B=np.zeros((64,64,4)); box=(2,2,61,61)
B=comp(B,(70,48,28),rr(S,box,8)*.13); B=comp(B,(60,40,22),ring(S,box,8,2)*.55); B=comp(B,(30,18,8),np.clip(rr(S,(4,4,59,59),7)-blur(rr(S,(7,9,60,62),7),3),0,1)*.42)
save(B,'slot.png')
