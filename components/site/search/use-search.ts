import { useCallback, useRef, useState } from 'react';
import type { Language } from '@/content/lib/language';
import { findIn, type FoundPage, type SearchAlias, titleFirst } from '@/content/lib/search';
import { searchIndex } from './search-index';

export type Answer = {
  readonly words: string;
  /** How many pages were found. */
  readonly total: number;
  /** Those that are shown, best first. */
  readonly pages: readonly FoundPage[];
};

/** How many pages are shown at first, and how many more at a time: each is a file to fetch before anything is shown. */
export const RESULTS_STEP = 6;

/**
 * What was found for the words that were asked for last; `undefined` while nothing is asked, `failed` where the index
 * could not be fetched. Answers that come after a later question are dropped.
 */
export function useSearch(language: Language, aliases: readonly SearchAlias[]) {
  const [answer, setAnswer] = useState<Answer | 'failed'>();
  const newest = useRef(0);
  const ask = useCallback(
    async (words: string, count = RESULTS_STEP) => {
      newest.current += 1;
      const turn = newest.current;
      const give = (given: Answer | 'failed' | undefined) => {
        if (turn === newest.current) setAnswer(given);
      };
      if (words === '') return give(undefined);
      try {
        const results = await findIn(await searchIndex(language), words, language, aliases);
        if (turn !== newest.current) return;
        const pages = await Promise.all(results.slice(0, count).map((result) => result.data()));
        give({ words, total: results.length, pages: titleFirst(pages, words, aliases) });
      } catch {
        give('failed');
      }
    },
    [language, aliases],
  );
  return { answer, ask };
}
