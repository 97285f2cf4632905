import { browserScript } from './browser-script';
import { withSingleQuotes } from './flight';

const SCRIPT_TAG = /<script src="([^"]+)"( id="[^"]*")? async=""( id="[^"]*")?><\/script>/g;
const NOMODULE_TAG = /<script src="[^"]+" noModule=""><\/script>/g;
/** Framework data for the scripts. */
const INLINE_TAG = /<script(?: id="[^"]*")?>([\s\S]*?)<\/script>/g;
const PRELOAD_TAG = /<link rel="preload" as="script"[^>]*\/>/g;
const BODY_END = '</body>';

const starters = {
  late: browserScript('starter.browser.mjs'),
  'at once': browserScript('studio-starter.browser.mjs'),
};

/**
 * Replaces the framework's script tags and inline data by one inline script with the data, which starts the others: on
 * public pages after the first paint, in the studio at once.
 * Relies on: `<script src="…" async="">` and `<script src="…" noModule="">` for scripts, `<script>` without a type for
 * their data, `<link rel="preload" as="script">`.
 * @throws Error for a page without such scripts, or with other scripts that have an address.
 */
export function deferScripts(html: string, when: keyof typeof starters) {
  const sources = [...html.matchAll(SCRIPT_TAG)].flatMap(([, source]) =>
    source === undefined ? [] : [source],
  );
  if (sources.length === 0) throw new Error('no scripts of the framework were found.');
  const inline = [...html.matchAll(INLINE_TAG)].map(([, text = '']) => withSingleQuotes(text));
  const bare = [SCRIPT_TAG, NOMODULE_TAG, PRELOAD_TAG, INLINE_TAG].reduce(
    (text, tag) => text.replace(tag, ''),
    html,
  );
  if (/<script[^>]* src=/.test(bare)) throw new Error('a script with an address was left in the page.');
  // The last one, because structured data may contain the tag as text.
  const end = bare.lastIndexOf(BODY_END);
  if (end < 0) throw new Error(`${BODY_END} was not found.`);
  const starter = starters[when].replace('SOURCES', () => JSON.stringify(sources));
  const script = [...inline, starter].map((text) => text.replace(/;$/, '')).join(';');
  return `${bare.slice(0, end)}<script>${script}</script>${bare.slice(end)}`;
}
