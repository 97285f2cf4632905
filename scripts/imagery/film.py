"""
The film of 28 days: the close-ups of `/quality` in their order, 28 bricks along the foot, no sound and no words, so
that one file serves both languages. Writes `public/films/28-days.mp4` (H.264) and `28-days.av1.mp4`; needs Pillow and
ffmpeg. Run from the repository's root: `python3 scripts/imagery/film.py`.
"""

import subprocess
from PIL import Image, ImageDraw

WIDTH, HEIGHT, FPS = 1280, 720, 25
# px: the strip of bricks, and the picture above it.
FOOT = 72
TOP = HEIGHT - FOOT
# Share of the picture's width that the camera covers during a shot.
MOVE = 0.04
# Frames of a dissolve.
DISSOLVE = 10
# Palette of content/registry/colours.ts: ink, concrete-600, clay.
INK, EMPTY, FULL = "#191816", "#6A655D", "#B8431D"
# Picture, seconds, and the first and last day of the shot. The seconds add up to 20.
SHOTS = [
    ("sand", 1.8, None),
    ("chips", 1.8, None),
    ("mix", 2.0, None),
    ("fresh-block", 2.2, (0, 0)),
    ("curing", 3.4, (0, 7)),
    ("pallet-corner", 3.6, (7, 27)),
    ("arris", 1.8, (28, 28)),
    ("cut-section", 1.8, (28, 28)),
    ("dated-label", 1.6, (28, 28)),
]
# Encoder of each file; the rate keeps it below 1.2 MB.
ENCODERS = {
    "28-days.mp4": ["-c:v", "libx264", "-preset", "slow", "-crf", "34"],
    "28-days.av1.mp4": ["-c:v", "libsvtav1", "-preset", "6", "-crf", "57"],
}


def shot_frames(name, seconds, index):
    """Frames of a slow move towards the picture, or away from it at every second shot; never enlarged."""
    picture = Image.open(f"public/images/scenes/{name}.jpg").convert("RGB")
    ratio = WIDTH / TOP
    width = min(picture.width, picture.height * ratio)
    height = width / ratio
    count = round(seconds * FPS) + DISSOLVE
    for frame in range(count):
        share = frame / (count - 1)
        scale = 1 - MOVE * (share if index % 2 == 0 else 1 - share)
        w, h = width * scale, height * scale
        left, top = (picture.width - w) / 2, (picture.height - h) / 2
        yield picture.resize((WIDTH, TOP), Image.LANCZOS, box=(left, top, left + w, top + h))


def day_at(days, share):
    """Full bricks at a share of a shot."""
    if days is None:
        return 0
    first, last = days
    return first + int((last - first) * min(1, share * 1.15))


def bricks(day):
    """The strip at the foot."""
    strip = Image.new("RGB", (WIDTH, FOOT), INK)
    draw = ImageDraw.Draw(strip)
    gap, margin = 4, 40
    module = (WIDTH - 2 * margin + gap) / 28
    for index in range(28):
        left = margin + index * module
        draw.rectangle([left, 20, left + module - gap, FOOT - 20], fill=FULL if index < day else EMPTY)
    return strip


def frames():
    """All frames as RGB bytes. The first shot follows the last one by the same dissolve, so that the film loops."""
    shots = [list(shot_frames(name, seconds, index)) for index, (name, seconds, _) in enumerate(SHOTS)]
    for index, (_, seconds, days) in enumerate(SHOTS):
        before = shots[index - 1][-DISSOLVE:]
        count = round(seconds * FPS)
        for frame in range(count):
            picture = shots[index][frame]
            if frame < DISSOLVE:
                picture = Image.blend(before[frame], picture, (frame + 1) / (DISSOLVE + 1))
            whole = Image.new("RGB", (WIDTH, HEIGHT))
            whole.paste(picture, (0, 0))
            whole.paste(bricks(day_at(days, frame / count)), (0, TOP))
            yield whole


def write_film():
    """Encodes both files from one series of frames."""
    raw = b"".join(frame.tobytes() for frame in frames())
    source = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{WIDTH}x{HEIGHT}", "-r", str(FPS), "-i", "-"]
    for name, encoder in ENCODERS.items():
        command = ["ffmpeg", "-v", "error", "-y", *source, *encoder, "-pix_fmt", "yuv420p", "-an"]
        subprocess.run([*command, "-movflags", "+faststart", f"public/films/{name}"], input=raw, check=True)


if __name__ == "__main__":
    write_film()
