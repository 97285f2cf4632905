import fc from '@/__tests__/fast-check';
import { pair } from '@/__tests__/fixtures/pair';
import { code, line, prose, webAddress } from '@/lib/records';
import { banglaDigits } from '@/lib/text';
import { inchesOf, sizeInInches, sizeInMm } from '@/lib/text/size-text';
import { samples } from '@/scripts/test/depth';

const RUNS = samples(300, 10_000);
/** Strings, including lone surrogates. */
const anyText = fc
  .string({ unit: 'binary', maxLength: 60 })
  .map((text) => text + String.fromCharCode(0xd800));

describe('what is pasted along with a text', () => {
  it.each([
    ['a byte order mark', '\uFEFFbrick'],
    ['a mark from right to left', 'br\u202eick'],
    ['a zero-width space', 'br\u200bick'],
    ['an escape of a terminal', 'br\u001bick'],
    ['half a character', 'brick\ud800'],
  ])('%s is taken out', (_, text) => {
    expect(line(5, 5).parse(pair(text))).toEqual(pair('brick'));
    expect(prose(5, 5).parse(pair(text))).toEqual(pair('brick'));
    expect(code(5, 5).parse(text)).toBe('brick');
  });

  it('keeps the joiners of Bangla and the parts of a character', () => {
    const text = pair('র\u200d্য 🧱', 'র\u200d্য 🧱');
    expect(line(1, 9).parse(text)).toEqual(text);
  });

  it('does not count: too short stays too short', () => {
    expect(line(2, 9).safeParse(pair('a\u200b\u200b')).success).toBe(false);
  });

  it('normalizes line ends', () => {
    expect(prose(1, 20).parse(pair('one\r\ntwo\u2028three\r'))).toEqual(pair('one\ntwo\nthree'));
  });

  it('is removed completely in one pass', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const result = prose(0, 100).safeParse(pair(text, text));
        fc.pre(result.success);
        expect(result.data).toEqual(prose(0, 100).parse(result.data));
        expect([result.data?.en, result.data?.bn?.text].filter((one) => !one?.isWellFormed())).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});

it.each(['\u3164\u3164', '\u2800\u2800', '\u200d\u200d', '\u00ad\u00ad'])(
  'a title of %j shows nothing and is refused',
  (text) => {
    expect(line(1, 9).safeParse(pair(text)).success).toBe(false);
  },
);

it.each([
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https://user:password@evil.example',
  'https://user@evil.example',
  'https://good.example/\u202egpj.exe',
  'https://good.example/a b',
])('%j is no web address', (text) => {
  expect(webAddress.safeParse(text).success).toBe(false);
});

describe('the size of a product', () => {
  it.each([
    ['390 x 190 x 100', '390 × 190 × 100\u00a0mm'],
    ['390X190X100mm', '390 × 190 × 100\u00a0mm'],
    ['390 mm * 190 mm * 100 mm', '390 × 190 × 100\u00a0mm'],
    ['300x300x15-25', '300 × 300 × 15–25\u00a0mm'],
    ['12.5 × 4', '12.5 × 4\u00a0mm'],
    ['390 × 190 × 100\u00a0mm', '390 × 190 × 100\u00a0mm'],
    // As required (docs/requirements.md, product-samples).
    ['300×300×15–25 mm', '300×300×15–25 mm'],
    ['as drawn', 'as drawn'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(sizeInMm(typed)).toBe(shown);
    expect(sizeInMm(banglaDigits(typed))).toBe(sizeInMm(typed));
    expect(sizeInMm(shown)).toBe(shown);
  });

  it.each([
    ['15.4 x 7.5 x 3.9', '15.4″ × 7.5″ × 3.9″'],
    ['15.4" x 7.5" x 3.9"', '15.4″ × 7.5″ × 3.9″'],
    ['11.8 in x 11.8 in x 0.6-1 inch', '11.8″ × 11.8″ × 0.6–1″'],
    ['11.8″×11.8″×0.6–1″', '11.8″×11.8″×0.6–1″'],
  ])('%j is shown as %j in inches', (typed, shown) => {
    expect(sizeInInches(typed)).toBe(shown);
    expect(sizeInInches(shown)).toBe(shown);
  });

  it.each([
    ['390x190x100', '15.4″ × 7.5″ × 3.9″'],
    ['300 × 300 × 15–25\u00a0mm', '11.8″ × 11.8″ × 0.6–1″'],
    ['as drawn', ''],
    ['', ''],
  ])('%j proposes the inches %j', (mm, inches) => {
    expect(inchesOf(mm)).toBe(inches);
  });
});
