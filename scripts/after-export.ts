/**
 * What an export needs before it can be served; runs after `next build`, and nothing rewrites the files afterwards.
 * Next's internal not-found pages go (404.html is the real one) and host files come; scripts are compiled while they are
 * fetched; public pages lose what their HTML says twice, start their scripts after the paint and get stylesheets of their
 * own; every page gets its security policy.
 */
import { copyFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deferScripts } from './export/defer-scripts';
import { compileModulesEarly } from './export/early-modules';
import { addFirstScript } from './export/first-script';
import { ownStyles } from './export/page-styles';
import { isStudioPage, pageFiles, readPage, writePage } from './export/pages';
import { removePlaceholders } from './export/placeholder-pages';
import { addSecurityPolicy } from './export/security-policy';
import { lightenPayload } from './export/payload';

const OUT = 'out';

for (const internal of ['_not-found.html', '_not-found.txt', '_not-found']) {
  await rm(`${OUT}/${internal}`, { recursive: true, force: true });
}
await removePlaceholders(OUT);
await compileModulesEarly(OUT);
// Hosts that run Jekyll would leave `_next` out.
await writeFile(`${OUT}/.nojekyll`, '');
// What hosts read from the folder itself; all else about hosts is in docs/deploy.md.
for (const file of ['apache/.htaccess', 'static/_headers', 'static/_redirects']) {
  await copyFile(`hosting/${file}`, `${OUT}/${path.basename(file)}`);
}

// Twice through all pages, one at a time: thousands at once do not fit into memory, and a stylesheet is known only when
// every page of its kind has been seen.
const files = await pageFiles(OUT);
const styles = ownStyles(OUT);
for (const file of files) {
  const { html } = await readPage(OUT, file);
  const finished = isStudioPage(file) ? finishStudioPage(html, file) : finishPublicPage(html, file);
  if (!isStudioPage(file)) styles.note({ file, html: finished });
  await writePage(OUT, { file, html: finished });
}
for (const file of files) {
  const page = await readPage(OUT, file);
  const html = isStudioPage(file) ? page.html : styles.give(page);
  await writePage(OUT, { file, html: addSecurityPolicy(html, file, isStudioPage(file)) });
}
console.log(`Export: ${files.length} pages finished.`);

function finishStudioPage(html: string, file: string) {
  return addFirstScript(deferScripts(html, file, 'at once'), file, 'studio');
}

function finishPublicPage(html: string, file: string) {
  return addFirstScript(deferScripts(lightenPayload(html, file), file, 'late'), file, 'public');
}
