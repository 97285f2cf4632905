"""The house of two storeys in exposed blocks. Metres; the front lies on the x axis, the camera looks towards +y."""
import math
import random

import blocks
import concrete as C
import masonry as M
import nature as N
import props as P
import studio
from ground import joint_sand, litter, soil, tufts


def house_elevation():
    N.daylight(30, 222, sun=4.3, sky=0.13, color=(1.0, 0.89, 0.74), angle=0.8)
    wl = M.Walling(seed=21)
    conc = C.mineral("slabc", C.CAST, kind="smooth", tile=0.6, relief=0.8, stain=0.4)
    glass, dark = C.glass(), C.plain("room", C.srgb("#4A453E"), 0.9)
    frame, bars = C.plain("frame", C.srgb("#4E4A44"), 0.5), C.plain("grille", C.srgb("#B7B2A6"), 0.5)
    timber, brass = C.plain("door", C.srgb("#5E3D27"), 0.5), C.plain("brass", C.srgb("#A98B4F"), 0.35, 0.9)
    curtains = [C.plain(f"curtain{i}", C.srgb(c), 0.9) for i, c in enumerate(("#C9BFA8", "#A9B3AC", "#B58E77"))]
    chance = random.Random(5)
    ow, od = 48, 34  # half-modules: 9.6 x 6.8 m
    F = 15           # courses per storey (3.0 m)
    g_open = [(4, 14, 2, 12), (20, 26, 0, 12), (32, 44, 3, 12)]
    u_open = [(4, 14, 3, 12), (20, 30, 0, 12), (36, 44, 4, 12)]
    side = [(8, 14, 4, 12), (22, 28, 4, 12)]

    def storey(z, opens, sides):
        wl.wall((0, 0, z), 0, ow, F, opens)
        wl.wall((0.1, 0.1, z), math.pi / 2, od, F, sides)
        for a, b, p, q in opens:
            w, h = (b - a) * 0.2, (q - p) * 0.2
            xc, zc = (a + b) * 0.1, z + p * 0.2
            door = p == 0 and z < 1
            if door:
                front_door(xc, zc, w, h, timber, brass, conc)
            else:
                N.box("pane", (w, 0.006, h), (xc, 0.06, zc), glass)
                window_dress(a * 0.2, zc, w, h, chance, curtains, bars)
                for i in range(3 if w > 1.4 else 2):
                    k = i / (2 if w > 1.4 else 1)
                    N.box("mul", (0.05, 0.06, h), (a * 0.2 + 0.025 + k * (w - 0.05), 0.04, zc), frame)
                for zz in (zc, zc + h - 0.05):
                    N.box("tr", (w, 0.06, 0.05), (xc, 0.04, zz), frame)
                N.box("sill", (w + 0.1, 0.30, 0.06), (xc, -0.02, zc - 0.05), conc)
            N.box("lintel", (w + 0.4, 0.2, 0.19), (xc, 0.0, zc + h + 0.005), conc)
        for a, b, p, q in sides:
            h = (q - p) * 0.2
            N.box("paneS", (0.006, (b - a) * 0.2, h), (0.16, (a + b) * 0.1 + 0.1, z + p * 0.2), glass)
            N.box("lintelS", (0.2, (b - a) * 0.2 + 0.4, 0.19), (0.1, (a + b) * 0.1 + 0.1, z + q * 0.2 + 0.005), conc)
    storey(0.15, g_open, side)
    N.box("slab1", (10.0, 7.4, 0.2), (4.8, 3.35, 3.16), conc)
    N.box("balcony", (3.2, 1.5, 0.16), (5.0, -0.75, 3.18), conc)
    storey(3.36, u_open, side)
    for z in (0.16, 3.37):
        N.box("back", (9.2, 0.1, 2.95), (4.8, 3.6, z), dark)
    N.box("roof", (11.0, 8.4, 0.22), (4.8, 3.2, 6.38), conc)
    N.box("parapet", (9.6, 0.15, 0.4), (4.8, 0.1, 6.6), conc)
    for x in (3.48, 6.52):
        N.box("bp", (0.05, 0.05, 0.95), (x, -1.42, 3.34), frame)
    for i in range(27):
        N.box("bar", (0.016, 0.016, 0.9), (3.5 + i * 3.0 / 26, -1.43, 3.36), frame)
    N.box("rail", (3.1, 0.06, 0.05), (5.0, -1.43, 4.26), frame)
    for x in (3.5, 6.5):
        for i in range(11):
            N.box("bar", (0.016, 0.016, 0.9), (x, -1.38 + i * 0.125, 3.36), frame)
        N.box("rail", (0.06, 1.35, 0.05), (x, -0.75, 4.26), frame)
    P.cloth((4.15, -1.43, 4.31), 0, 0.8, 0.52, "#96403A")
    for x in (5.3, 5.75, 6.2):
        pot((x, -1.2, 3.34))
    N.box("plinth", (9.8, 7.0, 0.16), (4.8, 3.4, 0), conc)
    N.box("canopycol", (0.19, 0.19, 3.0), (6.45, -1.35, 0.16), conc)
    N.box("canopycol", (0.19, 0.19, 3.0), (3.55, -1.35, 0.16), conc)
    N.box("step", (3.2, 1.6, 0.14), (5.0, -0.8, 0.0), conc)
    for x in (3.95, 6.05):
        pot((x, -1.15, 0.14), 1.25)
    V, F = N.tube([(9.42, -0.14, 6.2), (9.42, -0.14, 0.35), (9.42, -0.3, 0.2)], [0.045] * 3)
    N.place(N.mesh("downpipe", V, F, C.plain("pipe", C.srgb("#8C8A84"), 0.5), True))
    grass = N.grass_mat()
    N.plane("lawnbase", -60, 60, -14, 80, -0.01, C.meadow())
    N.lawn(-8, 16, -9.5, 2.5, grass, h=(0.05, 0.12), n=700, size=0.8, width=0.006,
           keep=lambda x, y: not 3.3 < x < 6.7 and not (-0.6 < x < 10.2 and y > -0.5))
    pv = M.paver_set(lambda: blocks.rect_paver(), {"n": C.NATURAL, "c": C.CHARCOAL}, name="path", vary=0.13)
    M.pave(M.herringbone(3.8, 6.2, -10, -1.6, 0.1, lambda i, x, y: "n"), pv, z=-0.03)
    for x in (3.75, 6.25):
        M.pave([(x, -1.65 - k * 0.2, math.pi / 2, "c") for k in range(42)], pv, z=-0.028)
    N.plane("pathsand", 3.68, 6.32, -10, -1.5, 0.022, joint_sand("#6F665A"))
    earth = soil("earth", "#5E4B3A")
    for x in (3.49, 6.51):
        N.box("bank", (0.42, 8.6, 0.03), (x, -5.8, 0), earth)
        tufts(grass, [(x + chance.uniform(-0.2, 0.19), chance.uniform(-9.9, -1.6), 0.03) for _ in range(420)], h=(0.04, 0.1), n=26)
    litter(lambda r: (r.uniform(3.7, 6.3), r.uniform(-9, -1.8)), 50, z=0.034)
    gd = N.Garden(18)
    for i in range(12):
        gd.bush(0.2 + (i % 6) * 0.6 + (0 if i < 6 else 6.3), -0.65 + gd.r.uniform(-0.12, 0.12), 0.3, gd.r.uniform(0.4, 0.75), 0, 6)
    gd.tree(-2.6, 2.4, 7.0, 2.4)
    gd.tree(12.8, 1.5, 6.4, 2.3)
    gd.tree(15.5, 6, 7.0, 2.6)
    for i in range(5):
        gd.bush(-4.5 + i * 0.8, 1.0 + gd.r.uniform(-0.3, 0.3), 0.5, 0.9, 0, 9)
        gd.bush(10.8 + i * 0.9, 0.9 + gd.r.uniform(-0.3, 0.3), 0.5, 0.9, 0, 9)
    gd.palm(-5, 9, 10)
    gd.treeline(-30, 40, 18, 7, 7)
    gd.treeline(-70, 80, 45, 11, 8)
    studio.camera((-1.4, -12.6, 1.9), (4.5, 0, 1.9), 33, 8, 12.5, shift=(0, 0.085))


def front_door(x, z, w, h, timber, brass, conc):
    """Two-leaved door with raised panels, its frame, handles and threshold; its face is flush with the panes."""
    for s in (-1, 1):
        N.box("jamb", (0.07, 0.14, h), (x + s * (w / 2 - 0.035), 0.03, z), timber)
        leaf = w / 2 - 0.075
        xc = x + s * (leaf / 2 + 0.003)
        N.box("leaf", (leaf, 0.045, h - 0.08), (xc, 0.06, z), timber)
        for k in range(3):
            N.box("panel", (leaf - 0.16, 0.03, h * 0.26 - 0.1), (xc, 0.037, z + 0.12 + k * (h * 0.3)), timber)
        N.box("pull", (0.022, 0.03, 0.28), (x + s * 0.055, 0.02, z + 0.92), brass)
    N.box("head", (w, 0.14, 0.07), (x, 0.03, z + h - 0.07), timber)
    N.box("threshold", (w + 0.1, 0.3, 0.04), (x, -0.05, z - 0.02), conc)


def window_dress(x0, z, w, h, q, curtains, bars):
    """Curtains drawn to both sides behind a pane, and the bars before it."""
    cloth = q.choice(curtains)
    for s in (-1, 1):
        part = w * q.uniform(0.16, 0.34)
        edge = x0 if s < 0 else x0 + w
        V, F = [], []
        n = 26
        for i in range(n + 1):
            u = i / n
            for zz in (0.02, h - 0.04):
                V.append((edge - s * part * u, 0.16 + 0.035 * math.sin(u * 34) + 0.012 * math.sin(u * 13), z + zz))
            if i:
                k = 2 * (i - 1)
                F.append((k, k + 1, k + 3, k + 2))
        N.place(N.mesh("curtain", V, F, cloth, True))
    for k in range(1, int(h / 0.15)):
        N.box("grille", (w - 0.06, 0.010, 0.010), (x0 + w / 2, 0.015, z + k * 0.15), bars)


def pot(at, size=1.0):
    """A plant in a clay pot."""
    t = P.Thing(at)
    t.lathe([(0.09 * size, 0), (0.13 * size, 0.2 * size), (0.145 * size, 0.21 * size), (0.145 * size, 0.24 * size), (0.12 * size, 0.24 * size), (0.11 * size, 0.19 * size)],
            C.mineral("pot", C.CLAY, kind="smooth", tile=0.3, stain=0.5))
    g = N.Garden(int(at[0] * 10))
    g.bush(at[0], at[1], 0.16 * size, 0.4 * size, at[2] + 0.2 * size, 5)
