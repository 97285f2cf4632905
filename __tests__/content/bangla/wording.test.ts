import { calculator } from '@/content/strings/bn/calculator';
import { refusedBangla } from '@/content/registry/bangla-spelling';
import { longSentences, refusedEnglish } from '@/content/registry/english-wording';
import { entriesOf, everyString } from '@/__tests__/content/published';

/** Every text inside a value, behind the place where it is found. */
const textsIn = (value: unknown, place: string) =>
  entriesOf(value, place).map(([path, text]) => `${path}: ${text}`);

const strings = textsIn(everyString('bn'), 'strings');

/** A word by itself or with an ending, not inside another word. */
const word = (form: string) => String.raw`(?<![\p{L}\p{M}])${form}`;

test('no Bangla text of the site has what the glossary refuses', () => {
  expect(strings.filter((text) => refusedBangla(text).length > 0)).toEqual([]);
});

test.each([
  ['রিট হলো ব্লক', 'the verb হলো behind a participle, where it is read as “became”'],
  ['এটি একটি ব্লক হলো', 'the verb হলো beside the block'],
  ['দেয়াল-এর ভার', 'a hyphen between a Bangla word and its case ending'],
  ['{name}-তে তৈরি', 'a case ending that braces cannot join'],
  ['সিলেটে তৈরি.', 'a Latin full stop behind a Bangla word'],
  ['৫ × ৪ mm = ২০', 'Latin digits or mm in a sum'],
  ['নামমাত্র পুরু', 'নামমাত্র, which is “in name only”'],
  ['পরীক্ষার কাগজে আছে', 'পরীক্ষার কাগজ, which is a pupil’s paper'],
  ['গাড়িপথের জন্য', 'a coined গাড়িপথ or সীমানাদেয়াল'],
  ['গেরুয়া রঙের', 'কাঠকয়লা or গেরুয়া for a colour'],
  ['স্ক্রিপ্ট বন্ধ', 'স্ক্রিপ্ট without জাভা'],
  ['কতদিন লাগে', 'one word for two, or two for one'],
  ['দেয়ালের ওপর', 'another spelling of a word that the site has'],
  ['মর্টার দিয়ে', 'a word that masons do not use'],
  ['১০টি পিস', 'two classifiers'],
  ['উপর থেকে তোলা', 'তোলা, which is “photographed”, for a computed picture'],
  ['পাতাটি রিলোড করুন', 'রিলোড for loading again'],
  ['তাজা ব্লক', 'তাজা for an uncured block'],
  ['সাধারণ ডিটেইল', 'সাধারণ for a typical detail'],
  ['দেয়ালের দুই মাথায়', 'the top, মাথা, for the end of a wall'],
  ['ব্লকের থাকে রোদ', 'the locative of a stack, which is read as “stays”'],
  ['জড়তার ভ্রামক', 'a school book’s word that engineers do not use'],
  ['ঘনত্ব ধরে নেওয়া', 'ধরে নেওয়া for an assumption'],
  ['গাছের শেকড়', 'শেকড়, which is শিকড়'],
  ['৫ ইঞ্চি ব্লক', 'a trade size of a block, which the firm has to confirm'],
])('“%s” has %s', (text, what) => {
  expect(refusedBangla(text)).toEqual([what]);
});

// These words may be correct in records: a tree bears fruit, a bus comes, a name is in Latin letters.
test.each([
  ['a name of a service in Latin letters', 'Google|YouTube|WhatsApp|Facebook'],
  ['ফল for a result, which is first of all a fruit', word('ফল(?![\\p{L}\\p{M}])')],
  ['ছাপা for printing a page', word('ছাপ')],
  ['নষ্ট for waste', word('নষ্ট')],
  ['আসা or আনা for loading', word('(?:আসছে|আসেনি|আনা)(?![\\p{L}\\p{M}])')],
])('no text of the site itself has %s', (_what, pattern) => {
  const mistake = new RegExp(pattern.normalize('NFC'), 'u');
  expect(strings.filter((text) => mistake.test(text))).toEqual([]);
});

test('a form asks for doors and windows where a wall has openings', () => {
  const { openings, openingWidth, openingHeight } = calculator.fields;
  for (const label of [openings, openingWidth, openingHeight]) expect(label).toMatch(/^দরজা-জানালার /);
});

test('no English text of the site has a word that docs/words.md refuses, or a sentence of more than 20 words', () => {
  const english = entriesOf(everyString('en'), 'strings');
  const faults = english.flatMap(([path, text]) =>
    [...refusedEnglish(text), ...longSentences(text, 20)].map((fault) => [path, fault]),
  );
  expect(faults).toEqual([]);
});

test.each([
  ['12 % water', 'a blank before a per cent sign'],
  ['by e-mail', 'e-mail, which is email'],
  ['a rod (steel)', 'steel in brackets'],
  ['Whoever builds', 'whoever, which is “anyone who”'],
  ['It rests on our figure', 'rests on, which is “based on”'],
  ['The least order is 50', 'least for a minimum'],
  ['from the size alone', 'alone for “only”'],
  ['against a 5-inch wall', 'against for “compared with”'],
  ['in place of bricks', 'in place of, which is “instead of”'],
  ['a checkered tile', 'American chequers'],
  ['9:00–18:00', 'a clock of 24 hours in hours of opening'],
  ['an I-block', 'a name of a product in another spelling'],
  ['a test report', 'a word that the site does not use'],
  ['a lorry of blocks', 'a word that has another in the table'],
  ['It closes by itself', 'by itself, which is “automatically”'],
  ['compared to brick', 'compared to, which is “compared with”'],
])('“%s” has %s', (text, what) => {
  expect(refusedEnglish(text)).toEqual([what]);
});

test.each([
  ['One two three. Four five six seven.', 3, ['Four five six seven.']],
  ['| “Review and publish” 390 × 190 mm | three |', 3, []],
  ['- One two three\n- Four five', 2, ['- One two three']],
])('of “%s”, sentences of more than %i words are found', (text, most, found) => {
  expect(longSentences(text, most)).toEqual(found);
});
