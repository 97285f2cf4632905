/** A colour by its lightness (0 to 1), chroma (0 to about 0.37) and hue in degrees: OKLCH of CSS Color 4. */
type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number };

const HEX = /^#[0-9a-f]{6}$/i;

/** Whether a text is a colour in six hexadecimal digits, such as `#7A1620`. */
export const isHexColour = (text: string) => HEX.test(text);

/** Red, green and blue of light, 0 to 1, without the curve of sRGB. */
const linearOf = (hex: string) =>
  [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];

const curved = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(hex: string) {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns a colour in OKLCH; the matrices are those of CSS Color 4. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

function linearFrom({ lightness, chroma, hue }: Oklch) {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** Step by which chroma is reduced, and how far a part may exceed its range: both are less than a screen shows. */
const CHROMA_STEP = 0.002;
const ROUNDING = 0.0005;

/** Returns a colour of OKLCH in hexadecimal digits. What no screen shows loses chroma, and keeps lightness and hue. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const light = Math.min(1, Math.max(0, lightness));
  const parts = linearFrom({ lightness: light, chroma, hue });
  const isShown = parts.every((part) => part > -ROUNDING && part < 1 + ROUNDING);
  if (!isShown && chroma > 0)
    return hexOf({ lightness: light, chroma: Math.max(0, chroma - CHROMA_STEP), hue });
  const digits = parts.map((part) =>
    Math.round(255 * curved(Math.min(1, Math.max(0, part))))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`.toUpperCase();
}

/** Mixes two colours as a screen does where one is partly transparent; `share` is that of the first, 0 to 1. */
export const mixed = (one: string, other: string, share: number) =>
  `#${[1, 3, 5]
    .map((start) => {
      const [first, second] = [one, other].map((hex) => Number.parseInt(hex.slice(start, start + 2), 16));
      return Math.round((first ?? 0) * share + (second ?? 0) * (1 - share))
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`.toUpperCase();

const LIGHTNESS_STEP = 0.004;

/** Returns the colour itself if it holds, else the one of its hue nearest in lightness that does; undefined if none does. */
export function nearestColour(hex: string, holds: (hex: string) => boolean) {
  if (holds(hex)) return hex;
  const own = oklchOf(hex);
  for (let away = LIGHTNESS_STEP; away <= 1; away += LIGHTNESS_STEP)
    for (const lightness of [own.lightness - away, own.lightness + away]) {
      const near = hexOf({ ...own, lightness });
      if (lightness >= -LIGHTNESS_STEP && lightness <= 1 + LIGHTNESS_STEP && holds(near)) return near;
    }
  return undefined;
}
