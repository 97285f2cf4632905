import { readFileSync } from 'node:fs';
import { deferScripts } from '@/scripts/export/defer-scripts';

/** As Next wrote it: copied from `.next/server/app` after a build. */
const page = readFileSync('__tests__/scripts/next-output/clients.html', 'utf8');
const withoutType = (html: string) => [...html.matchAll(/<script(?: id="[^"]*")?>([\s\S]*?)<\/script>/g)];

it('is not led astray by words that look like tags', () => {
  const words = '<script type="application/ld+json">{"name":"</body> $& $1"}</script>';
  const html = deferScripts(
    page.replace('<a href="#main"', (link) => words + link),
    'late',
  );
  expect(html.includes(`${words}<a href="#main"`)).toBe(true);
  expect(withoutType(html)).toHaveLength(1);
});

it.each([
  ['<script async src=', 'no scripts of the framework were found.'],
  ['<script src=', undefined],
])('knows %s, or stops', (form, message) => {
  const html = page.replaceAll(/<script src="([^"]+)"( id="[^"]*")? async="">/g, `${form}"$1"$2 async="">`);
  const act = () => deferScripts(html, 'late');
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
  expect(() => deferScripts(html, 'late')).toThrow(message);
});
