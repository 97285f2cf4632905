import { readFileSync } from 'node:fs';
import { OUTLINES, type Outline } from './read-export';

/** One exported page as a parser of HTML sees it. */
export type ExportedDocument = Outline & {
  /** In `out`, such as `blog/x.html`. */
  readonly file: string;
  /** Its address, such as `/blog/x`. */
  readonly path: string;
  readonly isStudio: boolean;
  /** Of the address: `/bn/blog/x` is the Bangla twin of `/blog/x`. */
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

/** The not-found page, which has no address, and our own search, whose results no search engine wants. */
const UNLISTED = ['404.html', 'search.html', 'bn/search.html'];

/** The pages that search engines may list. */
export const indexable = exportedDocuments.filter(
  ({ isStudio, file }) => !isStudio && !UNLISTED.includes(file),
);

/** Of those, the ones in English. */
export const inEnglish = indexable.filter(({ ownLanguage }) => ownLanguage === 'en');

/** Those that they may not. */
export const unlisted = exportedDocuments.filter((document) => !indexable.includes(document));

/** Rows for `it.each`, so that a failing test names its page. */
export const byPath = (documents: readonly ExportedDocument[]) =>
  documents.map((document) => [document.path, document] as const);
