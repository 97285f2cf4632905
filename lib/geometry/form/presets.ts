import { lengthsIn, type Pair, said } from '../../text';
import { BEVEL, DRIP } from './outlines';
import type { Form, Holes } from './schema';
import { correctedSize, orderIn } from './stated-size';

const sized = (length: number, width: number, height: number) => ({ length, width, height });
const wall = { shape: 'extrusion', outline: 'rectangle', laying: 'wall' } as const;
const paver = { shape: 'extrusion', laying: 'paving' } as const;
const profile = { shape: 'profile' } as const;
const tile = { shape: 'tile', ...sized(300, 300, 25), depth: 5 } as const;
const cores: Holes = { along: 2, across: 1, length: 145, width: 122, radius: 22, pitch: 181 };
const cells: Holes = { along: 3, across: 3, length: 92, width: 92, radius: 26, pitch: 133.3 };

/** Initial forms by kind, in catalogue order. No two kinds differ only in measures. */
const starts: readonly (readonly [name: Pair, form: Form])[] = [
  [
    ['Hollow block, or brick with holes', 'হলো ব্লক, বা ছিদ্রওয়ালা ইট'],
    { ...wall, ...sized(390, 190, 190), holes: cores },
  ],
  [['Solid brick', 'সলিড ইট'], { ...wall, ...sized(240, 115, 70) }],
  [['Uni paver', 'ইউনি পেভার'], { ...paver, outline: 'uni', ...sized(225, 112, 60), indent: 9, flank: 11.2 }],
  [['Rectangular paver', 'আয়তাকার পেভার'], { ...paver, outline: 'rectangle', ...sized(200, 100, 60) }],
  [['I paver', 'আই পেভার'], { ...paver, outline: 'i', ...sized(200, 160, 60), indent: 12.5 }],
  [
    ['Grid block', 'গ্রিড ব্লক'],
    { ...paver, outline: 'grid', ...sized(400, 400, 100), indent: 15, holes: cells },
  ],
  [
    ['Cover or slab in one line', 'এক লাইনে বসানো ঢাকনা বা স্ল্যাব'],
    {
      shape: 'extrusion',
      outline: 'rectangle',
      laying: 'line',
      ...sized(600, 400, 50),
    },
  ],
  [
    ['Kerb stone', 'কার্ব স্টোন'],
    { ...profile, section: 'kerb', ...sized(900, 150, 300), across: 33, down: 33 },
  ],
  [['Edging block', 'এজিং ব্লক'], { ...profile, section: 'edging', ...sized(500, 60, 200) }],
  [
    ['Coping stone', 'কোপিং স্টোন'],
    {
      ...profile,
      section: 'coping',
      ...sized(400, 250, 60),
      down: 26,
      // On a wall of 190 mm, each side overhangs by 30 mm, and the groove must lie within that.
      drip: { ...DRIP, distance: 18 },
    },
  ],
  [
    ['Drain channel', 'ড্রেন চ্যানেল'],
    { ...profile, section: 'channel', ...sized(500, 250, 200), across: 38, down: 45 },
  ],
  [
    ['Plank', 'প্ল্যাঙ্ক'],
    { ...profile, section: 'plank', ...sized(1200, 300, 60), across: 9, down: 16, bevel: BEVEL },
  ],
  [['Tile with a checker', 'চেক নকশার টাইল'], { ...tile, relief: 'checker', pitch: 50, raised: 43 }],
  [
    ['Tile with a chevron', 'শেভরন নকশার টাইল'],
    { ...tile, relief: 'chevron', pitch: 30, raised: 20, run: 50, rise: 29 },
  ],
  [['Tile with bars', 'উঁচু রেখার টাইল'], { ...tile, relief: 'bars', pitch: 75, raised: 20, gap: 15 }],
  [['Tile with studs', 'গোল উঁচু দানার টাইল'], { ...tile, relief: 'studs', pitch: 60, raised: 25 }],
];

const SIZE = ['length', 'width', 'height'];

/** Every kind of product with a form: its name in the studio's choice of shapes, and measures other than the three lengths. */
export const presets = starts.map(([name, form]) => {
  const isMeasure = ([key, value]: readonly [string, unknown]) =>
    typeof value !== 'string' && !SIZE.includes(key);
  return {
    name: said(name),
    form,
    measures: Object.entries(form)
      .filter(isMeasure)
      .map(([key]) => key),
  };
});

export type Preset = (typeof presets)[number];

/** Finds the preset of a form, which may be an unvalidated draft, by its named parts; undefined if none matches. */
export function presetOf(form: unknown): Preset | undefined {
  if (typeof form !== 'object' || form === null) return undefined;
  const isLike = (preset: Preset) =>
    Object.entries(preset.form).every(
      ([name, value]) => typeof value !== 'string' || Reflect.get(form, name) === value,
    );
  // A solid brick and a hollow block differ only in their openings.
  const hasHoles = 'holes' in form;
  return presets.find(
    (preset) =>
      isLike(preset) && (preset.measures.includes('holes') === hasHoles || !('outline' in preset.form)),
  );
}

/** Returns the form of a preset, in the stated size if it has three lengths. */
export function startOf({ form }: Preset, size: unknown): Form {
  const stated = typeof size === 'string' ? lengthsIn(size) : [];
  const [length, ...others] = stated.map((range) => Number(range.split('–').at(-1)));
  // Kerbs and edgings state height before width.
  const [width, height] = form.width < form.height ? others.toSorted((a, b) => a - b) : others;
  if (length === undefined || width === undefined || height === undefined) return form;
  const sized = { ...form, length, width, height };
  return 'holes' in sized && sized.holes !== undefined
    ? { ...sized, holes: scaled(sized.holes, length / form.length, width / form.width) }
    : sized;
}

/** Returns a form with the lengths of another size; undefined if it did not agree with the size before, or nothing changes. */
export function resized(form: unknown, before: string, size: string): Form | undefined {
  if (!isForm(form) || correctedSize(before, form, 'mm') !== null) return undefined;
  const lengths = lengthsIn(size).map((range) => Number(range.split('–').at(-1)));
  const order = orderIn(before, form, 'mm');
  if (lengths.length !== lengthsIn(before).length || correctedSize(size, form, 'mm') === null)
    return undefined;
  const sized = { ...form, ...Object.fromEntries(lengths.map((length, at) => [order[at], length])) };
  return 'holes' in sized && sized.holes !== undefined
    ? { ...sized, holes: scaled(sized.holes, sized.length / form.length, sized.width / form.width) }
    : sized;
}

/** Whether a form, which may be an unvalidated draft, has a known shape and its three lengths. */
const isForm = (form: unknown): form is Form =>
  presetOf(form) !== undefined &&
  ['length', 'width', 'height'].every((name) => typeof Reflect.get(form as object, name) === 'number');

/** Scales openings with their product. */
function scaled(holes: Holes, along: number, across: number): Holes {
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return {
    ...holes,
    length: tenths(holes.length * along),
    width: tenths(holes.width * across),
    radius: tenths(holes.radius * Math.min(along, across)),
    pitch: tenths(holes.pitch * along),
  };
}
