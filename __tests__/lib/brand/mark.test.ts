import { markFiles, markOf } from '@/__tests__/fixtures/marks';
import { markSize, markText, readMark } from '@/lib/brand';

const PAPER = '#F2F1EE';
const reasonFor = (svg: string) => {
  const read = readMark(svg, PAPER);
  return read.ok ? null : read.reason;
};
const svg = (inside: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const SHAPE = '<path d="M0 0h40v20z"/>';

it.each(Object.entries(markFiles))(
  'a mark of %s is stored so that it reads the same again',
  (_name, file) => {
    const mark = markOf(file);
    expect(markOf(markText(mark))).toEqual(mark);
  },
);

it('notes of a drawing program are left out, and the drawing stays', () => {
  expect(markText(markOf(markFiles['two colours of Inkscape']))).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60" fill="#000000"><g transform="translate(0,-3)">' +
      '<path fill="#7A1620" d="M0 63V33C20 3 40 3 60 33S100 63 120 33v30z"/><circle cx="90" cy="20" r="14" fill="#E0A526"/></g></svg>',
  );
});

it('a mark in black alone takes the colour of the text around it, and one with other colours keeps its own', () => {
  expect(Object.entries(markFiles).map(([name, file]) => [name, markOf(file).colours])).toEqual([
    ['two colours of Inkscape', ['#7A1620', '#E0A526']],
    ['a black square', []],
    ['a tall line in blue', ['#0B4F9C']],
    ['white shapes on red', ['#D4021D', '#FFFFFF']],
    ['the colour of the text', []],
  ]);
  expect(markText(markOf(markFiles['a black square']))).toContain('fill="currentColor"');
  const beside = svg(`<path fill="currentColor" d="M0 0h9z"/><path fill="#7A1620" d="M9 0h9z"/>`);
  expect(markText(markOf(beside))).not.toContain('currentColor');
});

it('without a viewBox, width and height are the size of the drawing', () => {
  expect(markOf(markFiles['a tall line in blue']).box).toEqual([0, 0, 30, 56]);
});

it.each([
  ['a script', svg(`<script>alert(1)</script>${SHAPE}`), 'the element “script”'],
  ['a script inside a group', svg(`<g><script href="data:,alert(1)"/></g>${SHAPE}`), 'the element “script”'],
  ['a handler', svg('<path onload="alert(1)" d="M0 0h9z"/>'), 'the attribute “onload” at “path”'],
  ['a handler of the drawing', svg(SHAPE, 'viewBox="0 0 9 9" onload="alert(1)"'), '“onload” at “svg”'],
  ['HTML', svg(`<foreignObject><p>x</p></foreignObject>${SHAPE}`), 'the element “foreignObject”'],
  ['a style sheet', svg(`<style>path{fill:red}</style>${SHAPE}`), 'the element “style”'],
  ['a style', svg('<path style="fill:url(//x.test)" d="M0 0h9z"/>'), 'the attribute “style”'],
  ['a link', svg(`<a href="https://x.test">${SHAPE}</a>`), 'the element “a”'],
  ['a picture', svg(`<image href="https://x.test/a.png"/>${SHAPE}`), 'the element “image”'],
  ['a reference', svg(`<use href="#a"/>${SHAPE}`), 'the element “use”'],
  ['a reference in a colour', svg('<path fill="url(#a)" d="M0 0h9z"/>'), 'fill="url(#a)" at “path”'],
  ['a filter', svg('<path filter="url(#a)" d="M0 0h9z"/>'), 'the attribute “filter”'],
  ['an animation', svg(`<path d="M0 0h9z"><animate attributeName="d"/></path>`), 'the element “animate”'],
  ['a path that is none', svg('<path d="M0 0&#x22;/>"/>'), 'd="M0 0&#x22;/>" at “path”'],
  ['a text', svg(`<text>Name</text>${SHAPE}`), 'the element “text”'],
  ['letters between shapes', svg(`Name${SHAPE}`), 'the text “Name”'],
  ['a name of every object', svg(`<constructor/>${SHAPE}`), 'the element “constructor”'],
  ['an attribute of every object', svg('<path __proto__="x" d="M0 0h9z"/>'), 'the attribute “__proto__”'],
])('%s is refused, with what to ask for', (_what, file, what) => {
  expect(reasonFor(file)).toContain(what);
  expect(reasonFor(file)).toContain('Ask for an SVG of plain shapes in flat colours');
});

it.each([
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(SHAPE)}`, 'cannot be read from “<!DOCTYPE'],
  ['CDATA', svg(`<![CDATA[<script/>]]>${SHAPE}`), 'cannot be read from “<![CDATA['],
  ['a web page', '<html><svg viewBox="0 0 9 9"/></html>', 'is not one SVG drawing'],
  ['no drawing', 'logo.svg', 'is not one SVG drawing'],
  ['two drawings', svg(SHAPE) + svg(SHAPE), 'is not one SVG drawing'],
  ['an element that stays open', '<svg viewBox="0 0 9 9"><g>', 'does not close “g”'],
  ['an element closed twice', svg('</g>'), 'closes “g” where it is not open'],
  ['an attribute that is there twice', svg('<path d="M0 0h9z" d="M0"/>'), 'has “d” twice at “path”'],
  ['no size', svg(SHAPE, ''), 'It needs a viewBox'],
  ['a size of nothing', svg(SHAPE, 'viewBox="0 0 0 20"'), 'It needs a viewBox'],
  ['a drawing with the name', svg(SHAPE, 'viewBox="0 0 100 20"'), 'is 5 times as wide as high'],
  ['a pole', svg(SHAPE, 'viewBox="0 0 20 100"'), 'is 5 times as high as wide'],
  ['nothing drawn', svg('<path fill="none" d="M0 0h9z"/>'), 'draws nothing'],
  ['too many lines', svg(`<path d="M0 0${'h1'.repeat(2500)}z"/>`), 'characters. At most 4,000 are possible'],
  ['a book', svg(' '.repeat(200_000)), 'characters. Ask for an SVG'],
])('%s is refused in a sentence', (_what, file, reason) => {
  expect(reasonFor(file)).toContain(reason);
});

it('a mark too light for a light page is refused, with the nearest colour that is dark enough', () => {
  const reason = reasonFor(svg('<path fill="#FFE9A8" d="M0 0h9z"/>')) ?? '';
  expect(reason).toContain('Its darkest colour, #FFE9A8, has a contrast of 1.1:1; 3:1 is needed');
  const [nearest = ''] = reason.match(/#[0-9A-F]{6}$/) ?? [];
  expect(reasonFor(svg(`<path fill="${nearest}" d="M0 0h9z"/>`))).toBeNull();
});

it('marks of every shape look equally large', () => {
  expect(markSize({ box: [0, 0, 48, 26] }, 48 * 26)).toEqual({ width: 48, height: 26 });
  expect(markSize({ box: [5, 5, 10, 10] }, 900)).toEqual({ width: 30, height: 30 });
  expect(markSize({ box: [0, 0, 10, 20] }, 800, 20)).toEqual({ width: 10, height: 20 });
});

it('a hostile file of blanks and brackets is refused at once', () => {
  const parts = ['<', ' ', '<!--', '="', "='", 'a=', '<a ', '(', 'translate( ', '<?'];
  const start = performance.now();
  const reasons = parts.map((part) =>
    reasonFor(
      `<svg viewBox="0 0 9 9"><path transform="${part.replaceAll('"', '').repeat(20_000)}"/>${part.repeat(20_000)}`,
    ),
  );
  expect(parts.filter((_, index) => reasons[index] === null)).toEqual([]);
  // All ten take about 1 ms; a pattern that tries again from every character would take minutes.
  expect(performance.now() - start).toBeLessThan(2_000);
});
