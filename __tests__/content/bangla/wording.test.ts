import { calculator } from '@/content/strings/bn/calculator';
import { entriesOf, everyString, published } from '@/__tests__/content/published';

/** Every text inside a value, behind the place where it is found. */
const textsIn = (value: unknown, place: string) =>
  entriesOf(value, place).map(([path, text]) => `${path}: ${text}`);

const strings = textsIn(everyString('bn'), 'strings');
const records = textsIn(published, 'records');
const texts = [...strings, ...records.filter((text) => /^records\.\S+\.bn\.text: /.test(text))];

/** A word by itself or with an ending, not inside another word. */
const word = (form: string) => String.raw`(?<![\p{L}\p{M}])${form}`;

// docs/glossary-bn.md, "Decided".
test.each([
  [
    'the verb হলো behind a participle, where it is read as “became”',
    String.raw`(?:নো|থা|ঠছে|সরু|সর|রিট) হলো ব্লক`,
  ],
  ['the verb হলো beside the block', `ব্লক হলো${String.raw`(?![\p{L}\p{M}])`}`],
  [
    'a hyphen between a Bangla word and its case ending',
    String.raw`[\u0980-\u09df]-(?:এর|এ|কে|র)(?![\p{L}\p{M}])`,
  ],
  [
    'a case ending that braces cannot join',
    String.raw`\}(?:[\u09be-\u09cc]|-(?!(?:এর|এ|কে)(?![\p{L}\p{M}])))`,
  ],
  ['a Latin full stop behind a Bangla word', String.raw`[\u0980-\u09df]\.(?!\.)(?:\s|$)`],
  ['Latin digits or mm in a sum', String.raw`(?=.*[÷=])(?=.*[০-৯]).*(?:[0-9]|\bmm\b)`],
  ['নামমাত্র, which is “in name only”', word('নামমাত্র')],
  ['পরীক্ষার কাগজ, which is a pupil’s paper', word('পরীক্ষার কাগজ')],
  ['a coined গাড়িপথ or সীমানাদেয়াল', word('(?:গাড়িপথ|সীমানাদেয়াল)')],
  ['কাঠকয়লা or গেরুয়া for a colour', word('(?:কাঠকয়লা|গেরুয়া)')],
  ['স্ক্রিপ্ট without জাভা', word('স্ক্রিপ্ট')],
  ['one word for two, or two for one', word('(?:কতদিন|যতদিন|ততদিন|বেশিরভাগ|যে কোনো|আলোচনা সাপেক্ষ)')],
  [
    'another spelling of a word that the site has',
    word('(?:ওপর|ওপরে|ইমেইল|কখনও|এখনও|কি কি|বালির?)(?![\\p{L}\\p{M}])'),
  ],
  ['a word that masons do not use', word('(?:মর্টার|হন্চ|হাফ বন্ড)')],
  ['two classifiers', 'টি পিস'],
  ['তোলা, which is “photographed”, for a computed picture', '(?:উপর|নিচু) থেকে তোলা'],
  ['a trade size of a block, which the firm has to confirm', 'ইঞ্চি(?:র|তে)? (?:হলো |কংক্রিট )?ব্লক'],
])('no Bangla text has %s', (_what, pattern) => {
  const mistake = new RegExp(pattern.normalize('NFC'), 'u');
  expect(texts.filter((text) => mistake.test(text))).toEqual([]);
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

test('no English text has a word that docs/words.md refuses', () => {
  const refused =
    /\b(?:our|the) works\b|UNI |I-block|takes up|reinforcing bar|[Tt]est report|engineer of the work/;
  const english = [...textsIn(everyString('en'), 'strings'), ...records];
  expect(english.filter((text) => refused.test(text))).toEqual([]);
});
