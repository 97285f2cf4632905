import { statSync } from 'node:fs';
import { join } from 'node:path';
import { mediaPathOf } from '@/lib/exchange';
import type { Locale } from '@/content/strings/locale';

const [KB, MB] = [1000, 1_000_000];

/** Returns a size in bytes as text: whole kB, or MB with one decimal. */
export function sizeText(bytes: number, { strings: { productPage }, number, fill }: Locale) {
  return bytes < MB
    ? fill(productPage.kilobytes, { size: number(Math.ceil(bytes / KB)) })
    : fill(productPage.megabytes, { size: number(Math.ceil((bytes * 10) / MB) / 10) });
}

/** Returns a function that reads the size of a document of the content; undefined for a missing file. */
export const documentSizeIn = (locale: Locale) => (src: string) => {
  const stats = statSync(join('content', mediaPathOf(src) ?? ''), { throwIfNoEntry: false });
  return stats?.isFile() ? sizeText(stats.size, locale) : undefined;
};
