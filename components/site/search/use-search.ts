import { useCallback, useRef, useState } from 'react';
import { type Language, findIn, type FoundPage, type SearchAlias, titleFirst } from '@/lib/text';
import { searchIndex } from './search-index';

export type Answer = {
  readonly words: string;
  readonly total: number;
  /** Pages shown, best first. */
  readonly pages: readonly FoundPage[];
};

/** Number of results shown at first and added at a time; few, because each one requires a request. */
export const RESULTS_STEP = 6;

/** Resolves once the browser has painted, so that a letter is seen before it is searched for. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Results of the latest query; undefined without one, `failed` if the index could not be loaded. */
export function useSearch(language: Language, aliases: readonly SearchAlias[]) {
  const [answer, setAnswer] = useState<Answer | 'failed'>();
  const newest = useRef(0);
  const ask = useCallback(
    async (words: string, count = RESULTS_STEP) => {
      newest.current += 1;
      const request = newest.current;
      const give = (result: Answer | 'failed' | undefined) => {
        if (request === newest.current) setAnswer(result);
      };
      if (words === '') return give(undefined);
      try {
        const index = await searchIndex(language);
        await painted();
        if (request !== newest.current) return;
        const results = await findIn(index, words, language, aliases);
        if (request !== newest.current) return;
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
