import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PAYLOADS, STARTED } from './page-scripts';
import { nameHash } from './pages';

/** Opens the inline script with the data that React needs to start the page. */
export const PAYLOAD_TAG = '<script data-payload="">';

/** Name of the build, which only a soft navigation compares. */
const BUILD = /\\"b\\":\\"[0-9a-f]{20}\\"/;

/**
 * Moves a page's payload into a file, which the starter loads with the scripts: the first paint needs none of it. The
 * file has no name of its build: a page that stays the same keeps its file. Leaves a page unchanged whose scripts were
 * not deferred.
 */
export function movePayload(out: string, html: string) {
  const [before = '', rest] = html.split(PAYLOAD_TAG);
  const end = rest?.indexOf('</script>') ?? -1;
  if (rest === undefined || end < 0) return html;
  const payload = rest.slice(0, end).replace(BUILD, String.raw`\"b\":null`);
  const address = `${PAYLOADS}${nameHash(payload)}.js`;
  mkdirSync(path.join(out, PAYLOADS), { recursive: true });
  writeFileSync(path.join(out, address), payload);
  const after = rest.slice(end + '</script>'.length);
  return before + after.replace(STARTED, (list) => list.replace('["', `["${address}","`));
}
