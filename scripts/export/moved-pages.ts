import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { company } from '../../content/entities/company';
import { titleEnd } from '../../content/entities/pages/title-room';
import type { MovedPage } from '../../content/pages/moved-pages';
import { movedPage as texts } from '../../content/strings/moved-page';
import { oneLanguage } from '../../lib/text';
import { inLanguage } from '../../lib/records';
import { fill } from '../../lib/text';
import { refreshTo } from './pages';

/** Returns the canonical address of a path. */
type AbsoluteUrl = (path: string) => string;

/** The line of `.htaccess` before which the rules belong: they answer every spelling of an address in one step. */
const BEFORE = '# Every other spelling of an address';

/**
 * Writes what leads from addresses without a page to those that took their place: a 301 into the files of hosts that know
 * rules, and for all others a page. Writes nothing without such addresses. Addresses have no character with a meaning
 * in any of these files (`content/entities/redirects/schema.ts`).
 * @throws Error for an address that has a page, and for an `.htaccess` without its place for the rules.
 */
export async function writeMovedPages(out: string, pages: readonly MovedPage[], absoluteUrl: AbsoluteUrl) {
  if (pages.length === 0) return;
  for (const page of pages) {
    const file = path.join(out, `${page.from}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    // `wx` refuses to replace a page.
    await writeFile(file, pageOf(page, absoluteUrl), { flag: 'wx' });
  }
  const heading = '# Old addresses, and the pages that took their place.';
  const lines = (line: (page: MovedPage) => string) => [heading, ...pages.map(line), ''].join('\n');
  await writeFile(
    path.join(out, 'redirects.conf'),
    // Patterns: nginx does not start with plain keys as long as some addresses.
    lines(({ from, to }) => `~*^${from}$ ${to};`),
  );
  await appendFile(
    path.join(out, '_redirects'),
    lines(({ from, to }) => `${from} ${to} 301`),
  );
  const htaccess = path.join(out, '.htaccess');
  const [before, after, ...others] = (await readFile(htaccess, 'utf8')).split(BEFORE);
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error(`.htaccess needs the line "${BEFORE} …" once: the redirects belong before it.`);
  const rules = lines(({ from, to }) => `RewriteRule "^(?i:${from.slice(1)})(\\.html)?/?$" ${to} [R=301,L]`);
  const hidden = 'RewriteRule "^redirects\\.conf$" - [R=404,L]\n';
  await writeFile(htaccess, `${before}${hidden}${rules}\n${BEFORE}${after}`);
}

/**
 * The page at an old address: a plain link, the canonical address, and a refresh at once, which Google takes for a
 * permanent redirect (developers.google.com/search/docs/crawling-indexing/301-redirects). Without `noindex`, from which
 * Google advises for pages with a canonical address: it blocks the page instead of handing on what it was worth
 * (…/consolidate-duplicate-urls). At once, because a later refresh takes readers by surprise (WCAG technique H76).
 */
function pageOf({ to, language }: MovedPage, absoluteUrl: AbsoluteUrl) {
  const { title, link } = oneLanguage(texts, language);
  const brand = titleEnd(inLanguage(company, language).brand);
  const isOther = language === 'bn' && !/^\/bn(\/|$)/.test(to);
  const address = absoluteUrl(to);
  const shown = address.replace(/^https:\/\//, '').replace(/\/$/, '');
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>${title}${brand.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
<link rel="canonical" href="${address}"/>
${refreshTo(to)}
</head>
<body>
<main>
<h1>${title}</h1>
<p><a href="${to}"${isOther ? ' hreflang="en"' : ''}>${fill(link, { page: shown })}</a></p>
</main>
</body>
</html>
`;
}
