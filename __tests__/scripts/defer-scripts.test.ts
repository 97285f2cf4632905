import { deferScripts } from '@/scripts/export/defer-scripts';

const scripts =
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" id="_R_" async=""></script>';
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>${scripts}<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>${body}</body></html>`;

it.each(['late', 'at once'] as const)(
  'leaves no script with an address, and starts all of them %s',
  (when) => {
    const html = deferScripts(page('<p>Words</p>'), 'x.html', when);
    expect(html).not.toMatch(/<script[^>]* src=|rel="preload"/);
    expect(html).toMatch(
      /<p>Words<\/p><script>[^<]*\bof ?\["\/_next\/static\/chunks\/a\.js","\/_next\/static\/chunks\/b\.js"\][^<]*<\/script><\/body><\/html>$/,
    );
  },
);

it('puts the data of the framework before what starts it, in one script', () => {
  const data = '<script id="_R_">first();</script><script>second([1,"$&"])</script><p>Words</p>';
  const html = deferScripts(page(data), 'x.html', 'at once');
  expect(html).toContain('<body><p>Words</p><script>first();second([1,"$&"]);for(');
  expect(html.match(/<script/g)).toHaveLength(1);
});

it('starts public scripts when the first screen is there or somebody acts, those of the studio straight away', () => {
  expect(deferScripts(page(''), 'x.html', 'late')).toContain('addEventListener("site:arrived"');
  expect(deferScripts(page(''), 'admin.html', 'at once')).not.toContain('addEventListener');
});

it('is not led astray by words that look like tags', () => {
  const words = '<script type="application/ld+json">{"name":"</body> $& $1"}</script>';
  const html = deferScripts(page(words), 'x.html', 'late');
  expect(html).toContain(`<body>${words}<script>`);
  expect(html.match(/<script>/g)).toHaveLength(1);
});

it.each([
  ['<html><head></head><body></body></html>', 'x.html: no framework scripts were found to defer.'],
  [page('<script defer src="/other.js"></script>'), 'x.html: a script with an address was left in the page.'],
  [page('').replace('</body>', ''), 'x.html: </body> was not found.'],
])('stops when pages are written differently: %#', (html, message) => {
  expect(() => deferScripts(html, 'x.html', 'late')).toThrow(message);
});
