import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { byPath, exportedDocuments, type ExportedDocument } from './exported-documents';
import { company } from '@/content/entities/company';
import { videoGallery } from '@/content/entities/films';
import { landingPages } from '@/content/entities/landing-pages';
import { routes } from '@/content/routes';
import { isShown } from '@/content/pages/shown-pages';

const policiesOf = ({ metas }: ExportedDocument) =>
  metas.filter((meta) => meta['http-equiv'] === 'Content-Security-Policy').map(({ content = '' }) => content);
const directives = (policy: string) =>
  new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));

it.each(byPath(exportedDocuments))(
  '%s has one policy, first in its head, with the hashes of its own scripts and of no others',
  (_, document) => {
    const policies = policiesOf(document);
    expect(policies).toHaveLength(1);
    expect(document.afterCharset).toBe('Content-Security-Policy');
    const sources = directives(policies[0] ?? '').get('script-src') ?? [];
    const hashes = document.scripts
      .filter(({ type, src }) => src === null && !/^application\/(ld\+)?json$/.test(type))
      .map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(sources.filter((source) => source.startsWith("'sha256-")).sort()).toEqual(
      [...new Set(hashes)].sort(),
    );
    const others = sources.filter((source) => source !== "'wasm-unsafe-eval'");
    expect(others.join(' ')).not.toMatch(/unsafe|https?:|\*|data:|blob:/);
    expect(document.scripts.map(({ src }) => src).filter((src) => src !== null)).toEqual([]);
    expect(document.handlers).toEqual([]);
    expect(document.hrefs.filter((href) => /^\s*(javascript|data|vbscript):/i.test(href))).toEqual([]);
  },
);

/** English addresses of the pages with a film of the host, as far as the website has them. */
const withFilm = [
  ...(company.filmId === undefined ? [] : [routes.home]),
  ...(videoGallery.length === 0 ? [] : [routes.gallery]),
  ...landingPages
    .filter(({ blocks }) => blocks.some(({ film }) => film !== undefined))
    .map(({ id }) => routes.landingPage(id)),
];
/** English addresses of the pages with a frame, and its origin. */
const framing = new Map<string, string>([
  ...withFilm.map((path) => [path, 'https://www.youtube-nocookie.com'] as const),
  [routes.contact, 'https://www.google.com'],
]);
const withoutHashes = (document: ExportedDocument) =>
  (policiesOf(document)[0] ?? '').replace(/'sha256-[^']+' ?/g, '');

it('only pages with a frame allow one, and may ask its origin alone; the studio frames the website', () => {
  for (const document of exportedDocuments) {
    const list = directives(withoutHashes(document));
    const origin = document.isStudio ? undefined : framing.get(document.englishPath);
    expect([document.file, list.get('frame-src')]).toEqual([
      document.file,
      [document.isStudio ? "'self'" : (origin ?? "'none'")],
    ]);
    if (!document.isStudio) {
      expect(list.get('connect-src')).toEqual(["'self'", ...(origin === undefined ? [] : [origin])]);
    }
  }
});

it('all other public pages have one list beside their hashes, the studio has its own', () => {
  const lists = (isStudio: boolean) =>
    new Set(
      exportedDocuments
        .filter(
          ({ isStudio: isOfStudio, englishPath, actions }) =>
            isOfStudio === isStudio && (isStudio || (actions.length === 0 && !framing.has(englishPath))),
        )
        .map(withoutHashes),
    );
  expect(lists(false).size).toBe(1);
  expect(lists(true).size).toBeLessThanOrEqual(1);
  const [list = ''] = lists(false);
  expect(directives(list).get('default-src')).toEqual(["'none'"]);
  for (const name of ['base-uri', 'form-action', 'object-src'])
    expect(directives(list).get(name)).toEqual(["'none'"]);
  for (const studio of lists(true)) {
    expect(directives(studio).get('img-src')).toContain('blob:');
    expect(directives(studio).get('form-action')).toEqual(["'none'"]);
  }
});

it('only the search pages may run the program of their index, and only they, the home pages and the not-found page may send a form, to us', () => {
  const sending = exportedDocuments.filter(({ isStudio, actions }) => !isStudio && actions.length > 0);
  const paths = new Set(sending.map(({ englishPath }) => englishPath));
  expect([routes.home, routes.search, '/404']).toEqual(expect.arrayContaining([...paths]));
  expect(paths.has(routes.search) && paths.has('/404')).toBe(isShown(routes.search));
  for (const document of exportedDocuments) {
    const list = directives(withoutHashes(document));
    const target = sending.includes(document) ? "'self'" : "'none'";
    expect([document.file, list.get('form-action')]).toEqual([document.file, [target]]);
    const runs = list.get('script-src')?.includes("'wasm-unsafe-eval'");
    expect([document.file, runs]).toEqual([document.file, document.englishPath === routes.search]);
  }
});

it.each(byPath(exportedDocuments))('csp_evaluator finds nothing above informational on %s', (_, document) => {
  const findings = new CspEvaluator(new CspParser(policiesOf(document)[0] ?? '').csp).evaluate();
  const serious = findings.filter(({ severity }) => severity < Severity.INFO);
  expect(serious.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
});
