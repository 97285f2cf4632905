import type { Nodes } from 'mdast';
import fc from '@/__tests__/fast-check';
import { pair } from '@/__tests__/fixtures/pair';
import { articleProblem, markdownTree } from '@/lib/text';
import { recordSchema as newsItemSchema } from '@/content/entities/news/schema';
import { recordSchema as blogSchema } from '@/content/entities/blogs/schema';
import { samples } from '@/scripts/test/depth';

/** Repeats a text to the maximum length of a body. */
const fill = (unit: string, length = 20_000) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
const stairs = Array.from({ length: 190 }, (_, step) => `${' '.repeat(step)}- a`).join('\n');

const boldRows = '|**a**|**b**|\n'.repeat(100);

describe('markdownProblem', () => {
  it.each([
    ['20,000 quotation marks', fill('>'), 1, /nested too deep/],
    ['lists inside lists on one line', `Words.\n\n${fill('1. ')}`, 3, /nested too deep/],
    ['quotations of lists', fill('> - '), 1, /nested too deep/],
    ['footnotes inside footnotes', fill('[^a]: '), 1, /nested too deep/],
    ['a list that goes one space deeper in every line', stairs, 41, /indented too far/],
    ['emphasis that is opened again and again', `Words.\n\n${fill('*a_')}`, 3, /too many marks/],
    ['emphasis over many lines', fill('*a\n', 3_000), 501, /too many marks/],
    ['brackets', fill('['), 1, /too many marks/],
    ['a table of too many columns', `|${'a|'.repeat(40)}`, 1, /too many columns/],
    ['a table with a cell of many marks', `|a|\n|-|\n|${fill('*a_', 900)}|`, 3, /too many marks/],
    ['rows of more cells than the line below them', `|a|b|\n|-|\n${boldRows}`, 65, /too many marks/],
    ['rows below a sign | that is text', `|a|b\\|\n|-|\n${boldRows}`, 65, /too many marks/],
    ['rows below a quotation in a table', `|a|\n|-|\n> a\n${boldRows}`, 66, /too many marks/],
    ['a text of five articles', fill('a', 100_001), 1, /more than 100,000 characters/],
    ['more lines than an article has', 'a\n'.repeat(2_001), 2_001, /one line too many/],
  ])('refuses %s, with the line', (_, markdown, line, reason) => {
    expect(articleProblem(markdown)).toEqual({ line, reason: expect.stringMatching(reason) as string });
    expect(() => markdownTree(markdown)).toThrow(`line ${line} `);
  });

  it.each([
    ['ten quotations and lists inside each other', `${'> - '.repeat(5)}a`],
    ['a dividing line of many signs', fill('- ', 200)],
    ['marks of many paragraphs', fill('**a** and [b](/c)\n\n', 15_000)],
    ['a table of bold words', `|Block|Price|\n|---|:-:|\n${boldRows}`],
    ['a table of twelve columns', fill(`|${'a|'.repeat(12)}\n`, 2_000)],
  ])('accepts %s', (_, markdown) => {
    expect(articleProblem(markdown)).toBeNull();
  });
});

it.each([
  ['blog posts', blogSchema().shape.desc],
  ['news', newsItemSchema().shape.desc],
])('the schema of %s names the line that cannot be built', (_, desc) => {
  const { error } = desc.safeParse(
    pair(`${'Words enough for an article. '.repeat(3)}\n\n${'>'.repeat(5_000)}`),
  );
  expect(error?.issues.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^line 3 is nested too deep/),
  ]);
});

it('whatever is accepted is parsed into a tree that a page can show', () => {
  const marks = [
    '*',
    '_',
    '~~',
    '[',
    ']',
    '(',
    ')',
    '![',
    '](/a)',
    '`',
    '<',
    '>',
    '- ',
    '1. ',
    '> ',
    '# ',
    '|',
    '|-|',
    '[^a]',
    ': ',
  ];
  const unit = fc.array(fc.constantFrom(...marks, 'a', ' ', '\n', '\n\n'), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(unit, fc.integer({ min: 1, max: 600 }), (parts, times) => {
      const markdown = fill(parts.join(''), Math.min(20_000, parts.join('').length * times));
      if (articleProblem(markdown) !== null) return;
      // React needs about ten stack frames per level; browsers allow about ten thousand.
      expect(depthOf(markdownTree(markdown))).toBeLessThan(300);
    }),
    { numRuns: samples(100, 2_000) },
  );
});

const depthOf = (node: Nodes): number =>
  1 + ('children' in node ? Math.max(0, ...node.children.map(depthOf)) : 0);
