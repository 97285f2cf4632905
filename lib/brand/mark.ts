import { countIn, inDigits, said } from '../text';
import { contrastOf, isHexColour, nearestColour } from './colour';
import { MarkError, readSvg, type SvgElement, TEXT } from './svg-elements';

/** One shape of a mark: element, attributes by their names in React, and the shapes inside a group. */
export type MarkShape = {
  readonly element: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: readonly MarkShape[];
};

/** A mark of plain shapes, read from SVG. */
export type Mark = {
  /** Left, top, width and height of the drawing. */
  readonly box: readonly [number, number, number, number];
  /** Its own colours; none where it takes the colour of the text around it. */
  readonly colours: readonly string[];
  /** Attributes that all shapes inherit. */
  readonly attributes: MarkShape['attributes'];
  readonly shapes: readonly MarkShape[];
};

/** Limits of a mark: characters of its stored text and of a file, width divided by height. */
const markLimits = { stored: 4_000, file: 200_000, narrowest: 1 / 2, widest: 3 } as const;

/** Contrast that one colour of a mark needs with a light page (WCAG 2.2, 1.4.11). */
const VISIBLE = 3;
const BLACK = '#000000';
const AROUND = 'currentColor';

const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;
const NUMBERS = /^[-+\d.,eE\s]+$/;
const PAINT = /^(?:none|currentColor|black|white|#[0-9a-f]{3}|#[0-9a-f]{6})$/i;

type Allowed = Readonly<Record<string, readonly [reactName: string, form: RegExp]>>;

/** Attributes of every shape, with the form of their values. */
const LOOK: Allowed = {
  fill: ['fill', PAINT],
  'fill-rule': ['fillRule', /^(?:nonzero|evenodd)$/],
  stroke: ['stroke', PAINT],
  'stroke-width': ['strokeWidth', /^(?:\d+\.?\d*|\.\d+)(?:px)?$/],
  'stroke-linecap': ['strokeLinecap', /^(?:butt|round|square)$/],
  'stroke-linejoin': ['strokeLinejoin', /^(?:miter|round|bevel)$/],
  'stroke-miterlimit': ['strokeMiterlimit', NUMBER],
};
const TRANSFORM: Allowed = {
  transform: ['transform', /^\s*(?:(?:matrix|translate|scale|rotate|skewX|skewY)\([-+\d.,eE\s]+\)[\s,]*)+$/],
};
const numbers = (...names: readonly string[]): Allowed =>
  Object.fromEntries(names.map((name) => [name, [name, NUMBER]]));

/** All elements of a mark, with attributes of their own. What is in no list is refused. */
const ELEMENTS = new Map<string, Allowed>([
  ['g', {}],
  ['path', { d: ['d', /^\s*[Mm][MmLlHhVvCcSsQqTtAaZz\d\s.,eE+-]*$/] }],
  ['rect', numbers('x', 'y', 'width', 'height', 'rx', 'ry')],
  ['circle', numbers('cx', 'cy', 'r')],
  ['ellipse', numbers('cx', 'cy', 'rx', 'ry')],
  ['line', numbers('x1', 'y1', 'x2', 'y2')],
  ['polygon', { points: ['points', NUMBERS] }],
  ['polyline', { points: ['points', NUMBERS] }],
]);

/** What drawing programs write beside the drawing; it is left out with all that is inside. */
const NOTE = /^(?:title|desc|metadata|(?:sodipodi|inkscape):[\w-]+)$/;
const NOTE_ATTRIBUTE =
  /^(?:id|class|version|baseProfile|clip-rule|xmlns(?::\w+)?|xml:space|data-[\w-]+|(?:sodipodi|inkscape):[\w-]+)$/;
/** Attributes of the outermost element that are read for themselves, or say nothing about the drawing. */
const FRAME_ATTRIBUTE = /^(?:x|y|width|height|viewBox|preserveAspectRatio|role|aria-[a-z]+|focusable)$/;

const HOW = said([
  'Ask for an SVG of plain shapes in flat colours. Styles, texts, pictures and effects do not work',
  'একরঙা সরল আকৃতির SVG নিন। স্টাইল, লেখা, ছবি ও ইফেক্ট চলে না',
]);
const refused = (english: string, bangla: string) =>
  new MarkError(
    `${said([`has ${english}, which a mark may not have.`, `${bangla} আছে, লোগো চিহ্নে তা থাকতে পারে না।`])} ${HOW}`,
  );

/** Colour that a shape inherits where it names none. */
type Paints = { readonly fill: string; readonly stroke: string };

function paintOf(text: string) {
  const paint = text.toLowerCase();
  if (paint === 'currentcolor') return AROUND;
  if (paint === 'black') return BLACK;
  if (paint === 'white') return '#FFFFFF';
  if (paint === 'none') return paint;
  const digits = isHexColour(paint) ? paint.slice(1) : [...paint.slice(1)].map((one) => one + one).join('');
  return `#${digits.toUpperCase()}`;
}

function readAttributes({ name: element, attributes }: SvgElement, allowed: Allowed) {
  const read: Record<string, string> = {};
  for (const [name, value] of attributes) {
    const known = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
    if (known === undefined) {
      if (!NOTE_ATTRIBUTE.test(name))
        throw refused(`the attribute “${name}” at “${element}”`, `“${element}”-এ “${name}”`);
      continue;
    }
    const [reactName, form] = known;
    if (!form.test(value)) {
      const found = `${name}="${value.slice(0, 30)}"`;
      throw refused(`${found} at “${element}”`, `“${element}”-এ ${found}`);
    }
    read[reactName] = form === PAINT ? paintOf(value) : value.replace(/\s+/g, ' ').trim();
  }
  return read;
}

/** Reads one element; adds each colour that it paints to `painted`. */
function shapeOf(element: SvgElement, around: Paints, painted: Set<string>): MarkShape {
  const { name, inside } = element;
  if (name === TEXT) {
    const text = (element.attributes.get(TEXT) ?? '').slice(0, 30);
    throw refused(`the text “${text}”`, `“${text}” লেখা`);
  }
  const own = ELEMENTS.get(name);
  if (own === undefined) throw refused(`the element “${name}”`, `“${name}”`);
  const attributes = readAttributes(element, { ...LOOK, ...TRANSFORM, ...own });
  const paints = { fill: attributes.fill ?? around.fill, stroke: attributes.stroke ?? around.stroke };
  const shapes = shapesOf(inside, paints, painted);
  if (name === 'g') return { element: name, attributes, inside: shapes };
  if (shapes.length > 0) throw refused(`an element inside “${name}”`, `“${name}”-এর ভেতরে কিছু`);
  for (const paint of [name === 'line' ? 'none' : paints.fill, paints.stroke])
    if (paint !== 'none') painted.add(paint);
  return { element: name, attributes, inside: [] };
}

const shapesOf = (elements: readonly SvgElement[], paints: Paints, painted: Set<string>) =>
  elements.filter(({ name }) => !NOTE.test(name)).map((element) => shapeOf(element, paints, painted));

/** @throws MarkError if the SVG does not say how large it is, or its sides do not fit beside a name. */
function boxOf(attributes: SvgElement['attributes']): Mark['box'] {
  const side = (name: string) => (attributes.get(name) ?? '').replace(/px$/, '');
  const parts = attributes
    .get('viewBox')
    ?.trim()
    .split(/[\s,]+/) ?? ['0', '0', side('width'), side('height')];
  const [x = 0, y = 0, width = 0, height = 0] = parts.map(Number);
  if (parts.length !== 4 || !parts.every((part) => NUMBER.test(part)) || width <= 0 || height <= 0)
    throw new MarkError(
      said([
        'does not say how large it is. It needs a viewBox, such as viewBox="0 0 48 26"',
        'মাপ দেওয়া নেই। viewBox লাগবে, যেমন viewBox="0 0 48 26"',
      ]),
    );
  const { widest, narrowest } = markLimits;
  const times = (ratio: number) => ratio.toLocaleString('en', { maximumFractionDigits: 1 });
  if (width / height > widest)
    throw new MarkError(
      said([
        `is ${times(width / height)} times as wide as high. At most ${widest} times are possible. The website writes the name beside it: leave the name out of the drawing`,
        `উচ্চতার ${inDigits(times(width / height), 'bn')} গুণ চওড়া। সর্বোচ্চ ${inDigits(widest, 'bn')} গুণ হতে পারে। নাম পাশে আলাদা লেখা থাকে: ড্রয়িং থেকে নাম বাদ দিন`,
      ]),
    );
  if (width / height < narrowest)
    throw new MarkError(
      said([
        `is ${times(height / width)} times as high as wide. At most ${1 / narrowest} times are possible`,
        `প্রস্থের ${inDigits(times(height / width), 'bn')} গুণ উঁচু। সর্বোচ্চ ${inDigits(1 / narrowest, 'bn')} গুণ হতে পারে`,
      ]),
    );
  return [x, y, width, height];
}

/** @throws MarkError if no colour of the mark can be seen on a light page. */
function requireVisible(colours: readonly string[], ground: string) {
  const isSeen = (colour: string) => contrastOf(colour, ground) >= VISIBLE;
  if (colours.length === 0 || colours.some(isSeen)) return;
  const [darkest = BLACK] = colours.toSorted((a, b) => contrastOf(b, ground) - contrastOf(a, ground));
  const [contrast, nearest] = [
    contrastOf(darkest, ground).toFixed(1),
    nearestColour(darkest, isSeen) ?? BLACK,
  ];
  throw new MarkError(
    said([
      `is too light for a light page. Its darkest colour, ${darkest}, has a contrast of ${contrast}:1; ${VISIBLE}:1 is needed. The nearest colour that is dark enough is ${nearest}`,
      `হালকা পাতার জন্য বেশি হালকা। সবচেয়ে গাঢ় রং ${darkest}-এর কনট্রাস্ট ${contrast}:1, লাগে ${VISIBLE}:1। কাছাকাছি যে রং চলে: ${nearest}`,
    ]),
  );
}

/** Replaces one colour in attributes. */
const repainted = (attributes: MarkShape['attributes'], from: string, to: string) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, value === from ? to : value]));

const repaintedShapes = (shapes: readonly MarkShape[], from: string, to: string): MarkShape[] =>
  shapes.map(({ element, attributes, inside }) => ({
    element,
    attributes: repainted(attributes, from, to),
    inside: repaintedShapes(inside, from, to),
  }));

function read(text: string, ground: string): Mark {
  const count = (length: number) =>
    said([`has ${countIn(length, 'en')} characters`, `${countIn(length, 'bn')} অক্ষর আছে`]);
  if (text.length > markLimits.file) throw new MarkError(`${count(text.length)}${said(['.', '।'])} ${HOW}`);
  const root = readSvg(text.replace(/^\uFEFF/, '').trim());
  const box = boxOf(root.attributes);
  const frame = new Map([...root.attributes].filter(([name]) => !FRAME_ATTRIBUTE.test(name)));
  const own = readAttributes({ ...root, attributes: frame }, LOOK);
  const attributes = { ...own, fill: own.fill ?? BLACK };
  const painted = new Set<string>();
  const shapes = shapesOf(root.inside, { fill: attributes.fill, stroke: own.stroke ?? 'none' }, painted);
  if (painted.size === 0) throw new MarkError(said(['draws nothing', 'কিছুই আঁকা নেই']));
  // Black alone takes the colour of the text around it; beside other colours it stays black.
  const isPlain = [...painted].every((paint) => paint === BLACK || paint === AROUND);
  const [from, to] = isPlain ? ([BLACK, AROUND] as const) : ([AROUND, BLACK] as const);
  const colours = isPlain ? [] : [...new Set([...painted].map((paint) => (paint === from ? to : paint)))];
  requireVisible(colours, ground);
  const mark = {
    box,
    colours,
    attributes: repainted(attributes, from, to),
    shapes: repaintedShapes(shapes, from, to),
  };
  const { length } = markText(mark);
  if (length > markLimits.stored)
    throw new MarkError(
      `${count(length)}${said([
        `. At most ${countIn(markLimits.stored, 'en')} are possible, because every page has it. Ask for a simpler drawing`,
        `। সব পাতায় থাকে বলে সর্বোচ্চ ${countIn(markLimits.stored, 'bn')} হতে পারে। আরও সরল ড্রয়িং নিন`,
      ])}`,
    );
  return mark;
}

/**
 * Reads an SVG as a mark, by lists of allowed elements and attributes: no script, no handler, no style, nothing that
 * refers to elsewhere. Notes of drawing programs are left out. A mark in black alone takes the colour of the text around
 * it.
 * @param ground - colour of a light page, on which a colour of the mark has to be visible.
 * @returns the mark, or why the SVG cannot be used; the reason continues the words “The mark”.
 */
export function readMark(
  text: string,
  ground: string,
): { readonly ok: true; readonly mark: Mark } | { readonly ok: false; readonly reason: string } {
  try {
    return { ok: true, mark: read(text, ground) };
  } catch (error) {
    if (error instanceof MarkError) return { ok: false, reason: error.message };
    throw error;
  }
}

const svgNames = new Map(Object.entries(LOOK).map(([name, [reactName]]) => [reactName, name]));

const wordsOf = (attributes: MarkShape['attributes']) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${svgNames.get(name) ?? name}="${value}"`)
    .join('');

function tagOf({ element, attributes, inside }: MarkShape): string {
  const start = `<${element}${wordsOf(attributes)}`;
  return inside.length === 0 ? `${start}/>` : `${start}>${inside.map(tagOf).join('')}</${element}>`;
}

/**
 * Writes a mark as one SVG, as a record stores it.
 * @param place - its place and size in a drawing around it, such as `x="4" width="24"`.
 */
export const markText = ({ box, attributes, shapes }: Omit<Mark, 'colours'>, place = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}"${place && ` ${place}`}${wordsOf(attributes)}>${shapes.map(tagOf).join('')}</svg>`;
