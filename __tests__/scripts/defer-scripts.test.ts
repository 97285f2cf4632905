import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deferScripts } from '@/scripts/export/defer-scripts';
import { startedScripts } from '@/scripts/export/page-scripts';
import { movePayload } from '@/scripts/export/payload-file';

/** The name of the build in React's data. */
const buildName = /(?<=\\"b\\":)\\"([^"\\]+)\\"/;
/** As Next wrote it: copied from `.next/server/app` after a build. */
const page = readFileSync('__tests__/scripts/next-output/clients.html', 'utf8');

it('is not led astray by words that look like tags', () => {
  const words = '<script type="application/ld+json">{"name":"</body> $& $1"}</script>';
  const html = deferScripts(page.replace('<a href="#main"', (link) => words + link));
  expect(html.includes(`${words}<a href="#main"`)).toBe(true);
  expect(html.match(/<script>/g)).toHaveLength(1);
});

it('moves all data of React into a file that the page starts with its scripts', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'payload-'));
  const whole = deferScripts(page);
  const html = movePayload(out, whole);
  const [payload = '', ...scripts] = startedScripts(html);
  expect(scripts).toEqual(startedScripts(whole));
  expect(html).not.toContain('__next_f');
  const [, data = ''] = /data-payload="">([\s\S]*?)<\/script>/.exec(whole) ?? [];
  expect(readFileSync(path.join(out, payload), 'utf8')).toBe(data.replace(buildName, 'null'));
  rmSync(out, { recursive: true });
});

it('gives a page that stayed the same the file that it had before', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'payload-'));
  const [, name = ''] = buildName.exec(page) ?? [];
  const next = page.replaceAll(name, '0123456789abcdef0123');
  expect(next).not.toBe(page);
  expect(movePayload(out, deferScripts(next))).toBe(movePayload(out, deferScripts(page)));
  rmSync(out, { recursive: true });
});

it.each([
  ['<script async src=', 'no scripts of the framework were found.'],
  ['<script src=', undefined],
])('knows %s, or stops', (form, message) => {
  const html = page.replaceAll(/<script src="([^"]+)"( id="[^"]*")? async="">/g, `${form}"$1"$2 async="">`);
  const act = () => deferScripts(html);
  if (message === undefined) expect(act).not.toThrow();
  else expect(act).toThrow(message);
});

it.each([
  [
    page.replace('</head>', '<script defer src="/other.js"></script></head>'),
    'a script with an address was left',
  ],
  [page.replace('</body>', ''), '</body> was not found.'],
])('stops when pages are written differently: %#', (html, message) => {
  expect(() => deferScripts(html)).toThrow(message);
});
