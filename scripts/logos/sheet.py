"""A sheet to draw one logo on: text set as outlines, marks as SVG path data. 100 units are the height of a mark."""
import functools
import json
import os
import subprocess
import tempfile

from fontTools.pens.basePen import BasePen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen, RecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

REPOSITORY = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
ARCHIVO = os.path.join(REPOSITORY, "node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-{}.woff2")
PRECISION = 5  # viewBox units per unit of the sheet, so that coordinates stay whole numbers


@functools.cache
def archivo(wdth, wght, style="normal"):
    """Path of a static cut of the site's own family."""
    path = os.path.join(tempfile.gettempdir(), f"archivo-{style}-{wdth}-{wght}.ttf")
    font = instancer.instantiateVariableFont(TTFont(ARCHIVO.format(style)), dict(wdth=wdth, wght=wght))
    font.flavor = None
    font.save(path)
    return path


def debian(name):
    return os.path.join("/usr/share/fonts", name)


def bounds(recording):
    pen = BoundsPen(None)
    recording.replay(pen)
    return pen.bounds


class RelativePen(BasePen):
    """SVG path data in whole, relative numbers: half the size of absolute ones."""

    def __init__(self):
        super().__init__()
        self.d, self.at = "", (0, 0)

    def _add(self, command, *points):
        points = [(round(x), round(y)) for x, y in points]
        numbers = [v - origin for p in points for v, origin in zip(p, self.at)]
        self.d += command + "".join(f" {n}" if n >= 0 and i else str(n) for i, n in enumerate(numbers))
        self.at = points[-1]

    def _moveTo(self, p):
        self._add("m", p)
        self.start = self.at

    def _lineTo(self, p):
        self._add("l", p)

    def _curveToOne(self, a, b, c):
        self._add("c", a, b, c)

    def _qCurveToOne(self, a, b):
        self._add("q", a, b)

    def _closePath(self):
        self.d, self.at = self.d + "z", self.start


class Sheet:
    def __init__(self):
        self.text, self.mark = RecordingPen(), RecordingPen()

    def draw(self, d, x=0, y=0, scale=1):
        """A mark; overlapping shapes knock each other out."""
        parse_path(d, TransformPen(self.mark, (scale, 0, 0, scale, x, y)))

    def set(self, string, font, cap, x, y, track=0, width=None, centre=False):
        """Set a line whose ink starts (or is centred) at x and stands on y; `cap` is the height of its capitals.

        `track` opens every gap by that share of the em; `width` opens them until the line is that wide.
        Returns the right edge of the ink.
        """
        face = TTFont(font)
        glyphs, em = face.getGlyphSet(), face["head"].unitsPerEm
        shaped = json.loads(subprocess.check_output(["hb-shape", "--output-format=json", font, string]))
        pen = BoundsPen(glyphs)
        glyphs[face.getBestCmap()[ord("H")]].draw(pen)
        scale = cap / pen.bounds[3]

        def line(gap):
            at, out = 0, DecomposingRecordingPen(glyphs)
            for g in shaped:
                glyphs[g["g"]].draw(TransformPen(out, (1, 0, 0, 1, at + g["dx"], g["dy"])))
                at += g["ax"] + gap
            return out, bounds(out)

        out, (x0, _, x1, _) = line(track * em)
        if width:
            out, (x0, _, x1, _) = line(track * em + (width / scale - (x1 - x0)) / (len(shaped) - 1))
        left = x - (x1 - x0) * scale / 2 if centre else x
        out.replay(TransformPen(self.text, (scale, 0, 0, -scale, left - x0 * scale, y)))
        return left + (x1 - x0) * scale

    def svg(self, colour, area=12000, widest=208, highest=88):
        """The finished file, trimmed to its ink and sized so that all logos weigh about the same side by side."""
        boxes = [bounds(r) for r in (self.text, self.mark) if r.value]
        x0, y0 = (min(b[i] for b in boxes) for i in (0, 1))
        w, h = max(b[2] for b in boxes) - x0, max(b[3] for b in boxes) - y0
        k = min((area / (w * h)) ** 0.5, widest / w, highest / h)
        paths = []
        for recording, rule in ((self.mark, ' fill-rule="evenodd"'), (self.text, "")):
            if recording.value:
                pen = RelativePen()
                recording.replay(TransformPen(pen, (PRECISION, 0, 0, PRECISION, -x0 * PRECISION, -y0 * PRECISION)))
                paths.append(f'<path{rule} d="{pen.d}"/>')
        size = f'width="{round(w * k)}" height="{round(h * k)}" viewBox="0 0 {round(w * PRECISION)} {round(h * PRECISION)}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size} fill="{colour}">{"".join(paths)}</svg>\n'
