"""Render pictures by name.

blender -b -P scripts/imagery/render.py -- --only NAME[,NAME] [--scale 1.0] [--samples 20] [--out FOLDER] [--png]
Without --out a picture goes to its place in public/images. --scale multiplies the final pixel size; --samples overrides the per-picture default;
--seconds caps the sampling time of each picture.
"""
import argparse
import importlib
import os
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
PUBLIC = os.path.join(os.path.dirname(os.path.dirname(HERE)), "public", "images")
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import numpy as np  # noqa: E402

import denoise  # noqa: E402


def setup(w, h, scale, samples, look="Medium High Contrast", exposure=0.0, bounces=4, adaptive=True, dicing=1.0):
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device = "CPU"
    c.feature_set = "EXPERIMENTAL" if adaptive else "SUPPORTED"
    c.samples = samples
    c.use_adaptive_sampling = True
    c.adaptive_threshold = 0.02
    c.adaptive_min_samples = max(6, samples // 2)
    c.use_denoising = False
    c.max_bounces = bounces + 2
    c.diffuse_bounces = bounces
    c.glossy_bounces = 2
    c.transmission_bounces = 4
    c.transparent_max_bounces = 8
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 4.0
    c.blur_glossy = 1.0
    c.dicing_rate = dicing
    c.max_subdivisions = 10
    c.pixel_filter_type = "BLACKMAN_HARRIS"
    c.filter_width = 1.4
    s.render.resolution_x = int(w * scale)
    s.render.resolution_y = int(h * scale)
    s.render.resolution_percentage = 100
    s.render.use_persistent_data = True
    s.view_settings.view_transform = "Filmic"
    s.view_settings.look = look
    s.view_settings.exposure = exposure
    s.render.image_settings.file_format = "PNG"
    s.render.image_settings.color_mode = "RGB"
    s.render.image_settings.color_depth = "8"


def passes(name, haze=False):
    """Route colour, feature and sun passes to temporary EXR files; return their paths."""
    s = bpy.context.scene
    vl = s.view_layers[0]
    vl.cycles.denoising_store_passes = True
    want = {"rgb": "Image", "alb": "Denoising Albedo", "nrm": "Denoising Normal"}
    if haze:
        vl.use_pass_mist = True
        want["mist"] = "Mist"
    if any(o.type == "LIGHT" and o.lightgroup == "sun" for o in s.objects):
        vl.lightgroups.add(name="sun")
        want["sun"] = "Combined_sun"
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    rl = t.nodes.new("CompositorNodeRLayers")
    comp = t.nodes.new("CompositorNodeComposite")
    t.links.new(rl.outputs["Image"], comp.inputs[0])
    fo = t.nodes.new("CompositorNodeOutputFile")
    fo.base_path = os.path.join(tempfile.gettempdir(), "block-imagery-cache", "passes")
    fo.format.file_format = "OPEN_EXR"
    fo.format.color_depth = "32"
    fo.format.exr_codec = "NONE"
    fo.file_slots.clear()
    files = {}
    for key, sock in want.items():
        fo.file_slots.new(f"{name}-{key}-")
        t.links.new(rl.outputs[sock], fo.inputs[-1])
        files[key] = os.path.join(fo.base_path, f"{name}-{key}-{s.frame_current:04d}.exr")
    return files


def develop(png, grab, p):
    """De-noise the passes and write the picture through the view transform."""
    d = {k: denoise.read(f) for k, f in grab.items()}
    rgb = denoise.clean(d["rgb"], d["alb"], d["nrm"], d.get("sun"), p.get("radius", 5), p.get("strength", 0.9))
    if p.get("haze"):
        (col, dist, most) = p["haze"]
        depth = bpy.context.scene.world.mist_settings.depth
        m = np.clip(d["mist"][..., :1], 0, 1)
        k = most * (1 - np.exp(-m * depth / dist))
        t = np.clip((m - 0.5) / 0.5, 0, 1)
        k = k * (1 - 0.8 * t * t * (3 - 2 * t))  # leave the sky itself almost clear
        rgb = rgb * (1 - k) + np.array(col, np.float32) * k
    denoise.write(rgb, os.path.abspath(png), bpy.context.scene)
    for f in grab.values():
        os.remove(f)


def main():
    argv = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    ap = argparse.ArgumentParser()
    ap.add_argument("--only", default="")
    ap.add_argument("--scale", type=float, default=1.0)
    ap.add_argument("--samples", type=int, default=0)
    ap.add_argument("--out", default="", help="folder (default: the picture's place in public/images)")
    ap.add_argument("--seconds", type=float, default=0, help="stop sampling after this time (0 = no limit)")
    ap.add_argument("--png", action="store_true", help="keep PNG instead of JPEG")
    ap.add_argument("--list", action="store_true")
    a = ap.parse_args(argv)
    catalogue = importlib.import_module("catalogue")
    names = [n for n in a.only.split(",") if n] or list(catalogue.PICTURES)
    if a.list:
        print("\n".join(catalogue.PICTURES))
        return
    for name in names:
        t0 = time.time()
        p = catalogue.PICTURES[name]
        out = a.out or os.path.join(PUBLIC, p["folder"])
        os.makedirs(out, exist_ok=True)
        bpy.ops.wm.read_factory_settings(use_empty=True)
        setup(p["size"][0], p["size"][1], a.scale, a.samples or p.get("samples", 96), p.get("look", "Medium High Contrast"),
              p.get("exposure", 0.0), p.get("bounces", 4), p.get("adaptive", False), p.get("dicing", 1.0))
        bpy.context.scene.cycles.time_limit = a.seconds
        p["build"]()
        grab = passes(name, bool(p.get("haze")))
        png = os.path.join(out, name + ".png")
        bpy.context.scene.render.filepath = os.path.abspath(png)
        t1 = time.time()
        bpy.ops.render.render(write_still=False)
        t2 = time.time()
        develop(png, grab, p)
        if a.png:
            subprocess.run(["convert", png, *p.get("post", []), png], check=True)
        else:
            jpg = os.path.join(out, name + ".jpg")
            subprocess.run(["convert", png, *p.get("post", []), "-strip", "-sampling-factor", "4:4:4", "-quality", "88", jpg],
                           check=True)
            os.remove(png)
        print(f"RENDERED {name} build {t1 - t0:.0f}s render {t2 - t1:.0f}s develop {time.time() - t2:.0f}s", flush=True)


if __name__ == "__main__":
    main()
