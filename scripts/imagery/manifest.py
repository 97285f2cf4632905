"""Write manifest.json for the finished pictures: python3 scripts/imagery/manifest.py (needs ImageMagick)."""
import json
import os
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
PUBLIC = os.path.join(os.path.dirname(os.path.dirname(HERE)), "public")

# name: (subject, alt text)
TEXT = {
    "hollow-block-190": ("Hollow block 390 x 190 x 190 mm", "Grey concrete hollow block, 390 by 190 by 190 millimetres, seen from above so that its two cores with rounded corners are open to view."),
    "hollow-block-140": ("Hollow block 390 x 140 x 190 mm", "Grey concrete hollow block 140 millimetres wide with two rectangular cores, on a warm-grey studio ground."),
    "hollow-block-100": ("Hollow block 390 x 100 x 190 mm", "Slim 100 millimetre concrete hollow block with two narrow cores, three-quarter view from above."),
    "hollow-block-90": ("Hollow block 390 x 90 x 190 mm", "Slim 90 millimetre concrete partition block with two slot-like cores, three-quarter view from above."),
    "hollow-block-half": ("Half block 190 x 190 x 190 mm", "Half-length grey concrete hollow block, a 190 millimetre cube with one open rounded core."),
    "three-hole-brick": ("Three-hole brick 240 x 115 x 70 mm", "Concrete brick with three round holes through its bed face, 240 by 115 by 70 millimetres."),
    "solid-brick": ("Solid brick 240 x 115 x 70 mm", "Solid grey concrete brick with crisp arrises and a fine-grained surface."),
    "uni-paver-60": ("Uni Paver 225 x 112 x 60 mm", "Natural grey zig-zag interlocking Uni Paver, 60 millimetres thick, with chamfered upper edges."),
    "uni-paver-80": ("Uni Paver 225 x 112 x 80 mm", "Red zig-zag interlocking Uni Paver, 80 millimetres thick, with chamfered upper edges."),
    "rectangular-paver": ("Rectangular paver 200 x 100 x 60 mm", "Charcoal rectangular paving block, 200 by 100 by 60 millimetres, with a chamfer round its upper face."),
    "rectangular-paver-red": ("Rectangular paver 200 x 100 x 80 mm", "Red rectangular paving block, 200 by 100 by 80 millimetres, with a chamfer round its upper face."),
    "i-block": ("I Block 200 x 160 x 60 mm", "Ochre I-shaped paving block with a narrow waist and flared ends."),
    "kerb-k9": ("Kerb stone K9 900 x 300 x 150 mm", "Pale concrete kerb stone 900 millimetres long with a splayed upper edge."),
    "kerb-k7": ("Kerb stone K7 750 x 250 x 125 mm", "Concrete kerb stone 750 millimetres long with a splayed upper edge."),
    "kerb-k6": ("Kerb stone K6 600 x 200 x 100 mm", "Half-battered concrete kerb stone 600 millimetres long with a sloping upper face."),
    "edging-block": ("Edging block 500 x 200 x 60 mm", "Slim concrete edging block with a fully rounded top."),
    "drain-channel": ("Drain channel 500 x 250 x 200 mm", "U-shaped concrete drain channel, 500 millimetres long, with upright walls over a half-round invert."),
    "tile-checker": ("Pavement tile, checker 300 x 300 x 25 mm", "Stack of light grey pavement tiles with a checker of raised squares."),
    "tile-chevron": ("Pavement tile, chevron 300 x 300 x 25 mm", "Stack of red pavement tiles with a chevron relief."),
    "tile-bubble": ("Pavement tile, bubble 300 x 300 x 25 mm", "Stack of ochre tactile pavement tiles with rows of round raised studs."),
    "tile-stripe": ("Pavement tile, stripe 300 x 300 x 25 mm", "Stack of charcoal guidance tiles with parallel raised bars."),
    "erosion-control-block": ("Erosion-control block 400 x 400 x 100 mm", "Open-cell concrete grid block with nine rounded cells for grass and slope protection."),
    "coping-stone": ("Coping stone 400 x 250 x 60 mm", "Concrete coping stone sloping both ways from a ridge in the middle, with a drip groove under each overhang."),
    "k4-plank": ("K4 precast plank 1200 x 300 x 60 mm", "Long precast concrete plank, 1200 by 300 by 60 millimetres, with keyed sides."),
    "hero-wall": ("Hollow-block wall under construction", "Hollow-block wall rising in stepped courses at golden hour, with a pallet of blocks and green trees behind."),
    "hero-plaza": ("Garden plaza in interlocking pavers", "Garden plaza paved in interlocking concrete pavers with dark bands, planted beds and trees in morning light."),
    "hero-pattern": ("Two-colour herringbone paving with kerb", "Low view across red and grey rectangular pavers laid in herringbone towards a concrete kerb and lawn."),
    "menu-backdrop": ("Hollow-block wall, dark", "Dark head-on view of a hollow-block wall with light grazing from one side."),
    "banner": ("Stacked blocks in the yard", "Two long rows of palletised concrete blocks across a yard, a wheelbarrow between them, trees behind, under a hazy sky."),
    "yard-stacks": ("Pallets of blocks and pavers", "Pallets of grey hollow blocks and red, charcoal and ochre pavers in a stock yard backed by trees."),
    "wall-running-bond": ("Hollow-block wall in running bond", "Hollow-block wall in running bond with dappled shade of leaves across the upper courses."),
    "wall-corner": ("Bonded corner of a block wall", "Outside corner of a hollow-block wall, one face in sun and one in shade, with lawn and trees."),
    "paver-herringbone": ("Herringbone paving", "Rectangular pavers in red with some grey and charcoal, laid in herringbone."),
    "paver-uni-field": ("Uni Paver paving", "Field of grey zig-zag interlocking Uni Pavers in raking sun."),
    "kerb-road": ("Kerb line on a road", "Line of concrete kerb stones with channel and gully between an asphalt road and a paved footpath."),
    "tile-footpath": ("Footpath in pavement tiles", "Footpath of grey tiles: a line of ochre tiles with bars leads along it to a row of studs before a zebra crossing."),
    "erosion-slope": ("Grid blocks on a canal bank", "Canal bank lined with open-cell concrete grid blocks: grass in the upper cells, stone in the lower ones down to the water."),
    "garden-edging": ("Garden edging", "Curved line of rounded concrete edging blocks between a lawn and a planted bed."),
    "block-vs-brick": ("Hollow block and clay bricks", "One concrete hollow block beside a small pile of traditional red clay bricks."),
    "cores-top-view": ("Hollow blocks from above", "Graphic view straight down on rows of hollow blocks with their open cores."),
    "curing-racks": ("Blocks on curing racks", "Fresh concrete blocks on steel racks on both sides of an aisle in a production hall."),
    "house-elevation": ("House in exposed hollow blocks", "Simple two-storey house of exposed hollow blocks: a balcony over the door, a path through the lawn, trees behind."),
    "boundary-wall": ("Boundary wall", "Long boundary wall of hollow blocks with piers and coping beside a road with grass verge."),
    "paver-i-field": ("I Block paving", "Paving of I-shaped blocks in ochre, grey and charcoal bands."),
    "driveway": ("Driveway in rectangular pavers", "House driveway in grey and charcoal rectangular pavers between lawns, leading to a gate in a block wall."),
    "plaza-dusk": ("Plaza at dusk", "Paved garden plaza at dusk with low warm lights along the planting beds."),
    "screen-wall": ("Ventilation screen wall", "Ventilation screen of hollow blocks turned on their side, light passing through the cores."),
    "material-samples": ("Product range from above", "Flat-lay of blocks, bricks, pavers, tiles, kerbs and edging seen from above, with a calliper."),
    "cut-section": ("Block with sawn slice", "Hollow block with a sawn slice leaning in front of it, showing the aggregate inside the concrete."),
    "kerb-yard": ("Kerb stones and channels in the yard", "Pallets of kerb stones, edging blocks and drain channels stacked with timber between the layers in a stock yard."),
    "window-opening": ("Window opening with lintel", "Hollow-block wall under construction with a window opening, a precast lintel above it and a sill below."),
    "drain-run": ("Drain channel along paving", "Line of concrete drain channels between herringbone paving and a lawn, with a coped block wall behind."),
    "joint": ("Tooled mortar joint", "Mortar joint between concrete hollow blocks, pressed firm with a round tool, in low sun."),
    "wet-face": ("Wall after rain", "Lower courses of a hollow-block wall after rain: dark where wet, pale with lime above, grass at its foot."),
    "core-edge": ("Open cores of a course", "Course of hollow blocks seen along its top: open cores in the sun, fresh mortar on the shells further on."),
    "arris": ("Corner of a block", "Corner of a concrete hollow block from close by: a sharp edge, and a surface of even, closed grain."),
    "stud": ("Studs of a tactile tile", "Studs of ochre tactile tiles in low sun, from close by."),
    "sand-joint": ("Sand in the joints of pavers", "Red and grey pavers in herringbone from close by, with sand swept into their joints."),
    "pallet-corner": ("Corner of a pallet", "Corner of a strapped stack of hollow blocks on a timber pallet, in low sun."),
    "dated-label": ("Dated label", "Label on a stack of hollow blocks with two dates: when they were pressed, and 28 days later, when they are ready."),
    "fresh-block": ("Fresh blocks", "Fresh concrete hollow blocks, dark and still damp, on timber boards."),
    "mix": ("Squeezed mix", "Lump of concrete mix, squeezed and keeping its shape, on a heap of nearly dry mix."),
    "sand": ("Heap of sand", "Coarse clean sand on a heap, with a few larger grains, in low sun."),
    "chips": ("Heap of stone chips", "Broken grey stone of mixed sizes on a heap, in low sun."),
    "curing": ("Blocks under wet jute", "Fresh hollow blocks, dark with water, under a sheet of wet jute."),
    **{f"day-{time}": (f"Screen wall at {time[:2]}:{time[2:]}", f"Screen wall of hollow blocks with their cores open to the front, at {time[:2]}:{time[2:]}.")
       for time in ("0700", "0830", "1000", "1130", "1300", "1430", "1600", "1730")},
}


def main():
    out = []
    for name, (subject, alt) in TEXT.items():
        files = [f"/images/{folder}/{name}.jpg" for folder in ("products", "scenes")]
        file = next((f for f in files if os.path.exists(PUBLIC + f)), None)
        if file is None:
            continue
        w, h = subprocess.run(["identify", "-format", "%w %h", PUBLIC + file], capture_output=True, text=True, check=True).stdout.split()
        out.append(dict(file=file, width=int(w), height=int(h), alt=alt, subject=subject))
    with open(os.path.join(HERE, "manifest.json"), "w") as f:
        json.dump(out, f, indent=1)
        f.write("\n")
    print(len(out), "pictures")


if __name__ == "__main__":
    main()
