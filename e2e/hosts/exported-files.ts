import { readdirSync, readFileSync, statSync } from 'node:fs';
import { isMovedPage } from '../../scripts/export/pages';

/** Paths of all files in `out`. */
export const files = readdirSync('out', { recursive: true, encoding: 'utf8' });

export const STUDIO = /^(admin|profile|pages)([./]|$)/;

/** The public pages and their one address each. */
export const pages = files
  .filter((file) => file.endsWith('.html') && file !== '404.html' && !STUDIO.test(file))
  .filter((file) => !isMovedPage(readFileSync(`out/${file}`, 'utf8')))
  .map((file) => ({ file, path: `/${file.replace(/\.html$/, '').replace(/^index$/, '')}` }));

/** Whether a file is meant to be below a page: another page, or a product's download. */
const isMeantBelow = (file: string) =>
  file.endsWith('.html') || /^(bn\/)?products\/.*\.(dxf|glb|ifc|pdf|svg|txt|usdz)$/.test(file);

/** Pages that nothing is meant to be below: nothing in the export has their name but the page itself. */
export const pagesWithoutFolder = pages.filter(
  ({ path }) =>
    path !== '/' && !files.some((file) => `/${file}`.startsWith(`${path}/`) && isMeantBelow(file)),
);

export const innerPages = pages.filter(({ path }) => path !== '/');

/** Address of the largest file of a kind: the smallest are not worth packing. */
export const aFile = (pattern: RegExp) => {
  const bySize = files
    .filter((file) => pattern.test(file))
    .map((file) => [statSync(`out/${file}`).size, file] as const);
  return `/${bySize.sort(([a], [b]) => b - a)[0]?.[1] ?? 'none'}`;
};
