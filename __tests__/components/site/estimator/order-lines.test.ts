import fc from '@/__tests__/fast-check';
import { basisOfForm, calculated, colours, countedOf } from '@/__tests__/fixtures/calculator';
import { forms } from '@/__tests__/fixtures/forms';
import { listJson, parseList } from '@/components/site/shared/project-list/project-list';
import { basisOfProduct, patterns } from '@/lib/counting';
import { samples } from '@/scripts/test/depth';

const block = basisOfForm('block');
const paver = basisOfForm('paver');
const linesOf = (...asked: Parameters<typeof calculated>) => calculated(...asked).linesOf('product');

it('a wall is one line with its measures, in the unit in which they were typed', () => {
  const { order } = countedOf(block, { length: '6.096', height: '3.048', openings: '0' });
  expect(linesOf(block, { length: '6.096', height: '3.048', openings: '0' }, 'ft')).toEqual([
    { product: 'product', count: order, work: { kind: 'wall', unit: 'ft', sides: [60_960, 30_480] } },
  ]);
});

it('a wall with openings has its net area, a brick wall its thickness', () => {
  // 4 × 3 m less 1.5 × 1.2 m are 10.2 m².
  expect(linesOf(basisOfForm('brick'), { thickness: '10' })[0]?.work).toEqual({
    kind: 'wall',
    unit: 'm',
    sides: [40_000, 30_000],
    area: 1_020_000_000,
    thickness: 10,
  });
});

it('whole and half blocks of one wall are two lines; without chosen halves all are whole, on the page of the half, too', () => {
  const half = { id: 'half', size: '190 × 190 × 190 mm', form: { ...forms.block, length: 190 } };
  const whole = { id: 'whole', size: '390 × 190 × 190 mm', form: forms.block };
  const basis = basisOfProduct(half, [half, whole]);
  const lines = linesOf(basis, { halves: 'ordered' });
  expect(lines.map(({ product, count }) => [product, count])).toEqual([
    ['whole', 124],
    ['half', 21],
  ]);
  expect(lines[1]?.work).toEqual(lines[0]?.work);
  expect(linesOf(basis).map(({ product, count }) => [product, count])).toEqual([['whole', 135]]);
});

it('two colours are two lines, with pattern and shares: 30 % of a ground of 10.5 × 4 m in herringbone', () => {
  const asked = { length: '10.5', width: '4', pattern: 'herringbone-45', second: '30', loss: '0' };
  const ground = { kind: 'ground', unit: 'm', sides: [105_000, 40_000], pattern: 'herringbone-45' };
  // 42 m² of 200 × 100 mm are 2,100 pieces, with the cuts 2,175, of which 30 % are 652.5.
  expect(linesOf(paver, asked)).toEqual([
    { product: 'product', count: 1522, work: { ...ground, colour: 'grey', share: 70 } },
    { product: 'product', count: 653, work: { ...ground, colour: 'red', share: 30 } },
  ]);
});

it.each([
  [{ second: '0', colour: 'ochre' }, 'ochre'],
  [{ second: '100', secondColour: 'charcoal' }, 'charcoal'],
  [{ second: '40', colour: 'red', secondColour: 'red' }, 'red'],
  [{ second: '0.001' }, 'grey'],
])('one colour is one line without a share: %j', (asked, colour) => {
  const lines = linesOf(paver, asked);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.count).toBe(countedOf(paver, asked).order);
  expect(lines[0]?.work).toMatchObject({ colour });
  expect(lines[0]?.work).not.toHaveProperty('share');
});

it('a ground between corners has its area, a circle its diameter, too, a run its length without gaps and its radius', () => {
  expect(linesOf(paver, { shape: 'free', corners: '0 0, 10 0, 10 4' })[0]?.work).toMatchObject({
    kind: 'ground',
    sides: [],
    area: 20 * 10_000 ** 2,
  });
  expect(linesOf(paver, { shape: 'circle', diameter: '6' })[0]?.work).toMatchObject({
    kind: 'ground',
    sides: [60_000],
    area: Math.round(Math.PI * 30_000 ** 2),
  });
  expect(linesOf(basisOfForm('kerb'), { length: '20', gaps: '3' })[0]?.work).toEqual({
    kind: 'run',
    unit: 'm',
    sides: [170_000],
  });
  expect(linesOf(basisOfForm('kerb'), { length: '0', radius: '3' })[0]?.work).toMatchObject({
    // A quarter of a circle of 3 m.
    sides: [Math.round((30_000 * Math.PI) / 2)],
    radius: 30_000,
  });
  expect(linesOf(basisOfForm('plank'), { length: '24', gaps: '4', height: '1.8' })[0]?.work).toMatchObject({
    kind: 'wall',
    sides: [200_000, 18_000],
    posts: 18,
  });
});

const metres = fc.integer({ min: 500, max: 30_000 }).map((millimetres) => String(millimetres / 1_000));
const hundredths = (most: number) =>
  fc.integer({ min: 0, max: most * 100 }).map((figure) => String(figure / 100));

it('random grounds: both colours are the order, each within half a piece of its share, and the list keeps the lines', () => {
  fc.assert(
    fc.property(
      fc.record({
        length: metres,
        width: metres,
        pattern: fc.constantFrom(...patterns),
        colour: fc.constantFrom(...colours.map(({ id }) => id)),
        secondColour: fc.constantFrom(...colours.map(({ id }) => id)),
        second: hundredths(100),
        loss: hundredths(50),
      }),
      (asked) => {
        const { order } = countedOf(paver, asked);
        const lines = linesOf(paver, asked);
        expect(lines.reduce((sum, { count }) => sum + count, 0)).toBe(order);
        const ofSecond = lines.filter(({ work }) => work.colour === asked.secondColour);
        const pieces = ofSecond.reduce((sum, { count }) => sum + count, 0);
        if (asked.colour !== asked.secondColour)
          expect(Math.abs(pieces - (order * Number(asked.second)) / 100)).toBeLessThanOrEqual(0.5);
        const shares = lines.map(({ work: { share = 100 } }) => share);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 9);
        const list = { lines: lines.map((line, index) => ({ ...line, id: `id-${index}` })), note: '' };
        expect(parseList(listJson(list))).toEqual({ list, isForeign: false });
      },
    ),
    { numRuns: samples(20, 500) },
  );
});
