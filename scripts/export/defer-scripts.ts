import { readFileSync } from 'node:fs';
import path from 'node:path';

const SCRIPT_TAG = /<script src="([^"]+)"( id="[^"]*")? async=""( id="[^"]*")?><\/script>/g;
const NOMODULE_TAG = /<script src="[^"]+" noModule=""><\/script>/g;
const PRELOAD_TAG = /<link rel="preload" as="script"[^>]*\/>/g;

/** What runs in the page instead; white space and comments are all it loses on the way. */
const starter = readFileSync(path.join(import.meta.dirname, 'starter.browser.mjs'), 'utf8')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/\s*\n\s*/g, ' ')
  .trim();

/**
 * Takes the framework's scripts out of the way of the first paint: the page starts them itself, late
 * (`starter.browser.mjs`).
 * @throws Error when the page has no such scripts: then Next writes them differently and this step must be looked at.
 */
export function deferScripts(html: string, file: string) {
  const sources = [...html.matchAll(SCRIPT_TAG)].flatMap(([, source]) =>
    source === undefined ? [] : [source],
  );
  if (sources.length === 0) throw new Error(`${file}: no framework scripts were found to defer.`);
  const bare = html.replace(SCRIPT_TAG, '').replace(NOMODULE_TAG, '').replace(PRELOAD_TAG, '');
  if (/<script[^>]* src=/.test(bare))
    throw new Error(`${file}: a script with an address was left in the page.`);
  const script = starter.replace('SOURCES', JSON.stringify(sources));
  return bare.replace('</body>', `<script>${script}</script></body>`);
}
