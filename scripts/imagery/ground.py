"""Ground of the sets and objects on it: soil, slabs, asphalt, joints, tufts, leaves, stones. Metres."""
import math
import random

import bmesh
import bpy
import numpy as np

import blocks
import concrete as C
import masonry as M
import nature as N

TIMBER = "#8C755C"
LEAF = (0.0, 0.04, 0.15, 0.3, 0.5, 0.7, 0.85, 0.95, 1.0)  # shares of a leaf's length where its outline has a point


def soil(name="soil", color="#8A7660", tile=0.7, relief=3.0):
    return C.mineral(name, C.srgb(color), kind="soil", tile=tile, relief=relief, world_space=True, stain=0.5, contrast=1.2)


def slab(name="slab", color=None, tile=1.4, relief=1.2, stain=0.45):
    """Broom-finished concrete apron."""
    return C.mineral(name, color or C.srgb("#7F7B74"), kind="smooth", tile=tile, relief=relief, world_space=True, stain=stain)


def joints(x0, x1, y0, y1, pitch=3.2):
    """Sawn joints of a slab."""
    cut = C.plain("cut", C.srgb("#3C3A37"), 0.95)
    for i in range(int((x1 - x0) / pitch)):
        N.box("cut", (0.007, y1 - y0, 0.001), (x0 + (i + 0.4) * pitch, (y0 + y1) / 2, 0), cut)
    for i in range(int((y1 - y0) / pitch)):
        N.box("cut", (x1 - x0, 0.007, 0.001), ((x0 + x1) / 2, y0 + (i + 0.3) * pitch, 0), cut)


def asphalt():
    return C.mineral("asphalt", C.srgb("#4A4A4A"), kind="asphalt", tile=0.5, relief=0.9, world_space=True, stain=0.35)


def joint_sand(color="#8B8172"):
    return C.mineral("joint", C.srgb(color), kind="soil", tile=0.25, relief=0.8, world_space=True)


def block_mesh(w=190, base=C.NATURAL, name="stackblock", **kw):
    return M.shared(name, blocks.hollow_block(w), C.mineral(name, base, vary=0.12, hue_vary=0.15, stain=0.06, contrast=1.3, relief=1.2, **kw))


def tufts(garden_mat, pts, seed=3, h=(0.06, 0.16), n=45, r=0.05):
    q = random.Random(seed)
    src = [N.tuft(f"tuft{i}", garden_mat, r, n, h, seed=seed + i) for i in range(3)]
    for p in pts:
        N.place(q.choice(src), p, (0, 0, q.uniform(0, 6.28)), q.uniform(0.6, 1.3))


def litter(area, n, seed=4, z=0.004, size=(0.025, 0.06)):
    """Dry leaves lying on the ground; area(q) -> (x, y)."""
    q = random.Random(seed)
    mat = C.leaf("litter", C.srgb("#6B4F2B"), C.srgb("#A98743"), 0.1, 0.7)
    V, F = [], []
    for _ in range(n):
        x, y = area(q)
        a, k, s = q.uniform(0, 6.28), len(V), q.uniform(*size)
        dx, dy = math.cos(a) * s / 2, math.sin(a) * s / 2
        lift, curl, broad = q.uniform(0.003, 0.012), q.uniform(-0.2, 0.2), q.uniform(0.38, 0.62)
        for t in LEAF:  # from the stalk to the tip: left edge, midrib, right edge
            along, side, bend = 2 * t - 1, broad * math.sin(math.pi * t ** 0.8), curl * (2 * t - 1) ** 2
            for e in (-1, 0, 1):
                w = e * side + bend
                V.append((x + dx * along - dy * w, y + dy * along + dx * w, z + lift * (0.3 * along * along + abs(e) * side)))
        for i in range(k, len(V) - 3, 3):
            F += [(i, i + 1, i + 4, i + 3), (i + 1, i + 2, i + 5, i + 4)]
    N.place(N.mesh("litter", V, F, mat))


def pebbles(mat, n=4, seed=5, cut=0.36):
    """Meshes of broken stone, about 1 m across: scale when placed. `cut`: distance of its planes from the middle."""
    rng = np.random.default_rng(seed)
    out = []
    for i in range(n):
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=2, radius=0.5)
        cuts = rng.normal(size=(7, 3))
        cuts /= np.linalg.norm(cuts, axis=1, keepdims=True)
        for v in bm.verts:
            d = np.array(v.co)
            for c in cuts:
                over = d @ c - cut
                if over > 0:
                    d = d - c * over
            v.co = d * np.array([1.0, 0.8, 0.7])
        me = bpy.data.meshes.new(f"pebble{i}")
        bm.to_mesh(me)
        bm.free()
        me.materials.append(mat)
        out.append(me)
    return out
