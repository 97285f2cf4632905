"""Close-ups of stone, joint and label, 60 to 100 mm: the stone fills the frame, what is behind it is out of focus. Metres."""
import math
import random

import bpy
import numpy as np

import blocks
import concrete as C
import masonry as M
import nature as N
import studio
import textures
from ground import pebbles, soil, tufts
from products import STEP, put

BED = 0.2  # course of a block with its joint


def stone(base=C.NATURAL, **kw):
    """Displaced concrete of which every stone is its own."""
    kw = dict(vary=0.035, hue_vary=0.12, contrast=1.15, bloom=0.25, wear=1.6, kind="drycast", displace=True) | kw
    return C.mineral("stone", base, **kw)


def mortar(**kw):
    return C.mineral("mortar", C.LIGHT, kind="smooth", vary=0.03, relief=1.6, displace=True, wear=0.0, **kw)


def tooled(width=10.0, depth=5.0, behind=35.0, face=-93.5):
    """Outline of a joint pressed in with a round iron: x across the joint, y into the wall (mm)."""
    arc = [(width / 2 * math.cos(t), face + depth * math.sin(t)) for t in np.linspace(0, math.pi, 9)]
    return [(width / 2, face + behind), (-width / 2, face + behind)] + arc[::-1]


def laid(courses, units, mat, joint, at=(0.0, 0.0), yaw=0.0):
    """Running bond of displaced hollow blocks with tooled joints; its face looks towards -y."""
    q = random.Random(3)
    bed = [(y, x + 5.0) for x, y in reversed(tooled())]
    for c in range(courses):
        z, first = c * BED, 0.2 if c % 2 else 0.0
        put(blocks.prism(bed, (), units * 400.0, 0, 0, 8.0), joint, (at[0] + (units - 1) * 0.2 + first, at[1], z), axis="x")
        for i in range(units):
            x = at[0] + first + i * 0.4
            put(blocks.hollow_block(190, step=STEP), mat, (x + q.uniform(-0.0008, 0.0008), at[1] + q.uniform(-0.001, 0.001), z + 0.01),
                q.uniform(-0.25, 0.25) + q.choice((0, 180)))
            put(blocks.prism(tooled(), (), 190.0, 0, 0, 8.0), joint, (x + 0.2, at[1], z + 0.01))


def meadow():
    N.plane("far", -60, 60, 2.5, 90, -0.05, C.meadow())


def crumbs(mat, at, n, spread, size=(0.001, 0.004), seed=4, z=0.0):
    """Grains that fell off."""
    q = random.Random(seed)
    src = pebbles(mat, 4)
    for _ in range(n):
        r, a = abs(q.gauss(0, spread)), q.uniform(0, 6.283)
        N.place(q.choice(src), (at[0] + r * math.cos(a), at[1] + r * math.sin(a), z), tuple(q.uniform(0, 6) for _ in range(3)), q.uniform(*size))


# ------------------------------------------------------------------ walls
def joint():
    N.parklight(16, -103, sun=4.4, sky=1.5)
    meadow()
    laid(3, 4, stone(), mortar(), at=(-0.6, 0))
    studio.camera((-0.24, -0.86, 0.36), (0.07, -0.095, 0.235), 85, 4.0)


def wet_face():
    N.parklight(16, -112, sun=4.2, sky=1.5)
    meadow()
    wet = (0.27, 0.11)
    laid(4, 6, stone(wet=wet, stain=0.3, bloom=0.6), mortar(wet=wet), at=(-0.9, 0))
    N.plane("ground", -6, 6, -4, 3, 0.012, C.mineral("ground", C.srgb("#75654F"), kind="soil", tile=0.35, relief=3.0, world_space=True, wet=(1.0, 0.1)))
    q = random.Random(8)
    tufts(N.grass_mat(), [(q.uniform(-1.4, 1.6), q.uniform(-0.2, -0.12), 0.01) for _ in range(46)], h=(0.03, 0.12), n=40)
    crumbs(C.plain("grit", C.srgb("#7B746A"), 0.8, vary=0.3), (0, -0.25), 260, 0.5, (0.003, 0.012), z=0.012)
    studio.camera((-0.86, -1.25, 0.33), (0.06, -0.09, 0.285), 75, 4.0)


def core_edge():
    N.parklight(22, -128, sun=4.4, sky=1.4)
    meadow()
    mat, fresh = stone(), C.mineral("fresh", C.srgb("#77736C"), kind="soil", tile=0.12, relief=2.6, displace=True, wear=0.0, rough=0.6)
    for i in range(-2, 4):
        put(blocks.hollow_block(190, step=STEP), mat, (i * 0.4, 0, 0), 180 * (i % 2))
    joint_mat = mortar()
    for i in range(-2, 4):
        put(blocks.prism(tooled(depth=3.0), (), 190.0, 0, 0, 8.0), joint_mat, (i * 0.4 + 0.2, 0, 0))
    # The course below is out of focus, and hardly seen.
    for i in range(-2, 4):
        put(blocks.hollow_block(190), mat, (i * 0.4 + 0.2, 0, -0.2), dice=False)
    N.box("bed", (2.4, 0.185, 0.012), (0.2, 0, -0.011), joint_mat)
    # Fresh bedding mortar on the shells of the stones further on.
    q = random.Random(2)
    for s in (-1, 1):
        line = [(x, s * 0.078 + q.uniform(-0.003, 0.003)) for x in np.linspace(0.24, 1.5, 26)]
        V, F = N.tube([(x, y, 0.193) for x, y in line], [q.uniform(0.013, 0.019) for _ in line], 14)
        data = np.array(V) * 1000
        put((data, F, np.zeros(len(data))), fresh, dice=True)
    studio.camera((-0.44, -0.66, 0.56), (0.02, -0.02, 0.165), 75, 4.5)


def arris():
    N.parklight(17, -150, sun=4.2, sky=1.4)
    meadow()
    mat = stone(wear=4.0)
    put(blocks.hollow_block(190, step=STEP), mat, (0, 0, 0.19), 38)
    put(blocks.hollow_block(190, step=STEP), mat, (0.03, 0.01, 0), 36)
    put(blocks.hollow_block(190, step=STEP), mat, (0.42, 0.36, 0.0), 130)
    N.plane("ground", -6, 6, -3, 3, 0.0, soil())
    studio.camera((-0.12, -0.86, 0.55), (0.02, -0.10, 0.3), 85, 4.5)


# ------------------------------------------------------------------ paving
def stud():
    N.parklight(11, -84, sun=4.6, sky=1.4)
    meadow()
    mat = C.mineral("tile", C.OCHRE, kind="facemix", relief=0.7, stain=0.14, vary=0.04, hue_vary=0.08, bloom=0.2)
    for i in range(-3, 4):
        for j in range(-1, 6):
            ob = put(blocks.tile("bubble", 0.5 if i in (-1, 0) and j < 2 else 2.0), mat, (i * 0.302, j * 0.302, -0.025), 90 * ((i + j) % 4), dice=False)
            ob.data.polygons.foreach_set("use_smooth", [True] * len(ob.data.polygons))
    N.plane("sand", -3, 3, -2, 3, -0.006, C.mineral("sand", C.srgb("#8B7F6A"), kind="soil", tile=0.1, relief=1.2, world_space=True))
    studio.camera((-0.17, -0.42, 0.155), (0.03, 0.045, 0.0), 85, 5.6)


def sand_joint():
    N.parklight(13, -80, sun=4.6, sky=1.4)
    meadow()
    mats = {k: C.mineral(f"paver_{k}", c, kind="facemix", relief=0.8, displace=True, wear=0.9, vary=0.05, hue_vary=0.1, bloom=0.2, contrast=1.2)
            for k, c in (("n", C.NATURAL), ("r", C.RED))}
    q = random.Random(6)
    near = lambda x, y: abs(x) < 0.45 and y < 0.55
    for x, y, a, key in M.herringbone(-1.4, 1.6, -0.5, 2.2, 0.1, lambda i, x, y: "r" if (x + y) % 0.9 < 0.3 else "n", yaw=math.radians(45)):
        put(blocks.rect_paver(step=STEP if near(x, y) else None), mats[key], (x, y, -0.06 + q.uniform(-0.0012, 0.0012)), math.degrees(a),
            dice=near(x, y), tilt=(q.uniform(-0.004, 0.004), q.uniform(-0.004, 0.004)))
    N.plane("sand", -4, 4, -2, 5, -0.004, C.mineral("sand", C.srgb("#A58F69"), kind="soil", tile=0.08, relief=1.4, world_space=True))
    grain = C.plain("grain", C.srgb("#B29C74"), 0.8, vary=0.35)
    crumbs(grain, (0.03, 0.06), 900, 0.2, (0.0005, 0.0013), z=0.0004)
    # Swept into the joints between the two pavers in focus.
    crumbs(grain, (0.07, 0.1), 700, 0.03, (0.0005, 0.0013), z=0.0004)
    studio.camera((-0.2, -0.46, 0.24), (0.03, 0.06, -0.004), 85, 5.6)


# ------------------------------------------------------------------ yard
def stacked(mat, counts, origin, z):
    """Displaced blocks as they stand on a pallet, without those that nobody sees."""
    q = random.Random(5)
    for k in range(counts[2]):
        for j in range(counts[1]):
            for i in range(counts[0]):
                if 0 not in (i, j) and k < counts[2] - 1:
                    continue
                near = i < 2 and j < 2
                put(blocks.hollow_block(190, step=STEP if near else None), mat, (origin[0] + i * 0.394 + q.uniform(-0.002, 0.002),
                    origin[1] + j * 0.194 + q.uniform(-0.002, 0.002), z + k * 0.19), q.uniform(-0.4, 0.4), dice=near)


def pallet_corner():
    N.parklight(14, -122, sun=4.2, sky=1.5)
    meadow()
    wood = C.timber()
    slab_ = C.mineral("slab", C.srgb("#8A857C"), kind="smooth", tile=0.5, relief=1.4, world_space=True, stain=0.5, displace=False)
    N.plane("ground", -8, 8, -4, 2.6, 0, slab_)
    M.pallet((0.394, 0.388, 0), 0, wood, 1.2, 1.0, 0.135)
    stacked(stone(), (3, 5, 3), (0, 0, 0), 0.135)
    tape = C.plain("tape", C.srgb("#222324"), 0.38)
    for x in (0.12, 0.7):
        N.box("strap", (0.019, 0.0016, 0.6), (x, -0.0975, 0.135), tape)
    M.pallet((-1.6, 1.9, 0), 0.1, wood, 1.2, 1.0, 0.135)
    M.stack(M.shared("far", blocks.hollow_block(190), C.mineral("farstone", C.LIGHT)), (0.39, 0.19, 0.19), (3, 5, 4), (-1.6, 1.9, 0.135))
    crumbs(C.plain("grit", C.srgb("#8B857A"), 0.8, vary=0.3), (-0.1, -0.3), 160, 0.3, (0.002, 0.007))
    studio.camera((-0.86, -1.14, 0.42), (0.04, -0.05, 0.235), 75, 4.5)


def dated_label():
    N.parklight(18, -116, sun=4.2, sky=1.5)
    meadow()
    stacked(stone(), (3, 2, 3), (-0.4, 0, 0), 0.0)
    y = -0.0995
    card = C.mineral("card", C.srgb("#DCD7C9"), kind="smooth", tile=0.9, relief=0.12, vary=0.0, stain=0.2, rough=0.75)
    N.box("card", (0.21, 0.0012, 0.148), (0.02, y, 0.225), card)
    N.box("head", (0.21, 0.0004, 0.034), (0.02, y - 0.001, 0.339), C.plain("head", C.srgb("#2E6B45"), 0.6))
    ink, white = C.plain("ink", C.srgb("#2B2A28"), 0.7), C.plain("white", C.srgb("#F2EFE7"), 0.7)
    for text, size, left, z, mat in (("HOLLOW BLOCK 190", 0.0165, -0.077, 0.350, white), ("PRESSED", 0.009, -0.077, 0.322, ink),
                                     ("02 MAR 2026", 0.0235, -0.077, 0.298, ink), ("READY, 28 DAYS", 0.009, -0.077, 0.276, ink),
                                     ("30 MAR 2026", 0.0235, -0.077, 0.252, ink), ("PALLET 14", 0.009, -0.077, 0.234, ink)):
        f = bpy.data.curves.new("text", "FONT")
        f.body, f.size = text, size
        f.materials.append(mat)
        o = N.link(bpy.data.objects.new("text", f))
        o.location, o.rotation_euler = (left, y - (0.0014 if mat is white else 0.0007), z), (math.pi / 2, 0, 0)
    tape = C.plain("tape", C.srgb("#222324"), 0.38)
    N.box("strap", (0.019, 0.0016, 0.6), (-0.19, -0.0975, 0.0), tape)
    N.box("strap", (0.019, 0.0016, 0.6), (0.3, -0.0975, 0.0), tape)
    studio.camera((-0.2, -0.74, 0.36), (0.035, -0.1, 0.3), 80, 5.6)


# ------------------------------------------------------------------ the press
def fresh_block():
    N.parklight(22, -132, sun=3.2, sky=1.5)
    meadow()
    mat = stone(C.srgb("#6F6A61"), wear=0.4, bloom=0.0, contrast=1.1, rough=0.62)
    board = C.timber("plate", C.srgb("#9A815F"))
    for k in range(16):
        N.box("board", (3.4, 0.118, 0.035), (0.3, -0.34 + k * 0.12, -0.035), board)
    for x, y in ((0, 0), (0, 0.3), (0.47, 0.01), (0.47, 0.31), (-0.47, 0.31), (0, 0.61), (0.47, 0.62), (0.94, 0.3), (0.94, 0.62)):
        put(blocks.hollow_block(190, step=STEP), mat, (x, y, 0.0))
    crumbs(C.plain("grit", C.srgb("#57534D"), 0.8, vary=0.3), (0, -0.12), 420, 0.16, (0.001, 0.005))
    studio.camera((-0.5, -0.9, 0.46), (0.03, -0.02, 0.1), 75, 4.5)


def surface(x, y, z, mat):
    """Grid of points as one sheet."""
    V = np.stack([x.ravel(), y.ravel(), z.ravel()], 1) * 1000
    rows, n = x.shape
    i = np.arange((rows - 1) * (n - 1))
    a = i // (n - 1) * n + i % (n - 1)
    put((V, np.stack([a, a + 1, a + n + 1, a + n], 1).tolist(), np.zeros(len(V))), mat, dice=False)


def heap(mat, rise, n=560, size=0.72, clods=0.0028, seed=12):
    """Heap of a loose material, with the height in m of its middle. Returns the grid of its points."""
    rng = np.random.default_rng(seed)
    x, y = np.meshgrid(np.linspace(-size / 2, size / 2, n), np.linspace(-size / 2, size / 2, n))
    z = (rise * np.exp(-((x / 0.26) ** 2 + ((y - 0.1) / 0.2) ** 2)) + clods * np.maximum(textures.fractal(n, size * 1000, 9, 90, 1.25, rng), -0.8)
         + 0.0006 * textures.fractal(n, size * 1000, 3, 9, 0.6, rng))
    surface(x, y, z, mat)
    return x, y, z


def strewn(grid, src, count, size, seed=3):
    """Grains on a heap."""
    x, y, z = grid
    q = random.Random(seed)
    for _ in range(count):
        k, j = q.randrange(x.shape[1]), q.randrange(x.shape[0])
        N.place(q.choice(src), (x[j, k], y[j, k], z[j, k]), tuple(q.uniform(0, 6) for _ in range(3)), q.uniform(*size))


def sand():
    N.parklight(15, -96, sun=4.8, sky=1.5)
    meadow()
    grains = C.mineral("sand", C.srgb("#A8916C"), kind="soil", tile=0.08, relief=1.3, vary=0.0, world_space=True)
    grid = heap(grains, 0.13, clods=0.0012, seed=5)
    strewn(grid, pebbles(C.plain("grain", C.srgb("#A08A66"), 0.7, vary=0.5), 5), 5200, (0.0006, 0.0022))
    strewn(grid, pebbles(C.plain("gravel", C.srgb("#8D8577"), 0.6, vary=0.4), 4), 40, (0.003, 0.006), 8)
    studio.camera((-0.22, -0.6, 0.27), (0.0, -0.03, 0.075), 85, 4.5, focus=0.6)


def chips():
    N.parklight(18, -112, sun=4.8, sky=1.5)
    meadow()
    grid = heap(C.mineral("dust", C.srgb("#6B6762"), kind="soil", tile=0.08, relief=1.2, vary=0.0, world_space=True), 0.10, clods=0.0035, seed=9)
    for tone, seed in (("#77736D", 3), ("#8B8780", 4), ("#67655F", 5)):
        strewn(grid, pebbles(C.mineral(f"chip{seed}", C.srgb(tone), kind="smooth", tile=0.03, relief=0.8, vary=0.12), 6, seed, 0.26), 3000, (0.009, 0.018), seed)
    studio.camera((-0.2, -0.6, 0.27), (0.01, -0.02, 0.06), 85, 4.5, focus=0.59)


def curing():
    N.parklight(26, -122, sun=4.4, sky=1.5)
    meadow()
    mat = stone(C.srgb("#6E6A62"), wear=0.8, bloom=0.0, contrast=1.1, rough=0.35)
    board = C.timber("plate", C.srgb("#6F5C43"))
    for k in range(16):
        N.box("board", (3.4, 0.118, 0.035), (0.3, -0.34 + k * 0.12, -0.035), board)
    for i in range(-1, 4):
        for j in range(3):
            put(blocks.hollow_block(190, step=STEP if (i, j) in ((0, 0), (1, 0), (0, 1)) else None), mat, (i * 0.43, j * 0.25, 0.0), dice=j == 0)
    # Wet jute over the tops: it sags between the blocks, and its frayed edge hangs in folds in front. Threads 5 mm apart.
    n, m = 2000, 900
    u, v = np.meshgrid(np.linspace(-0.75, 1.25, n), np.linspace(-0.175, 0.7, m))
    rng = np.random.default_rng(4)
    soft = textures.fractal(n, 2000, 50, 400, 1.4, rng)[:m, :n]
    hem = 0.016 * np.sin(u[0] * 21 + 1.3) + 0.012 * np.sin(u[0] * 47) + 0.0035 * rng.standard_normal(n)
    front = np.clip(-0.1 - v, 0, None) * (1 + hem * 9)
    thread = np.sin(u * 1257) * np.sin(v * 1257) * 0.0007
    sag = -0.012 * np.exp(-((u % 0.43 - 0.215) / 0.03) ** 2)
    z = 0.1925 + 0.004 * (soft - soft.min()) + sag * (front == 0) - front + thread
    drape = np.minimum(front / 0.05, 1)
    y = np.where(front > 0, -0.0985 - 0.05 * front - drape * (0.006 + 0.006 * np.sin(u * 34 + 2 * np.sin(u * 9))) + thread, v)
    surface(u, y, z, C.mineral("jute", C.srgb("#83715A"), kind="soil", tile=0.02, relief=0.5, vary=0.05, rough=0.55))
    studio.camera((-0.52, -0.9, 0.4), (0.06, -0.06, 0.1), 70, 4.5)


def mix():
    N.parklight(24, -108, sun=4.8, sky=1.6)
    meadow()
    damp = C.mineral("mix", C.srgb("#77726A"), kind="soil", tile=0.1, relief=0.5, vary=0.0, rough=0.7, world_space=True)
    grid = heap(damp, 0.11)
    rng = np.random.default_rng(13)
    grain = C.plain("aggregate", C.srgb("#77726A"), 0.5, vary=0.4)
    strewn(grid, pebbles(grain, 5), 900, (0.002, 0.007))
    # A lump squeezed in the hand: it holds its shape, with the furrows of four fingers. Its grain is a sum of plane waves in
    # space, since a map of noise would be pinched at the poles.
    w, h = 640, 380
    u, v = np.meshgrid(np.linspace(0, 2 * math.pi, w, endpoint=False), np.linspace(0.002, math.pi - 0.002, h))
    ball = np.stack([np.cos(v), np.sin(v) * np.cos(u), np.sin(v) * np.sin(u)], -1)
    waves = rng.normal(size=(300, 3))
    waves *= (rng.uniform(2, 12, 300) ** 2 / np.linalg.norm(waves, axis=1))[:, None]
    size = 1 / np.linalg.norm(waves, axis=1) ** 0.75
    lump = (np.sin(ball @ waves.T + rng.uniform(0, 2 * math.pi, 300)) * size).sum(-1)
    along = ball[..., 0]
    furrow = 0.13 * np.abs(np.cos(along * 6.3)) * np.clip(ball[..., 2] + 0.5, 0, 1)
    V = (ball * (1 + furrow + 0.04 * lump / lump.std())[..., None] * (47, 30, 31)).reshape(-1, 3)
    F = [(s * w + t, s * w + (t + 1) % w, (s + 1) * w + (t + 1) % w, (s + 1) * w + t) for s in range(h - 1) for t in range(w)]
    ob = put((V, F, np.zeros(len(V))), damp, (0.012, -0.085, 0.088), 24, dice=False)
    ob.data.polygons.foreach_set("use_smooth", [True] * len(F))
    studio.camera((-0.2, -0.62, 0.33), (0.01, -0.05, 0.07), 85, 5.6, focus=0.6)


CLOSEUPS = {
    "sand": sand,
    "chips": chips,
    "curing": curing,
    "joint": joint,
    "wet-face": wet_face,
    "core-edge": core_edge,
    "arris": arris,
    "stud": stud,
    "sand-joint": sand_joint,
    "pallet-corner": pallet_corner,
    "dated-label": dated_label,
    "fresh-block": fresh_block,
    "mix": mix,
}
