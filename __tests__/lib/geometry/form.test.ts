import fc from '@/__tests__/fast-check';
import { roundedRectangle } from '@/lib/geometry/form/polygon';
import { isSharp } from '@/lib/geometry/form/polygon-cuts';
import { quantitiesOf, formSchema, type Form, type Tile, solve, sheetOf } from '@/lib/geometry';
import { figureOf } from '@/lib/geometry/form/reliefs';
import { drawing } from '@/content/strings/en/product-page';
import { presets } from '@/lib/geometry/form/presets';
import { products } from '@/content/entities/products';
import { type FormName, forms } from '@/__tests__/fixtures/forms';

const block = forms.block;
const tile = { shape: 'tile', length: 300, width: 300, height: 25, depth: 5 } as const;

describe('quantities by hand', () => {
  it('finds the volumes of the 190 mm block', () => {
    const { grossLitres, netLitres, openShare } = quantitiesOf(block);
    // 3.9 × 1.9 × 1.9 dm.
    expect(grossLitres).toBeCloseTo(14.079, 6);
    // Two openings of 145 × 122 mm, corners of 22 mm: 2 × (17,690 − (4 − π) × 484) mm² = 34,549 mm², times 190 mm.
    expect(netLitres).toBeCloseTo(14.079 - 6.5643, 2);
    expect(openShare).toBeCloseTo(6.5643 / 14.079, 3);
  });

  it.each<[FormName, number]>([
    ['paver', 50],
    // The wave does not change the area: 1 ÷ (0.225 × 0.112).
    ['uniPaver', 39.683],
    // Rows close at the mean width of 135 mm: 1 ÷ (0.200 × 0.135).
    ['iPaver', 37.037],
    // 1 ÷ 0.3².
    ['studs', 11.111],
    // Its keys are filled by no neighbour: 1 ÷ 0.4².
    ['gridBlock', 6.25],
  ])('counts pieces of %s for each m² of ground', (id, count) => {
    expect(quantitiesOf(forms[id]).perSquareMetre).toBeCloseTo(count, 3);
  });
});

describe('every form', () => {
  it.each(presets)('$name is as large over all as its lengths, waves of uni pavers aside', ({ form }) => {
    const extra = form.shape === 'extrusion' && form.outline === 'uni' ? 2 * (form.indent ?? 0) : 0;
    const { length, width, height } = solve(form).size;
    const sizes = [length - extra, width - extra, height].map(Math.round);
    expect(sizes).toEqual([form.length, form.width, form.height]);
  });

  const drawn = products.flatMap(({ id, form }) => (form === undefined ? [] : [{ id, form }]));
  it.each(drawn)('$id has three views with the lengths of its form, and an isometric one', ({ form }) => {
    const { views } = sheetOf(form, { texts: drawing, language: 'en' });
    const stated = views.flatMap((view) => view.stated.map(({ text }) => text));
    expect(stated).toEqual(expect.arrayContaining([form.length, form.width, form.height].map(String)));
    expect(views.at(-1)?.paths.some(({ kind }) => kind === 'top')).toBe(true);
  });
});

/** Older records without measures that were constants of the drawing. */
it.each<[string, Form, object]>([
  [
    'coping',
    { shape: 'profile', section: 'coping', length: 400, width: 250, height: 60, down: 26 },
    { drip: { width: 14, depth: 11, distance: 30 } },
  ],
  [
    'plank',
    { shape: 'profile', section: 'plank', length: 1200, width: 300, height: 60, across: 9, down: 16 },
    { bevel: 6 },
  ],
  [
    'uni paver',
    {
      shape: 'extrusion',
      outline: 'uni',
      laying: 'paving',
      length: 225,
      width: 112,
      height: 60,
      indent: 9,
    },
    { flank: 11.2 },
  ],
  ['checker', { ...tile, relief: 'checker', pitch: 50 }, { raised: 43 }],
  ['chevron', { ...tile, relief: 'chevron', pitch: 30 }, { raised: 20, run: 50, rise: 29 }],
  ['bars', { ...tile, relief: 'bars', pitch: 30 }, { raised: 20, gap: 10 }],
  ['studs', { ...tile, relief: 'studs', pitch: 37.5 }, { raised: 25 }],
])('a %s without the newer measures is drawn with those that all had before', (_, form, measures) => {
  const [old, now] = [form, { ...form, ...measures }].map((one) =>
    JSON.stringify(solve(formSchema.parse(one)).solid, (_, value: unknown) =>
      typeof value === 'number' ? Number(value.toFixed(6)) : value,
    ),
  );
  expect(old).toBe(now);
});

/**
 * As makers state them: studs of 25 mm at 41 to 61 mm (US R304.1); bars 270 to 285 mm long on a tile of 300 mm (AS 1428.4);
 * both 4 to 5 mm high. The lower bound of the studs and the pitch of the bars were not checked against a standard's text.
 */
it.each([
  ['studs', { raised: [25, 25], pitch: [55, 61], depth: [4, 5] }],
  ['bars', { raised: [20, 20], pitch: [60, 80], depth: [4, 5], gap: [15, 30] }],
])('a tactile tile with %s starts from the height and the distances of the standards', (relief, ranges) => {
  const preset = presets.find(({ form }) => form.shape === 'tile' && form.relief === relief);
  for (const [measure, [min, max]] of Object.entries(ranges)) {
    const value: unknown = Reflect.get(preset?.form ?? {}, measure);
    expect(value).toBeGreaterThanOrEqual(min ?? Infinity);
    expect(value).toBeLessThanOrEqual(max ?? 0);
  }
});

describe('properties', () => {
  it('a round opening or stud of any size has no edge around it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 2000 }), (tenths) => {
        const diameter = tenths / 10;
        const stud: Tile = { ...tile, relief: 'studs', pitch: 250, raised: diameter };
        const rings = [roundedRectangle(diameter, diameter, diameter / 2, [0, 0]), figureOf(stud, [0, 0])];
        expect(rings.flatMap((ring) => ring.filter((_, at) => isSharp(ring, at)))).toEqual([]);
      }),
    );
  });
});

it.each([
  [{ shape: 'tile', relief: 'bars', length: 300, width: 300, height: 5, depth: 3, pitch: 30 }, 'height'],
  [
    { shape: 'extrusion', outline: 'rectangle', laying: 'wall', length: 1, width: 100, height: 100 },
    'length',
  ],
])('refuses a form with a length out of its limits, and names the field', (form, field) => {
  const { error } = formSchema.safeParse(form);
  expect(error?.issues[0]?.path).toEqual([field]);
  expect(error?.issues[0]?.message).toMatch(/mm$/);
});
