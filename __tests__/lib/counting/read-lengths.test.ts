import fc from '@/__tests__/fast-check';
import { formatsIn } from '@/components/site/shared/measure-formats';
import {
  type LengthUnit,
  toTenthMm,
  commaReadings,
  readCorner,
  readLength,
  readNumber,
} from '@/lib/counting';
import { strings as bn } from '@/content/strings/bn';
import { strings as en } from '@/content/strings/en';

const INCH = 254;
const tenFootSix = 126 * INCH;
const units: readonly LengthUnit[] = ['ft', 'm'];

describe('a number', () => {
  it.each([
    ['12', 12],
    [' 8.5 ', 8.5],
    ['8.', 8],
    ['.5', 0.5],
    ['১২.৫', 12.5],
    ['1,000', 1000],
    ['1,234.5', 1234.5],
    ['১,৫০,০০০', 150_000],
    ['10½', 10.5],
    ['10 1/2', 10.5],
    ['3/4', 0.75],
    ['', undefined],
    ['-1', undefined],
    ['10,5', undefined],
    ['1,00', undefined],
    ['1/0', undefined],
    ['1.5 1/2', undefined],
    ['11/2/3', undefined],
    ['1e3', undefined],
    ['Infinity', undefined],
    ['12 ft', undefined],
    ['1'.repeat(50), undefined],
  ])('%j is %p', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it('may end with the sign of its field', () => {
    expect(readNumber('5\u00a0%', '%')).toBe(5);
    expect(readNumber('৯০°', '°')).toBe(90);
    expect(readNumber('5 %')).toBeUndefined();
  });
});

describe('a length in feet and inches', () => {
  it.each([
    `10'6"`,
    `10' 6"`,
    `10'6`,
    `10'-6"`,
    `10' - 6"`,
    '10’6”',
    '10′6″',
    "10'6''",
    '10 ft 6 in',
    '10\u00a0ft 6\u00a0in',
    '10ft6in',
    '10 Feet 6 Inches',
    '10 ft. 6 in.',
    '10 foot 6',
    '10-6',
    '10–6',
    '১০ ফুট ৬ ইঞ্চি',
    `১০'৬"`,
    '১০ ফিট ৬ ইঞ্চি',
    '10 ft, 6 in',
    '126 in',
    '126"',
    '126 ইঞ্চি',
    '10.5 ft',
    '10½ ft',
    '10 1/2 ফুট',
    '3,200.4 mm',
    '320.04 cm',
    '3.2004 মিটার',
  ])('%j is 10 ft 6 in, whatever the unit of its field', (text) => {
    for (const unit of units) expect(readLength(text, unit)).toBe(tenFootSix);
  });

  it.each([
    ['11 ft 9.73 in', 141.73],
    ["10'6½", 126.5],
    ['10-6 1/4', 126.25],
    ['0-6', 6],
    ['1,234 ft', 14_808],
    ['6 in', 6],
  ])('%j is %p inches', (text, inches) => {
    expect(readLength(text, 'm')).toBe(toTenthMm(inches, 'in'));
  });
});

describe('a length in metres', () => {
  it.each([
    '3',
    '3.0',
    '৩',
    '3 m',
    '3m',
    '3 metres',
    '৩ মিটার',
    '300 cm',
    '৩০০ সেমি',
    '3000 mm',
    '3,000 মিমি',
  ])('%j is 3 m in a field of metres', (text) => {
    expect(readLength(text, 'm')).toBe(30_000);
  });

  it.each(['3 m', '300 cm', '3000 mm'])('%j is 3 m in a field of feet, too', (text) => {
    expect(readLength(text, 'ft')).toBe(30_000);
  });
});

it.each([
  '',
  'x',
  'ft',
  '-3',
  '10 6',
  '10.5 ft 6 in',
  '10 ft 12 in',
  '10 in 6 ft',
  '10 ft 6 ft',
  '3 m 5',
  '10-',
  '10 ft 6 in 3',
  '1-2-3',
  '12 yd',
])('%j is no length', (text) => {
  for (const unit of units) expect(readLength(text, unit)).toBeUndefined();
});

describe('a comma that is no separator of thousands', () => {
  it.each([
    ['10,5', ['10.5', '105']],
    ['১০,৫', ['10.5', '105']],
    ['10,5 ft', ['10.5 ft', '105 ft']],
    ['10,50', ['10.50', '1050']],
  ])('%j has two readings', (text, readings) => {
    expect(readLength(text, 'ft')).toBeUndefined();
    expect(commaReadings(text)).toEqual(readings);
  });

  it.each(['', 'x,y', '1,000', '1,2,3', '10.5'])('%j has none', (text) => {
    expect(commaReadings(text)).toBeUndefined();
  });
});

describe('a corner', () => {
  it.each<[string, readonly [number, number]]>([
    ['0 0', [0, 0]],
    ['10  8.5', [100_000, 85_000]],
    [`10' 8'`, [120 * INCH, 96 * INCH]],
    [`10' 8 m`, [120 * INCH, 80_000]],
    [`10'6" 8'3"`, [126 * INCH, 99 * INCH]],
    ['10 ft 6 in 8 ft 3 in', [126 * INCH, 99 * INCH]],
    ['10-6 8-3', [126 * INCH, 99 * INCH]],
    ['10 1/2 8', [105_000, 80_000]],
    ['10 8½', [100_000, 85_000]],
    ['-3 -1.5', [-30_000, -15_000]],
    [`-10'6" 300 cm`, [-126 * INCH, 30_000]],
    ['৩ মিটার ৪ মিটার', [30_000, 40_000]],
  ])('%j has two measures', (text, corner) => {
    expect(readCorner(text, 'm')).toEqual(corner);
  });

  it.each(['', '3', '10-6', '1 2 3', 'a b', '3m', '- 3 4'])('%j is none', (text) => {
    expect(readCorner(text, 'm')).toBeUndefined();
  });
});

describe('everything that the site prints', () => {
  const languages = [
    { language: 'en', texts: en.calculator },
    { language: 'bn', texts: bn.calculator },
  ] as const;
  const lengths = fc.integer({ min: 0, max: 10_000_000 });

  it('can be typed, in both languages and units: it is printed again as it was', () => {
    fc.assert(
      fc.property(
        lengths,
        fc.constantFrom(...languages),
        fc.constantFrom(...units),
        (tenthMm, words, unit) => {
          const { length, millimetres, inches } = formatsIn(words, unit);
          const again = (text: string, print: (read: number) => string) => {
            // The field of the other unit, so that the printed unit decides.
            const read = readLength(text, unit === 'm' ? 'ft' : 'm');
            expect(read).toBeDefined();
            expect(print(read ?? NaN)).toBe(text);
          };
          again(length(tenthMm), length);
          again(millimetres(tenthMm), millimetres);
          again(inches(tenthMm / 100), (read) => inches(read / INCH));
        },
      ),
    );
  });

  it('has the figures of numbers and percentages, too', () => {
    const figures = fc.integer({ min: 0, max: 999_999_999 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(figures, fc.constantFrom(...languages), (figure, words) => {
        const { number, percent } = formatsIn(words, 'm');
        expect(readNumber(number(figure))).toBe(figure);
        expect(readNumber(percent(figure), '%')).toBe(figure);
      }),
    );
  });
});
