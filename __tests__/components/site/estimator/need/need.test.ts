/** @jest-environment node */
import fc from 'fast-check';
import { addressOfNeed, needFromAddress } from '@/components/site/estimator/need/need-address';
import { laidOn } from '@/components/site/estimator/need/laid-pieces';
import { needOf } from '@/components/site/estimator/need/need-arithmetic';
import { needResults } from '@/components/site/estimator/need/need-results';
import { basisOf as basisOfForm } from '@/components/site/estimator/need/product-need';
import { estimateWall } from '@/components/site/estimator/wall-arithmetic';
import { exampleDraft, readDraft } from '@/components/site/estimator/wall-draft';
import { wallFigures } from '@/content/wall-figures';
import {
  type NeedDraft,
  readNeed,
  startOf,
  textShown,
  withPattern,
} from '@/components/site/estimator/need/need-draft';
import { type FieldName, fields } from '@/components/site/estimator/need/need-fields';
import { laidPieces, needBasisOf, patterns, REPEAT } from '@/content/entities/products/form/laying';
import { area, clip, rectangle } from '@/content/entities/products/form/polygon';
import { type FormName, forms } from '@/__tests__/fixtures/forms';
import { en } from '@/content/strings/en';

const words = { language: 'en', texts: en.estimator, need: en.need } as const;

const basisOf = (id: FormName) => needBasisOf(forms[id]);
const block = basisOf('block');
const paver = basisOf('paver');
const kerb = basisOf('kerb');

/** The example of a product with some of its fields typed anew, in metres. */
const typed = (
  basis: typeof block,
  texts: Partial<Record<FieldName, string>>,
  part: Partial<NeedDraft> = {},
) => {
  const start = startOf(basis);
  const entries = Object.entries(texts).map(([name, text]) => [name, { text, unit: 'm' }]);
  return { ...start, ...part, typed: { ...start.typed, ...Object.fromEntries(entries) } } as NeedDraft;
};
function needFor(basis: typeof block, draft: NeedDraft) {
  const read = readNeed(draft, basis, words);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return needOf(read.asked, basis);
}
const errorsOf = (basis: typeof block, draft: NeedDraft) => {
  const read = readNeed(draft, basis, words);
  return read.ok ? {} : read.errors;
};

describe('counts by hand', () => {
  it('a wall of 4 × 3 m with one window of 1.5 × 1.2 m: 10.2 m² × 12.5 = 127.5 blocks, and 5 % of 128', () => {
    const { pieces, spare, order } = needFor(block, startOf(block));
    expect([pieces, spare, order]).toEqual([128, 7, 135]);
  });

  it('a yard of 10 × 4 m: 40 m² × 50 = 2,000 pavers, 3 % to spare, 28 m of edge', () => {
    const { pieces, spare, edge } = needFor(paver, startOf(paver));
    expect([pieces, spare, edge]).toEqual([2000, 60, 280_000]);
  });

  it('an L of 10 × 4 m less 4 × 2 m: 32 m², with the edge of its rectangle', () => {
    const { pieces, edge } = needFor(paver, typed(paver, {}, { shape: 'l' }));
    expect([pieces, edge]).toEqual([1600, 280_000]);
  });

  it('a triangle of 3, 4 and 5 m: 6 m², 12 m of edge', () => {
    const { pieces, edge } = needFor(paver, typed(paver, { corners: '0 0, 3 0, 3 4' }, { shape: 'free' }));
    expect([pieces, edge]).toEqual([300, 120_000]);
  });

  it('kerb stones of 900 mm for 20 m and a quarter circle of 3 m less a gate of 4 m: (16 + 4.712) ÷ 0.9 = 23.01', () => {
    const need = needFor(kerb, typed(kerb, { radius: '3', gaps: '4' }));
    expect(need.unrounded).toBeCloseTo((16 + (3 * Math.PI) / 2) / 0.9, 3);
    expect(need.pieces).toBe(24);
  });
});

describe('properties', () => {
  const metres = fc.integer({ min: 1, max: 9_999 }).map((mm) => mm / 10);

  it('a wall, a line and a ground take no fewer pieces when they are longer', () => {
    fc.assert(
      fc.property(metres, metres, fc.constantFrom(block, paver, kerb), (one, more, basis) => {
        const [short, long] = [one, Math.min(one + more, 1000)].map((length) =>
          needFor(basis, typed(basis, { length: `${length}`, openings: '0' })),
        );
        expect(long?.order).toBeGreaterThanOrEqual(short?.order ?? 0);
      }),
    );
  });

  it('twice the area takes at least twice the pieces less rounding', () => {
    fc.assert(
      fc.property(metres, metres, (length, width) => {
        const once = needFor(paver, typed(paver, { length: `${length}`, width: `${width}` })).pieces;
        const twice = needFor(
          paver,
          typed(paver, { length: `${length}`, width: `${width * 2 > 1000 ? width : width * 2}` }),
        );
        if (width * 2 <= 1000) expect(twice.pieces).toBeGreaterThanOrEqual(2 * once - 2);
      }),
    );
  });

  it('colours add up to the order', () => {
    fc.assert(
      fc.property(metres, fc.integer({ min: 0, max: 100 }), (length, second) => {
        const { order, colours } = needFor(paver, typed(paver, { length: `${length}`, second: `${second}` }));
        expect(colours[0] + colours[1]).toBe(order);
        expect(Math.min(...colours)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('switching the unit there and back changes neither what is shown nor the count', () => {
    fc.assert(
      fc.property(metres, fc.constantFrom(block, paver, kerb), (length, basis) => {
        const draft = typed(basis, { length: `${length}`, openings: '0' });
        const inFeet = { ...draft, unit: 'ft' as const };
        expect(needFor(basis, inFeet)).toEqual(needFor(basis, draft));
        const [field] = fields[basis.kind];
        expect(field && textShown(field, inFeet.typed.length, 'm')).toBe(`${length}`);
      }),
    );
  });

  it('bricks that blocks of 90 and 100 mm replace are as many on a product’s page as on that of key products', () => {
    const centimetres = (max: number) => fc.integer({ min: 100, max }).map((cm) => `${cm / 100}`);
    fc.assert(
      fc.property(
        centimetres(2_000),
        centimetres(600),
        fc.constantFrom(90, 100),
        (length, height, thickness) => {
          const basis = basisOfForm({ ...forms.block, width: thickness });
          const draft = typed(basis, {
            length,
            height,
            openings: '1',
            openingWidth: '0.5',
            openingHeight: '1',
          });
          const read = readNeed(draft, basis, words);
          if (!read.ok) throw new Error(JSON.stringify(read.errors));
          const need = needOf(read.asked, basis);
          const line = needResults({ words, asked: read.asked, need, basis, unit: 'm' }).find(({ label }) =>
            /^Clay bricks/.test(label),
          );
          const wall = readDraft(
            {
              ...exampleDraft,
              length: { text: length, unit: 'm' },
              height: { text: height, unit: 'm' },
              openingWidth: { text: '0.5', unit: 'm' },
              openingHeight: { text: '1', unit: 'm' },
              block: thickness,
            },
            words,
          );
          if (!wall.ok) throw new Error(JSON.stringify(wall.errors));
          expect(Number(line?.figure.replaceAll(',', ''))).toBe(estimateWall(wall.wall, wallFigures).bricks);
        },
      ),
    );
  });

  it.each(patterns)(
    '%s covers its window without a gap and without laying one paver over another',
    (pattern) => {
      const window = rectangle(8, 8, [4, 4]);
      const inside = laidPieces(pattern, 8).map((piece) => area(clip(piece, window)));
      expect(inside.reduce((sum, one) => sum + one, 0)).toBeCloseTo(64, 6);
    },
  );
});

describe('what is drawn over a ground', () => {
  const corners = (pieces: readonly (readonly (readonly [number, number])[])[], from: number) => {
    const window = rectangle(REPEAT, REPEAT, [from + REPEAT / 2, from + REPEAT / 2]);
    return pieces
      .map((piece) => clip(piece, window))
      .filter((piece) => area(piece) > 0.01)
      .map((piece) => piece.map(([x, y]) => `${x - from} ${y - from}`))
      .map((piece) => [...new Set(piece)].sort().join())
      .sort();
  };

  it.each(['running', 'basket', 'herringbone-90', 'rows'] as const)('%s goes on where it repeats', (name) => {
    const pieces = laidPieces(name, 2 * REPEAT);
    expect(corners(pieces, REPEAT)).toEqual(corners(pieces, 0));
  });

  it('draws every piece where it can be seen, and several as one where it cannot', () => {
    // Units of the sheet for each tenth of a millimetre: a ground of 5 m, and one of 500 m, on 820 units.
    expect(laidOn(paver, 'basket', 820 / 50_000)).toMatchObject({ count: 1, cell: [65.6, 65.6], turn: 0 });
    const large = laidOn(paver, 'herringbone-45', 820 / 5_000_000);
    expect(large).toMatchObject({ count: 74, turn: -45 });
    // 12.1 units is what 74 pavers of 100 mm are across.
    expect(large?.cell[0]).toBeCloseTo(4 * 74 * 0.164, 1);
  });

  it('draws courses of a wall, and no pieces of what is no rectangle', () => {
    // 4 × 200 mm, with the joint, on 4 m of wall.
    expect(laidOn(block, undefined, 0.02)?.cell).toEqual([160, 160]);
    expect(laidOn(basisOf('uniPaver'), undefined, 0.02)).toBeUndefined();
    expect(laidOn(kerb, undefined, 0.02)).toBeUndefined();
  });
});

describe('what cannot be used', () => {
  it.each([
    ['0 0, 4 4, 4 0, 0 4', /crosses itself: the side after corner 1 meets the side after corner 3/],
    ['0 0, 4 0', /from 3 to 40 corners/],
    ['0 0, 4, 4 4', /each corner as two numbers/],
    ['0 0, 4000 0, 0 4', /more than one kilometre/],
  ])('an outline of %s is answered in a sentence', (corners, sentence) => {
    expect(errorsOf(paver, typed(paver, { corners }, { shape: 'free' })).corners).toMatch(sentence);
  });

  it.each([
    ['length', '0', /more than 0/],
    ['length', '1e9', /number/],
    ['length', '99999', /at most 1,000/],
    ['second', '101', /from 0 to 100/],
    ['loss', '-1', /from 0 to 50/],
  ] as const)('%s of %s is answered beside its field', (name, text, sentence) => {
    expect(errorsOf(paver, typed(paver, { [name]: text }))[name]).toMatch(sentence);
  });

  it('openings larger than the wall, a cut-out larger than the ground, gaps longer than the line', () => {
    expect(errorsOf(block, typed(block, { openings: '9' }))).toHaveProperty('openings');
    // Less than the wall, but higher.
    expect(errorsOf(block, typed(block, { openingWidth: '1', openingHeight: '4' }))).toHaveProperty(
      'openings',
    );
    expect(errorsOf(paver, typed(paver, { cutWidth: '4' }, { shape: 'l' }))).toHaveProperty('cutWidth');
    expect(errorsOf(kerb, typed(kerb, { gaps: '21' }))).toHaveProperty('gaps');
  });
});

it('a new pattern brings its own allowance, unless one was typed', () => {
  const start = startOf(paver);
  expect(withPattern(start, 'herringbone-45').typed.loss?.text).toBe('8');
  const own = typed(paver, { loss: '4' });
  expect(withPattern(own, 'herringbone-45').typed.loss?.text).toBe('4');
});

it('an address brings a draft back, and one that makes no sense brings the example', () => {
  const draft = typed(paver, { length: '12', second: '25' }, { shape: 'l', pattern: 'basket' });
  const query = addressOfNeed(draft, 'https://x.test/products/p?from=home#estimator').searchParams;
  expect(query.get('from')).toBe('home');
  expect(needFromAddress(query, paver, words)).toEqual(draft);
  const hostile = new URLSearchParams('length=<script>&shape=toString&pattern=__proto__&unit=yard&corners=1');
  expect(needFromAddress(hostile, paver, words)).toEqual(startOf(paver));
});
