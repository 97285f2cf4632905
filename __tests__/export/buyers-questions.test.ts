import { existsSync, readFileSync } from 'node:fs';
import { inBangla } from '@/content/routes';
import { asTyped, type Language, latinDigits } from '@/lib/text';
import { exportedDocuments, itWhere } from './exported-documents';

/** What a sentence that answers has in it; figures are those that the website counts. */
const answers = {
  /** How to ask, where the firm states no price. */
  price: {
    en: /Tk [\d,]+ per|Tell us how many you need and where\. We will reply with a price\./,
    bn: /[\d,০-৯]+ টাকা|কয়টি লাগবে আর কোথায় নেবেন, আমাদের জানান। আমরা দাম জানিয়ে দেব।/,
  },
  size: { en: /\d+ × \d+ × \d+ mm/, bn: /\d+ × \d+ × \d+ mm/ },
  weight: { en: /[Ff]rom about [\d.]+ kg/, bn: /প্রায় [০-৯.]+ কেজি/ },
  wall: {
    en: /A wall of 10 × 10 ft takes \d+ of these|\d+ of [^.]+, [\d ×]+ mm\. With 5% for breakage, order \d+\./,
    bn: /১০ × ১০ ফুট দেয়ালে লাগে [০-৯]+টি|: [০-৯]+টি। ভাঙা বাবদ ৫% ধরে অর্ডার [০-৯]+টি।/,
  },
  ground: { en: /\d+ of [^.]+, [\d ×]+ mm\./, bn: /, [\d ×]+ mm: [০-৯]+টি।/ },
  truck: {
    en: /A truck that carries 5 tonnes takes [\d,]+ of /,
    bn: /৫ টনের ট্রাকে [^।]+ ধরে [০-৯,]+টি।/,
  },
  design: { en: /Running bond, Herringbone/, bn: /রানিং বন্ড, হেরিংবোন/ },
  walls: { en: /Blocks to order ?\d+/, bn: /অর্ডার ?[০-৯]+/ },
} as const satisfies Record<string, Record<Language, RegExp>>;

/** A page, what its answers are about, and what leads to it. */
type Asked = { readonly page: string; readonly answer: keyof typeof answers } & Readonly<
  Record<Language, readonly string[]>
>;

/** What buyers, masons and engineers type, and the page that is to be found; it goes with the sample. */
const QUESTIONS = '__tests__/sample/buyers-questions.json';
const isSample = existsSync(QUESTIONS);
const asked = isSample ? (JSON.parse(readFileSync(QUESTIONS, 'utf8')) as readonly Asked[]) : [];

/** Words that hold no meaning of their own. */
const SMALL = /^(a|an|the|of|for|on|in|to|is)$/;

/** Words as a reader of headings compares them: without plurals, case endings, hyphens and signs between measures. */
const wordsIn = (text: string) =>
  latinDigits(asTyped(text).normalize('NFC').toLowerCase())
    .replace(/(?<=\d)\s*[x×]\s*(?=\d)/g, ' ')
    .split(/[^\p{L}\p{M}\p{N}.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter((word) => word !== '' && !SMALL.test(word))
    .map((word) => word.replace(/(?<=[a-z]{3})s$|(?<=[\u0980-\u09ff]{2})(?:ের|ে)$/u, ''));

describe.each(['en', 'bn'] as const)('what buyers ask in %s', (language) => {
  const all = asked.flatMap(({ page, answer, [language]: questions }) =>
    questions.map((question) => [question, page, answer] as const),
  );

  itWhere(isSample, 'there are no questions')('is at least 30 questions', () => {
    expect(new Set(all.map(([question]) => question)).size).toBeGreaterThanOrEqual(30);
  });

  itWhere(isSample, 'there are no questions')(
    'is in the title and headings of one page, which answers in a sentence',
    () => {
      const unanswered = all.flatMap(([question, path, answer]) => {
        const address = language === 'bn' ? inBangla(path) : path;
        const page = exportedDocuments.find((one) => one.path === address);
        if (page === undefined) return [[question, `there is no ${address}`]];
        const held = new Set(page.headings.flatMap(wordsIn));
        const missing = wordsIn(question).filter((word) => !held.has(word));
        if (missing.length > 0) return [[question, `no heading of ${address} has “${missing.join(' ')}”`]];
        const isAnswered = answers[answer][language].test(asTyped(page.text));
        return isAnswered ? [] : [[question, `${address} has no sentence about the ${answer}`]];
      });
      expect(unanswered).toEqual([]);
    },
  );
});
