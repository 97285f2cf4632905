/**
 * What an export needs before it can be served; runs after `next build`, and nothing rewrites the files afterwards.
 * Next's internal not-found pages go (404.html is the real one), host files come, public pages start their scripts after
 * the paint, and every page gets its security policy.
 */
import { copyFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deferScripts } from './export/defer-scripts';
import { isStudioPage, readPages, writePage } from './export/pages';
import { addSecurityPolicy } from './export/security-policy';

const OUT = 'out';

for (const internal of ['_not-found.html', '_not-found.txt', '_not-found']) {
  await rm(`${OUT}/${internal}`, { recursive: true, force: true });
}
// Hosts that run Jekyll would leave `_next` out.
await writeFile(`${OUT}/.nojekyll`, '');
// What hosts read from the folder itself; all else about hosts is in docs/deploy.md.
for (const file of ['apache/.htaccess', 'static/_headers', 'static/_redirects']) {
  await copyFile(`hosting/${file}`, `${OUT}/${path.basename(file)}`);
}

const pages = await readPages(OUT);
for (const { file, html } of pages) {
  const isStudio = isStudioPage(file);
  const deferred = deferScripts(html, file, isStudio ? 'at once' : 'late');
  await writePage(OUT, { file, html: addSecurityPolicy(deferred, file, isStudio) });
}
console.log(`Export: ${pages.length} pages finished.`);
