import { published } from '@/__tests__/content/published';
import fc from '@/__tests__/fast-check';
import type { Node } from 'prosemirror-model';
import {
  openDocument,
  sameContent,
  writeDocument,
  type WritingDocument,
  writeBlock,
} from '@/components/admin/writing/document';
import { schema } from '@/components/admin/writing/schema';
import { samples } from '@/scripts/test/depth';

type Article = Readonly<Record<'title' | 'desc', { readonly en: string }>>;
const articles = ([...published.blogs, ...published.news] as unknown as readonly Article[]).map(
  ({ title, desc }) => [title.en, desc.en] as const,
);

function open(markdown: string) {
  const opened = openDocument(markdown);
  if (opened === null) throw new Error('beyond the limits');
  return opened;
}

const { nodes } = schema;

/**
 * Writes every block anew, as if changed, and expects an equal document when opened. Source blocks cannot be rewritten;
 * a paragraph replaces them.
 */
function expectSameWhenRewritten({ doc, ...opened }: WritingDocument) {
  const plain = nodes.paragraph.create(null, schema.text('plain'));
  const blocks = bodyOf(doc).map((block) => (isSource(block) ? plain : block));
  const changed = nodes.doc.create(null, blocks.length === 0 ? plain : blocks);
  const others = bodyOf(open(writeDocument(changed, { ...opened, doc, origins: [], end: '' })).doc);
  blocks.forEach((block, index) => {
    const other = others[index] ?? null;
    if (!sameContent(block, other)) {
      expect({ markdown: opened.markdown, block: other?.toJSON() }).toEqual(block.toJSON());
    }
  });
  expect(others).toHaveLength(Math.max(1, blocks.length));
}

/** Returns the blocks that are not empty. */
const bodyOf = (doc: Node) => doc.children.filter((node) => isSource(node) || writeBlock(node) !== '');

const isSource = ({ type }: Node) => type === nodes.source;

test.each(articles)('shows all of “%s” and saves it unchanged, byte for byte', (_title, markdown) => {
  const opened = open(markdown);
  expect(opened.doc.children.filter(isSource)).toEqual([]);
  expect(writeDocument(opened.doc, opened)).toBe(markdown);
  expectSameWhenRewritten(opened);
});

const inline = fc.oneof(
  fc.constantFrom(
    '**bold**',
    '*it*',
    '_it_',
    '`code`',
    '[link](/blog)',
    '[x](https://a.test "t")',
    '![alt](/images/scenes/kerb-road.jpg)',
    '![far](https://a.test/x.png)',
    '<https://a.test>',
    'https://a.test/b_c',
    'a@b.test',
    '~~gone~~',
    '<b>html</b>',
    '&amp;',
    '\\*',
    '[^1]',
    '[ref]',
    '[ref][r]',
    '***both***',
    '**a *b* c**',
    '*a **b***',
    'a**b**c',
    '`` ` ``',
    '  \n',
    '\\\n',
    '\n',
  ),
  fc.constantFrom(
    'word',
    'বাংলা লেখা',
    '👷🏽‍♀️',
    'שלום',
    '#',
    '1.',
    '-',
    '+',
    '>',
    '|',
    '*',
    '_',
    '**',
    '`',
    '[',
    '](',
    '<',
    '&',
    '!',
    '\u00a0',
    '~',
    '=',
    ':',
  ),
  fc.string({ maxLength: 5 }),
);
const line = fc
  .array(inline, { minLength: 1, maxLength: 6 })
  .chain((parts) => fc.constantFrom(parts.join(' '), parts.join('')));
const block = fc.oneof(
  line,
  fc
    .tuple(
      fc.constantFrom(
        '# ',
        '## ',
        '### ',
        '#### ',
        '- ',
        '* ',
        '+ ',
        '1. ',
        '3) ',
        '> ',
        '> - ',
        '- - ',
        '    ',
        '- [ ] ',
        '[r]: ',
        '[^1]: ',
        '<div>',
      ),
      line,
    )
    .map((p) => p.join('')),
  fc
    .array(fc.tuple(fc.constantFrom('- ', '  - ', '- ', '1. ', '\n- ', '  ', '> ', '>> '), line), {
      minLength: 2,
      maxLength: 4,
    })
    .map((rows) => rows.map((p) => p.join('')).join('\n')),
  fc.constantFrom(
    '---',
    '***',
    '```js\ncode\n```',
    '<!-- note -->',
    '| a | b |\n| --- | :-: |\n| 1 | 2 |',
    '| a |\n|---|\n| 1 | 2 |',
    '|a|b|\n|-|-|\n|1|',
    'Title\n===',
    'Sub\n---',
    '[r]: /blog',
    '[^1]: note',
    '\uFEFF',
    'a\r\nb',
  ),
);
const texts = fc
  .array(fc.tuple(block, fc.constantFrom('\n\n', '\n\n', '\n', '\n\n\n', '\r\n\r\n', ' \n\n')), {
    maxLength: 6,
  })
  .map((parts) => parts.flat().join(''));

/** Number of samples; fewer in the short run. */
const RUNS = samples(50, 1_000);

test('random Markdown texts are the same to the byte after they were opened, and mean the same once written anew', () => {
  fc.assert(
    fc.property(texts, (markdown) => {
      const opened = openDocument(markdown);
      if (opened === null) return;
      expect(writeDocument(opened.doc, opened)).toBe(markdown);
      expectSameWhenRewritten(opened);
    }),
    { numRuns: RUNS, examples: [['[r]: /blog\nTitle\n===\n\n'], ['[r]: /blog\r\nTitle\r\n===']] },
  );
});
