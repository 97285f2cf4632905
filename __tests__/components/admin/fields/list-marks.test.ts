import { withoutListMarks } from '@/components/admin/fields/list-marks';
import fc from '@/__tests__/fast-check';
import { samples } from '@/scripts/test/depth';

test.each([
  ['Word', '·       Help at the press\n·       Sweep the yard', 'Help at the press\nSweep the yard'],
  ['Word, numbered', '1.\tDrive the truck\n2.\tWash it', 'Drive the truck\nWash it'],
  ['Word, with its other signs', '§\tSand\no\tCement\nØ\tWater\nü\tStone', 'Sand\nCement\nWater\nStone'],
  ['Word, whose signs have no letter', '\uF0B7\tSand\n\uF0A7  Cement', 'Sand\nCement'],
  ['Word, lettered', 'a)\tSand\nb)\tCement', 'Sand\nCement'],
  ['WhatsApp', '- Sand\n- Cement', 'Sand\nCement'],
  ['WhatsApp, with stars', '* Sand\n* Cement', 'Sand\nCement'],
  ['a web page', '• 25 mm\n• 30 mm', '25 mm\n30 mm'],
  ['a web page, with nested lists', '  ◦ Sand\n    ▪ sieved', 'Sand\nsieved'],
  ['a list of numbers', '1. 25 mm stone\n2. 30 mm sand', '25 mm stone\n30 mm sand'],
  ['a list in Bangla', '১। বালু\n২। সিমেন্ট', 'বালু\nসিমেন্ট'],
  ['a list in Bangla, by letters', 'ক) বালু\nখ) সিমেন্ট\nগ) পানি', 'বালু\nসিমেন্ট\nপানি'],
  ['a list by Roman numbers', 'i. Sand\nii. Cement\niii. Water', 'Sand\nCement\nWater'],
  ['a list in brackets', '(1) Sand\n(2) Cement', 'Sand\nCement'],
  ['a list with parts', '1.1. Sand\n1.2. Cement', 'Sand\nCement'],
  ['a list without blanks', '1.Sand\n2.Cement', 'Sand\nCement'],
  ['a list that is ticked off', '- [x] Sand\n☐ Cement\n✅ Water', 'Sand\nCement\nWater'],
  ['a list of emoji', '1️⃣ Sand\n2️⃣ Cement\n👉 Water', 'Sand\nCement\nWater'],
  ['one line of a list', '1. Sand', 'Sand'],
  ['one line of a list in Bangla', '৩। পানি', 'পানি'],
  ['a dash without a blank', '-Sand\n–Cement', 'Sand\nCement'],
])('the marks of %s go', (_source, pasted, lines) => {
  expect(withoutListMarks(pasted)).toBe(lines);
});

/** Beginnings of lines that look like marks, and are words or numbers of the line. */
const contents = [
  '190 mm|2 × 3|1.5 kg|1.5|10 am|24/7 duty|3D|K9 kerb|1,200 blocks|12-15 years|-5 °C|−5 °C',
  '+880 1712 345678|+ 880 1712 345678|(02) 9123456|02 9123456|1:2:4 mix|50%|½ bag|A. Karim|o-ring',
  'v-belt|Ø 25 mm rod|über|x = 3|5|১.৫ কেজি|২ × ৩|১৯০ মিমি|ক শাখা|I can drive|a driver|9.30 am',
  '2/3 full|2.5-3 m|3 pm.|20°',
]
  .join('|')
  .split('|');
const words = fc.constantFrom('the', 'yard', 'ইট', '390 mm', '2 × 3', '– dry', '1. first', '(2)', '5.');
const line = fc
  .tuple(fc.constantFrom(...contents), fc.array(words, { maxLength: 4 }))
  .map(([start, rest]) => [start, ...rest].join(' '));
const lines = fc.array(line, { minLength: 1, maxLength: 6 });
const runs = { numRuns: samples(500, 10_000) };

test('numbers that begin a line stay', () => {
  fc.assert(
    fc.property(lines, (texts) => {
      expect(withoutListMarks(texts.join('\n'))).toBe(texts.join('\n'));
    }),
    runs,
  );
});

const bangla = (number: number) =>
  String(number).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
const LETTERS = 'abcdefgh';
const marks: readonly ((index: number) => string)[] = [
  ...['•', '• ', '·\t', '§\t', 'o\t', '- ', '– ', '* ', '▪ ', '✔ '].map((mark) => () => mark),
  ...['. ', ') ', '.\t'].map((end) => (index: number) => `${index + 1}${end}`),
  ...['। ', '. ', ') ', '।\t'].map((end) => (index: number) => `${bangla(index + 1)}${end}`),
  (index) => `(${index + 1}) `,
  (index) => `${LETTERS.charAt(index)}) `,
];

test('the marks of a list go, and what stands behind them stays', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 2, maxLength: 6 }), fc.constantFrom(...marks), (texts, mark) => {
      expect(withoutListMarks(texts.map((text, index) => mark(index) + text).join('\n'))).toBe(
        texts.join('\n'),
      );
    }),
    runs,
  );
});
