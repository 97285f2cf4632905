import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { nameHash } from './pages';

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };
/** The oldest browsers that are served, as esbuild names them: `chrome92`. */
export const servedBrowsers = browserslist
  .filter((query) => /^(chrome|firefox|safari) /.test(query))
  .map((query) => query.replace(' >= ', ''));

const { outputFiles } = buildSync({
  entryPoints: ['scripts/export/older-browsers.browser.mjs'],
  bundle: true,
  minify: true,
  write: false,
  target: servedBrowsers,
});
const text = outputFiles[0]?.text ?? '';
/** Address of the script that only older browsers load, before all others (`starter.browser.mjs`). */
export const OLDER_BROWSERS = `/_next/static/older-browsers-${nameHash(text)}.js`;

/** Writes the script into the export. */
export function writeOlderBrowsers(out: string) {
  mkdirSync(path.join(out, path.dirname(OLDER_BROWSERS)), { recursive: true });
  writeFileSync(path.join(out, OLDER_BROWSERS), text);
}
