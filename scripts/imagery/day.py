"""One wall at eight hours of a day: the sun of 21 March over the factory, 24.2 N, 90.5 E. Metres; +y is east, +x south."""
import math
import random

import bpy

import blocks
import concrete as C
import masonry as M
import nature as N
import studio
from ground import joint_sand, tufts

LATITUDE, LONGITUDE, ZONE = 24.2, 90.5, 6.0  # degrees north, degrees east, hours before UTC
DAYS = 9575.5  # from noon of 1 January 2000 to midnight of 21 March 2026, both UTC
HOURS = (7.0, 8.5, 10.0, 11.5, 13.0, 14.5, 16.0, 17.5)


def sun(hour):
    """Altitude and azimuth (clockwise from north) in degrees, by the low-precision formulas of the Astronomical Almanac (0.01 degrees)."""
    n = DAYS + (hour - ZONE) / 24
    mean, anomaly = 280.460 + 0.9856474 * n, math.radians(357.528 + 0.9856003 * n)
    ecliptic = math.radians(mean + 1.915 * math.sin(anomaly) + 0.020 * math.sin(2 * anomaly))
    tilt = math.radians(23.439 - 4e-7 * n)
    ascension = math.atan2(math.cos(tilt) * math.sin(ecliptic), math.cos(ecliptic))
    d = math.asin(math.sin(tilt) * math.sin(ecliptic))
    h = math.radians((18.697374558 + 24.06570982441908 * n) % 24 * 15 + LONGITUDE) - ascension
    p = math.radians(LATITUDE)
    altitude = math.asin(math.sin(p) * math.sin(d) + math.cos(p) * math.cos(d) * math.cos(h))
    azimuth = math.atan2(math.sin(h), math.cos(h) * math.sin(p) - math.tan(d) * math.cos(p))
    return math.degrees(altitude), (math.degrees(azimuth) + 180) % 360


def light(hour):
    """Sun and sky of an hour: weaker and warmer through more air."""
    altitude, azimuth = sun(hour)
    air = 1 / (math.sin(math.radians(altitude)) + 0.50572 * (altitude + 6.07995) ** -1.6364)
    clear = 0.78 ** (air ** 0.678)
    warm = min(1.0, max(0.0, (air - 1.05) / 6))
    color = tuple(a + (b - a) * warm ** 0.7 for a, b in zip((1.0, 0.955, 0.90), (1.0, 0.66, 0.38)))
    N.daylight(altitude, azimuth - 90, sun=6.2 * clear, sky=0.085, color=color, angle=0.55, dust=1.2)


def exposure(hour):
    """A camera opens by half of what the light lacks, so that a morning stays one."""
    altitude, azimuth = sun(hour)
    shade = azimuth < 180 and altitude > 20  # the sun is behind the wall, and nothing of it comes through
    return -0.1 + 1.1 * max(0.0, 1 - altitude / 30) ** 1.4 + (0.45 if shade else 0)


def screen(hour):
    """The wall of `sets.screen_wall` from the west: it lets the morning through, and the afternoon falls on it."""
    light(hour)
    q = random.Random(3)
    conc = C.mineral("cop", C.CAST, kind="smooth", tile=0.5, relief=0.8, stain=0.25)
    mortar = C.mineral("mortar", C.CAST, kind="smooth", relief=1.4)
    stone = M.shared("scr", blocks.hollow_block(190), C.mineral("scr", C.NATURAL, vary=0.10, hue_vary=0.14, stain=0.08, contrast=1.25, relief=1.3, bloom=0.2))
    rows = 11
    for c in range(rows):
        z = 0.1 + c * 0.2
        N.box("bed", (14, 0.172, 0.0105), (0, 0, z + 0.1899), mortar)
        for i in range(-14, 15):
            x = (i + (0.5 if c % 2 else 0)) * 0.4
            N.box("head", (0.0105, 0.172, 0.19), (x + 0.2, 0, z), mortar)
            N.place(stone, (x + q.uniform(-.001, .001), 0.095, z + 0.095), (math.pi / 2, 0, 0))
    N.box("base", (14, 0.3, 0.1), (0, 0, 0), conc)
    for i in range(-6, 7):
        N.box("top", (0.994, 0.26, 0.09), (i + q.uniform(-.001, .001), 0, 0.1 + rows * 0.2), conc)
    tones = M.weighted(dict(n=7, l=2, c=1))
    pavers = M.paver_set(lambda: blocks.rect_paver(), {"n": C.NATURAL, "l": C.LIGHT, "c": C.srgb("#7E7871")}, name="rect", vary=0.12)
    M.pave(M.herringbone(-5.2, 5.2, -6.4, -0.16, 0.1, tones), pavers, z=-0.06)
    N.plane("sand", -12, 12, -9, 0.4, -0.007, joint_sand())
    N.plane("far", -80, 80, 0.4, 120, -0.02, C.meadow())
    garden = N.Garden(26)
    # Low enough for the first sun, which is straight behind the wall.
    garden.treeline(-60, 80, 34, 5.2, 5)
    # Its shade is on the wall from the afternoon on.
    garden.tree(4.1, -7.6, 5.2, 1.9)
    tufts(N.grass_mat(), [(q.uniform(-6, 6), q.uniform(-0.16, -0.13), 0) for _ in range(30)], h=(0.03, 0.09))
    studio.camera((-1.45, -3.7, 1.5), (0.4, 0, 0.8), 30, 8.0, 3.8)


SCREENS = {f"day-{int(h):02d}{round(h % 1 * 60):02d}": (lambda h=h: screen(h), exposure(h)) for h in HOURS}
