/**
 * What an export needs before it can be served; runs after `next build`, and nothing rewrites the files afterwards.
 * Next's internal not-found pages go (404.html is the real one) and host files come; public pages lose what their HTML says
 * twice, start their scripts after the paint and get stylesheets of their own; every page gets its security policy.
 */
import { copyFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deferScripts } from './export/defer-scripts';
import { addFirstScript } from './export/first-script';
import { giveOwnStyles } from './export/page-styles';
import { isStudioPage, readPages, writePage } from './export/pages';
import { removePlaceholders } from './export/placeholder-pages';
import { addSecurityPolicy } from './export/security-policy';
import { cutStaticIslands } from './export/static-islands';

const OUT = 'out';

for (const internal of ['_not-found.html', '_not-found.txt', '_not-found']) {
  await rm(`${OUT}/${internal}`, { recursive: true, force: true });
}
await removePlaceholders(OUT);
// Hosts that run Jekyll would leave `_next` out.
await writeFile(`${OUT}/.nojekyll`, '');
// What hosts read from the folder itself; all else about hosts is in docs/deploy.md.
for (const file of ['apache/.htaccess', 'static/_headers', 'static/_redirects']) {
  await copyFile(`hosting/${file}`, `${OUT}/${path.basename(file)}`);
}

const pages = await readPages(OUT);
const studioPages = pages
  .filter(({ file }) => isStudioPage(file))
  .map(({ file, html }) => ({
    file,
    html: addFirstScript(deferScripts(html, file, 'at once'), file, 'studio'),
  }));
const publicPages = pages
  .filter(({ file }) => !isStudioPage(file))
  .map(({ file, html }) => {
    const deferred = deferScripts(cutStaticIslands(html, file), file, 'late');
    return { file, html: addFirstScript(deferred, file, 'public') };
  });

for (const { file, html } of [...studioPages, ...(await giveOwnStyles(OUT, publicPages))]) {
  await writePage(OUT, { file, html: addSecurityPolicy(html, file, isStudioPage(file)) });
}
console.log(`Export: ${pages.length} pages finished.`);
