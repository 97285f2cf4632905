import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { entities, registry } from '../../content/registry';
import { recordTexts } from '../../content/registry/placeholders';
import type { ContentSet } from '../../lib/exchange';
import { isPair, partOf, valueAt } from '../../lib/records';

/** What the texts of the sample company say of it alone; `places` and `products` another firm may have, too. */
type SampleWords = {
  readonly brand: string;
  readonly names: readonly string[];
  readonly places: readonly string[];
  readonly products: readonly string[];
};

/** Reads `content/sample-words.json`; null where it was deleted with the sample. */
export async function readSampleWords(root: string): Promise<SampleWords | null> {
  const text = await readFile(path.join(root, 'sample-words.json'), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as SampleWords);
}

/**
 * Lists the records of another company in which words of the sample are left, one line each: its words, and in braces the
 * fields that have them. One of the company's own cities or products is no such word.
 */
export function sampleLeft({ brand, ...lists }: SampleWords, published: ContentSet): readonly string[] {
  const [company] = published.company;
  const own = company?.brand;
  if (!isPair(own) || own.en === brand) return [];
  const cities = ['headOffice', 'factory'].flatMap((place) => recordTexts(valueAt(company, [place, 'city'])));
  const range = published.products.flatMap(({ name }) => recordTexts(name));
  const isOwn = (word: string) => [...cities, ...range].some(([, text]) => text.includes(word));
  const words = [...lists.names, ...[...lists.places, ...lists.products].filter((word) => !isOwn(word))];
  const found = words.map((word) => [word, startOf(word)] as const);
  return entities.flatMap((entity) =>
    published[entity].flatMap((record) => {
      const id = partOf(record, registry[entity].idField);
      const texts = recordTexts(record).filter(([, text]) => text !== id);
      const left = found.filter(([, pattern]) => texts.some(([, text]) => pattern.test(text)));
      if (left.length === 0) return [];
      const fields = texts.filter(([, text]) => left.some(([, pattern]) => pattern.test(text)));
      return [
        `${entity} ${String(id)}: ${left.map(([word]) => word).join(', ')} (${fields.map(([field]) => field).join(', ')})`,
      ];
    }),
  );
}

/** Finds a word at the beginning of a written one: `Delta` in `deltablocks`, and in Bangla before its case ending. */
const startOf = (word: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${word.replace(/[^\p{L}\p{M}\p{N} ]/gu, '\\$&')}`, 'iu');
