import {
  exampleDraft,
  lengthShown,
  readDraft,
  readNumber,
  type WallDraft,
} from '@/components/site/estimator/wall-draft';
import { en } from '@/content/strings/en';

const words = { language: 'en', texts: en.estimator, need: en.need } as const;

const feet = (text: string) => ({ text, unit: 'ft' as const });
const metres = (text: string) => ({ text, unit: 'm' as const });

function errorsOf(change: Partial<WallDraft>) {
  const read = readDraft({ ...exampleDraft, ...change }, words);
  return read.ok ? {} : read.errors;
}

describe('readNumber', () => {
  it.each([
    ['12', 12],
    [' 8.5 ', 8.5],
    ['8.', 8],
    ['.5', 0.5],
    ['১২.৫', 12.5],
    ['', undefined],
    ['-1', undefined],
    ['1,200', undefined],
    ['1e3', undefined],
    ['Infinity', undefined],
    ['12 ft', undefined],
  ])('reads %j as %p', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });
});

describe('readDraft', () => {
  it('reads the worked example', () => {
    expect(readDraft(exampleDraft, words)).toEqual({
      ok: true,
      wall: {
        lengthTenthMm: 36_576,
        heightTenthMm: 30_480,
        openingCount: 1,
        openingWidthTenthMm: 15_240,
        openingHeightTenthMm: 12_192,
        brickThicknessIn: 5,
        blockThicknessMm: 100,
        wasteBasisPoints: 500,
      },
    });
  });

  it.each<[string, Partial<WallDraft>, object]>([
    ['no length', { length: feet('') }, { length: 'Enter the length as a number, such as 8 or 8.5.' }],
    [
      'words for a height',
      { height: feet('ten') },
      { height: 'Enter the height as a number, such as 8 or 8.5.' },
    ],
    ['zero length', { length: feet('0') }, { length: 'The length must be more than 0.' }],
    [
      'a length that rounds to nothing',
      { length: metres('0.00001') },
      { length: 'The length must be more than 0.' },
    ],
    [
      'more than a kilometre',
      { length: metres('1000.1') },
      { length: 'The length can be at most 3,280\u00a0ft.' },
    ],
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
      'more openings than there is room for',
      { openings: '5' },
      { openings: 'The wall has room for 4 openings of this size at most.' },
    ],
    [
      'an opening as large as the wall',
      { openingWidth: feet('12'), openingHeight: feet('10') },
      { openings: 'The openings leave no wall to build.' },
    ],
  ])('answers %s with a sentence for that field alone', (_, change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });

  it('names every field that is wrong', () => {
    expect(Object.keys(errorsOf({ length: feet('x'), waste: '' }))).toEqual(['length', 'waste']);
  });

  it('does not mind the size of openings that are not there', () => {
    expect(errorsOf({ openings: '0', openingWidth: feet(''), openingHeight: feet('99') })).toEqual({});
  });

  it('accepts a wall of a square kilometre', () => {
    expect(errorsOf({ length: metres('1000'), height: metres('1000') })).toEqual({});
  });
});

describe('switching units', () => {
  it('shows a length in the other unit, to a thousandth', () => {
    expect(lengthShown(feet('12'), 'm')).toBe('3.658');
    expect(lengthShown(metres('3'), 'ft')).toBe('9.843');
  });

  it('brings back what was typed, to the letter', () => {
    for (const text of ['12', '12.50', '10.01', '.5', '৮']) {
      expect(lengthShown(feet(text), 'ft')).toBe(text);
      expect(lengthShown(metres(text), 'm')).toBe(text);
    }
  });

  it('shows what is no number as it is', () => {
    expect(lengthShown(feet('ten'), 'm')).toBe('ten');
  });

  it('changes nothing in the wall', () => {
    const inFeet = readDraft({ ...exampleDraft, length: feet('10.01'), unit: 'ft' }, words);
    const inMetres = readDraft({ ...exampleDraft, length: feet('10.01'), unit: 'm' }, words);
    expect(inMetres).toEqual(inFeet);
  });
});
