import { pair } from '@/__tests__/fixtures/pair';
import fc from '@/__tests__/fast-check';
import { presets, resized, startOf, formSchema, type Form, correctedSize, orderIn } from '@/lib/geometry';
import { recordSchema as productSchema } from '@/content/entities/products/schema';
import { inchesOf } from '@/lib/text/size-text';
import { forms } from '../../fixtures/forms';

const NB = '\u00a0';
const { block, kerb } = forms;
const tile = { ...forms.studs, height: 25 };

describe('a stated size', () => {
  it.each([
    ['390 × 190 × 190 mm', block],
    ['190x390x190', block],
    ['900 × 300 × 150 mm', kerb],
    ['300×300×15–25 mm', tile],
    ['300 × 300 mm', tile],
    ['225 × 112 × 60 mm', { ...forms.uniPaver, width: 112.5 }],
  ])('%s agrees with its form', (text, form) => {
    expect(correctedSize(text, form, 'mm')).toBeNull();
  });

  it.each<readonly [string, Form, string]>([
    ['400 × 200 × 200 mm', block, `390 × 190 × 190${NB}mm`],
    ['900 × 300 × 140 mm', kerb, `900 × 300 × 150${NB}mm`],
    ['300×300×15–20 mm', tile, `300 × 300 × 25${NB}mm`],
    ['300×290×15–25 mm', tile, `300 × 300 × 15–25${NB}mm`],
    ['390 × 190 × 190 × 10 mm', block, `390 × 190 × 190${NB}mm`],
    ...['39O × 190 × 190 mm', '-390 × 190 × 190 mm', '390 × 190 × 190 cm', '৩৯০ × ১৯০ × ১৯০ mm'].map(
      (text) => [text, block, `390 × 190 × 190${NB}mm`] as const,
    ),
  ])('%s is corrected to the lengths of its form, in its own order', (text, form, corrected) => {
    expect(correctedSize(text, form, 'mm')).toBe(corrected);
  });

  it.each([
    ['390 × 190 × 190 mm', block, ['length', 'width', 'height']],
    ['900 × 300 × 150 mm', kerb, ['length', 'height', 'width']],
  ])('%s is read in its own order', (text, form, order) => {
    expect(orderIn(text, form, 'mm')).toEqual(order);
  });

  it('in inches is corrected to those of its form', () => {
    expect(correctedSize('15.4″ × 7.5″ × 7.5″', block, 'inch')).toBeNull();
    expect(correctedSize('15.7″ × 7.9″ × 7.9″', block, 'inch')).toBe('15.4″ × 7.5″ × 7.5″');
  });

  const tenths = fc.integer({ min: 200, max: 10_000 }).map((value) => value / 10);
  const sizes = fc.tuple(tenths, tenths, tenths);

  it('agrees in any order, in mm and in the inches that follow', () => {
    fc.assert(
      fc.property(sizes, fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), (lengths, order) => {
        const [length, width, height] = lengths;
        const text = `${order.map((at) => lengths[at]).join(' × ')} mm`;
        const form = { ...block, length, width, height };
        expect(correctedSize(text, form, 'mm')).toBeNull();
        expect(correctedSize(inchesOf(text), form, 'inch')).toBeNull();
      }),
    );
  });

  it('that does not agree is corrected to one that does', () => {
    fc.assert(
      fc.property(sizes, sizes, (lengths, [length, width, height]) => {
        const form = { ...block, length, width, height };
        const corrected = correctedSize(`${lengths.join(' × ')} mm`, form, 'mm');
        if (corrected !== null) expect(correctedSize(corrected, form, 'mm')).toBeNull();
        const isSame = [...lengths].sort().join() === [length, width, height].sort().join();
        expect(corrected === null).toBe(isSame);
      }),
    );
  });
});

it('a product whose size or inches contradict its shape is refused with those of the shape', () => {
  const product = {
    id: 'block',
    name: pair('Block'),
    category: 'other-products',
    size: '400 × 200 × 200 mm',
    inch: '15.7″ × 7.9″ × 7.9″',
    image: { src: '/images/products/grey.webp', alt: pair('A block.'), width: 1200, height: 1200 },
  };
  expect(productSchema().safeParse(product).success).toBe(true);
  const issues = productSchema().safeParse({ ...product, form: block }).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['size', expect.stringContaining(`must be 390 × 190 × 190${NB}mm`)],
    ['inch', expect.stringContaining('must be 15.4″ × 7.5″ × 7.5″')],
  ]);
});

describe('a kind of shape', () => {
  it.each(presets)('$name starts from the stated size', (preset) => {
    const { length, width, height } = preset.form;
    const [wide, high] = width < height ? [height, width] : [width, height];
    const stated = `${length * 1.1} × ${wide * 1.1} × ${high * 1.1} mm`;
    expect(correctedSize(stated, startOf(preset, stated), 'mm')).toBeNull();
    for (const size of [undefined, '', '300 mm', 'large']) expect(startOf(preset, size)).toBe(preset.form);
  });

  it('with openings has them in proportion to its size', () => {
    const [hollow] = presets;
    if (hollow === undefined) throw new Error('There are no kinds.');
    for (const size of ['390 × 125 × 190 mm', '190 × 190 × 190 mm', '240 × 115 × 70 mm']) {
      const form = startOf(hollow, size);
      expect(formSchema.safeParse(form).error).toBeUndefined();
      if (!('holes' in form) || form.holes === undefined) throw new Error('There are no openings.');
      expect(form.holes.width / form.width).toBeCloseTo(122 / 190, 2);
      expect(form.holes.length / form.length).toBeCloseTo(145 / 390, 2);
    }
  });
});

test('a form follows a new size in the order of the old one, with its openings', () => {
  const hollow = presets.find(({ measures }) => measures.includes('holes'));
  const kerb = presets.find(({ form }) => form.shape === 'profile');
  if (hollow === undefined || kerb === undefined) throw new Error('There is no such preset.');
  const block = startOf(hollow, '390 × 140 × 190 mm');
  const wider = resized(block, '390 × 140 × 190 mm', '390 × 150 × 200 mm');
  // The openings are as wide as before in proportion: 89.9 mm of 140 mm.
  expect(wider).toMatchObject({ length: 390, width: 150, height: 200, holes: { length: 145, width: 96.3 } });
  const stone = startOf(kerb, '900 × 300 × 150 mm');
  expect(resized(stone, '900 × 300 × 150 mm', '900 × 350 × 125 mm')).toMatchObject({
    length: 900,
    width: 125,
    height: 350,
  });
});

test.each([
  ['the form did not agree with the old size', '390 × 100 × 190 mm', '390 × 150 × 190 mm'],
  ['the new size is unfinished', '390 × 140 × 190 mm', '390 × 15'],
  ['nothing changes', '390 × 140 × 190 mm', '390 × 140 × 190 mm'],
])('a form stays where %s', (_, before, size) => {
  const hollow = presets.find(({ measures }) => measures.includes('holes'));
  const block = hollow && startOf(hollow, '390 × 140 × 190 mm');
  expect(resized(block, before, size)).toBeUndefined();
});
