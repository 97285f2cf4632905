/**
 * Writes what leads from addresses that went into an export: `tsx e2e/hosts/lay-moved-pages.ts OUT FROM TO FROM TO …`.
 * A program of its own, for Playwright loads no JSON modules.
 */
import { movedPages } from '../../content/pages/moved-pages';
import { writeMovedPages } from '../../scripts/export/moved-pages';

const [out = '', ...addresses] = process.argv.slice(2);
const redirects = Array.from({ length: addresses.length / 2 }, (_, index) => {
  const [from = '', to = ''] = addresses.slice(index * 2);
  return { from, to };
});
await writeMovedPages(out, movedPages(redirects), (path) => `https://www.example.com${path}`);
