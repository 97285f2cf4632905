import { readFileSync } from 'node:fs';
import { changeFlight } from '@/scripts/export/flight-tree';
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

it('stops at two islands of one name', () => {
  expect(() => cutStaticIslands(page.replace('data-static="footer"', 'data-static="header"'))).toThrow(
    'two static islands are called "header".',
  );
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
