import { readFlight } from '@/scripts/export/flight';
import { lightenPayload } from '@/scripts/export/payload';

const ISLAND = '2:I[11,["$1"],"StaticIsland"]';
const LEAF = '3:I[12,["$1"],"MenuLinks"]';

/** A page as Next writes it: its payload in as many pieces as are given. */
const page = (pieces: readonly string[], body = '') =>
  `<html><body>${body}<script>(self.__next_f=self.__next_f||[]).push([0])</script>${pieces
    .map((piece) => `<script>self.__next_f.push([1,${JSON.stringify(piece)}])</script>`)
    .join('')}</body></html>`;
const payload = (...rows: readonly string[]) => page([`${rows.join('\n')}\n`]);

/** What React would read from the finished page: the script is run as a browser runs it. */
function received(html: string) {
  const pushed: unknown[] = [];
  for (const [, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
    new Function('self', script)({ __next_f: { push: (piece: unknown) => pushed.push(piece) } });
  }
  return pushed
    .flatMap((piece) => (Array.isArray(piece) && piece[0] === 1 ? [String(piece[1])] : []))
    .join('');
}

it('leaves the content of an island to the HTML, and drops what only it used', () => {
  const html = payload(
    '1:"/chunk.js"',
    ISLAND,
    '4:["$","p",null,{"children":"Far away"}]',
    '0:{"tree":["$","$L2",null,{"name":"page","className":"wide","children":[["$","h1",null,{"children":"Title"}],"$L4"]}]}',
  );
  expect(received(lightenPayload(html, 'x.html'))).toBe(
    '1:"/chunk.js"\n2:I[11,["$1"],"StaticIsland"]\n0:{"tree":["$","$L2",null,{"name":"page","className":"wide"}]}\n',
  );
});

it('keeps everything else as it was: long texts, streams, and words that end a script or a string', () => {
  const long = "It's “নদী” \\ </script><!-- <SCRIPT> \r\n".repeat(3);
  const rows = `5:X\n6:T${Buffer.byteLength(long).toString(16)},${long}0:["$5","$6","$$9 a sack"]\n5:C\n`;
  const html = lightenPayload(page([rows.slice(0, 40), rows.slice(40)]), 'x.html');
  expect(received(html)).toBe(rows);
  expect(html.match(/<script>self\.__next_f\.push/g)).toHaveLength(1);
  expect(html).not.toMatch(/<!--|<\/script>[^<]*নদী/);
});

it('drops what the page says and does by itself, and what only a server could ask for', () => {
  const html = payload(
    ':HL["/a.css","style"]',
    '2:I[11,["$1"],"LayoutRouter"]',
    '1:"/chunk.js"',
    '4:["$","p",null,{"children":"No such page"}]',
    '5:[["$","title","0",{"children":"Career"}],["$","meta","1",{"name":"description","content":"…"}]]',
    '0:[["$","link","0",{"rel":"stylesheet","href":"/a.css"}],["$","script","1",{"src":"/chunk.js","async":true}],["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"{}"}}],["$","$L2",null,{"notFound":"$4","error":"$undefined","template":"x"}],"$5"]',
  );
  expect(received(lightenPayload(html, 'x.html'))).toBe(
    [
      '2:I[11,["$1"],"LayoutRouter"]',
      '1:"/chunk.js"',
      '5:[null,null]',
      '0:[null,null,["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":""}}],["$","$L2",null,{"template":"x"}],"$5"]',
      '',
    ].join('\n'),
  );
});

const headless = [
  '6:"MetadataBoundary"',
  '7:I[13,["$1"],"$6"]',
  '8:I[13,["$1"],"OutletBoundary"]',
  '1:"/chunk.js"',
  '4:["$","$L7",null,{"children":["$","title",null,{"children":"Career"}]}]',
  '0:{"head":"$4","tree":["$","p",null,{"children":["Text",["$","$L8",null,{}]]}],"search":"$undefined"}',
  '',
].join('\n');

it('drops what waits for the tags of the head, in the payload and in the body', () => {
  const body = '<div hidden=""><!--$--><!--/$--></div><p>Text<!--$--><!--/$--></p>';
  const html = lightenPayload(page([headless], body), 'x.html');
  expect(received(html)).toBe('4:null\n0:{"head":"$4","tree":["$","p",null,{"children":["Text",null]}]}\n');
  expect(html).toContain('<body><p>Text</p><script>');
});

it('copies what a part that stays took from a part that goes', () => {
  const html = payload(
    '1:"/chunk.js"',
    ISLAND,
    LEAF,
    '4:["$","div",null,{"children":["$","ul",null,{"items":[{"title":"Home"}]}]}]',
    '0:[["$","$L2",null,{"name":"footer","children":"$4"}],["$","$L3",null,{"items":"$4:props:children:props:items"}]]',
  );
  expect(received(lightenPayload(html, 'x.html'))).toContain('{"items":[{"title":"Home"}]}');
});

it.each([
  [
    'a client component inside an island, however deep',
    payload(
      '1:"/chunk.js"',
      ISLAND,
      LEAF,
      '4:["$","nav",null,{"children":["$","$L3",null,{}]}]',
      '0:["$","$L2",null,{"name":"footer","children":["$","div",null,{"children":"$L4"}]}]',
    ),
    'x.html: static island "footer" holds MenuLinks, a client component, which would never wake.',
  ],
  [
    'two islands of one name',
    page(['0:1\n'], '<p data-static="card"></p><p data-static="card"></p>'),
    'x.html: two static islands are called "card".',
  ],
  ['a row nobody knows', payload('0:W"what"'), 'x.html: unknown flight row "0:W"what"".'],
  ['a row that is missing', payload('0:["$L9"]'), 'x.html: flight row 9 is named and missing.'],
  ['a path that leads nowhere', payload('4:{}', '0:["$4:props:x"]'), '$4:props:x leads nowhere'],
  [
    'a body without what a part of the payload leaves there',
    page([headless], '<p>Text<!--$--><!--/$--></p>'),
    'x.html: expected "<div hidden=""><!--$--><!--/$--></div>" once',
  ],
  ['a page without a payload', '<html></html>', 'x.html: its flight payload is not written the way'],
])('stops at %s', (_what, html, message) => {
  expect(() => lightenPayload(html, 'x.html')).toThrow(message);
});

it('reads rows of every kind', () => {
  const rows = readFlight(payload('1:"/chunk.js"', LEAF, '0:null'), 'x.html');
  expect(rows.map(({ kind }) => kind)).toEqual(['model', 'module', 'model']);
});
