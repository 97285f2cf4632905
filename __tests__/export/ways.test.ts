import { publicPageAt } from '@/content/pages/public-pages';
import { routes } from '@/content/routes';
import { type ExportedDocument, exportedDocuments, indexable, searchable } from './exported-documents';

/** Fewest words of a page that search engines may list. */
const LEAST = 120;
const SITE = 'https://site.invalid';

const englishOf = (address: string) => address.replace(/^\/bn(?=\/|$)/, '') || '/';

/** English addresses of the pages to which another page than their twin and the search leads. */
const linked = new Set(
  exportedDocuments
    .filter(({ isStudio, englishPath }) => !isStudio && englishPath !== routes.search)
    .flatMap(({ englishPath, hrefs }) =>
      hrefs
        .map((href) => new URL(href, SITE))
        .filter(({ origin }) => origin === SITE)
        .map(({ pathname }) => englishOf(pathname))
        .filter((target) => target !== englishPath),
    ),
);

it('every page that search engines may list has 120 words of its own', () => {
  const thin = indexable.filter(({ words }) => words < LEAST);
  expect(thin.map(({ path, words }) => [path, words])).toEqual([]);
});

it('another page than its twin and the search leads to every page that search engines may list', () => {
  const lost = indexable.filter(({ englishPath }) => !linked.has(englishPath));
  expect(lost.map(({ path }) => path)).toEqual([]);
});

it('what visitors alone find says too little, has no way to it, or repeats another page', () => {
  const twinsOf = ({ englishPath }: ExportedDocument) =>
    exportedDocuments.filter((other) => other.englishPath === englishPath);
  const unfounded = searchable.filter(
    (document) =>
      !indexable.includes(document) &&
      publicPageAt(document.englishPath)?.isUnlisted !== true &&
      document.englishPath !== routes.list &&
      linked.has(document.englishPath) &&
      !twinsOf(document).some(({ words }) => words < LEAST),
  );
  expect(unfounded.map(({ path, words }) => [path, words])).toEqual([]);
});
