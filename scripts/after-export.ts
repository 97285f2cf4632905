/** Finishes an export after `next build`; no later step changes the files. docs/export.md explains each step. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { absoluteUrl } from '../app/_lib/site-origin';
import { products } from '../content/entities/products';
import { speaksBangla } from '../content/registry/languages';
import { movedPages } from '../content/pages/moved-pages';
import { routes } from '../content/routes';
import { isShown } from '../content/pages/shown-pages';
import { parseRepository } from '../lib/exchange';
import { writeContentVersion } from './export/content-version';
import { deferScripts } from './export/defer-scripts';
import { compileEagerly } from './export/eager-compile';
import { withFontPreloads } from './export/font-preloads';
import { withHomeSlash } from './export/home-address';
import { writeHostFiles } from './export/host-files';
import { indexRules } from './export/index-rules';
import { addFirstScript } from './export/inline-scripts';
import { writeOlderBrowsers } from './export/older-browsers';
import { ownStyles } from './export/page-styles';
import { writeMovedPages } from './export/moved-pages';
import { isStudioPage, pageFiles, readPage, writePage } from './export/pages';
import { movePayload } from './export/payload-file';
import { writeSearchIndex } from './export/search-index';
import { addSecurityPolicy, framedOrigins } from './export/security-policy';
import { REPORT, stepRunner } from './export/steps';
import { removeUnusedFiles } from './export/unused-files';
import { removeUnusedPictures } from './export/unused-pictures';

const OUT = 'out';

const { CONTENT_REPOSITORY: repository = '', CONTENT_API: api = '' } = process.env;
const host = repository === '' ? undefined : new URL(parseRepository(repository, api).api).origin;
const steps = stepRunner(process.env.EXPORT_SKIP);
await removeUnusedFiles(OUT);
compileEagerly(OUT, steps);
// Hosts that run Jekyll would omit `_next`.
await writeFile(`${OUT}/.nojekyll`, '');
await writeHostFiles(
  OUT,
  speaksBangla,
  products.flatMap(({ id, form }) =>
    form ? [[routes.product(id), absoluteUrl(routes.product(id))] as const] : [],
  ),
);
writeOlderBrowsers(OUT);

if (host !== undefined) await writeContentVersion(OUT);

// Two passes, one page at a time: thousands of pages exceed the memory, and a stylesheet is complete only after every
// page of its kind has been read.
const files = await pageFiles(OUT);
const styles = ownStyles(OUT);
const rules = indexRules(routes.search, [routes.home, routes.products, routes.contact]);
const englishPage = await readPage(OUT, 'index.html');
for (const file of files) {
  const page = await readPage(OUT, file);
  const own = /^bn[./]/.test(file) ? withFontPreloads(page.html, englishPage.html) : page.html;
  const html = withHomeSlash(own, absoluteUrl(routes.home));
  const finished = isStudioPage(file) ? finishStudioPage(html, file) : finishPublicPage(html, file);
  await writePage(OUT, { file, html: finished });
  rules.note({ file, html: finished });
}
for (const file of files) {
  const html = rules.give(await readPage(OUT, file));
  const styled = isStudioPage(file)
    ? html
    : steps.run('own-styles', file, html, () => styles.give({ file, html }));
  const light = isStudioPage(file) ? html : movePayload(OUT, styled);
  await writePage(OUT, { file, html: addSecurityPolicy(light, file, host, framedOrigins(styled)) });
}
await rules.writeSitemap(OUT);
const indexedPages = isShown(routes.search) ? await writeSearchIndex(OUT) : 0;
// After the index: an address that went is no page.
await writeMovedPages(OUT, movedPages(), absoluteUrl);
await removeUnusedPictures(OUT);
await mkdir(path.dirname(REPORT), { recursive: true });
await writeFile(REPORT, JSON.stringify(steps.report(), undefined, 2));
console.log(`Export: ${files.length} pages finished, ${indexedPages} of them in the search index.`);

function finishStudioPage(html: string, file: string) {
  const started = steps.run('deferred-scripts', file, html, deferScripts);
  return steps.run('first-script', file, started, (page) => addFirstScript(page, 'studio'));
}

function finishPublicPage(html: string, file: string) {
  const started = steps.run('deferred-scripts', file, html, deferScripts);
  const finished = steps.run('first-script', file, started, (page) => addFirstScript(page, 'public'));
  return steps.run('own-styles', file, finished, (page) => {
    styles.note({ file, html: page });
    return page;
  });
}
