import { telephoneIn } from '@/content/entities/company';
import { fill, percentIn } from '@/content/lib/fill';

test('a percentage has a blank in English and none in Bangla', () => {
  expect([percentIn('12–20', 'en'), percentIn('12–20', 'bn')]).toEqual(['12–20\u00a0%', '১২–২০%']);
});

test.each([
  ['a consonant', 'আত্রাই ব্লকস', ['আত্রাই ব্লকসের', 'আত্রাই ব্লকসে', 'আত্রাই ব্লকসকে']],
  ['a vowel sign', 'নদী', ['নদীর', 'নদীতে', 'নদীকে']],
  ['the sign of a', 'ঢাকা', ['ঢাকার', 'ঢাকায়', 'ঢাকাকে']],
  ['the sign ং', 'পেভিং', ['পেভিংয়ের', 'পেভিংয়ে', 'পেভিংকে']],
  ['a vowel', 'আত্রাই', ['আত্রাইয়ের', 'আত্রাইয়ে', 'আত্রাইকে']],
  ['a Latin word', 'K9', ['K9-এর', 'K9-এ', 'K9-কে']],
  ['a figure', '১২', ['১২-এর', '১২-এ', '১২-কে']],
])('a case ending behind braces joins a value that ends in %s', (_what, value, joined) => {
  const texts = ['{name}-এর', '{name}-এ', '{name}-কে'].map((text) => fill(text, { name: value }, 'bn'));
  expect(texts).toEqual(joined.map((text) => text.normalize('NFC')));
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
