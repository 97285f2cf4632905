import { banglaText, latinIn } from '@/lib/text';

test.each([
  ['a sentence', 'দেয়ালে ১২টি ব্লক লাগে, দাম ৫০ টাকা।'],
  ['a size', '390 × 190 × 100 mm মাপের ব্লক, 15.4″ × 7.5″ × 7.5″'],
  ['a range of sizes', '30–40 mm পুরু বালুর স্তর'],
  ['a code', 'K9 কার্ব স্টোন'],
  ['standards', 'ASTM C140, EN 1338, BDS EN 771-3 আর BNBC 2020 অনুযায়ী'],
  ['a telephone number and an address', '+880 2 0000 0000, 09600 000000, info@surmablocks.example'],
  ['web addresses', 'https://example.com/a_1, www.surma.com, surma.com/blocks-2 দেখুন'],
  ['what stands for something else', '{products}টি পণ্য'],
])('has nothing against %s', (_what, text) => {
  expect(latinIn(text)).toEqual({ words: [], digits: [], isUntranslated: false });
});

test.each([
  ['একটি hollow ব্লক', ['hollow'], []],
  ['Wi-Fi আছে, Wi-Fi নেই', ['Wi-Fi'], []],
  ['Durée এবং দিন', ['Durée'], []],
  ['Windows 11 আর Office365 লাগে', ['Windows', 'Office'], []],
  ['দেয়ালে 12টি ব্লক, WhatsApp 5টি', ['WhatsApp'], ['12', '5']],
  ['25–30% কম', [], ['25', '30']],
  ['২০২৪ সালের 5 অক্টোবর', [], ['5']],
])('finds in “%s” what is not Bangla', (text, words, digits) => {
  expect(latinIn(text)).toEqual({ words, digits, isUntranslated: false });
});

test.each([
  ['The blocks are made in our own yard.', true],
  ['The blocks of সুরমা are made in our own yard.', false],
  ['Bangladesh Machine Tools Factory Limited', false],
])('“%s” is untranslated: %s', (text, isUntranslated) => {
  expect(latinIn(text)).toMatchObject({ isUntranslated });
});

test.each([
  ['a joiner that makes ra and ja-phala', 'র\u200d্যাম্প', 'র\u200d্যাম্প'],
  ['a joiner that keeps the hasanta in sight', 'ক্\u200cষ', 'ক্\u200cষ'],
  ['a joiner between letters', 'দে\u200cয়াল', 'দেয়াল'],
  ['a joiner at the end', 'ব্লক\u200d', 'ব্লক'],
  ['a vowel sign in two parts', 'ক\u09c7\u09be', 'ক\u09cb'],
  ['a letter with its dot', '\u09df', '\u09af\u09bc'],
  ['a percentage', 'পানি শোষে ১২–২০ %, বা ৫\u00a0%', 'পানি শোষে ১২–২০%, বা ৫%'],
  ['a date', '৫ অক্টোবর, ২০২৪ থেকে, ২০২৫ পর্যন্ত', '৫ অক্টোবর ২০২৪ থেকে, ২০২৫ পর্যন্ত'],
])('stores %s in one form', (_what, typed, stored) => {
  expect(banglaText(typed)).toBe(stored.normalize('NFC'));
});
