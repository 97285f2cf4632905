import { contrastOf, hexOf, mixed, nearestColour, oklchOf } from '../../lib/brand';
import { type Pair, said } from '../../lib/text';
import { neutralColours } from './neutral-colours';

const { clay, concrete, ink, paper, white } = neutralColours;

/** Roles of the brand's colour, in the order of the record. */
export const brandRoles = ['brand', 'on', 'ink', 'deep', 'pale'] as const;

type BrandRole = (typeof brandRoles)[number];

/**
 * The brand's colour by role, in six hexadecimal digits.
 * - `brand`: the colour itself, as the ground of a number or of selected text. `on`: text on it.
 * - `ink`: text, lines and rings on light pages; darker than a light brand.
 * - `deep`: ground of dark sections and shared pictures; the blocks in a comparison with bricks.
 * - `pale`: text, rings and bars on dark grounds.
 */
export type BrandColours = Readonly<Record<BrandRole, string>>;

/** Contrasts: of text, of lines and bars (WCAG 2.2, 1.4.3 and 1.4.11), and of the two sides of a comparison. */
const TEXT = 4.5;
const LINES = 3;
const SIDES = 1.6;
/** Opacity of small text on dark grounds. */
const SMALL = 0.7;

type Use = readonly [role: BrandRole, use: Pair, least: number, other: (own: BrandColours) => string];

/** Everywhere that a role meets another colour, on light and dark grounds and in print. */
const uses: readonly Use[] = [
  ['on', ['text on the brand’s colour', 'ব্র্যান্ডের রঙের উপরে লেখা'], TEXT, ({ brand }) => brand],
  ['ink', ['text on white and in print', 'সাদায় ও প্রিন্টে লেখা'], TEXT, () => white],
  ['ink', ['text on the page', 'পাতার লেখা'], TEXT, () => paper],
  ['ink', ['text on grey', 'ধূসরের উপরে লেখা'], TEXT, () => concrete[100]],
  ['ink', ['a line on darker grey', 'গাঢ় ধূসরের উপরে রেখা'], LINES, () => concrete[200]],
  ['deep', ['a ground of light text', 'হালকা লেখার পটভূমি'], TEXT, () => paper],
  [
    'deep',
    ['a ground of small light text', 'ছোট হালকা লেখার পটভূমি'],
    TEXT,
    ({ deep }) => mixed(paper, deep, SMALL),
  ],
  ['deep', ['a ground of the bars of bricks', 'ইটের বারের পটভূমি'], LINES, () => clay.bright],
  ['deep', ['the blocks beside bricks', 'ইটের পাশে ব্লক'], SIDES, () => clay.DEFAULT],
  ['pale', ['text on the dark brand colour', 'গাঢ় ব্র্যান্ড রঙের উপরে লেখা'], TEXT, ({ deep }) => deep],
  ['pale', ['text on dark grey', 'গাঢ় ধূসরের উপরে লেখা'], TEXT, () => concrete[800]],
  ['pale', ['a ground of dark text', 'গাঢ় লেখার পটভূমি'], TEXT, () => ink],
  ['pale', ['the bar of blocks beside that of bricks', 'ইটের বারের পাশে ব্লকের বার'], SIDES, () => clay.bright],
];

const contrastIn = ([role, , , other]: Use, own: BrandColours) => contrastOf(own[role], other(own));
const failing = (own: BrandColours) => uses.filter((use) => contrastIn(use, own) < use[2]);
const holds = (role: BrandRole, own: BrandColours) => !failing(own).some(([one]) => one === role);

/** Returns a role's colour, or the nearest one that holds wherever the role is used; undefined if none does. */
function held(role: BrandRole, own: BrandColours) {
  const isHeld = (hex: string) => holds(role, { ...own, [role]: hex });
  if (role === 'on') return [own.on, paper, ink, white.toUpperCase(), '#000000'].find(isHeld);
  return nearestColour(own[role], isHeld);
}

/**
 * Lightness (0 black to 1 white) of `deep` at most, and of `pale`; how much of the brand's chroma they have, and by how many
 * degrees their hue is turned.
 */
const DEEP = { lightness: 0.3303, chroma: 0.643, hue: 2.5 };
const PALE = { lightness: 0.8107, chroma: 0.766, hue: -0.5 };

/**
 * Returns the roles of a brand's colour. Any colour works: what is too light, too dark or too near to that of bricks is
 * moved as far as its uses need.
 */
export function brandColours(hex: string): BrandColours {
  const brand = hex.toUpperCase();
  const { lightness, chroma, hue } = oklchOf(brand);
  const shade = (of: typeof DEEP, light: number) =>
    hexOf({ lightness: light, chroma: chroma * of.chroma, hue: hue + of.hue });
  let own: BrandColours = {
    brand,
    on: paper,
    ink: brand,
    deep: shade(DEEP, Math.min(lightness, DEEP.lightness)),
    pale: shade(PALE, PALE.lightness),
  };
  for (const role of brandRoles) own = { ...own, [role]: held(role, own) ?? own[role] };
  return own;
}

/** Returns the roles whose contrast is too low, each with a reason that names the nearest colour that holds. */
export const contrastProblems = (own: BrandColours) =>
  brandRoles.flatMap((role) => {
    const use = failing(own).find(([one]) => one === role);
    if (use === undefined) return [];
    const [, what, least, other] = use;
    const [contrast, beside] = [contrastIn(use, own).toFixed(1), other(own)];
    const nearest = held(role, own) ?? brandColours(own.brand)[role];
    const reason = said([
      `cannot be used as ${what[0]}. The contrast of ${own[role]} with ${beside} is ${contrast}:1; ${least}:1 is needed. The nearest colour that holds is ${nearest}`,
      `${what[1]} হিসেবে চলবে না। ${beside}-এর সঙ্গে ${own[role]}-এর কনট্রাস্ট ${contrast}:1, লাগে ${least}:1। কাছাকাছি যে রং চলে: ${nearest}`,
    ]);
    return [{ role, reason }];
  });
