import { browserScript } from './inline-scripts';
import { OLDER_BROWSERS } from './older-browsers';
import { PAYLOAD_TAG } from './payload-file';

const SCRIPT_TAG = /<script src="([^"]+)"( id="[^"]*")? async=""( id="[^"]*")?><\/script>/g;
const NOMODULE_TAG = /<script src="[^"]+" noModule=""><\/script>/g;
/** Framework data for the scripts. */
const INLINE_TAG = /<script(?: id="[^"]*")?>([\s\S]*?)<\/script>/g;
const PRELOAD_TAG = /<link rel="preload" as="script"[^>]*\/>/g;
const BODY_END = '</body>';

const starter = browserScript('starter.browser.mjs').replace(
  'OLDER_BROWSERS',
  JSON.stringify(OLDER_BROWSERS),
);

/**
 * Replaces the framework's script tags and inline data by two inline scripts, the payload and a starter of the scripts.
 * Relies on: `<script src="…" async="">` and `<script src="…" noModule="">` for scripts, `<script>` without a type for
 * their data, `<link rel="preload" as="script">`.
 * @throws Error for a page without such scripts, or with other scripts that have an address.
 */
export function deferScripts(html: string) {
  const sources = [...html.matchAll(SCRIPT_TAG)].flatMap(([, source]) =>
    source === undefined ? [] : [source],
  );
  if (sources.length === 0) throw new Error('no scripts of the framework were found.');
  const inline = [...html.matchAll(INLINE_TAG)].map(([, text = '']) => text.replace(/;$/, ''));
  const bare = [SCRIPT_TAG, NOMODULE_TAG, PRELOAD_TAG, INLINE_TAG].reduce(
    (text, tag) => text.replace(tag, ''),
    html,
  );
  if (/<script[^>]* src=/.test(bare)) throw new Error('a script with an address was left in the page.');
  // The last one, because structured data may contain the tag as text.
  const end = bare.lastIndexOf(BODY_END);
  if (end < 0) throw new Error(`${BODY_END} was not found.`);
  const start = starter.replace('SOURCES', () => JSON.stringify(sources));
  return `${bare.slice(0, end)}${PAYLOAD_TAG}${inline.join(';')}</script><script>${start}</script>${bare.slice(end)}`;
}
