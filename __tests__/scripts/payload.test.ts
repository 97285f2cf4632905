import { readFileSync } from 'node:fs';
import { readFlight, withSingleQuotes } from '@/scripts/export/flight';
import { changeFlight } from '@/scripts/export/flight-tree';
import { cutSettledParts } from '@/scripts/export/settled-parts';
import { cutStaticIslands } from '@/scripts/export/static-islands';

/** As Next wrote it: copied from `.next/server/app` after a build. */
const page = readFileSync('__tests__/scripts/next-output/clients.html', 'utf8');
const asItIs = (html: string) => changeFlight(html, (value) => value);

/** A made-up payload, for what no page of ours contains. */
const payload = (...rows: readonly string[]) =>
  `<html><body><p data-static="page"></p><script>self.__next_f.push([1,${JSON.stringify(`${rows.join('\n')}\n`)}])</script></body></html>`;

/** What React would read from a page: its scripts are run as a browser runs them. */
function received(html: string) {
  const pushed: unknown[] = [];
  for (const [, script = ''] of html.matchAll(/<script>(self\.[\s\S]*?)<\/script>/g)) {
    new Function('self', script)({ __next_f: { push: (piece: unknown) => pushed.push(piece) } });
  }
  return pushed
    .flatMap((piece) => (Array.isArray(piece) && piece[0] === 1 ? [String(piece[1])] : []))
    .join('');
}

const bodyOf = (html: string) => /<body>[\s\S]*?<\/main>/.exec(html)?.[0] ?? '';

describe('on a page of a real export', () => {
  it('leaves the content of islands to the HTML', () => {
    const html = cutStaticIslands(page);
    expect(bodyOf(html) === bodyOf(page)).toBe(true);
    const before = received(page);
    const after = received(html);
    for (const words of ['"name":"footer"', '"name":"header"']) expect(after).toContain(words);
    // The footer's own words, which the page has once in its HTML.
    expect(before).toContain('Customer Support');
    expect(after).not.toContain('"children":"Customer Support"');
    expect(html).toContain('Customer Support');
    expect(after.length).toBeLessThan(before.length * 0.8);
  });

  it('drops the own scripts, what waits for the head, and answers that only a server gives', () => {
    const html = cutSettledParts(page);
    const before = received(page);
    const after = received(html);
    for (const part of [
      '"script-0"',
      'MetadataBoundary',
      'OutletBoundary',
      '"notFound"',
      '"rel":"canonical"',
    ]) {
      expect(before).toContain(part);
      expect(after).not.toContain(part);
    }
    expect(bodyOf(page)).toContain('<div hidden=""><!--$--><!--/$--></div>');
    expect(bodyOf(html)).toBe(
      bodyOf(page).replace('<div hidden=""><!--$--><!--/$--></div>', '').replace('<!--$--><!--/$-->', ''),
    );
  });

  it('can be cut twice, in any order', () => {
    expect(received(cutSettledParts(cutStaticIslands(page)))).toBe(
      received(cutStaticIslands(cutSettledParts(page))),
    );
  });

  it.each([
    ['self.__next_f.push([1,', 'self.__next_f.push([1, ', 'not written in the known way'],
    ['0:{', '0:W{', 'unknown flight row "0:W{'],
    ['\\"StaticIsland\\"', '\\"Island\\"', 'its flight payload shows no static island.'],
  ])('skips the islands where %s is written %s', (known, other, message) => {
    expect(() => cutStaticIslands(page.replaceAll(known, other))).toThrow(message);
  });

  it.each([
    ['MetadataBoundary', 'HeadBoundary', 'its flight payload shows no MetadataBoundary.'],
    ['<div hidden=""><!--$-->', '<div hidden="hidden"><!--$-->', 'expected "<div hidden=""><!--$-->'],
    ['self.__next_f.push([1,', 'self.__next_f.push(["1",', 'not written in the known way'],
  ])('skips the settled parts where %s is written %s', (known, other, message) => {
    expect(() => cutSettledParts(page.replaceAll(known, other))).toThrow(message);
  });

  it('stops at two islands of one name', () => {
    expect(() => cutStaticIslands(page.replace('data-static="footer"', 'data-static="header"'))).toThrow(
      'two static islands are called "header".',
    );
  });
});

it('stops at a client component inside an island, however deep', () => {
  const html = payload(
    '1:"/chunk.js"',
    '2:I[11,["$1"],"StaticIsland"]',
    '3:I[12,["$1"],"MenuLinks"]',
    '4:["$","nav",null,{"children":["$","$L3",null,{}]}]',
    '0:["$","$L2",null,{"name":"footer","children":["$","div",null,{"children":"$L4"}]}]',
  );
  expect(() => cutStaticIslands(html)).toThrow(
    'static island "footer" contains MenuLinks, a client component, which would never start.',
  );
});

it('keeps long texts, streams, and words that end a script or a string', () => {
  const long = "It's “নদী” \\ </script><!-- <SCRIPT> \r\n".repeat(3);
  const rows = `5:X\n6:T${Buffer.byteLength(long).toString(16)},${long}0:["$5","$6","$$9 a sack"]\n5:C`;
  const html = asItIs(payload(rows));
  expect(received(html)).toBe(`${rows}\n`);
  expect(html).not.toMatch(/<!--|<\/script>[^<]*নদী/);
  const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const quoted = withSingleQuotes(script);
  expect(quoted.startsWith("self.__next_f.push([1,'")).toBe(true);
  expect(received(`<script>${quoted}</script>`)).toBe(`${rows}\n`);
  expect(quoted).not.toMatch(/<!--|<\/script>/i);
});

it('keeps values that need no row', () => {
  const rows =
    '0:["$undefined","$NaN","$-Infinity","$-0","$D2026-11-23T00:00:00.000Z","$n12","$Sreact.fragment"]\n';
  expect(received(asItIs(payload(rows.trim())))).toBe(rows);
});

it('copies what a part that stays took from a part that goes', () => {
  const html = payload(
    '1:"/chunk.js"',
    '2:I[11,["$1"],"StaticIsland"]',
    '3:I[12,["$1"],"MenuLinks"]',
    '4:["$","div",null,{"children":["$","ul",null,{"items":[{"title":"Home"}]}]}]',
    '0:[["$","$L2",null,{"name":"footer","children":"$4"}],["$","$L3",null,{"items":"$4:props:children:props:items"}]]',
  );
  expect(received(cutStaticIslands(html))).toContain('{"items":[{"title":"Home"}]}');
});

it.each([
  ['a row that is missing', payload('0:["$L9"]'), 'flight row 9 is named and missing.'],
  ['a path that leads nowhere', payload('4:{}', '0:["$4:props:x"]'), '$4:props:x leads nowhere'],
  ['a reference of an unknown kind', payload('4:{}', '0:["$x4"]'), 'unknown flight value "$x4"'],
  ['a page without a payload', '<html></html>', 'its flight payload is not written in the known way.'],
])('does not know %s', (_what, html, message) => {
  expect(() => asItIs(html)).toThrow(message);
});

it('reads rows of every kind', () => {
  const kinds = new Set(readFlight(page).map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['hint', 'model', 'module', 'stream', 'text']);
});
