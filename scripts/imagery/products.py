"""The product shots: one function per picture, all on the rig in studio.py."""
import math

import bpy

import blocks
import concrete as C
import studio

STEP = 10.0  # mm, base mesh density before dicing


def put(data, mat, loc=(0, 0, 0), rot=0.0, axis=None, name="item", dice=True, tilt=(0, 0)):
    ob = blocks.to_object(name, data, mat, axis=axis)
    ob.location = loc
    ob.rotation_euler = (tilt[0], tilt[1], math.radians(rot))
    if dice:
        studio.dice(ob)
    return ob


def _shoot(objs, size, fill=0.72, azimuth=-33.0, elevation=30.0, key=1.0, distance=None):
    """Light and frame. The set turns with the camera so light direction is constant. distance: metres to the camera, in place of `fill`."""
    studio.product_camera(objs, azimuth, elevation, fill, distance=distance)
    studio.cyclorama(size, yaw=math.radians(azimuth))
    root = bpy.data.objects.new("rig", None)
    bpy.context.scene.collection.objects.link(root)
    before = set(bpy.context.scene.objects)
    studio.lights(size, key)
    for o in set(bpy.context.scene.objects) - before:
        o.parent = root
    root.rotation_euler = (0, 0, math.radians(azimuth))


def drycast(base=C.NATURAL, **kw):
    kw.setdefault("vary", 0.0)
    kw.setdefault("hue_vary", 0.0)
    return C.mineral("product", base, kind=kw.pop("kind", "drycast"), displace=True, **kw)


def hollow(w):
    def build():
        m = drycast()
        _shoot([put(blocks.hollow_block(w, step=STEP), m)], 0.42)
    return build


def single(make, size, axis=None, base=C.NATURAL, view=None, rot=0.0, **mat):
    """One item of `make(step)` mm data on the rig; size in metres scales lights and set."""
    def build():
        _shoot([put(make(STEP), drycast(base, **mat), axis=axis, rot=rot)], size, **(view or {}))
    return build


def tile_stack(pattern, base, tint=None, yaw=0.0):
    """A patterned tile on two of its fellows, square on each other, so that the thickness is visible. yaw: degrees, bars across the light."""
    def build():
        m = C.mineral("tile", base, kind="facemix", relief=0.5, tint=tint, stain=0.10, vary=0.02, hue_vary=0.0)
        objs = []
        rise = blocks.TILE_THICKNESS[pattern] / 1000 + 0.0004
        for i, (rot, dx, dy) in enumerate([(0.4, 0.002, -0.001), (-0.3, -0.0015, 0.002), (0.0, 0.0, 0.0)]):
            objs.append(put(blocks.tile(pattern, 0.75 if i == 2 else 1.5), m, (dx, dy, rise * i), yaw + rot, dice=False))
        _shoot(objs, 0.34, elevation=40.0, azimuth=-28.0)
    return build


FACE = dict(kind="facemix", relief=0.65, wear=0.6)
SKIN = dict(kind="smooth", relief=1.0, wear=0.9, stain=0.05)
KERB = dict(base=C.CAST, relief=0.9, wear=1.3, stain=0.08)
LONG = dict(azimuth=-38.0, distance=2.45)  # of all stones of the category: the pictures tell their lengths

PRODUCTS = {
    "hollow-block-190": hollow(190),
    "hollow-block-140": hollow(140),
    "hollow-block-100": hollow(100),
    "hollow-block-90": hollow(90),
    "hollow-block-half": single(lambda st: blocks.half_block(st), 0.32, view=dict(fill=0.6)),
    "three-hole-brick": single(lambda st: blocks.three_hole_brick(st), 0.26, base=C.NATURAL, kind="facemix"),
    "solid-brick": single(lambda st: blocks.solid_brick(st), 0.26, base=C.COOL, kind="facemix"),
    "uni-paver-60": single(lambda st: blocks.uni_paver(60, st), 0.25, base=C.NATURAL, **FACE),
    "uni-paver-80": single(lambda st: blocks.uni_paver(80, st), 0.25, base=C.RED, **FACE),
    "rectangular-paver": single(lambda st: blocks.rect_paver(st), 0.22, base=C.CHARCOAL, **FACE),
    "rectangular-paver-red": single(lambda st: blocks.rect_paver(st, h=80.0), 0.22, base=C.RED, **FACE),
    "i-block": single(lambda st: blocks.i_block(st), 0.23, base=C.OCHRE, rot=90.0, **FACE),
    "kerb-k9": single(lambda st: blocks.kerb(900, 300, 150, "chamfer", st), 0.85, axis="x", view=LONG, **KERB),
    "kerb-k7": single(lambda st: blocks.kerb(750, 250, 125, "chamfer", st), 0.85, axis="x", view=LONG, **KERB),
    "kerb-k6": single(lambda st: blocks.kerb(600, 200, 100, "batter", st), 0.85, axis="x", view=LONG, **KERB),
    "edging-block": single(lambda st: blocks.edging(500, 200, 60, st), 0.85, axis="x", view=LONG, **KERB),
    "drain-channel": single(lambda st: blocks.channel(step=st), 0.56, axis="x", view=dict(azimuth=-50.0, elevation=34.0), **SKIN),
    "tile-checker": tile_stack("checker", C.LIGHT),
    "tile-chevron": tile_stack("chevron", C.RED),
    "tile-bubble": tile_stack("bubble", C.OCHRE),
    "tile-stripe": tile_stack("stripe", C.srgb("#5C5A57"), yaw=90.0),
    "erosion-control-block": single(lambda st: blocks.erosion_block(st), 0.42, view=dict(elevation=36.0), kind="facemix"),
    "coping-stone": single(lambda st: blocks.coping(step=st), 0.46, axis="x", view=dict(azimuth=-48.0, elevation=26.0), **KERB | dict(relief=0.5, wear=0.6, stain=0.0)),
    "k4-plank": single(lambda st: blocks.plank(st), 1.05, axis="x", view=dict(azimuth=-54.0, elevation=28.0), **KERB),
}
