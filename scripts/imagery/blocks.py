"""Parametric geometry of every product. All arguments are millimetres.

Meshes are returned in metres with the base on z = 0 and centred on x / y.
`step` is the mesh density in mm: a small step (8-12) suits micro-displaced close-ups,
step=None gives a light mesh for instancing. A point attribute "edge" (0..1) marks
arrises so that the material can wear them.
"""
import math

import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

TIGHT = 6.0  # mm, width of the band along arrises that may wear


# ---------------------------------------------------------------- outlines
def rect(l, w):
    return [(-l / 2, -w / 2), (l / 2, -w / 2), (l / 2, w / 2), (-l / 2, w / 2)]


def circle(r, cx=0.0, cy=0.0, n=40):
    return [(cx + r * math.cos(2 * math.pi * i / n), cy + r * math.sin(2 * math.pi * i / n)) for i in range(n)]


def shift(poly, dx, dy):
    return [(x + dx, y + dy) for x, y in poly]


def fillet(poly, r, n=4):
    """Round every corner of a counter-clockwise polygon with radius r."""
    out = []
    m = len(poly)
    for i in range(m):
        p0, p, p1 = (np.array(poly[(i + k) % m], float) for k in (-1, 0, 1))
        a, b = p0 - p, p1 - p
        la, lb = np.linalg.norm(a), np.linalg.norm(b)
        a, b = a / la, b / lb
        ang = math.acos(np.clip(a @ b, -1, 1))
        if ang > math.radians(172):
            out.append(tuple(p))
            continue
        t = min(r / math.tan(ang / 2), la * 0.45, lb * 0.45)
        rr = t * math.tan(ang / 2)
        c = p + (a + b) / np.linalg.norm(a + b) * rr / math.sin(ang / 2)
        s, e = p + a * t - c, p + b * t - c
        a0, a1 = math.atan2(s[1], s[0]), math.atan2(e[1], e[0])
        d = (a1 - a0 + math.pi) % (2 * math.pi) - math.pi
        for k in range(n + 1):
            q = a0 + d * k / n
            out.append((c[0] + rr * math.cos(q), c[1] + rr * math.sin(q)))
    return out


def uni_outline(l=225.0, w=112.5, amp=9.0, joint=3.0):
    """Zig-zag interlocking outline; six unit edges carry the same point-symmetric wave."""
    u = w
    prof = [(0.0, 0.0), (0.10, 1.0), (0.40, 1.0), (0.60, -1.0), (0.90, -1.0)]
    corners = rect(l, w)
    pts = []
    for i in range(4):
        a, b = np.array(corners[i]), np.array(corners[(i + 1) % 4])
        k = int(round(np.linalg.norm(b - a) / u))
        d = (b - a) / k
        n = np.array([d[1], -d[0]]) / np.linalg.norm(d)
        for j in range(k):
            for t, o in prof:
                if t == 0.0 and j > 0:
                    continue
                pts.append(tuple(a + d * (j + t) + n * o * amp))
    return offset_poly(pts, -joint / 2)


def i_outline(l=200.0, w=160.0, a=12.5, joint=3.0):
    """Dumb-bell outline; neighbours are shifted by half a length (pitch w - 2a)."""
    p = w - 2 * a
    ys = [(-l / 2, 1), (-3 * l / 8, 1), (-l / 8, -1), (l / 8, -1), (3 * l / 8, 1), (l / 2, 1)]
    right = [(p / 2 + a * t, y) for y, t in ys]
    left = [(-x, y) for x, y in reversed(right)]
    return offset_poly(right + left, -joint / 2)


def offset_poly(pts, d):
    """Mitre offset; positive d grows a counter-clockwise polygon."""
    p = np.array(pts, float)
    return [tuple(q) for q in p + _normals(p) * d]


def _normals(p):
    e = np.roll(p, -1, 0) - p
    e = e / np.maximum(np.linalg.norm(e, axis=1, keepdims=True), 1e-9)
    n = np.stack([e[:, 1], -e[:, 0]], 1)
    m = n + np.roll(n, 1, 0)
    m = m / np.maximum(np.linalg.norm(m, axis=1, keepdims=True), 1e-9)
    c = np.clip((m * n).sum(1, keepdims=True), 0.3, 1)
    return m / c


def _resample(poly, step):
    """Densify a loop. Returns points and an arris flag per point."""
    p = np.array(poly, float)
    if step is None:
        return p, np.zeros(len(p))
    e = np.roll(p, -1, 0) - p
    ln = np.linalg.norm(e, axis=1)
    d = e / np.maximum(ln[:, None], 1e-9)
    turn = np.abs(np.cross(np.roll(d, 1, 0), d))
    pts, flag = [], []
    for i in range(len(p)):
        pts.append(p[i])
        flag.append(min(1.0, turn[i] * 3.0))
        L = ln[i]
        ts = []
        if L > 3 * TIGHT:
            k = max(1, int(round((L - 2 * TIGHT) / step)))
            ts = [TIGHT + (L - 2 * TIGHT) * j / k for j in range(k + 1)]
        elif L > step:
            k = int(math.ceil(L / step))
            ts = [L * j / k for j in range(1, k)]
        for t in ts:
            pts.append(p[i] + d[i] * t)
            flag.append(0.0)
    return np.array(pts), np.array(flag)


def _inside(poly, q):
    x, y = q[:, 0], q[:, 1]
    res = np.zeros(len(q), bool)
    a = np.array(poly)
    b = np.roll(a, -1, 0)
    for (x0, y0), (x1, y1) in zip(a, b):
        if y0 == y1:
            continue
        c = ((y0 > y) != (y1 > y)) & (x < (x1 - x0) * (y - y0) / (y1 - y0) + x0)
        res ^= c
    return res


def prism(outer, holes=(), h=100.0, ct=3.0, cb=3.0, step=None, hole_ct=None, taper=0.0, blind=0.0,
          relief=None):
    """Vertical prism with through holes.

    ct / cb: top / bottom chamfer; hole_ct: chamfer of hole rims; taper: how much wider a
    hole is at the bottom than at the top (per side); relief(x, y) -> mm added to the top face.
    Returns (vertices Nx3 mm, faces, edge weights).
    """
    hole_ct = ct * 0.6 if hole_ct is None else hole_ct
    verts, edge, faces = [], [], []

    def zlevels(c_top, c_bot):
        if step is None:
            return [(0.0, -c_bot), (c_bot, 0.0), (h - c_top, 0.0), (h, -c_top)]
        zs = [(0.0, -c_bot), (c_bot * 0.3, -c_bot * 0.3), (c_bot, 0.0)] if c_bot > 0 else [(0.0, 0.0)]
        z0, z1 = c_bot + TIGHT, h - c_top - TIGHT
        k = max(1, int(round((z1 - z0) / step)))
        zs += [(z0 + (z1 - z0) * j / k, 0.0) for j in range(k + 1)]
        mid = [(h - c_top * 0.3, -c_top * 0.3)] if c_top < 3 else []
        zs += [(h - c_top, 0.0)] + mid + [(h, -c_top)] if c_top > 0 else [(h, 0.0)]
        return zs

    rings_top, rings_bot, loops_top = [], [], []
    for li, loop in enumerate([outer] + list(holes)):
        is_hole = li > 0
        base, flag = _resample(loop, step)
        nrm = _normals(base)
        sgn = -1.0 if is_hole else 1.0
        c_top, c_bot = (hole_ct, hole_ct) if is_hole else (ct, cb)
        zs = zlevels(c_top, c_bot)
        n = len(base)
        prev = None
        for zi, (z, o) in enumerate(zs):
            grow = taper * (1 - z / h) if is_hole else 0.0
            ring = base + nrm * (sgn * o + grow)
            start = len(verts)
            near = 1.0 if (z <= c_bot + 0.01 or z >= h - c_top - 0.01) else 0.0
            for k in range(n):
                verts.append((ring[k, 0], ring[k, 1], z))
                edge.append(0.0 if step is None else max(near, flag[k] if not is_hole else 0.0))
            if prev is not None:
                for k in range(n):
                    k2 = (k + 1) % n
                    f = (prev + k, prev + k2, start + k2, start + k)
                    faces.append(f if not is_hole else f[::-1])
            if zi == 0:
                rings_bot.append((start, n))
            prev = start
        rings_top.append((prev, n))
        loops_top.append(ring)

    V = np.array(verts)
    for rings, z, up in ((rings_top, h, True), (rings_bot, 0.0, False)):
        idx = np.concatenate([np.arange(s, s + n) for s, n in rings])
        pts = [V[s:s + n, :2] for s, n in rings]
        p2 = np.concatenate(pts)
        cons, off = [], 0
        for _, n in rings:
            cons += [(off + k, off + (k + 1) % n) for k in range(n)]
            off += n
        extra = np.zeros((0, 2))
        if step is not None:  # the near end of a profile laid along x is a bottom
            inset = [p + _normals(p) * (-TIGHT if i == 0 else TIGHT) for i, p in enumerate(pts)]
            xs = np.arange(p2[:, 0].min() + step / 2, p2[:, 0].max(), step)
            ys = np.arange(p2[:, 1].min() + step / 2, p2[:, 1].max(), step)
            gx, gy = np.meshgrid(xs, ys)
            cand = np.stack([gx.ravel(), gy.ravel()], 1)
            cand = np.concatenate(inset + [cand])
            keep = _inside(pts[0], cand)
            for p in pts[1:]:
                keep &= ~_inside(p, cand)
            dist = np.full(len(cand), 1e9)
            for q in p2:
                dist = np.minimum(dist, np.hypot(cand[:, 0] - q[0], cand[:, 1] - q[1]))
            ni = sum(len(p) for p in inset)
            lim = np.where(np.arange(len(cand)) < ni, TIGHT * 0.8, TIGHT + step * 0.45)
            extra = cand[keep & (dist > lim)]
        allp = np.concatenate([p2, extra])
        res = delaunay_2d_cdt([Vector(p) for p in allp], cons, [], 1, 1e-5)
        rv, _, rf, ro = res[0], res[1], res[2], res[3]
        mapping = []
        for vi, orig in enumerate(ro):
            o = orig[0] if orig else -1
            if 0 <= o < len(idx):
                mapping.append(int(idx[o]))
            else:
                mapping.append(len(verts))
                verts.append((rv[vi][0], rv[vi][1], z))
                edge.append(0.0)
        tri = np.array([list(f) for f in rf])
        cen = np.array([[rv[i][0], rv[i][1]] for i in tri.ravel()]).reshape(-1, 3, 2).mean(1)
        keep = np.ones(len(tri), bool)
        for p in pts[1:]:
            keep &= ~_inside(p, cen)
        keep &= _inside(pts[0], cen)
        for f in tri[keep]:
            g = tuple(mapping[i] for i in f)
            a, b, c = (verts[i] for i in g)
            ccw = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0
            faces.append(g if ccw == up else g[::-1])
    V = np.array(verts)
    if relief is not None:
        top = V[:, 2] > h - 0.01
        V[top, 2] += relief(V[top, 0], V[top, 1])
    return V, faces, np.array(edge)


def heightfield(l, w, h, relief, res=1.0, ct=2.0):
    """Slab l x w x h whose top carries relief(x, y) in mm (grid spacing `res`)."""
    nx, ny = int(l / res) + 1, int(w / res) + 1
    x = np.linspace(-l / 2, l / 2, nx)
    y = np.linspace(-w / 2, w / 2, ny)
    gx, gy = np.meshgrid(x, y)
    border = np.minimum(np.minimum(gx + l / 2, l / 2 - gx), np.minimum(gy + w / 2, w / 2 - gy))
    z = h + relief(gx, gy)
    z = np.minimum(z, h - ct + np.maximum(border, 0) * 1.0 + 0.0)
    V = np.stack([gx.ravel(), gy.ravel(), z.ravel()], 1)
    i = np.arange((nx - 1) * (ny - 1))
    a = i // (nx - 1) * nx + i % (nx - 1)
    faces = np.stack([a, a + 1, a + nx + 1, a + nx], 1).tolist()
    ring = list(range(nx)) + [k * nx + nx - 1 for k in range(1, ny)] + \
        [(ny - 1) * nx + k for k in range(nx - 2, -1, -1)] + [k * nx for k in range(ny - 2, 0, -1)]
    base = len(V)
    low = V[ring].copy()
    low[:, 2] = 0
    V = np.concatenate([V, low])
    n = len(ring)
    for k in range(n):
        faces.append([base + k, base + (k + 1) % n, ring[(k + 1) % n], ring[k]])
    edge = np.zeros(len(V))
    edge[ring] = 0.6
    return V, faces, edge


def to_object(name, data, material=None, smooth=False, axis=None):
    """Create a Blender object (metres) from millimetre data.

    axis='x' lays a vertical extrusion along x: profile (x, y) -> (y, z), length -> x.
    """
    V, faces, edge = data
    V = np.array(V, float)
    if axis == "x":
        V = np.stack([V[:, 2] - V[:, 2].max() / 2, V[:, 0], V[:, 1] - V[:, 1].min()], 1)
    me = bpy.data.meshes.new(name)
    me.from_pydata((V * 0.001).tolist(), [], [tuple(f) for f in faces])
    me.update()
    att = me.attributes.new("edge", "FLOAT", "POINT")
    att.data.foreach_set("value", np.asarray(edge, np.float32))
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    if material is not None:
        me.materials.append(material)
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    return ob


# ---------------------------------------------------------------- products
def hollow_block(w=190.0, l=390.0, h=190.0, step=None):
    """Two-core hollow block; shells and webs follow the width."""
    shell = {190: 34, 140: 28, 100: 25, 90: 23}.get(int(w), w * 0.2)
    web_end, web_mid = 32.0, 36.0
    cl = (l - 2 * web_end - web_mid) / 2
    cw = w - 2 * shell
    r = min(22.0, cw * 0.3)
    cx = (cl + web_mid) / 2
    n = 6 if step else 3
    holes = [fillet(shift(rect(cl, cw), s * cx, 0), r, n) for s in (-1, 1)]
    out = fillet(rect(l, w), 2.5, 2) if step else rect(l, w)
    return prism(out, holes, h, 2.0 if step else 2.5, 2.0, step, hole_ct=2.5, taper=-2.5)


def half_block(step=None, s=190.0, shell=34.0, web=32.0):
    """Half of the 190 mm hollow block: the same shells and webs round one core."""
    hole = fillet(rect(s - 2 * web, s - 2 * shell), 22.0, 6 if step else 3)
    out = fillet(rect(s, s), 2.5, 2) if step else rect(s, s)
    return prism(out, [hole], s, 2.0 if step else 2.5, 2.0, step, hole_ct=2.5, taper=-2.5)


def three_hole_brick(step=None, l=240.0, w=115.0, h=70.0, r=17.0):
    holes = [circle(r, x, 0, 48 if step else 20) for x in (-70, 0, 70)]
    return prism(fillet(rect(l, w), 2.5, 2), holes, h, 2.0, 2.0, step, hole_ct=1.5)


def solid_brick(step=None, l=240.0, w=115.0, h=70.0):
    return prism(fillet(rect(l, w), 2.5, 2) if step else rect(l, w), (), h, 2.2, 2.2, step)


def uni_paver(h=60.0, step=None, chamfer=4.0):
    return prism(fillet(uni_outline(), chamfer + 1.5, 3) if step else uni_outline(), (), h, chamfer, 1.5, step)


def rect_paver(step=None, l=200.0, w=100.0, h=60.0, chamfer=4.5, joint=3.0):
    o = rect(l - joint, w - joint)
    return prism(fillet(o, chamfer + 1.5, 4) if step else o, (), h, chamfer, 1.5, step)


def i_block(step=None, h=60.0, chamfer=4.5):
    return prism(fillet(i_outline(), chamfer + 1.5, 3) if step else i_outline(), (), h, chamfer, 1.5, step)


def kerb(l, h, w, kind="chamfer", step=None):
    """Kerb profile in (y, z); 'chamfer' = 45 degree splay, 'batter' = half-battered face."""
    if kind == "chamfer":
        c = w * 0.22
        prof = [(-w / 2, 0), (w / 2, 0), (w / 2, h), (-w / 2 + c, h), (-w / 2, h - c)]
    else:
        prof = [(-w / 2, 0), (w / 2, 0), (w / 2, h), (-w / 2 + w * 0.30, h), (-w / 2, h * 0.45)]
    prof = fillet(prof, 7.0, 4)
    return prism(prof, (), l, 2.5, 2.5, step)


def edging(l=500.0, h=200.0, w=60.0, step=None):
    r = w / 2
    arc = [(r * math.cos(t), h - r + r * math.sin(t)) for t in np.linspace(0, math.pi, 17)]
    return prism([(-r, 0), (r, 0)] + arc, (), l, 2.5, 2.5, step)


def coping(l=400.0, w=250.0, h=60.0, step=None):
    """Coping in (y, z): weathered both ways from a ridge in the middle, a drip groove under each overhang."""
    e, g, d, inset = h - 26.0, 7.0, 11.0, 18.0
    under = []
    for s in (-1, 1):
        c = s * (w / 2 - inset)
        under += [(c - g, 0), (c - g, d), (c + g, d), (c + g, 0)]
    prof = [(-w / 2, 0)] + under + [(w / 2, 0), (w / 2, e), (0, h), (-w / 2, e)]
    return prism(fillet(prof, 3.5, 3), (), l, 2.5, 2.5, step)


def channel(l=500.0, w=250.0, h=200.0, wall=38.0, floor=45.0, step=None):
    """Open drain channel in (y, z): upright walls over a half-round invert."""
    r = w / 2 - wall
    z = floor + r
    invert = [(r * math.cos(t), z - r * math.sin(t)) for t in np.linspace(0, math.pi, 33)]
    prof = [(-w / 2, 0), (w / 2, 0), (w / 2, h), (r, h)] + invert + [(-r, h), (-w / 2, h)]
    return prism(fillet(prof, 5.0, 3), (), l, 2.5, 2.5, step)


def plank(step=None, l=1200.0, w=300.0, t=60.0):
    """Precast plank with shallow side keys and softly chamfered top arrises."""
    k, d = 16.0, 9.0
    right = [(w / 2, 0), (w / 2, t / 2 - k), (w / 2 - d, t / 2 - k * 0.4), (w / 2 - d, t / 2 + k * 0.4),
             (w / 2, t / 2 + k), (w / 2, t - 6), (w / 2 - 6, t)]
    prof = [(-w / 2, 0)] + right + [(-x, y) for x, y in reversed(right)][:-1]
    return prism(prof, (), l, 2.5, 2.5, step)


def erosion_block(step=None, s=400.0, h=100.0, n=3):
    """Open-cell grid block: n x n rounded cells and half-round keys on the perimeter."""
    cell = 92.0
    pitch = s / n
    holes = []
    for i in range(n):
        for j in range(n):
            c = shift(rect(cell, cell), (i - (n - 1) / 2) * pitch, (j - (n - 1) / 2) * pitch)
            holes.append(fillet(c, 26, 6 if step else 3))
    e = s / 2 - 1.5
    out = []
    corners = [(-e, -e), (e, -e), (e, e), (-e, e)]
    for k in range(4):
        a, b = np.array(corners[k]), np.array(corners[(k + 1) % 4])
        d = (b - a) / np.linalg.norm(b - a)
        nrm = np.array([d[1], -d[0]])
        out.append(tuple(a))
        for m in range(1, n):
            c = a + d * (2 * e) * m / n
            ang = np.linspace(math.pi, 0, 9)
            for t in ang:
                out.append(tuple(c + d * 15 * math.cos(t) - nrm * 15 * math.sin(t)))
    return prism(out, holes, h, 4.0, 2.0, step, hole_ct=5.0, taper=-4.0)


def _ramp(d, w):
    return np.clip(d / w + 0.5, 0, 1)


def relief_checker(x, y, cell=50.0, groove=7.0):
    """Raised square pads, as `form` of the product states them."""
    u, v = (x + 150) % cell, (y + 150) % cell
    b = np.minimum(np.minimum(u, cell - u), np.minimum(v, cell - v))
    return -5.5 * (1 - np.clip((b - groove / 2) / 2.5, 0, 1))


def relief_chevron(x, y, period=30.0):
    z = np.abs((x % 100.0) - 50.0)
    t = ((y + 0.58 * z) % period) / period
    return -5.5 * (1 - np.clip((np.abs(t - 0.5) * 2 * period / 2 - 3.0) / 2.6, 0, 1))


def relief_bubble(x, y, pitch=60.0, diameter=25.0):
    """Studs that mark a stop, 5 mm high, as `form` of the product states them."""
    u = ((x + 150) % pitch) - pitch / 2
    v = ((y + 150) % pitch) - pitch / 2
    r = np.hypot(u, v)
    return -5.0 + 5.0 * np.clip((diameter / 2 + 0.6 - r) / 3.2, 0, 1) ** 0.7


def relief_stripe(x, y, pitch=75.0, width=20.0, gap=15.0):
    """Bars that lead along y, 5 mm high, as `form` of the product states them; `gap` between the bars of two tiles."""
    t = width / 2 - np.abs(((x + 150) % pitch) - pitch / 2)
    end = (300.0 - gap) / 2 - np.abs(y)
    return -5.0 + 5.0 * np.clip((np.minimum(t, end) + 0.8) / 1.6, 0, 1)


RELIEFS = dict(checker=relief_checker, chevron=relief_chevron, bubble=relief_bubble, stripe=relief_stripe)
TILE_THICKNESS = dict(checker=25.0, chevron=25.0, bubble=25.0, stripe=20.0)  # mm, relief included


def tile(pattern, res=0.8, s=300.0, t=None, depth=1.0):
    """Pavement tile; depth scales the relief."""
    t = t or TILE_THICKNESS[pattern]
    return heightfield(s - 1.5, s - 1.5, t, lambda x, y: depth * RELIEFS[pattern](x, y), res)
