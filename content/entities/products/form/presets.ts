import { lengthsIn } from '../../../lib/size-text';
import { formSchema } from './rules';
import type { Form, Holes } from './schema';

export type Preset = {
  /** What staff choose by. */
  readonly name: string;
  /** What a product of this kind starts from. */
  readonly form: Form;
  /** The measures that it has beside length, width and height. */
  readonly measures: readonly string[];
};

const wall = { shape: 'extrusion', outline: 'rectangle', laying: 'wall' } as const;
const paver = { shape: 'extrusion', laying: 'paving' } as const;
const tile = { shape: 'tile', length: 300, width: 300, height: 25, depth: 5 } as const;
const raised = ['depth', 'pitch', 'raised'];

/** The kinds of products that there are forms for, in the order of the range. No two are told apart by measures alone. */
export const presets: readonly Preset[] = [
  {
    name: 'Hollow block, or brick with holes',
    form: {
      ...wall,
      length: 390,
      width: 190,
      height: 190,
      holes: { along: 2, across: 1, length: 145, width: 122, radius: 22, pitch: 181 },
    },
    measures: ['holes'],
  },
  { name: 'Solid brick', form: { ...wall, length: 240, width: 115, height: 70 }, measures: [] },
  {
    name: 'Uni paver',
    form: { ...paver, outline: 'uni', length: 225, width: 112, height: 60, indent: 9, flank: 11.2 },
    measures: ['indent', 'flank'],
  },
  {
    name: 'Rectangular paver',
    form: { ...paver, outline: 'rectangle', length: 200, width: 100, height: 60 },
    measures: [],
  },
  {
    name: 'I paver',
    form: { ...paver, outline: 'i', length: 200, width: 160, height: 60, indent: 12.5 },
    measures: ['indent'],
  },
  {
    name: 'Grid block',
    form: {
      ...paver,
      outline: 'grid',
      length: 400,
      width: 400,
      height: 100,
      indent: 15,
      holes: { along: 3, across: 3, length: 92, width: 92, radius: 26, pitch: 133.3 },
    },
    measures: ['indent', 'holes'],
  },
  {
    name: 'Kerb stone',
    form: { shape: 'profile', section: 'kerb', length: 900, width: 150, height: 300, across: 33, down: 33 },
    measures: ['across', 'down'],
  },
  {
    name: 'Edging block',
    form: { shape: 'profile', section: 'edging', length: 500, width: 60, height: 200 },
    measures: [],
  },
  {
    name: 'Coping stone',
    form: {
      shape: 'profile',
      section: 'coping',
      length: 400,
      width: 250,
      height: 60,
      down: 26,
      drip: { width: 14, depth: 11, distance: 30 },
    },
    measures: ['down', 'drip'],
  },
  {
    name: 'Drain channel',
    form: {
      shape: 'profile',
      section: 'channel',
      length: 500,
      width: 250,
      height: 200,
      across: 38,
      down: 45,
    },
    measures: ['across', 'down'],
  },
  {
    name: 'Plank',
    form: {
      shape: 'profile',
      section: 'plank',
      length: 1200,
      width: 300,
      height: 60,
      across: 9,
      down: 16,
      bevel: 6,
    },
    measures: ['across', 'down', 'bevel'],
  },
  {
    name: 'Tile with a checker',
    form: { ...tile, relief: 'checker', pitch: 50, raised: 43 },
    measures: raised,
  },
  {
    name: 'Tile with a chevron',
    form: { ...tile, relief: 'chevron', pitch: 30, raised: 20, run: 50, rise: 29 },
    measures: [...raised, 'run', 'rise'],
  },
  {
    name: 'Tile with bars',
    form: { ...tile, relief: 'bars', pitch: 75, raised: 20, gap: 15 },
    measures: [...raised, 'gap'],
  },
  { name: 'Tile with studs', form: { ...tile, relief: 'studs', pitch: 60, raised: 25 }, measures: raised },
];

/** The kind that a form belongs to, by its names; a draft may hold anything. Undefined where it is none of them. */
export function presetOf(form: unknown): Preset | undefined {
  if (typeof form !== 'object' || form === null) return undefined;
  const isLike = (preset: Preset) =>
    Object.entries(preset.form).every(
      ([name, value]) => typeof value !== 'string' || Reflect.get(form, name) === value,
    );
  // A solid brick and a hollow block differ in their openings alone.
  const hasHoles = 'holes' in form;
  return presets.find(
    (preset) =>
      isLike(preset) && (preset.measures.includes('holes') === hasHoles || !('outline' in preset.form)),
  );
}

/** What a product of a kind starts from: its preset, in the size that is stated where that is three lengths. */
export function startOf({ form }: Preset, size: unknown): Form {
  const stated = typeof size === 'string' ? lengthsIn(size) : [];
  const [length, ...others] = stated.map((range) => Number(range.split('–').at(-1)));
  // Kerbs and edgings are stated with their height before their width.
  const [width, height] = form.width < form.height ? others.toSorted((a, b) => a - b) : others;
  if (length === undefined || width === undefined || height === undefined) return form;
  const sized = { ...form, length, width, height };
  return 'holes' in sized && sized.holes !== undefined && !formSchema.safeParse(sized).success
    ? { ...sized, holes: scaled(sized.holes, length / form.length, width / form.width) }
    : sized;
}

/** Openings of a product of another size, in the same proportion to it. */
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
