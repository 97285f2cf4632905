/** A word by itself or with an ending, not inside another word. */
const word = (form: string) => String.raw`(?<![\p{L}\p{M}])${form}`;

/** What docs/glossary-bn.md, "Decided", refuses in any Bangla text: what it is, and how it is found. */
const refused: readonly (readonly [what: string, pattern: string])[] = [
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
  ['রিলোড for loading again', word('রিলোড')],
  ['তাজা for an uncured block', word('তাজা (?:ব্লক|প্যালেট|কংক্রিট)')],
  ['সাধারণ for a typical detail', 'সাধারণ (?:ডিটেইল|প্ল্যান|নমুনা)'],
  ['the top, মাথা, for the end of a wall', 'দেয়ালের (?:দুই |শেষ )?মাথা(?:য়| বা)'],
  ['the locative of a stack, which is read as “stays”', '(?:ব্লকের|টাইলের|নতুন|এমন) থাকে'],
  ['a school book’s word that engineers do not use', '(?:জড়তার ভ্রামক|চক্রগতির ব্যাসার্ধ)'],
  ['ধরে নেওয়া for an assumption', word('ধরে নেওয়া(?![\\p{L}\\p{M}])')],
  ['শেকড়, which is শিকড়', word('শেকড়')],
  ['তোলা, which is “photographed”, for a computed picture', '(?:উপর|নিচু) থেকে তোলা'],
  ['a trade size of a block, which the firm has to confirm', 'ইঞ্চি(?:র|তে)? (?:হলো |কংক্রিট )?ব্লক'],
];

const patterns = refused.map(([what, pattern]) => [what, new RegExp(pattern.normalize('NFC'), 'u')] as const);

/** Names what the glossary refuses in a Bangla text. */
export const refusedBangla = (text: string): readonly string[] =>
  patterns.flatMap(([what, pattern]) => (pattern.test(text.normalize('NFC')) ? [what] : []));
