/**
 * What an export needs before it can be served: drops Next's internal not-found pages (404.html is the real one) and
 * marks the folder for hosts that would hide `_next`. Runs after `next build`; nothing rewrites the files afterwards.
 */
import { rm, writeFile } from 'node:fs/promises';

const OUT = 'out';

for (const internal of ['_not-found.html', '_not-found.txt', '_not-found']) {
  await rm(`${OUT}/${internal}`, { recursive: true, force: true });
}
await writeFile(`${OUT}/.nojekyll`, '');
console.log('Export: finished.');
