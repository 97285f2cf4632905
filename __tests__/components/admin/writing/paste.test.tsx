import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DOMParser as EditorParser } from 'prosemirror-model';
import { cleanPaste } from '@/components/admin/writing/paste';
import { schema } from '@/components/admin/writing/schema';
import { writeBlock } from '@/components/admin/writing/write-markdown';

const ORIGIN = 'https://website.test';

const fixture = (name: string) =>
  readFileSync(path.resolve('__tests__/fixtures/clipboards', `${name}.html`), 'utf8');

/** The Markdown of pasted HTML, and the sentence that tells what changed. */
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
    expect(notes).toEqual({ headings: 1, hasLooks: true, lostPictures: 1, lostLinks: 0 });
  },
);

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

A wall of 3 m², [relative](/blog/how-a-block-is-made), [the norm](https://example.com/norm).

Weights

| Block | Weight | |
| --- | --- | --- |
| Hollow | 14 kg | dry |
| | 15 kg | wet |

A wall`);
  expect(notes).toMatchObject({ headings: 1, lostPictures: 1 });
});

test('hostile HTML leaves its words', () => {
  const { markdown } = paste(fixture('hostile').replace('data-pm-slice', 'data-other'));
  expect(markdown).toMatch(/^Plain words and more\.\n\nslice\n\n\\<script>/);
  expect(markdown).not.toMatch(/evil|javascript:|onerror|press|field/);
});

test('pictures that come along are handed over, pictures of the website stay', () => {
  const own = `<p><img src="${ORIGIN}/images/scenes/kerb-road.jpg" alt="A kerb"></p>`;
  const { markdown, pictures } = paste(`${own}<img src="data:image/png;base64,iVBORw0KGgo=">`);
  expect(markdown).toBe('![A kerb](/images/scenes/kerb-road.jpg)');
  expect(pictures).toEqual(['data:image/png;base64,iVBORw0KGgo=']);
});

test('invisible characters go, the joiners of Bangla stay', () => {
  expect(paste('<p>\u202Aন\u200D\uFEFFo\u200E\u200B</p>').markdown).toBe('ন\u200Do');
});
