import { readFileSync } from 'node:fs';
import { deferScripts } from '@/scripts/export/defer-scripts';
import { startedScripts } from '@/scripts/export/page-scripts';

/** As Next wrote it: copied from `.next/server/app` after a build. */
const page = readFileSync('__tests__/scripts/next-output/clients.html', 'utf8');
const withoutType = (html: string) => [...html.matchAll(/<script(?: id="[^"]*")?>([\s\S]*?)<\/script>/g)];

it.each(['late', 'at once'] as const)(
  'leaves no script with an address, and starts all of them %s',
  (when) => {
    const html = deferScripts(page, when);
    expect(html).not.toMatch(/<script[^>]* src=|rel="preload" as="script"/);
    expect(startedScripts(html)).toEqual(startedScripts(page));
    expect(startedScripts(page).length).toBeGreaterThan(4);
  },
);

it('puts the data of the framework before what starts it, in one script at the end', () => {
  const html = deferScripts(page, 'at once');
  const scripts = withoutType(html);
  expect(scripts).toHaveLength(1);
  expect(html.endsWith(`${scripts[0]?.[0] ?? ''}</body></html>`)).toBe(true);
  const pushed: unknown[] = [];
  const before: unknown[] = [];
  const run = (list: unknown[], text: string) =>
    new Function('self', 'globalThis', 'document', text)(
      { __next_f: { push: (piece: unknown) => list.push(piece) } },
      {},
      { createElement: () => ({}), head: { append: () => undefined } },
    );
  for (const [, text = ''] of withoutType(page)) run(before, text);
  run(pushed, scripts[0]?.[1] ?? '');
  expect(pushed).toEqual(before);
  expect(pushed.length).toBeGreaterThan(1);
});

it('starts public scripts when the first screen is there or somebody acts, those of the studio straight away', () => {
  expect(deferScripts(page, 'late')).toContain('addEventListener("site:arrived"');
  expect(deferScripts(page, 'at once')).not.toContain('addEventListener');
});

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
