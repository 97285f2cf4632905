import fc from '@/__tests__/fast-check';
import { exampleDraft, displayText } from '@/components/site/estimator/draft';
import { calculatorOf } from '@/components/site/estimator/kinds';
import { strings as bn } from '@/content/strings/bn';
import {
  basisOfForm,
  calculated,
  calculatorOfForm,
  comparison as comparisonBasis,
  countedOf,
  errorsOf,
  readOf,
  typed,
  words,
} from '@/__tests__/fixtures/calculator';

const feet = (text: string) => ({ text, unit: 'ft' as const });
const metres = (text: string) => ({ text, unit: 'm' as const });
const comparison = calculatorOf(comparisonBasis);
const block = calculatorOfForm('block');
const paver = calculatorOfForm('paver');
const kerb = calculatorOfForm('kerb');
const names = ['the comparison', 'a block', 'a brick', 'a paver', 'a kerb', 'a plank'];
const kinds = [comparison, block, calculatorOfForm('brick'), paver, kerb, calculatorOfForm('plank')].map(
  (calculator, index) => [names[index], calculator] as const,
);

describe('the example', () => {
  it('of the comparison is 100 sft of wall, in tenths of a millimetre', () => {
    expect(readOf(comparison, exampleDraft(comparison)).values).toEqual({
      length: 36_576,
      height: 30_480,
      openings: 1,
      openingWidth: 15_240,
      openingHeight: 12_192,
      joint: 'in',
      brick: '5',
      block: '100',
      waste: 5,
    });
  });

  it.each(kinds)('of %s is valid', (_, calculator) => {
    expect(calculator.read(exampleDraft(calculator), words)).toHaveProperty('ok', true);
  });
});

test.each(kinds)('the example of %s is in whole feet, which a form in Bangla reads too', (_, calculator) => {
  const { unit, typed } = exampleDraft(calculator);
  expect(unit).toBe('ft');
  for (const { text, unit: own } of Object.values(typed)) if (own) expect(text).toMatch(/^[\d ,]+$/);
  expect(calculator.read({ unit, typed }, { language: 'bn', texts: bn.calculator })).toHaveProperty(
    'ok',
    true,
  );
});

const howToType = 'as a number, such as 8.5, or with its unit, such as 8 ft 6 in or 260 cm.';

describe('parseDraft', () => {
  it.each<[string, Parameters<typeof errorsOf>[1], object]>([
    ['no length', { length: feet('') }, { length: `Enter the length ${howToType}` }],
    ['words', { height: feet('ten') }, { height: `Enter the height ${howToType}` }],
    ['a comma', { length: feet('10,5') }, { length: '“10,5” can mean 10.5 or 105. Enter one of these.' }],
    ['zero length', { length: feet('0') }, { length: 'The length must be more than 0.' }],
    ['less than 0.1 mm', { length: metres('0.00001') }, { length: 'The length must be more than 0.' }],
    ['over a km', { length: metres('1000.1') }, { length: 'The length can be at most 3,280\u00a0ft.' }],
    ['half an opening', { openings: '1.5' }, { openings: 'Enter a whole number from 0 to 999.' }],
    ['too many openings', { openings: '1000' }, { openings: 'Enter a whole number from 0 to 999.' }],
    ['too much waste', { waste: '50.1' }, { waste: 'Enter a percentage from 0 to 50.' }],
    [
      'an opening wider than the wall',
      { openingWidth: feet('12.1') },
      { openingWidth: 'An opening cannot be wider than the wall, 12\u00a0ft.' },
    ],
    [
      'an opening higher than the wall',
      { openingHeight: metres('3.05') },
      { openingHeight: 'An opening cannot be higher than the wall, 10\u00a0ft.' },
    ],
    [
      'a door higher than the wall in a later row',
      { openings2: '1', openingWidth2: feet('3'), openingHeight2: feet('11') },
      { openingHeight2: 'An opening cannot be higher than the wall, 10\u00a0ft.' },
    ],
    [
      'more openings than the wall has room for',
      { openings: '6' },
      { openings: 'The openings leave no wall to build.' },
    ],
    [
      'an opening as large as the wall',
      { openingWidth: feet('12'), openingHeight: feet('10') },
      { openings: 'The openings leave no wall to build.' },
    ],
  ])('answers %s with a sentence for that field alone', (_, texts, errors) => {
    expect(errorsOf(comparison, texts)).toEqual(errors);
  });

  it('reports every invalid field', () => {
    expect(Object.keys(errorsOf(comparison, { length: feet('x'), waste: '' }))).toEqual(['length', 'waste']);
  });

  it('ignores the size of openings without openings, and the angle of a curve without a radius', () => {
    const texts = { openings: '0', openingWidth: feet(''), openingHeight: feet('99') };
    expect(errorsOf(comparison, texts)).toEqual({});
    expect(errorsOf(kerb, { angle: 'x' })).toEqual({});
  });

  it('accepts a wall of a square kilometre', () => {
    expect(errorsOf(comparison, { length: metres('1000'), height: metres('1000') })).toEqual({});
  });

  it.each(kinds)(
    'understands feet and inches in every length of %s, and says so of no other text',
    (_, calculator) => {
      const { fields } = calculator;
      const lengths = fields.filter(({ measure }) => measure === 'length');
      const faulty = (text: string) => {
        const all = Object.fromEntries(fields.map(({ name, start }) => [name, start.m]));
        const measures = Object.fromEntries(lengths.map(({ name }) => [name, metres(text)]));
        const errors = ['l', 'circle'].flatMap((shape) =>
          Object.entries(errorsOf(calculator, { ...all, shape, ...measures })),
        );
        const names = errors.filter(([, sentence]) => sentence.endsWith(howToType)).map(([name]) => name);
        return [...new Set(names)];
      };
      expect(faulty('ten')).toEqual(lengths.map(({ name }) => name));
      expect(faulty(`10'6"`)).toEqual([]);
    },
  );

  it('echoes a measure as it was understood', () => {
    expect(
      calculated(basisOfForm('block'), { length: `10'6"`, height: '300 cm' }, 'ft').results.lines[0]?.formula,
    ).toMatch(/^10\u00a0ft 6\u00a0in × 9\u00a0ft 10\.11\u00a0in/);
  });

  it('reads corners in feet and inches, and numbers with their thousands grouped', () => {
    const free = (corners: string) =>
      readOf(paver, typed(paver, { shape: 'free', corners: metres(corners) })).values.corners;
    expect(free(`0 0, 10'6" 0, 10' 6" 8 ft 3 in, -1 m 200 cm`)).toEqual([
      [0, 0],
      [32_004, 0],
      [32_004, 25_146],
      [-10_000, 20_000],
    ]);
    expect(free('0 0,1,000 0,1,000 500')).toEqual(free('0 0; 1000 0; 1000 500'));
    expect(free('0 0,100 0,100 500')).toHaveLength(3);
  });

  it.each([
    ['0 0, 4 4, 4 0, 0 4', /crosses itself: the side after corner 1 meets the side after corner 3/],
    ['0 0, 4 0', /from 3 to 40 corners/],
    ['0 0, 4, 4 4', /each corner as two numbers/],
    ['0 0, 4000 0, 0 4', /more than 1 km away/],
  ])('answers an outline of %s in a sentence', (corners, sentence) => {
    expect(errorsOf(paver, { shape: 'free', corners }).corners).toMatch(sentence);
  });

  it.each([
    ['paver', 'length', '0', /more than 0/],
    ['paver', 'length', '1e9', /number/],
    ['paver', 'second', '2,5', /can mean 2.5 or 25/],
    ['paver', 'length', '99999', /at most 1,000/],
    ['paver', 'second', '101', /from 0 to 100/],
    ['paver', 'loss', '-1', /from 0 to 50/],
    ['kerb', 'runs', '0', /whole number from 1 to 999/],
    ['kerb', 'gaps', '21', /as long as the whole line/],
  ] as const)('answers beside its field, for a %s, a %s of %s', (form, name, text, sentence) => {
    expect(errorsOf(calculatorOfForm(form), { [name]: text })[name]).toMatch(sentence);
  });

  it('refuses a part cut out that is as large as the ground', () => {
    expect(errorsOf(paver, { shape: 'l', cutWidth: '4' })).toHaveProperty('cutWidth');
    expect(errorsOf(paver, { shape: 'l', cutLength: '10' })).toHaveProperty('cutLength');
  });
});

describe('switching units', () => {
  it('shows a length in the other unit, to a thousandth, and what is no number as it is', () => {
    const [length] = block.fields;
    if (length === undefined) throw new Error('A wall has a length.');
    expect(displayText(length, feet('12'), 'm')).toBe('3.658');
    expect(displayText(length, metres('3'), 'ft')).toBe('9.843');
    expect(displayText(length, feet('ten'), 'm')).toBe('ten');
    expect(displayText(length, feet(`10'6"`), 'm')).toBe('3.2');
    expect(displayText(length, feet('3 m'), 'm')).toBe('3');
  });

  it('shows corners in the other unit, each measure as it was understood', () => {
    const corners = paver.fields.find(({ measure }) => measure === 'corners');
    if (corners === undefined) throw new Error('A ground has corners.');
    expect(displayText(corners, feet(`0 0, 10'6" 0, 1,000 -3 m`), 'm')).toBe('0 0, 3.2 0, 304.8 -3');
    expect(displayText(corners, feet('0 0, ten'), 'm')).toBe('0 0, ten');
  });

  it('there and back changes neither what is shown nor what is counted', () => {
    const lengths = fc.integer({ min: 1, max: 9_999 }).map((mm) => `${mm / 100}`);
    fc.assert(
      fc.property(lengths, fc.constantFrom(block, paver, kerb), (length, calculator) => {
        const draft = typed(calculator, { length, openings: '0', joint: 'mm' });
        expect(readOf(calculator, { ...draft, unit: 'ft' }).values).toEqual(readOf(calculator, draft).values);
        const field = calculator.fields.find(({ name }) => name === 'length');
        expect(field && displayText(field, draft.typed.length, 'm')).toBe(length);
      }),
    );
  });
});

it('counts the same in feet as in metres', () => {
  const inFeet = { length: feet('10'), width: feet('10') };
  const inMetres = { length: metres('3.048'), width: metres('3.048') };
  const orderOf = (texts: typeof inFeet | typeof inMetres) => countedOf(basisOfForm('paver'), texts).order;
  expect(orderOf(inFeet)).toBe(orderOf(inMetres));
});
