"""Draw the logos of the sample group and its partners, all invented: python3 scripts/logos/draw.py

Needs python3-fonttools, python3-brotli, hb-shape (libharfbuzz-bin), node_modules and the Debian packages
fonts-bebas-neue, -cardo, -ebgaramond, -gfs-didot, -goudybookletter, -jetbrains-mono, -league-spartan, -manrope,
-roboto-slab and -vollkorn.
"""
import os

from sheet import REPOSITORY, Sheet, archivo, debian

BEBAS = debian("opentype/bebas-neue/BebasNeue-Bold.otf")
DIDOT = debian("opentype/didot/GFSDidot.otf")
GARAMOND = debian("opentype/ebgaramond/EBGaramond12-Regular.otf")
GARAMOND_ITALIC = debian("opentype/ebgaramond/EBGaramond12-Italic.otf")
GOUDY = debian("opentype/sortsmill/GoudyBookletter1911.otf")
MANROPE = debian("truetype/manrope/Manrope-ExtraBold.ttf")
MONO = debian("truetype/jetbrains-mono/JetBrainsMono-Medium.ttf")
SLAB = debian("opentype/roboto/slab/RobotoSlab-Bold.otf")
SPARTAN = debian("opentype/league-spartan/LeagueSpartan-Bold.otf")
VOLLKORN = debian("truetype/vollkorn/Vollkorn-BlackItalic.ttf")


def atrai_cement(s):
    """An A cast into a block, open at the foot."""
    s.draw("M0 0h100v100H0zM50 8L12 100H35L41 84H59L65 100H88zM50 46L56 67H44z")
    bold = archivo(125, 700)
    s.set("Atrai", bold, 40, 120, 42)
    s.set("Cement", bold, 40, 120, 99)


def atrai_ready_mix(s):
    """A turning drum: rings that are not concentric."""
    s.draw("M50 0a50 50 0 1 1 0 100a50 50 0 1 1 0-100zM56 12a38 38 0 1 1 0 76a38 38 0 1 1 0-76zM63 26a24 24 0 1 1 0 48a24 24 0 1 1 0-48z")
    italic = archivo(100, 640, "italic")
    s.set("Atrai", italic, 38, 122, 44, track=-0.01)
    s.set("Ready-Mix", italic, 38, 118, 97, track=-0.01)


def atrai_transport(s):
    """Name and trade over each other, driving off to the right."""
    end = s.set("ATRAI", archivo(100, 900, "italic"), 62, 0, 62)
    for i in range(2):
        s.draw("M14 0H34L56 31 26 62H6L36 31z", end + 8 + 34 * i)
    s.set("TRANSPORT", archivo(125, 640, "italic"), 24, 0, 100, width=end + 92)


def atrai_steel(s):
    """A rolled section."""
    s.draw("M0 0H84V20H60Q54 20 54 27V73Q54 80 60 80H84V100H0V80H24Q30 80 30 73V27Q30 20 24 20H0z")
    s.set("ATRAI", BEBAS, 46, 104, 46, track=0.02, width=110)
    s.set("STEEL", BEBAS, 46, 104, 100, track=0.02, width=110)


def atrai_aggregates(s):
    """Three stones, split and fitted."""
    s.draw("M28 0L70 6 78 40 46 50 16 34zM12 40L43 56 40 100H8L0 62zM84 46L100 70 92 100H47L50 57z")
    s.set("atrai", SLAB, 40, 120, 44)
    s.set("aggregates", SLAB, 40, 120, 92)


def atrai_properties(s):
    """A gate within a gate."""
    s.draw("M80 76V38a38 38 0 0 1 76 0V76H144V38a26 26 0 0 0-52 0V76zM102 76V38a16 16 0 0 1 32 0V76z")
    s.set("ATRAI", DIDOT, 36, 118, 128, width=236, centre=True)
    s.set("PROPERTIES", DIDOT, 15, 118, 158, width=236, centre=True)


def atrai_energy(s):
    """The sun coming out of the river."""
    s.draw("M0 60a50 50 0 0 1 100 0zM6 68H94V76H6zM16 84H84V91H16zM30 98H70V104H30z", 0, -8)
    s.set("atrai", MANROPE, 44, 118, 42)
    s.set("energy", MANROPE, 44, 116, 92)


def atrai_lines(s):
    """A house flag: swallow-tailed, with a diamond."""
    s.draw("M0 0H150L122 42 150 84H0zM30 42L61 14 92 42 61 70z")
    s.set("ATRAI", SPARTAN, 34, 172, 34, track=0.04, width=140)
    s.set("LINES", SPARTAN, 34, 172, 84, track=0.04, width=140)


def karatoa_ceramics(s):
    """One tile of a pattern of quarter rounds."""
    for x, y, d in ((0, 0, "M0 0H48A48 48 0 0 1 0 48z"), (52, 0, "M48 0V48A48 48 0 0 1 0 0z"),
                    (0, 52, "M0 48V0A48 48 0 0 1 48 48z"), (52, 52, "M48 48H0A48 48 0 0 1 48 0z")):
        s.draw(d, x, y)
    s.set("Karatoa", GARAMOND, 50, 122, 54)
    s.set("ceramics", GARAMOND_ITALIC, 36, 124, 97)


def nagar_homes(s):
    """The first letter has a roof."""
    s.draw("M0 100V36L39 0 78 36V100H58V45L39 27 20 45V100z")
    end = s.set("agar", archivo(112, 660), 78, 88, 100)
    s.set("HOMES", archivo(125, 660), 20, 0, 152, width=end)


def tangon_agro(s):
    """Two leaves on one stem."""
    s.draw("M124 70V46A44 44 0 0 0 80 2V26A44 44 0 0 0 124 70zM130 70V58A36 36 0 0 1 166 22V34A36 36 0 0 1 130 70z", 0, -4)
    s.set("Tangon", GOUDY, 52, 124, 124, centre=True)
    s.set("AGRO", GOUDY, 17, 124, 162, track=0.5, centre=True)


def dhepa_textiles(s):
    """A basket weave."""
    for i in range(3):
        s.draw("M0 0H46V11H0z", 0, 17.5 * i)
        s.draw("M0 0H11V46H0z", 54 + 17.5 * i, 0)
        s.draw("M0 0H11V46H0z", 17.5 * i, 54)
        s.draw("M0 0H46V11H0z", 54, 54 + 17.5 * i)
    s.set("dhepa", MONO, 44, 124, 46)
    s.set("textiles", MONO, 44, 124, 99)


def northroof(s):
    """A ridge over the two o."""
    heavy = archivo(100, 780)
    end = s.set("northr", heavy, 60, 0, 60, track=-0.03)
    left = end + 1
    right = s.set("oo", heavy, 60, left, 60, track=-0.03)
    s.set("f", heavy, 60, right + 1, 60, track=-0.03)
    middle = (left + right) / 2
    s.draw(f"M{left} 4L{middle} -24 {right} 4H{right - 22}L{middle} -11 {left + 22} 4z")


def pillar(s):
    """The two L carry the word."""
    light = archivo(125, 380)
    end = s.set("PI", light, 50, 0, 76, track=0.16)
    for i in range(2):
        s.draw("M0 0H14V88H36V100H0z", end + 20 + 48 * i, -12)
    s.set("AR", light, 50, end + 112, 76, track=0.12)


def lodestar_lifts(s):
    """Up, down."""
    s.draw("M0 0H100V100H0zM50 14L80 44H20zM20 56H80L50 86z")
    end = s.set("LODESTAR", archivo(62, 760), 58, 118, 58)
    s.set("LIFTS", archivo(100, 560), 29, 118, 100, width=end - 118)


def barsha_waterproofing(s):
    """Rain that runs off."""
    for x, y, length in ((30, 4, 30), (12, 22, 44), (34, 44, 22)):
        s.draw(f"M0 0H11L{11 - length * 0.3} {length}H{-length * 0.3}z", x, y)
    end = s.set("Barsha", VOLLKORN, 62, 50, 66)
    s.set("WATERPROOFING", archivo(112, 640), 14, 0, 100, width=end)


LOGOS = {
    atrai_cement: "#474B4F", atrai_ready_mix: "#0F5C63", atrai_transport: "#23262B", atrai_steel: "#1F3B57",
    atrai_aggregates: "#54483A", atrai_properties: "#5A2342", atrai_energy: "#8A5200", atrai_lines: "#16325C",
    karatoa_ceramics: "#1E5A8A", nagar_homes: "#3C3A7B", tangon_agro: "#4B5A14", dhepa_textiles: "#7A1F4B",
    northroof: "#22313F", pillar: "#191816", lodestar_lifts: "#0F4C4A", barsha_waterproofing: "#1B4F8A",
}

if __name__ == "__main__":
    for draw, colour in LOGOS.items():
        sheet = Sheet()
        draw(sheet)
        name = draw.__name__.replace("_", "-")
        with open(os.path.join(REPOSITORY, "public/images/logos", name + ".svg"), "w") as f:
            f.write(sheet.svg(colour))
