import { bijoyParts, bijoyToUnicode } from '@/lib/text';
import fc from '@/__tests__/fast-check';
import { samples } from '@/scripts/test/depth';

test.each([
  ['Avgv‡`i eøK me‡P‡q kw³kvjx', 'আমাদের ব্লক সবচেয়ে শক্তিশালী'],
  ['Avgvi ‡mvbvi evsjv, Avwg ‡Zvgvq fv‡jvevwm|', 'আমার সোনার বাংলা, আমি তোমায় ভালোবাসি।'],
  ['evsjv‡`k', 'বাংলাদেশ'],
  // Signs that are drawn before their letter, and both halves of ো, ৌ.
  ['B‡Ui KviLvbv ˆZwi', 'ইটের কারখানা তৈরি'],
  ['†bŠKv, ‡mŠ›`h©', 'নৌকা, সৌন্দর্য'],
  ['‡LvuR', 'খোঁজ'],
  // Reph, also over conjuncts and behind a vowel sign.
  ['wbg©vY', 'নির্মাণ'],
  ['Kg©x, c`©v, ag©', 'কর্মী, পর্দা, ধর্ম'],
  ['c~e©, m¤ú~Y©', 'পূর্ব, সম্পূর্ণ'],
  ['ˆ`N©¨', 'দৈর্ঘ্য'],
  ['KZ…©cÿ', 'কর্তৃপক্ষ'],
  ['wbw`©ó', 'নির্দিষ্ট'],
  // Conjuncts, in both of Bijoy's ways of writing them.
  ['wm‡g›U', 'সিমেন্ট'],
  ['cÖwZôvb', 'প্রতিষ্ঠান'],
  ['MÖvnK', 'গ্রাহক'],
  ['cÖ¯‘Z', 'প্রস্তুত'],
  ['wKš‘ kvwšÍ', 'কিন্তু শান্তি'],
  ['ev¯Íe ev¯—e', 'বাস্তব বাস্তব'],
  ['¯’vcZ¨', 'স্থাপত্য'],
  ['wkÿv wk¶v', 'শিক্ষা শিক্ষা'],
  ['¸iæZ¡ ïiæ ª“', 'গুরুত্ব শুরু ª“'],
  ['DbœZ cÖkœ', 'উন্নত প্রশ্ন'],
  ['weÁvb D”P Av”Qv', 'বিজ্ঞান উচ্চ আচ্ছা'],
  ['cÂvk cyi¯‹vi cwi®‹vi', 'পঞ্চাশ পুরস্কার পরিষ্কার'],
  ['wµ‡KU we`y¨r D‡`¨vM', 'ক্রিকেট বিদ্যুৎ উদ্যোগ'],
  ['e¨envi e¨w³', 'ব্যবহার ব্যক্তি'],
  ['wØZxq Z…Zxq', 'দ্বিতীয় তৃতীয়'],
  ['c„w_ex cÖvK…wZK ü`q eû', 'পৃথিবী প্রাকৃতিক হৃদয় বহু'],
  ['j²x wPý eªvþY', 'লক্ষ্মী চিহ্ন ব্রাহ্মণ'],
  ['i¨vK i¨v¤ú', 'র‍্যাক র‍্যাম্প'],
  ['Kvh©µg wKs Kv÷', 'কার্যক্রম কিং কাস্ট'],
  ['cøv÷vi d¬vU ¯^v¯’¨', 'প্লাস্টার ফ্লাট স্বাস্থ্য'],
  ['DÏxb e„w× mgy`ª', 'উদ্দীন বৃদ্ধি সমুদ্র'],
  // Digits, stops, quotes; signs with their usual meaning.
  ['2024 mv‡j 12wU', '২০২৪ সালে ১২টি'],
  ['Ò`ywUÓ ÔGKwUÕ', '“দুটি” ‘একটি’'],
  ['30° Kg, 20 × 10, bv… (GB)', '৩০° কম, ২০ × ১০, না… (এই)'],
  ['D`&MZ', 'উদ্‌গত'],
])('%s is %s', (bijoy, unicode) => {
  expect(bijoyToUnicode(bijoy)).toBe(unicode.normalize('NFC'));
});

type Pair = readonly [bijoy: string, unicode: string];
const pairs = (text: string): Pair[] => text.split(' ').map((pair) => pair.split(':') as unknown as Pair);
const letters = pairs(
  'K:ক M:গ Z:ত e:ব g:ম j:ল k:শ b:ন m:স ³:ক্ত ½:ঙ্গ Â:ঞ্চ ”Q:চ্ছ ›U:ন্ট ¯’:স্থ ¤ú:ম্প cÖ:প্র eø:ব্ল',
);
const ends = pairs(': ¨:্য');
const vowels = [...pairs(': v:া x:ী y:ু ~:ূ'), ...pairs('w|:ি ‡|:ে ˆ|:ৈ ‡|v:ো ‡|Š:ৌ')];

/** A syllable as Bijoy draws it, and as Unicode stores it. */
const syllable = fc
  .record({
    letter: fc.constantFrom(...letters),
    end: fc.constantFrom(...ends),
    vowel: fc.constantFrom(...vowels),
    hasReph: fc.boolean(),
    ending: fc.constantFrom(...pairs(': s:ং u:ঁ')),
  })
  .map(({ letter, end, vowel, hasReph, ending }): Pair => {
    const [before, behind] = vowel[0].includes('|') ? vowel[0].split('|') : ['', vowel[0]];
    return [
      `${before}${letter[0]}${end[0]}${hasReph ? '©' : ''}${behind}${ending[0]}`,
      `${hasReph ? 'র্' : ''}${letter[1]}${end[1]}${vowel[1]}${ending[1]}`,
    ];
  });
const word = fc.array(syllable, { minLength: 1, maxLength: 5 });

test('any word of syllables is read as it was composed', () => {
  fc.assert(
    fc.property(word, (syllables) => {
      const [bijoy, unicode] = [0, 1].map((way) => syllables.map((pair) => pair[way]).join(''));
      expect(bijoyToUnicode(`A${bijoy}`)).toBe(`অ${unicode}`.normalize('NFC'));
    }),
    { numRuns: samples(500, 10_000) },
  );
});

/** Returns the parts that are Bijoy, with `!` behind those that certainly are. */
const found = (text: string) =>
  bijoyParts(text).map(({ from, to, isSure }) => text.slice(from, to) + (isSure ? '!' : ''));

test.each([
  ['a sentence', 'Avgv‡`i eøK me‡P‡q kw³kvjx', ['Avgv‡`i eøK me‡P‡q kw³kvjx!']],
  ['sentences', 'Avwg ‡Zvgvq fv‡jvevwm| GB B‡Ui `vg Kg|', ['Avwg ‡Zvgvq fv‡jvevwm| GB B‡Ui `vg Kg|!']],
  ['a line of several', 'ব্লক\nAvgv‡`i eøK\nদাম', ['Avgv‡`i eøK!']],
  ['words among Unicode', 'আমাদের eøK me‡P‡q ভালো', ['eøK me‡P‡q!']],
  ['words among English', 'Our hollow block: Avgv‡`i eøK me‡P‡q kw³kvjx', ['Avgv‡`i eøK me‡P‡q kw³kvjx!']],
  ['a name in English among Bijoy', 'Avgv‡`i WhatsApp b¤^‡i wjLyb', ['Avgv‡`i!', 'b¤^‡i wjLyb!']],
  ['a size and a code among Bijoy', '390 mm ‡`qv‡ji Rb¨ ASTM C140', ['‡`qv‡ji Rb¨!']],
  ['words without a sign of their own', 'evsjv KviLvbv', ['evsjv KviLvbv']],
])('%s in Bijoy is found', (_what, text, parts) => {
  expect(found(text)).toEqual(parts);
});

test.each([
  'A hollow block of concrete, 390 × 190 × 140 mm, for walls – 12.5 in a m².',
  'WhatsApp, Facebook, YouTube and Google: info@surma.com, https://example.com/a_b?v=3&w=4',
  'ব্লকের দাম ৫০ টাকা, WhatsApp নম্বর 01712 345678, 14 MPa, 24 kV, pH 7',
  'Zürich, Durée, naïve, São Paulo, Ørsted, Kraków, Straße, “quoted” – it’s 30°C ± 2 µm',
  'Surma™, Block® and © 2026: R&D, snake_case_name, `code`, a^2 | b ~ c £5 ¥6 §7 ½ ¼',
  'TV, DIV, Kyiv, Slav, rev. 3, vs, wk 4, www.surma.com, iPhone, McDonald, PhD, kWh',
  'ASTM C140, EN 1338, BDS EN 771-3, K9, BNBC 2020, USA',
  'তিনি বললেন: “Wow!” … (see p. 4)',
  '',
])('“%s” has nothing in Bijoy', (text) => {
  expect(found(text)).toEqual([]);
});
