import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DOMParser as EditorParser } from 'prosemirror-model';
import { cleanPaste, pasteProblem, sliceOfText } from '@/components/admin/writing/paste';
import { Editing } from './editing';
import { schema } from '@/components/admin/writing/schema';
import { writeBlock } from '@/components/admin/writing/document';

const ORIGIN = 'https://website.test';

const fixture = (name: string) =>
  readFileSync(path.resolve('__tests__/fixtures/clipboards', `${name}.html`), 'utf8');

/** What a paste without losses reports. */
const nothing = cleanPaste('', ORIGIN).notes;

/** Pastes HTML; returns the Markdown and the note about changes. */
function paste(html: string) {
  const pasted = cleanPaste(html, ORIGIN);
  const { body } = new DOMParser().parseFromString(pasted.html, 'text/html');
  const doc = EditorParser.fromSchema(schema).parse(body);
  const markdown = doc.children
    .map((block) => writeBlock(block))
    .filter((text) => text !== '')
    .join('\n\n');
  return { ...pasted, markdown };
}

const article = `## Laying blocks

Use **dry** blocks and *wet* sand.

- Sand
  - sieved
- Cement

In this order:

1. Mix
2. Lay

[The norm](https://example.com/norm)

| **Block** | **Weight** |
| --- | --- |
| Hollow | 14 kg |`;

test.each(['word', 'google-docs', 'libreoffice'])(
  'a text from %s keeps headings, lists, links and tables, and its picture is named as lost',
  (name) => {
    const { markdown, notes } = paste(fixture(name));
    expect(markdown).toBe(article);
    expect(notes).toEqual({ ...nothing, headings: 1, hasLooks: true, lostPictures: 1 });
  },
);

test('bold and italic of Word are kept although its styles for other scripts are normal', () => {
  const word =
    "<p class=MsoNormal>Use <b style='mso-bidi-font-weight:normal'>dry</b> and <i style='mso-bidi-font-style:normal'>wet</i>, not <b style='font-weight:normal'>plain</b>.</p>";
  expect(paste(word).markdown).toBe('Use **dry** and *wet*, not plain.');
});

test('the blank paragraph that Word puts behind a table leaves no gap', () => {
  const table = '<table><tr><td>Block</td><td>Weight</td></tr><tr><td>Hollow</td><td>14 kg</td></tr></table>';
  const { html } = paste(`${table}<p class=MsoNormal><o:p>&nbsp;</o:p></p><p>Below.</p>`);
  expect(html).toMatch(/<\/table><p>Below\.<\/p>$/);
});

test('a message from WhatsApp Web keeps its emphasis', () => {
  expect(paste(fixture('whatsapp-web')).markdown).toBe('Use **dry** blocks and *wet* sand 👷');
});

test('a web page becomes what articles have', () => {
  const { markdown, notes } = paste(fixture('web-page'));
  expect(markdown).toBe(`Skip

### Laying blocks

Use **dry** blocks and *wet* sand.

A second thought.

> Never rush.

A wall of 3 m², [relative](/blog/how-a-wall-is-built), [the norm](https://example.com/norm).

Weights

| Block | Weight | |
| --- | --- | --- |
| Hollow | 14 kg | dry |
| | 15 kg | wet |

A wall`);
  expect(notes).toMatchObject({ headings: 1, lostPictures: 1 });
});

test('hostile HTML is reduced to its text', () => {
  const { markdown } = paste(fixture('hostile').replace('data-pm-slice', 'data-other'));
  expect(markdown).toMatch(/^Plain words and more\.\n\nslice\n\n\\<script>/);
  expect(markdown).not.toMatch(/evil|javascript:|onerror|press|field/);
});

test('embedded pictures are returned, pictures of the website are kept', () => {
  const own = `<p><img src="${ORIGIN}/images/scenes/kerb-road.jpg" alt="A kerb"></p>`;
  const { markdown, pictures } = paste(`${own}<img src="data:image/png;base64,iVBORw0KGgo=">`);
  expect(markdown).toBe('![A kerb](/images/scenes/kerb-road.jpg)');
  expect(pictures).toEqual(['data:image/png;base64,iVBORw0KGgo=']);
});

test('raised and lowered digits keep their value, and lists of Word with Bangla numbers stay numbered', () => {
  const { markdown } = paste('<p>10<sup>6</sup>, x<sup>−10</sup>, H<sub>2</sub>O, 5<sup>th</sup></p>');
  expect(markdown).toBe('10⁶, x⁻¹⁰, H₂O, 5th');
  const mark = (text: string) => `<span style='mso-list:Ignore'>${text}</span>`;
  const list = ['১.', '২।', 'গি)'].map((text) => `<p style='mso-list:l0 level1'>${mark(text)}ইট</p>`);
  expect(paste(list.join('')).markdown).toBe('1. ইট\n2. ইট\n3. ইট');
});

test.each([
  ['after a paragraph', ['1.', '2.', null, '3.'], '1. Lay\n2. Lay\n\nWait.\n\n3. Lay'],
  ['in Bangla', ['১।', null, '২।'], '1. Lay\n\nWait.\n\n2. Lay'],
  ['by letters', ['a)', 'b)', null, 'c)'], '1. Lay\n2. Lay\n\nWait.\n\n3. Lay'],
  ['of which only the end is copied', ['8.', '9.'], '8. Lay\n9. Lay'],
])('a numbered list of Word goes on with its numbers %s', (_what, marks, markdown) => {
  const line = (mark: string | null) =>
    mark === null
      ? '<p class=MsoNormal>Wait.</p>'
      : `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${mark}</span>Lay</p>`;
  expect(paste(marks.map(line).join('')).markdown).toBe(markdown);
});

test('a numbered list within a list of Word begins anew below each of its items', () => {
  const line = (level: number, mark: string) =>
    `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${mark}</span>Lay</p>`;
  const lines = [line(1, '1.'), line(2, 'a)'), line(2, 'b)'), line(1, '2.'), line(2, 'a)')];
  expect(paste(lines.join('')).markdown).toBe('1. Lay\n   1. Lay\n   2. Lay\n2. Lay\n   1. Lay');
});

const onlineItem = (tag: string, level: number, start: number, words: string) =>
  `<div class="ListContainerWrapper X1"><${tag} role="list" start="${start}"><li data-aria-level="${level}" class="OutlineElement X1"><p class="Paragraph"><span>${words}</span></p></li></${tag}></div>`;

test.each([
  [
    'Word Online',
    '<div class="OutlineElement Ltr X1"><p class="Paragraph" role="heading" aria-level="2"><span>Laying</span></p></div>' +
      onlineItem('ul', 1, 1, 'Sand') +
      onlineItem('ul', 2, 1, 'sieved') +
      onlineItem('ul', 1, 1, 'Cement') +
      '<div class="OutlineElement Ltr X1"><p class="Paragraph">In this order:</p></div>' +
      '<ol><li data-aria-level="1">Mix</li><li data-aria-level="1">Lay</li></ol>',
  ],
  [
    'PowerPoint',
    '<h2>Laying</h2>' +
      "<div class=O style='margin-left:27pt'><span style='font-size:20pt'><span style='mso-special-format:bullet'>•</span></span><span>Sand</span></div>" +
      "<div class=O1><span style='mso-special-format:bullet'>–</span><span>sieved</span></div>" +
      "<div class=O><span style='mso-special-format:bullet'>•</span><span>Cement</span></div>" +
      '<div class=O>In this order:</div>' +
      `<div class=O><span style='mso-special-format:"numbullet3\\,1"'>1.</span><span>Mix</span></div>` +
      `<div class=O><span style='mso-special-format:"numbullet3\\,1"'>2.</span><span>Lay</span></div>`,
  ],
])('headings and lists of %s stay, also one list within another', (_source, html) => {
  expect(paste(html).markdown).toBe(
    '## Laying\n\n- Sand\n  - sieved\n- Cement\n\nIn this order:\n\n1. Mix\n2. Lay',
  );
});

test.each([
  [
    'with a title and headings',
    '<h1>Blocks</h1><h2>Hollow</h2><h3>Sizes</h3>',
    '## Blocks\n\n### Hollow\n\n### Sizes',
  ],
  ['with headings only', '<h2>Hollow</h2><h3>Sizes</h3>', '## Hollow\n\n### Sizes'],
  [
    'whose title is a style of Word',
    '<p class=MsoTitle>Blocks</p><h2>Hollow</h2>',
    '## Blocks\n\n### Hollow',
  ],
  ['whose first heading is blank', '<h1>&nbsp;</h1><h2>Hollow</h2>', '## Hollow'],
])('a text %s keeps the order of its headings', (_what, html, markdown) => {
  expect(paste(html).markdown).toBe(markdown);
});

test.each([
  ['with dashes', 'Use:\n- Sand\n- Cement', '', 'Use:\n\n- Sand\n- Cement'],
  ['with bullets and blank lines', '•\tSand\r\n\r\n•\tCement', '', '- Sand\n- Cement'],
  [
    'one within another',
    '* Sand\n    * sieved\n    * dry\n* Cement',
    '',
    '- Sand\n  - sieved\n  - dry\n- Cement',
  ],
  ['with numbers', '1. Mix\n2. Lay\nWait.\n3. Cure', '', '1. Mix\n2. Lay\n\nWait.\n\n3. Cure'],
  ['with Bangla numbers', '১। বালু\n২। সিমেন্ট', '', '1. বালু\n2. সিমেন্ট'],
  ['in bold words', '- Sand\n- Cement', '**a|b**', '**aSand**\n\n- **Cementb**'],
  ['of one line, which is none', '- Sand', '', '\\- Sand'],
  ['in a heading, which has none', '- Sand\n- Cement', '## a|b', '## a- Sand\n\n\\- Cementb'],
  ['of lines that begin with other numbers', '190 mm\n1.5 kg\n-5 °C', '', '190 mm\n\n1.5 kg\n\n-5 °C'],
])('a list in plain text, %s', (_what, text, before, markdown) => {
  const editing = new Editing(before);
  editing.press(({ tr, selection }, dispatch) => {
    dispatch?.(tr.replaceSelection(sliceOfText(text, selection.$from)));
    return true;
  });
  expect(editing.markdown).toBe(markdown);
});

test('invisible characters are removed, the joiners of Bangla are kept', () => {
  expect(paste('<p>\u202Aন\u200D\uFEFFo\u200E\u200B</p>').markdown).toBe('ন\u200Do');
});

test.each([
  ['50,000 links', '<a href="https://example.com/">a</a>'.repeat(50_000), 'a', 'markup'],
  ['100,000 boxes', '<div>'.repeat(100_000), '', 'markup'],
  [
    '5 MB of Word',
    `<p style='${'mso-ansi-language:EN-US;'.repeat(50)}'>words</p>`.repeat(4_000),
    'words',
    'markup',
  ],
  ['one word of 5 MB', '', 'x'.repeat(5_000_000), 'words'],
  ['a long article of Word', `<p class=MsoNormal><b><span>words</span></b></p>`.repeat(1_500), 'words', null],
  ['a picture of 4 MB', `<img src="data:image/png;base64,${'A'.repeat(4_000_000)}">`, '', null],
  ['five articles', '', 'x'.repeat(100_000), null],
])('%s is judged before it is read', (_what, html, text, problem) => {
  expect(pasteProblem(html, text)).toBe(problem);
});
