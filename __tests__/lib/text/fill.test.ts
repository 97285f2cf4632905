import fc from 'fast-check';
import { telephoneIn } from '@/content/entities/company';
import { fill, numberIn, percentIn, asTyped, inSentence, splitAtRanges, together } from '@/lib/text';

test('a percentage is closed up in both languages', () => {
  expect([percentIn('12–20', 'en'), percentIn('12–20', 'bn')]).toEqual(['12–20%', '১২–২০%']);
});

test.each([
  ['a consonant', 'সুরমা স্টোন', ['সুরমা স্টোনের', 'সুরমা স্টোনে', 'সুরমা স্টোনকে']],
  ['a vowel sign', 'নদী', ['নদীর', 'নদীতে', 'নদীকে']],
  ['the sign of a', 'ঢাকা', ['ঢাকার', 'ঢাকায়', 'ঢাকাকে']],
  ['the sign ং', 'পেভিং', ['পেভিংয়ের', 'পেভিংয়ে', 'পেভিংকে']],
  ['a vowel', 'লাউয়াছড়াই', ['লাউয়াছড়াইয়ের', 'লাউয়াছড়াইয়ে', 'লাউয়াছড়াইকে']],
  ['a Latin word', 'K9', ['K9-এর', 'K9-এ', 'K9-কে']],
  ['a figure', '১২', ['১২-এর', '১২-এ', '১২-কে']],
])('a case ending behind braces joins a value that ends in %s', (_what, value, joined) => {
  const texts = ['{name}-এর', '{name}-এ', '{name}-কে'].map((text) => fill(text, { name: value }, 'bn'));
  expect(texts).toEqual(joined.map((text) => text.normalize('NFC')));
});

test.each([
  ['Text, Bangla', 'text, Bangla'],
  ['A picture', 'a picture'],
  ['RAL 7037 grey', 'RAL 7037 grey'],
  ['C25 grey', 'C25 grey'],
  ['ধূসর', 'ধূসর'],
  ['', ''],
])('inside a sentence “%s” is written “%s”', (text, inside) => {
  expect(inSentence(text)).toBe(inside);
});

test('a word behind a hyphen that is no case ending stays as it is', () => {
  expect(fill('{name}-একটি', { name: 'ব্লক' }, 'bn')).toBe('ব্লক-একটি');
});

test('a value that has no name is left in its braces with its ending', () => {
  expect(fill('{name}-এর {size}', { size: 4 }, 'bn')).toBe('{name}-এর ৪');
});

test('a telephone number is written in Bangla as it is dialled in Bangladesh', () => {
  const numbers = ['+880 2 0000 0000', '+880 9600 000000', '+44 20 0000 0000'];
  expect(numbers.map((number) => telephoneIn(number, 'bn'))).toEqual([
    '02 0000 0000',
    '09600 000000',
    '+44 20 0000 0000',
  ]);
  expect(numbers.map((number) => telephoneIn(number, 'en'))).toEqual(numbers);
});

test.each([
  ['300×300×15–25 mm', '300~×~300~×~15–25~mm'],
  ['11.8″ × 0.6–1″, 30–40 % less', '11.8″~×~0.6–1″, 30–40~% less'],
  ['a 5-inch wall of 1 m², 3 tiles, EN 771-3', 'a 5-inch wall of 1~m², 3 tiles, EN 771-3'],
  ['৫ ইঞ্চি দেয়ালে ১২–২০ মিমি', '৫~ইঞ্চি দেয়ালে ১২–২০~মিমি'],
])('figures stay with their units: %s', (typed, kept) => {
  const signs = kept.replaceAll('~', '\u00a0');
  expect(together([typed])).toEqual([signs]);
  expect(together(signs)).toBe(signs);
  expect(asTyped(together('15–25 mm, 9:00'))).toBe('15–25 mm, 9:00');
});

test('ranges and compounds with a figure are parts of a text, which a page keeps on one line', () => {
  const text = 'From 9:00–18:00, 25–30% less than a 5-inch wall; EN 771-3, ১২–২০ মিমি.';
  const kept = splitAtRanges(text).filter((_, index) => index % 2 === 1);
  expect(kept).toEqual(['9:00–18:00', '25–30%', '5-inch', '১২–২০']);
  expect(splitAtRanges(text).join('')).toBe(text);
});

it('groups and rounds numbers in both languages as Intl does', () => {
  const decimal = fc
    .tuple(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.nat(5))
    .map(([n, p]) => n / 10 ** p);
  fc.assert(
    fc.property(decimal, fc.nat(4), fc.constantFrom('en', 'bn'), (value, decimals, language) => {
      const { format } = new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en-US', {
        maximumFractionDigits: decimals,
        signDisplay: 'negative',
      });
      expect(numberIn(value, language, decimals)).toBe(format(value));
    }),
  );
});
