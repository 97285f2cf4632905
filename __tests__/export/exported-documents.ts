import { readFileSync } from 'node:fs';
import { languages, speaksBangla } from '@/content/registry/languages';
import { routes } from '@/content/routes';
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

/** The website's languages, with the folder of each. */
export const languageFolders = languages.map(
  (language) => [language, language === 'en' ? '' : '/bn'] as const,
);

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

const isForbidden = ({ metas }: ExportedDocument) =>
  metas.some(({ name, content = '' }) => name === 'robots' && content.includes('noindex'));

/** The pages that search engines may list. */
export const indexable = exportedDocuments.filter((document) => !isForbidden(document));

/** The pages that the website's own search finds: also those that search engines may not list. */
export const searchable = exportedDocuments.filter(
  ({ isStudio, file, englishPath }) => !isStudio && file !== '404.html' && englishPath !== routes.search,
);

/** Indexable pages in English. */
export const inEnglish = indexable.filter(({ ownLanguage }) => ownLanguage === 'en');

/** Pages that search engines may not list. */
export const unlisted = exportedDocuments.filter((document) => !indexable.includes(document));

/** Rows for `it.each`, so that a failing test names its page. */
export const byPath = (documents: readonly ExportedDocument[]) =>
  documents.map((document) => [document.path, document] as const);

/** `it` for what not every website has; without it the test is skipped, and its title says why. */
export const itWhere = (isThere: boolean, missing: string) => (title: string, check: () => unknown) =>
  isThere
    ? it(title, async () => void (await check()))
    : it.skip(`${title.replace('%s', 'a page')}: ${missing}`, () => undefined);

/** `it` for websites in Bangla. */
export const itInBangla = itWhere(speaksBangla, 'the website is in English alone');

/** `it.each` of pages that not every website has. */
export const itEach =
  (documents: readonly ExportedDocument[], missing: string) =>
  (title: string, check: (path: string, document: ExportedDocument) => void) =>
    documents.length > 0
      ? it.each(byPath(documents))(title, check)
      : itWhere(false, missing)(title, check as never);
