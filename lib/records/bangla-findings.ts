import { banglaDigits, bijoyParts, inDigits, latinIn, said } from '../text';
import { type FieldSpec, fieldTexts } from './field-spec';
import { markdownWords } from './markdown-problem';

/** What was found in a Bangla field: a reason that stops publishing, or a hint that does not. */
type Finding = { readonly path: string; readonly isStop: boolean; readonly reason: string };

/**
 * Reads the Bangla texts of a record as readers see them, for the one check and for hints. Bijoy, Latin digits where
 * Bangla ones belong and whole sentences in another language stop publishing; words in Latin letters are a hint, since
 * they may be names. At most one finding of each kind for a field.
 */
export function banglaFindings(fields: readonly FieldSpec[], record: unknown): readonly Finding[] {
  return fieldTexts(fields, record).flatMap(({ spec, path, language, text }): Finding[] => {
    if (language === 'en') return [];
    const isList = typeof text !== 'string';
    const texts = isList ? text : [text];
    const seen = spec.kind === 'markdown' ? texts.map(markdownWords) : texts;
    const stops = seen.flatMap((text, index) => {
      const reason = stopIn(text);
      return reason === null
        ? []
        : [
            isList
              ? said([`Line ${index + 1}: ${reason}`, `${inDigits(index + 1, 'bn')} নম্বর লাইন: ${reason}`])
              : reason,
          ];
    });
    if (stops.length > 0) return [{ path, isStop: true, reason: stops.join(' ') }];
    const hint = hintIn(seen.join('\n'));
    return hint === null ? [] : [{ path, isStop: false, reason: hint }];
  });
}

function stopIn(text: string) {
  if (bijoyParts(text).some(({ isSure }) => isSure)) {
    return said([
      'This text is in Bijoy (SutonnyMJ), which browsers cannot show as Bangla. Convert it to Unicode.',
      'লেখাটি বিজয়ে (SutonnyMJ)। ব্রাউজার এটি বাংলায় দেখাতে পারে না। ইউনিকোডে বদলান।',
    ]);
  }
  const { digits, isUntranslated } = latinIn(text);
  if (isUntranslated) return said(['This text is not in Bangla. Translate it.', 'লেখাটি বাংলায় নয়। বাংলায় লিখুন।']);
  if (digits.length === 0) return null;
  const some = digits.slice(0, SHOWN);
  const [latin, bangla] = [some.join(', '), some.map(banglaDigits).join(', ')];
  return said([`Latin digits: ${latin}. Write ${bangla}.`, `ইংরেজি অঙ্ক আছে: ${latin}। লিখুন ${bangla}।`]);
}

function hintIn(text: string) {
  if (bijoyParts(text).length > 0) {
    return said([
      'This looks like Bijoy (SutonnyMJ). If it is, convert it to Unicode.',
      'এটি বিজয়ে (SutonnyMJ) লেখা মনে হয়। তা হলে ইউনিকোডে বদলান।',
    ]);
  }
  const { words } = latinIn(text);
  if (words.length === 0) return null;
  const some = words.slice(0, SHOWN).join(', ');
  return said([
    `Latin letters: ${some}. Names may stay. Write other words in Bangla.`,
    `ইংরেজি অক্ষর আছে: ${some}। নাম থাকতে পারে, বাকি শব্দ বাংলায় লিখুন।`,
  ]);
}

/** Maximum number of words that a sentence names. */
const SHOWN = 5;
