import { browserScript } from './browser-script';

const SCRIPT_TAG = /<script src="([^"]+)"( id="[^"]*")? async=""( id="[^"]*")?><\/script>/g;
const NOMODULE_TAG = /<script src="[^"]+" noModule=""><\/script>/g;
/** Framework data: what the scripts read once they run. */
const INLINE_TAG = /<script(?: id="[^"]*")?>([\s\S]*?)<\/script>/g;
const PRELOAD_TAG = /<link rel="preload" as="script"[^>]*\/>/g;
const BODY_END = '</body>';

const starters = {
  late: browserScript('starter.browser.mjs'),
  'at once': browserScript('studio-starter.browser.mjs'),
};

/**
 * Replaces the tags of the framework's scripts, and the inline ones with the data that they read, by one inline script
 * that holds the data and starts the others. Public pages do that late, out of the way of the first paint; the studio
 * does it at once. The security policy then has to name that one script alone.
 * @throws Error when the page has no such scripts: then Next writes them differently and this step must be looked at.
 */
export function deferScripts(html: string, file: string, when: keyof typeof starters) {
  const sources = [...html.matchAll(SCRIPT_TAG)].flatMap(([, source]) =>
    source === undefined ? [] : [source],
  );
  if (sources.length === 0) throw new Error(`${file}: no framework scripts were found to defer.`);
  const inline = [...html.matchAll(INLINE_TAG)].map(([, text = '']) => text);
  const bare = [SCRIPT_TAG, NOMODULE_TAG, PRELOAD_TAG, INLINE_TAG].reduce(
    (text, tag) => text.replace(tag, ''),
    html,
  );
  if (/<script[^>]* src=/.test(bare))
    throw new Error(`${file}: a script with an address was left in the page.`);
  // The last one: the words of a page, in its structured data, may contain the tag too.
  const end = bare.lastIndexOf(BODY_END);
  if (end < 0) throw new Error(`${file}: ${BODY_END} was not found.`);
  const starter = starters[when].replace('SOURCES', () => JSON.stringify(sources));
  const script = [...inline, starter].map((text) => text.replace(/;$/, '')).join(';');
  return `${bare.slice(0, end)}<script>${script}</script>${bare.slice(end)}`;
}
