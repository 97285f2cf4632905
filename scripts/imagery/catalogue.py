"""Every picture: folder under public/images, size in pixels, builder, samples and tone."""
import closeups
import day
import house
import products
import sets

STUDIO_POST = ["-sigmoidal-contrast", "2.2x62%", "-modulate", "101.5,90", "-unsharp", "0x0.7+0.45+0.01"]
SCENE_POST = ["-sigmoidal-contrast", "2.3x50%", "-modulate", "101,88", "-unsharp", "0x0.8+0.5+0.01"]
GOLDEN = ["-sigmoidal-contrast", "4.2x51%", "-channel", "R", "-evaluate", "multiply", "1.02", "-channel", "B",
          "-evaluate", "multiply", "0.955", "+channel", "-modulate", "101,96", "-unsharp", "0x0.8+0.5+0.01"]
MORNING = ["-sigmoidal-contrast", "2.8x48%", "-channel", "R", "-evaluate", "multiply", "1.015", "-channel", "B",
           "-evaluate", "multiply", "0.965", "+channel", "-modulate", "101,98", "-unsharp", "0x0.8+0.5+0.01"]
# Pictures as wide as the window are twice as wide as a window of 1440 px.
WIDE, LARGE, SCENE = (2880, 1620), (2880, 1920), (1600, 1067)
PICTURES = {}

for _n, _b in products.PRODUCTS.items():
    PICTURES[_n] = dict(folder="products", size=(1200, 1200), build=_b, samples=18, adaptive=True, exposure=0.32, bounces=3, radius=7,
                        post=STUDIO_POST)


def scene(name, build, size=SCENE, samples=20, haze=None, **kw):
    """haze: (colour, distance in metres at which it reaches 63 %, maximum share)."""
    kw.setdefault("post", SCENE_POST)
    kw.setdefault("radius", 4)
    kw.setdefault("bounces", 3)
    kw.setdefault("exposure", 0.12)
    kw.setdefault("look", "High Contrast")
    PICTURES[name] = dict(folder="scenes", size=size, build=build, samples=samples, haze=haze, **kw)


WARM = ((0.66, 0.59, 0.50), 80.0, 0.26)
SOFT = ((0.54, 0.57, 0.57), 80.0, 0.28)

scene("hero-wall", sets.hero_wall, WIDE, samples=44, radius=5, exposure=0.26, post=[*GOLDEN, "-gamma", "1.12"])
scene("hero-plaza", sets.hero_plaza, WIDE, samples=20, radius=5, haze=SOFT, exposure=0.12, post=MORNING)
scene("hero-pattern", sets.hero_pattern, WIDE, samples=18, radius=5, haze=WARM, exposure=0.25)
scene("menu-backdrop", sets.menu_backdrop, (1600, 1000), radius=5, exposure=0.2, post=["-modulate", "102,72", "-unsharp", "0x0.8+0.5+0.01"])
scene("banner", sets.banner, (2880, 1050), radius=5, haze=((0.62, 0.61, 0.57), 70.0, 0.22), exposure=0.05, post=MORNING)
scene("yard-stacks", sets.yard_stacks, LARGE, samples=13, radius=5, haze=SOFT, post=["-sigmoidal-contrast", "2.3x50%", "-modulate", "101,76", "-unsharp", "0x0.8+0.5+0.01"])
scene("wall-running-bond", sets.wall_running_bond, LARGE, samples=13, radius=5, exposure=0.3)
scene("wall-corner", sets.wall_corner, LARGE, samples=13, radius=5, haze=SOFT)
scene("paver-herringbone", sets.paver_herringbone, LARGE, samples=11, radius=5)
scene("paver-uni-field", sets.paver_uni_field, LARGE, samples=13, radius=5)
scene("kerb-road", sets.kerb_road, LARGE, samples=11, radius=5, haze=SOFT, exposure=0.25)
scene("tile-footpath", sets.tile_footpath, LARGE, samples=11, radius=5, haze=SOFT, post=[*SCENE_POST, "-gamma", "1.12"])
scene("erosion-slope", sets.erosion_slope, LARGE, samples=11, radius=5, haze=SOFT, exposure=0.0)
scene("garden-edging", sets.garden_edging, LARGE, samples=11, radius=5, haze=SOFT, exposure=0.12)
scene("block-vs-brick", sets.block_vs_brick, look="Medium High Contrast", adaptive=True, exposure=0.32, radius=7, samples=18, post=STUDIO_POST)
scene("cores-top-view", sets.cores_top_view, LARGE, samples=13, exposure=0.0)
scene("curing-racks", sets.curing_racks, LARGE, samples=22, radius=6, exposure=0.3, haze=((0.8, 0.76, 0.68), 40.0, 0.3))
scene("house-elevation", house.house_elevation, LARGE, samples=13, radius=5, haze=SOFT, exposure=-0.15)
scene("boundary-wall", sets.boundary_wall, LARGE, samples=13, radius=5, haze=SOFT, exposure=-0.05)
scene("paver-i-field", sets.paver_i_field, LARGE, samples=13, radius=5, post=["-sigmoidal-contrast", "2.0x50%", "-modulate", "101,76", "-unsharp", "0x0.8+0.5+0.01"])
scene("driveway", sets.driveway, LARGE, samples=13, radius=5, haze=SOFT, exposure=0.05)
scene("plaza-dusk", sets.plaza_dusk, LARGE, samples=18, radius=5, exposure=0.6)
scene("screen-wall", sets.screen_wall, LARGE, samples=13, radius=5, haze=SOFT, exposure=0.2)
scene("material-samples", sets.material_samples, LARGE, samples=18, radius=6, look="Medium High Contrast", adaptive=True, exposure=0.2, post=STUDIO_POST)
scene("cut-section", sets.cut_section, look="Medium High Contrast", adaptive=True, exposure=0.32, radius=6, samples=18, post=STUDIO_POST)
scene("kerb-yard", sets.kerb_yard, haze=SOFT, post=["-sigmoidal-contrast", "2.3x50%", "-modulate", "101,76", "-unsharp", "0x0.8+0.5+0.01"])
scene("window-opening", sets.window_opening, LARGE, samples=13, radius=5, haze=SOFT, exposure=0.1)
scene("drain-run", sets.drain_run, LARGE, samples=13, radius=5, haze=SOFT, exposure=0.05)

# The lawn tints what the park lights from below.
CLOSE = ["-channel", "G", "-evaluate", "multiply", "0.985", "+channel", "-sigmoidal-contrast", "2.4x50%", "-modulate", "101,92", "-unsharp", "0x0.7+0.4+0.01"]
BANNERS = ("pallet-corner", "fresh-block", "sand-joint", "wet-face", "core-edge")
HEADS = ("joint", "mix")  # pictures of articles
# `dicing` in px: coarser where more stones or more px would fill the memory.
for _n, _b in closeups.CLOSEUPS.items():
    _size = WIDE if _n in BANNERS else LARGE if _n in HEADS else SCENE
    scene(_n, _b, _size, samples=24, adaptive=True, dicing={"sand-joint": 6.0, "wet-face": 5.0, "joint": 5.0, "mix": 5.0}.get(_n, 3.0),
          exposure=0.1, radius=3, look="Medium High Contrast", post=CLOSE)

for _n, (_b, _e) in day.SCREENS.items():
    scene(_n, _b, (2176, 1224), samples=12, radius=4, exposure=_e, look="Medium High Contrast", post=["-modulate", "101,88", "-unsharp", "0x0.7+0.4+0.01"])
