import fc from '@/__tests__/fast-check';
import { exampleDraft } from '@/components/site/estimator/draft';
import { addressOfDraft, draftFromAddress } from '@/components/site/estimator/draft-address';
import { calculatorOf } from '@/components/site/estimator/kinds';
import {
  basisOfForm,
  calculatorOfForm,
  comparison as comparisonBasis,
  countedOf,
  errorsOf,
  readOf,
  typed,
  words,
} from '@/__tests__/fixtures/calculator';

const page = 'https://www.surmablocks.example/keyProduct';
const comparison = calculatorOf(comparisonBasis);
const read = (query: string, calculator = comparison) =>
  draftFromAddress(new URLSearchParams(query), calculator, words).draft;
/** Values of a form's fields. */
const valuesOf = (...asked: Parameters<typeof readOf>) => readOf(...asked).values;
const example = exampleDraft(comparison);

const barn = {
  ...typed(comparison, {
    length: { text: '30', unit: 'm' },
    height: { text: '13.5', unit: 'ft' },
    openings: '4',
    openingWidth: { text: '1.2', unit: 'm' },
    openingHeight: { text: '2.1', unit: 'm' },
    brick: '10',
    block: '140',
    waste: '7.5',
  }),
  unit: 'm' as const,
};

describe('a draft in the address', () => {
  it('survives a round trip', () => {
    expect(read(addressOfDraft(barn, page).search)).toEqual(barn);
    const paver = calculatorOfForm('paver');
    const ground = typed(paver, { length: '12', second: '25', shape: 'l', pattern: 'basket' });
    expect(read(addressOfDraft(ground, page).search, paver)).toEqual(ground);
  });

  it('keeps other parts of the address', () => {
    const address = addressOfDraft(barn, `${page}?from=home&length=9ft#estimator`);

    expect(address.pathname).toBe('/keyProduct');
    expect(address.hash).toBe('#estimator');
    expect(address.searchParams.get('from')).toBe('home');
    expect(address.searchParams.getAll('length')).toEqual(['30m']);
  });

  it.each([
    '',
    'unit=yard',
    'length=long',
    'length=',
    'length=%3Cscript%3E',
    'openings=1.5x',
    'brick=7',
    'block=100mm',
    'waste=-5',
    'length=0ft',
    'length=2ft',
    'openings=50',
    'waste=90',
    'height=5000m',
  ])('is the example for %p', (query) => {
    expect(read(query)).toEqual(example);
  });

  it('is the example of a ground for names that every object has', () => {
    const paver = calculatorOfForm('paver');
    const hostile = 'length=<script>&shape=toString&pattern=__proto__&unit=yard&corners=1';
    expect(valuesOf(paver, read(hostile, paver))).toEqual(valuesOf(paver, exampleDraft(paver)));
  });

  it('accepts valid fields beside invalid ones', () => {
    expect(read('length=20ft&height=tall&block=90')).toEqual(
      typed(comparison, { length: { text: '20', unit: 'ft' }, block: '90' }),
    );
  });

  it('reads a length without a unit in the unit of the address', () => {
    expect(read('unit=m&length=6').typed.length).toEqual({ text: '6', unit: 'm' });
  });
});

/** Ways to type a number of metres or feet, bare, in another unit, or in two. */
const notations: readonly ((metres: number) => string)[] = [
  (metres) => `${metres}`,
  (metres) => ` ${metres}½ `,
  (metres) => `${metres}'6"`,
  (metres) => `${metres}-6½`,
  (metres) => `${metres} ft 6 in`,
  (metres) => `${metres} ফুট ৬ ইঞ্চি`,
  (metres) => `${metres} ft`,
  (metres) => `${metres}ft`,
  (metres) => `${metres} m`,
  (metres) => `${metres}m`,
  (metres) => `${metres}00 cm`,
  (metres) => `${metres},000 mm`,
  (metres) => `${metres}000mm`,
];

describe('a link copied from the form', () => {
  const units = fc.constantFrom('ft', 'm');
  const ways = fc.array(fc.constantFrom(...notations), { minLength: 40, maxLength: 40 });
  const calculators = [comparison, ...(['block', 'paver', 'kerb', 'plank'] as const).map(calculatorOfForm)];
  /** Sides that are longer than every other length. */
  const isLong = (name: string) => ['length', 'width', 'height'].includes(name);

  it('opens as copied, whatever the notations and units', () => {
    const shapes = fc.constantFrom('rectangle', 'l');
    fc.assert(
      fc.property(
        fc.constantFrom(...calculators),
        ways,
        shapes,
        units,
        units,
        (calculator, notation, shape, unit, own) => {
          const lengths = calculator.fields.filter(({ measure }) => measure === 'length');
          const measures = lengths.map(({ name }, index) => {
            const text = notation[index]?.(isLong(name) ? 90 + index : 1 + index) ?? '';
            return [name, { text, unit: own }] as const;
          });
          const draft = { ...typed(calculator, { ...Object.fromEntries(measures), shape }), unit };
          const opened = read(addressOfDraft(draft, page).search, calculator);
          expect(valuesOf(calculator, opened)).toEqual(valuesOf(calculator, draft));
        },
      ),
    );
  });

  it('has up to 40 corners, each as it was typed', () => {
    const paver = calculatorOfForm('paver');
    const counts = fc.integer({ min: 3, max: 40 });
    fc.assert(
      fc.property(counts, ways, units, units, (count, notation, unit, own) => {
        // Around a circle, so that no sides meet.
        const outline = Array.from({ length: count }, (_, index) => {
          const turn = (2 * Math.PI * index) / count;
          const at = [50_000 + 40_000 * Math.cos(turn), 50_000 + 40_000 * Math.sin(turn)];
          const asTyped = (mm: number, place: number) =>
            notation[place % 40] === notations[0] ? `${Math.round(mm)}mm` : `${(mm / 304.8).toFixed(1)} ft`;
          return at.map((mm, side) => asTyped(mm, 2 * index + side)).join(' ');
        }).join(', ');
        const draft = { ...typed(paver, { shape: 'free', corners: { text: outline, unit: own } }), unit };
        const opened = read(addressOfDraft(draft, page).search, paver);
        expect(opened.typed.corners).toEqual(draft.typed.corners);
        expect(valuesOf(paver, opened).corners).toHaveLength(count);
      }),
    );
  });

  it('has corners of 1,000 characters, and no corner less', () => {
    const paver = calculatorOfForm('paver');
    const outline = Array.from({ length: 36 }, (_, index) => {
      const turn = (2 * Math.PI * index) / 36;
      return `${(3 + 3 * Math.cos(turn)).toFixed(3)} m ${(3 + 3 * Math.sin(turn)).toFixed(3)} m`;
    }).join(', ');
    const corners = outline.padEnd(1_000);
    const draft = typed(paver, { shape: 'free', corners: { text: corners, unit: 'm' } });
    const opened = valuesOf(paver, read(addressOfDraft(draft, page).search, paver));
    expect(opened.corners).toHaveLength(36);
    const longer = { shape: 'free', corners: { text: `${corners} `, unit: 'm' } } as const;
    expect(errorsOf(paver, longer).corners).toBe('The corners have 1,001 characters. Shorten them to 1,000.');
  });
});

// Addresses of earlier calculators, which people have saved and shared.
describe('an address of before', () => {
  it('of the wall estimator still opens', () => {
    const query =
      'unit=ft&length=20ft&height=10ft&openings=2&openingWidth=3ft&openingHeight=7ft&brick=10&block=140&waste=7.5';
    expect(valuesOf(comparison, read(query))).toEqual(
      valuesOf(
        comparison,
        typed(comparison, {
          length: '20',
          openings: '2',
          openingWidth: '3',
          openingHeight: '7',
          brick: '10',
          block: '140',
          waste: '7.5',
        }),
      ),
    );
  });

  it('of a paver still opens: counts and percentages bore a unit', () => {
    const paver = calculatorOfForm('paver');
    const query =
      'unit=m&shape=l&pattern=herringbone-45&length=12m&width=5m&cutLength=4m&cutWidth=2m&corners=0+0%2C+10+0%2C+10+4m&second=20m&loss=8m';
    expect(valuesOf(paver, read(query, paver))).toMatchObject({
      shape: 'l',
      pattern: 'herringbone-45',
      length: 120_000,
      width: 50_000,
      second: 20,
      loss: 8,
    });
  });

  it('of a plank opens with the height of the example, where 24 m took 21 planks', () => {
    const plank = calculatorOfForm('plank');
    const values = valuesOf(plank, read('unit=m&length=24m&radius=0m&angle=90&gaps=0m&loss=2', plank));
    expect(values).toEqual({ length: 240_000, height: 18_000, gaps: 0, runs: 1, loss: 2 });
    expect(countedOf(basisOfForm('plank')).pieces).toBe(120);
  });
});
