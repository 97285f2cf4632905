/**
 * Converts Bijoy to Unicode. Bijoy is no encoding of letters but of the glyphs of a font (SutonnyMJ and others with MJ):
 * windows-1252 letters stand for vowel signs, half letters and conjuncts, in the order in which they are drawn. What each
 * means follows Bijoy 2000 (as Avro Keyboard writes it) and what Bijoy Bayanno changed (`ÿ`, `æ`, `¯Í`, `eø`).
 */

const HASANTA = '\u09cd';
const ZWJ = '\u200d';
/** Keeps a hasanta in sight: the next letter does not join. */
const SHOWN_HASANTA = `${HASANTA}\u200c`;

/** Letters, also whole conjuncts, in the order of their codes: a sign of Bijoy and its letters, one pair a word. */
const LETTERS = `
  A:অ B:ই C:ঈ D:উ E:ঊ F:ঋ G:এ H:ঐ I:ও J:ঔ
  K:ক L:খ M:গ N:ঘ O:ঙ P:চ Q:ছ R:জ S:ঝ T:ঞ U:ট V:ঠ W:ড X:ঢ Y:ণ Z:ত _:থ \`:দ a:ধ b:ন c:প d:ফ e:ব f:ভ g:ম h:য i:র j:ল
  k:শ l:ষ m:স n:হ o:ড় p:ঢ় q:য় r:ৎ
  °:ক্ক ±:ক্ট ²:ক্ষ্ম ³:ক্ত ´:ক্ম µ:ক্র ¶:ক্ষ ·:ক্স ¹:গ্গ º:গ্দ »:গ্ধ ¼:ঙ্ক ½:ঙ্গ ¾:জ্জ À:জ্ঝ Á:জ্ঞ Â:ঞ্চ Ã:ঞ্ছ Ä:ঞ্জ Å:ঞ্ঝ
  Æ:ট্ট Ç:ড্ড È:ণ্ট É:ণ্ঠ Ê:ণ্ড Ë:ত্ত Ì:ত্থ Í:ত্ম Î:ত্র Ï:দ্দ ×:দ্ধ Ø:দ্ব Ù:দ্ম Ú:ন্ঠ Û:ন্ড Ü:ন্ধ Ý:ন্স Þ:প্ট ß:প্ত à:প্প á:প্স
  â:ব্জ ã:ব্দ ä:ব্ধ å:ভ্র æ:ম্ন ç:ম্ফ é:ল্ক ê:ল্গ ë:ল্ট ì:ল্ড í:ল্প î:ল্ফ ð:শ্চ ñ:শ্ছ ò:ষ্ণ ó:ষ্ট ô:ষ্ঠ õ:ষ্ফ ö:স্খ ÷:স্ট ø:স্ন
  ù:স্ফ ý:হ্ন þ:হ্ম ÿ:ক্ষ ¸:গু ï:শু û:হু ü:হৃ`;
/** First halves, which the next letter joins. */
const FIRST_HALVES = '•:ঙ ”:চ ˜:দ ™:দ š:ন ›:ন ¤:ম ®:ষ ¯:স';
/** Second halves, which join the letter before. */
const SECOND_HALVES = `
  ^:ব ¡:ব ¦:ব Ÿ:ব ‹:ক Œ:ক্র —:ত ‘:তু ’:থ ¿:ত্র œ:ন è:ণ ¢:ভ £:ভ্র ¥:ম §:ম ¨:য ª:র «:র Ö:র ¬:ল \u00ad:ল \u2212:ল ú:প`;
/** Vowel signs that are drawn before their letter, and those behind, below or above it. */
const SIGNS_BEFORE = 'w:ি †:ে ‡:ে ˆ:ৈ ‰:ৈ';
const SIGNS_BEHIND = 'v:া x:ী y:ু z:ু “:ু –:ু ~:ূ ƒ:ূ ‚:ূ „:ৃ …:ৃ Š:ৗ';
const ENDINGS = 's:ং t:ঃ u:ঁ';
const OTHERS = '|:। \\:॥ $:৳ Ò:“ Ó:” Ô:‘ Õ:’ Ð:– Ñ:— 0:০ 1:১ 2:২ 3:৩ 4:৪ 5:৫ 6:৬ 7:৭ 8:৮ 9:৯';

type Kind = 'letter' | 'first' | 'second' | 'reph' | 'hasanta' | 'before' | 'behind' | 'ending' | 'other';

const tables: Readonly<Record<Kind, string>> = {
  letter: LETTERS,
  first: FIRST_HALVES,
  second: SECOND_HALVES,
  reph: '©:র',
  hasanta: `&:${SHOWN_HASANTA}`,
  before: SIGNS_BEFORE,
  behind: SIGNS_BEHIND,
  ending: ENDINGS,
  other: OTHERS,
};

type Glyph = { readonly kind: Kind; readonly text: string };

const glyphs: ReadonlyMap<string, Glyph> = new Map(
  (Object.keys(tables) as Kind[]).flatMap((kind) =>
    tables[kind]
      .trim()
      .split(/[ \n]+/)
      .map((pair): [string, Glyph] => [pair.charAt(0), { kind, text: pair.slice(2) }]),
  ),
);

/** Parts of one syllable, in the order of Unicode: letters, vowel sign in its two halves, endings. */
type Syllable = { letters: string; before: string; behind: string; endings: string };

const start = (): Syllable => ({ letters: '', before: '', behind: '', endings: '' });
/** NFC joins both halves of ো and ৌ. */
const written = ({ letters, before, behind, endings }: Syllable) =>
  (letters + before + behind + endings).replace('অা', 'আ');

/** Converts a text in Bijoy to Unicode (NFC). Signs that Bijoy does not have stay. */
export function bijoyToUnicode(text: string) {
  const signs = [...text];
  let done = '';
  let syllable = start();
  signs.forEach((sign, index) => {
    const glyph = glyphAt(signs, index, syllable);
    const isOther = glyph === null || glyph.kind === 'other';
    if (isOther || begins(glyph, syllable)) {
      done += written(syllable);
      syllable = start();
    }
    if (isOther) done += glyph?.text ?? sign;
    else add(glyph, syllable);
  });
  return (done + written(syllable)).normalize('NFC');
}

const isJoined = ({ letters }: Syllable) => letters.endsWith(HASANTA);

/** Whether a glyph is the first of another syllable than the one that is being read. */
function begins({ kind }: Glyph, syllable: Syllable) {
  const { letters, before, behind, endings } = syllable;
  if (isJoined(syllable)) return false;
  if (kind === 'before') return letters + before + behind + endings !== '';
  if (kind !== 'letter' && kind !== 'first') return false;
  // A sign drawn before its letter waits for it, also where somebody typed the ঁ first.
  return letters !== '' || (before === '' && behind + endings !== '');
}

function add({ kind, text }: Glyph, syllable: Syllable) {
  switch (kind) {
    case 'letter':
    case 'second': {
      // The vowel of গু, শু, হু, হৃ and তু.
      const [, letters = '', vowel = ''] = /^(.*?)([ুৃ]?)$/.exec(text) ?? [];
      const isRya = kind === 'second' && syllable.letters === 'র' && letters === 'য';
      if (isRya) syllable.letters += ZWJ;
      syllable.letters += (kind === 'second' && !isJoined(syllable) ? HASANTA : '') + letters;
      syllable.behind += vowel;
      break;
    }
    case 'first':
      syllable.letters += text + HASANTA;
      break;
    case 'reph':
      syllable.letters = text + HASANTA + syllable.letters;
      break;
    case 'hasanta':
      syllable.letters += text;
      break;
    case 'before':
      syllable.before = text;
      break;
    case 'behind':
      // Typed twice by mistake, which the font shows as one.
      if (syllable.behind !== text) syllable.behind += text;
      break;
    default:
      syllable.endings += text;
  }
}

const KEPT: Glyph | null = null;
/** Signs that are also usual ones, where nothing makes them Bijoy: degrees, powers, products, quotes, dashes, bullets. */
const AFTER_NUMBER = /[°±²³µ·¹º»¼½¾×÷]/;

/** Finds the glyph of a sign by what is around it; null for a sign that stays. */
function glyphAt(signs: readonly string[], index: number, syllable: Syllable): Glyph | null {
  const [sign = '', last = ' ', next = ' '] = [signs[index], signs[index - 1], signs[index + 1]];
  const glyph = glyphs.get(sign) ?? null;
  const hasLetter = syllable.letters !== '';
  const isBeforeLetter = /^(?:letter|first|second|before)$/.test(glyphs.get(next)?.kind ?? '');
  if (AFTER_NUMBER.test(sign) && (/\d/.test(last) || (last + next).trim() === '')) return KEPT;
  switch (sign) {
    case '‘':
    case '’':
    case '—':
      return isJoined(syllable) ? glyph : KEPT;
    case 'Í':
      return isJoined(syllable) ? { kind: 'letter', text: 'ত' } : glyph;
    case '“':
    case '–':
      return syllable.letters.endsWith('র') ? glyph : KEPT;
    case 'æ':
      return syllable.letters.endsWith('র') ? { kind: 'behind', text: 'ু' } : glyph;
    case 'ø':
      return hasLetter && !isJoined(syllable) && syllable.behind === ''
        ? { kind: 'second', text: 'ল' }
        : glyph;
    case '…':
      return hasLetter && (next === '©' || isBeforeLetter) ? glyph : KEPT;
    case '”':
      return /[PQT]/.test(next) ? glyph : KEPT;
    case 't':
      return /[\d\s]/.test(last) ? { kind: 'other', text: ':' } : glyph;
  }
  if (glyph?.kind === 'first') return isBeforeLetter ? glyph : KEPT;
  return hasLetter || !NEEDS_LETTER.has(glyph?.kind) ? glyph : KEPT;
}

const NEEDS_LETTER: ReadonlySet<Kind | undefined> = new Set(['second', 'reph', 'hasanta'] as const);
