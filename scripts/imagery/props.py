"""Traces of people at work: tools, strapped pallets, gates, a rickshaw, a scaffold. Metres; +x is forward, the ground is z = 0."""
import math

import concrete as C
import masonry as M
import nature as N

YELLOW, WORN_GREEN, BLACK = "#A88A45", "#3F5745", "#222324"


class Thing:
    """Parts of one object in its own axes, placed together."""

    def __init__(self, loc, yaw=0.0, lean=0.0):
        """lean: angle by which +x is raised."""
        self.loc, self.turn = loc, (0, -lean, yaw)

    def put(self, name, verts, faces, mat, smooth=True):
        return N.place(N.mesh(name, verts, faces, mat, smooth), self.loc, self.turn)

    def rod(self, points, radius, mat, seg=10):
        radii = radius if isinstance(radius, (list, tuple)) else [radius] * len(points)
        V, F = N.tube(points, radii, seg)
        n = len(V)
        return self.put("rod", V, [*F, tuple(range(seg)), tuple(range(n - seg, n))], mat)

    def block(self, size, at, mat):
        """Box; at is the middle of its base."""
        return self.put("block", *N.cuboid(size, at), mat, False)

    def lathe(self, profile, mat, at=(0, 0, 0), seg=28):
        """Surface of revolution about z; profile: (radius, height)."""
        V = [(at[0] + r * math.cos(2 * math.pi * k / seg), at[1] + r * math.sin(2 * math.pi * k / seg), at[2] + z)
             for r, z in profile for k in range(seg)]
        F = [(i * seg + k, i * seg + (k + 1) % seg, (i + 1) * seg + (k + 1) % seg, (i + 1) * seg + k)
             for i in range(len(profile) - 1) for k in range(seg)]
        return self.put("lathe", V, F, mat)

    def wheel(self, at, radius, tyre, mat, spokes=0, steel=None):
        """Upright wheel that rolls along x."""
        ring = [(at[0] + radius * math.cos(2 * math.pi * k / 36), at[1], at[2] + radius * math.sin(2 * math.pi * k / 36)) for k in range(37)]
        self.rod(ring, tyre, mat, 8)
        for k in range(spokes):
            a = 2 * math.pi * k / spokes
            self.rod([at, (at[0] + radius * math.cos(a), at[1], at[2] + radius * math.sin(a))], 0.0022, steel, 4)


def steel(name, color, rough=0.45):
    """Painted steel, worn to rust in places."""
    return C.mineral(name, C.srgb(color), tint=C.srgb("#5E4A3A"), kind="smooth", tile=0.5, vary=0.03, stain=0.5, relief=0.3, rough=rough)


def trowel(loc, yaw):
    t = Thing(loc, yaw)
    blade = C.plain("blade", C.srgb("#8A8B89"), 0.35, 0.9)
    V = [(x, y, z) for z in (0.004, 0.006) for x, y in ((0.14, 0), (-0.06, 0.058), (-0.12, 0.02), (-0.12, -0.02), (-0.06, -0.058))]
    t.put("blade", V, [(4, 3, 2, 1, 0), (5, 6, 7, 8, 9), *[(k, (k + 1) % 5, 5 + (k + 1) % 5, 5 + k) for k in range(5)]], blade, False)
    t.rod([(-0.11, 0, 0.006), (-0.15, 0, 0.012), (-0.165, 0, 0.05), (-0.19, 0, 0.056)], 0.006, blade)
    t.rod([(-0.185, 0, 0.056), (-0.22, 0, 0.055), (-0.28, 0, 0.05), (-0.315, 0, 0.048)], [0.011, 0.016, 0.018, 0.012],
          C.plain("handle", C.srgb("#8A5A33"), 0.6))
    t.put("smear", *_smear(0.05), C.mineral("wetmortar", C.srgb("#77736C"), kind="soil", tile=0.2, relief=2))


def _smear(r):
    V = [(0, 0, 0.016)] + [(r * (0.7 + 0.3 * math.sin(3 * a)) * math.cos(a), r * 0.7 * math.sin(a), 0.007) for a in (k * 0.3142 for k in range(20))]
    return V, [(0, 1 + k, 1 + (k + 1) % 20) for k in range(20)]


def bucket(loc):
    """Mortar bucket of rubber, three quarters full."""
    t = Thing(loc)
    t.lathe([(0.10, 0), (0.105, 0.005), (0.145, 0.27), (0.156, 0.275), (0.156, 0.285), (0.14, 0.285), (0.132, 0.2)], C.plain("rubber", C.srgb(BLACK), 0.55))
    t.lathe([(0.134, 0.195), (0.07, 0.222), (0.0005, 0.235)], C.mineral("wetmortar", C.srgb("#77736C"), kind="soil", tile=0.2, relief=2.5))
    t.rod([(0.152 * math.cos(a), 0.10 * math.sin(a), 0.275 - 0.10 * math.sin(a)) for a in (k * math.pi / 12 for k in range(13))], 0.004,
          C.plain("wire", C.srgb("#77797A"), 0.4, 0.8))


def level(loc, yaw, lean=0.0, length=1.0):
    """Spirit level; lean 0 lies along x, lean 90 degrees stands upright."""
    t = Thing(loc, yaw, lean)
    t.block((length, 0.026, 0.05), (0, 0, 0.005), C.plain("level", C.srgb(YELLOW), 0.4))
    t.block((0.07, 0.029, 0.051), (0, 0, 0.0045), C.plain("vial", C.srgb("#A8B86A"), 0.2))
    for s in (-1, 1):
        t.block((0.02, 0.029, 0.051), (s * length / 2, 0, 0.0045), C.plain("cap", C.srgb(BLACK), 0.6))


def barrow(loc, yaw):
    """Wheelbarrow with a heap of sand."""
    t = Thing(loc, yaw)
    tray, tubing = steel("tray", WORN_GREEN), steel("tubing", "#4B4D4C")
    low, high = [(-0.22, -0.2), (0.34, -0.17), (0.34, 0.17), (-0.22, 0.2)], [(-0.38, -0.33), (0.56, -0.28), (0.56, 0.28), (-0.38, 0.33)]
    V = [(*p, 0.34) for p in low] + [(*p, 0.63) for p in high]
    t.put("tray", V, [(0, 1, 2, 3), *[(k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4)]], tray, False)
    t.rod([(*p, 0.63) for p in (*high, high[0])], 0.011, tray)
    heap = [(0.05, 0.0, 0.74)] + [(0.05 + 0.42 * math.cos(a), 0.27 * math.sin(a), 0.585 + 0.012 * math.sin(5 * a)) for a in (k * 0.2618 for k in range(24))]
    t.put("heap", heap, [(0, 1 + k, 1 + (k + 1) % 24) for k in range(24)], C.mineral("sand", C.srgb("#A08B68"), kind="soil", tile=0.3, relief=3))
    for s in (-1, 1):
        t.rod([(0.78, s * 0.05, 0.2), (0.42, s * 0.17, 0.32), (-0.3, s * 0.25, 0.345), (-0.62, s * 0.29, 0.47), (-0.98, s * 0.29, 0.5)], 0.016, tubing)
        t.rod([(-0.8, s * 0.29, 0.49), (-0.99, s * 0.29, 0.5)], 0.021, C.plain("grip", C.srgb(BLACK), 0.7))
        t.rod([(-0.15, s * 0.23, 0.34), (-0.3, s * 0.25, 0.02), (-0.42, s * 0.25, 0.02), (-0.34, s * 0.26, 0.34)], 0.013, tubing)
    t.wheel((0.78, 0, 0.2), 0.16, 0.042, C.plain("tyre", C.srgb(BLACK), 0.8))
    t.rod([(0.78, -0.06, 0.2), (0.78, 0.06, 0.2)], 0.06, tubing, 16)


def straps(size, counts, origin, yaw, gap=(0.004, 0.004, 0.0), label=True):
    """Two bands of black tape about a stack (arguments as of masonry.stack) and its label."""
    X, Y, Z = (counts[k] * (size[k] + gap[k]) for k in range(3))
    t = Thing(origin, yaw)
    tape = C.plain("tape", C.srgb(BLACK), 0.45)
    for x in (-X * 0.27, X * 0.27):
        t.block((0.019, Y + 0.010, 0.002), (x, 0, Z), tape)
        for s in (-1, 1):
            t.block((0.019, 0.002, Z), (x, s * (Y / 2 + 0.004), 0), tape)
    if label:
        t.block((0.21, 0.002, 0.148), (X * 0.04, -Y / 2 - 0.006, Z * 0.62), C.plain("card", C.srgb("#C9C4B6"), 0.7))
        t.block((0.21, 0.001, 0.03), (X * 0.04, -Y / 2 - 0.0075, Z * 0.62 + 0.118), C.plain("cardhead", C.srgb("#A2472F"), 0.7))
        for k, w in enumerate((0.15, 0.12, 0.16)):
            t.block((w, 0.001, 0.009), (X * 0.04 - (0.17 - w) / 2, -Y / 2 - 0.0075, Z * 0.62 + 0.085 - k * 0.026), C.plain("print", C.srgb("#55524C"), 0.7))


def gate(loc, yaw, width, height, mat, bars=9):
    """One leaf of a steel gate, hung at loc, sheeted below."""
    t = Thing(loc, yaw)
    for x in (0.03, width - 0.03):
        t.block((0.05, 0.05, height - 0.06), (x, 0, 0.06), mat)
    for z in (0.06, height * 0.45, height - 0.05):
        t.block((width - 0.06, 0.045, 0.05), (width / 2, 0, z), mat)
    t.block((width - 0.1, 0.012, height * 0.45 - 0.1), (width / 2, 0, 0.11), mat)
    for k in range(bars):
        x = 0.06 + (k + 1) * (width - 0.12) / (bars + 1)
        t.block((0.018, 0.018, height * 0.55 + 0.03), (x, 0, height * 0.45), mat)
    t.block((0.03, 0.05, 0.16), (width - 0.08, -0.04, height * 0.5), C.plain("latch", C.srgb("#8B8C88"), 0.35, 0.8))


def rickshaw(loc, yaw):
    """Cycle rickshaw with its hood folded back; loc is below its rear axle."""
    t = Thing(loc, yaw)
    tyre, chrome = C.plain("tyre", C.srgb(BLACK), 0.8), C.plain("chrome", C.srgb("#9A9C9A"), 0.3, 0.9)
    frame, red, blue = (C.plain(n, C.srgb(c), 0.4) for n, c in (("rframe", "#2C3E50"), ("rred", "#9E2F28"), ("rblue", "#2D5C7C")))
    for at in ((0, -0.44, 0.34), (0, 0.44, 0.34), (1.62, 0, 0.34)):
        t.wheel(at, 0.33, 0.017, tyre, 18, chrome)
    t.rod([(0, -0.47, 0.34), (0, 0.47, 0.34)], 0.014, chrome)
    for s in (-1, 1):
        t.rod([(0, s * 0.3, 0.34), (0.55, s * 0.05, 0.34), (0.92, s * 0.02, 0.3)], 0.014, frame)
        t.rod([(1.62, s * 0.05, 0.34), (1.52, s * 0.05, 0.78)], 0.011, frame)
        t.rod([(1.46, 0, 1.02), (1.48, s * 0.12, 1.05), (1.30, s * 0.28, 1.03)], 0.011, chrome)
    t.rod([(0.92, 0, 0.3), (0.76, 0, 0.86)], 0.015, frame)
    t.rod([(0.78, 0, 0.78), (1.5, 0, 0.84)], 0.015, frame)
    t.rod([(0.92, 0, 0.3), (1.5, 0, 0.76)], 0.016, frame)
    t.rod([(1.52, 0, 0.74), (1.46, 0, 1.04)], 0.014, chrome)
    t.block((0.24, 0.14, 0.06), (0.74, 0, 0.86), C.plain("saddle", C.srgb("#3A2A20"), 0.6))
    t.block((0.62, 0.86, 0.05), (0.42, 0, 0.46), steel("floor", "#7A7F7C"))
    t.block((0.5, 0.86, 0.34), (-0.02, 0, 0.5), red)
    t.block((0.46, 0.80, 0.10), (0.0, 0, 0.84), blue)
    t.block((0.08, 0.82, 0.46), (-0.24, 0, 0.86), red)
    for s in (-1, 1):
        t.block((0.46, 0.04, 0.18), (0.0, s * 0.43, 0.84), blue)
        t.rod([(0.2, s * 0.45, 0.8), (0.24, s * 0.45, 1.0), (-0.2, s * 0.45, 1.06)], 0.012, chrome)
        # mudguards
        t.rod([(0.37 * math.cos(a), s * 0.44, 0.34 + 0.37 * math.sin(a)) for a in (0.35 + k * 0.22 for k in range(12))], 0.02, red, 6)
    V, F = [], []
    folds = 15
    for k in range(folds):
        a = math.radians(70 + 95 * k / (folds - 1))
        r = 0.62 if k % 2 else 0.57
        V += [(-0.02 + r * math.cos(a), y, 1.0 + r * math.sin(a) * 0.95) for y in (-0.44, -0.40, 0.40, 0.44)]
        V[-4] = (V[-4][0], -0.45, V[-4][2] - 0.14)
        V[-1] = (V[-1][0], 0.45, V[-1][2] - 0.14)
        if k:
            o = 4 * (k - 1)
            F += [(o + j, o + j + 1, o + j + 5, o + j + 4) for j in range(3)]
    for s, edge in ((-1, 0), (1, 3)):
        # The sides fold down to the hinges beside the seat.
        hinge = len(V)
        V.append((-0.06, s * 0.45, 0.98))
        F += [(hinge, 4 * (k - 1) + edge, 4 * k + edge) for k in range(1, folds)]
    t.put("hood", V, F, blue)


def cloth(loc, yaw, width, drop, color):
    """A cloth over a rail at loc, falling on both sides."""
    t = Thing(loc, yaw)
    cols, rows = 24, 10
    V, F = [], []
    for j in range(-rows, rows + 1):
        for i in range(cols + 1):
            u = i / cols
            fall = abs(j) / rows
            y = (0.035 if j else 0.0) * (1 if j > 0 else -1) * (0.5 + fall) + 0.022 * fall * math.sin(u * 19 + j * 0.2)
            V.append(((u - 0.5) * width * (1 - 0.06 * fall), y, 0.03 - drop * fall * (1 if j < 0 else 0.72)))
    for j in range(2 * rows):
        for i in range(cols):
            o = j * (cols + 1) + i
            F.append((o, o + 1, o + cols + 2, o + cols + 1))
    t.put("cloth", V, F, C.plain("cloth" + color, C.srgb(color), 0.85))


def strapped_stack(me, size, counts, origin, yaw, seed, wood, gap=(0.004, 0.004, 0.0), label=True, **kw):
    """Pallet, stack and straps at origin on the ground."""
    M.pallet(origin, yaw, wood)
    on = (origin[0], origin[1], origin[2] + 0.13)
    M.stack(me, size, counts, on, yaw, gap=gap, seed=seed, **kw)
    straps(size, counts, on, yaw, gap, label)


def calliper(loc, yaw, opening=0.06):
    """Vernier calliper lying flat; its jaws point to -y, opening metres apart."""
    t = Thing(loc, yaw)
    polished = C.plain("polished", C.srgb("#9A9B99"), 0.3, 0.9)
    dark = C.plain("scale", C.srgb("#3A3B3C"), 0.5)
    t.block((0.27, 0.016, 0.0035), (0.095, 0, 0.001), polished)
    for at, rise in ((0, 0.006), (opening, 0.007)):
        side = -1 if at == 0 else 1
        V = [(at + side * x, y, z) for z in (0.001, rise) for x, y in ((0, 0.010), (0, -0.052), (0.005, -0.052), (0.016, -0.012), (0.016, 0.010))]
        F = [(4, 3, 2, 1, 0), (5, 6, 7, 8, 9), *[(k, (k + 1) % 5, 5 + (k + 1) % 5, 5 + k) for k in range(5)]]
        t.put("jaw", V, F, polished, False)
        t.block((0.007, 0.03, 0.004), (at + side * 0.006, 0.022, 0.001), polished)
    t.block((0.052, 0.026, 0.0075), (opening + 0.03, -0.001, 0.0005), polished)
    t.block((0.038, 0.006, 0.0003), (opening + 0.031, -0.008, 0.008), dark)
    t.lathe([(0.006, 0.008), (0.006, 0.014), (0.0005, 0.015)], dark, at=(opening + 0.03, 0.009, 0))
    for k in range(50):
        t.block((0.0006, 0.007 if k % 5 else 0.011, 0.0002), (0.004 + k * 0.0045, -0.0025 if k % 5 else -0.001, 0.0045), dark)


def helmet(loc, yaw, color="#C9A23C"):
    """Safety helmet put down on its brim; its peak points to +x."""
    t = Thing(loc, yaw)
    shell = C.plain("helmet", C.srgb(color), 0.35, vary=0.05)
    t.lathe([(0.13, 0.012), (0.152, 0.006), (0.153, 0.010), (0.133, 0.018), (0.131, 0.05), (0.118, 0.095), (0.085, 0.132), (0.04, 0.15), (0.0005, 0.153)], shell)
    arc = [math.pi * k / 14 for k in range(15)]
    for y in (-0.03, 0, 0.03):
        t.rod([(0.128 * math.cos(a), y, 0.03 + 0.126 * math.sin(a) * (1 - 3 * y * y / 0.03)) for a in arc], 0.008, shell)
    peak = [(0.10 + 0.085 * math.cos(a), 0.115 * math.sin(a), 0.012 - 0.008 * math.cos(a)) for a in (math.pi * (k / 12 - 0.5) for k in range(13))]
    V = [(x, y, z + rise) for rise in (0, 0.004) for x, y, z in peak]
    t.put("peak", V, [tuple(range(12, -1, -1)), tuple(range(13, 26)), *[(k, k + 1, 14 + k, 13 + k) for k in range(12)]], shell)


def bamboo(start, end, radius, mat):
    """Pole with its nodes, thinner towards the end."""
    length = math.dist(start, end)
    nodes = [k / round(length / 0.33) for k in range(1, round(length / 0.33))]
    along = [(0.0, 1.0), *[(f + off / length, swell) for f in nodes for off, swell in ((-0.02, 1.0), (0.0, 1.12), (0.02, 1.0))], (1.0, 1.0)]
    Thing((0, 0, 0)).rod([tuple(u + f * (v - u) for u, v in zip(start, end)) for f, _ in along],
                         [radius * (1 - 0.28 * f) * swell for f, swell in along], mat, 12)


def scaffold(x0, x1, y, deck, top, bay=1.25):
    """Bamboo scaffold along a wall whose face is at y = 0: poles at y, ledgers, putlogs into the wall, planks at the height deck."""
    poles = [C.mineral("bamboo%d" % k, C.srgb(c), tint=C.srgb("#6E5A34"), kind="smooth", tile=0.6, vary=0.06, stain=0.5, relief=0.2, rough=0.55)
             for k, c in enumerate(("#A58B55", "#947B48", "#8A7A4E"))]
    rope = C.plain("jute", C.srgb("#6B5433"), 0.95)
    count = round((x1 - x0) / bay)
    uprights = [x0 + k * (x1 - x0) / count for k in range(count + 1)]

    def lash(x, z):
        for k in range(4):
            ring = [(x + 0.052 * math.cos(a), y + 0.052 * math.sin(a), z - 0.03 + 0.014 * k + 0.02 * math.cos(a)) for a in (j * math.pi / 8 for j in range(17))]
            Thing((0, 0, 0)).rod(ring, 0.006, rope, 6)

    for k, x in enumerate(uprights):
        bamboo((x, y, 0), (x + 0.03 * math.sin(k * 2.1), y + 0.02, top + 0.25 * math.sin(k * 1.7)), 0.042, poles[k % 3])
        for z in (deck - 0.09, deck + 0.85):
            lash(x, z)
        bamboo((x + 0.07, y - 0.18, deck - 0.02), (x + 0.07, 0.02, deck - 0.02), 0.033, poles[(k + 1) % 3])
    for z, reach in ((deck - 0.09, 0.35), (deck + 0.85, 0.5)):
        bamboo((x0 - reach, y + 0.075, z), (x1 + reach, y + 0.07, z + 0.03), 0.036, poles[0])
    wood = C.plain("plank", C.srgb("#8C7754"), 0.85, vary=0.2)
    for k in range(3):
        N.box("plank", (x1 - x0 + 0.5 + 0.1 * k, 0.21, 0.035), ((x0 + x1) / 2 + 0.05 * k, y + 0.17 + k * 0.225, deck + 0.012), wood, 0.006 * (k - 1))
