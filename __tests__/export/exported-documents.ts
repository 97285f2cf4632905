import { readFileSync } from 'node:fs';
import { OUTLINES, type Outline } from './read-export';

/** One parsed page of the export. */
export type ExportedDocument = Outline & {
  /** Path in `out`, such as `blog/x.html`. */
  readonly file: string;
  /** Address, such as `/blog/x`. */
  readonly path: string;
  readonly isStudio: boolean;
  /** Language by address: `/bn/blog/x` is the Bangla twin of `/blog/x`. */
  readonly ownLanguage: 'en' | 'bn';
  readonly englishPath: string;
};

const STUDIO = /^\/(admin|profile|pages)([./]|$)/;

/** Every exported page. */
export const exportedDocuments: readonly ExportedDocument[] = (
  JSON.parse(readFileSync(OUTLINES, 'utf8')) as readonly (Outline & { file: string })[]
).map((outline) => {
  const path = `/${outline.file.replace(/\.html$/, '').replace(/^index$/, '')}`;
  const [, isBangla, rest = ''] = /^(\/bn(?=\/|$))?(.*)$/.exec(path) ?? [];
  return {
    ...outline,
    path,
    isStudio: STUDIO.test(path),
    ownLanguage: isBangla === undefined ? ('en' as const) : ('bn' as const),
    englishPath: rest === '' ? '/' : rest,
  };
});

/** The not-found page, which has no address, and the search pages, which search engines must not index. */
const UNLISTED = ['404.html', 'search.html', 'bn/search.html'];

/** The pages that search engines may list. */
export const indexable = exportedDocuments.filter(
  ({ isStudio, file }) => !isStudio && !UNLISTED.includes(file),
);

/** Indexable pages in English. */
export const inEnglish = indexable.filter(({ ownLanguage }) => ownLanguage === 'en');

/** Pages that search engines may not list. */
export const unlisted = exportedDocuments.filter((document) => !indexable.includes(document));

/** Rows for `it.each`, so that a failing test names its page. */
export const byPath = (documents: readonly ExportedDocument[]) =>
  documents.map((document) => [document.path, document] as const);
