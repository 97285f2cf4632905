import fc from '@/__tests__/fast-check';
import type { Node } from 'prosemirror-model';
import { splitBlock } from 'prosemirror-commands';
import { TextSelection } from 'prosemirror-state';
import { tableToolNames, toolNames, tools } from '@/components/admin/writing/commands';
import { openDocument, writeBlock } from '@/components/admin/writing/document';
import { mdastFromNode } from '@/components/admin/writing/to-mdast';
import { Editing } from './editing';
import { samples } from '@/scripts/test/depth';

/** Words without web addresses, which would become links. */
const words = fc.constantFrom(
  'word',
  ' ',
  'two words',
  '*',
  '**a**',
  '_',
  '# ',
  '1. ',
  '- ',
  '> ',
  '|',
  '<b>',
  '`',
  '[x](y)',
  '\\',
  '&amp;',
  'বাংলা',
  '👷🏽‍♀️',
  'שלום',
);
const step = fc.oneof(
  fc.record({ type: words }),
  fc.record({ press: fc.constantFrom(...toolNames, ...tableToolNames) }),
  fc.record({ select: fc.tuple(fc.nat(1_000), fc.nat(1_000)) }),
  fc.constant({ enter: true } as const),
);

function take(editing: Editing, action: typeof step extends fc.Arbitrary<infer Step> ? Step : never) {
  if ('type' in action) editing.type(action.type);
  else if ('press' in action) editing.press(tools[action.press].run);
  else if ('enter' in action) editing.press(splitBlock);
  else {
    const { doc } = editing.now;
    // A browser has no caret within a surrogate pair.
    const isWithinPair = (at: number) => /[\ud800-\udbff]$/.test(doc.textBetween(0, at));
    const [from, to] = action.select
      .map((part) => Math.round((part / 1_000) * doc.content.size))
      .map((at) => at + Number(isWithinPair(at)));
    const selection = TextSelection.between(doc.resolve(from ?? 0), doc.resolve(to ?? 0));
    editing.press((state, dispatch) => {
      dispatch?.(state.tr.setSelection(selection));
      return true;
    });
  }
}

/** Returns the content of a block; ignores blank lines within lists. */
const said = (block: Node) =>
  JSON.stringify(mdastFromNode(block), (name, value: unknown) => (name === 'spread' ? undefined : value));

/** Returns the blocks that are not empty. */
const bodyOf = (doc: Node | undefined) => (doc?.children ?? []).filter((node) => writeBlock(node) !== '');

test('a document made by typing and buttons is equal when opened again', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const editing = new Editing('First words.\n\n- one\n- two\n\nLast.');
      for (const action of steps) take(editing, action);
      const before = bodyOf(editing.now.doc);
      const after = bodyOf(openDocument(editing.markdown)?.doc);
      before.forEach((block, index) => {
        const other = after[index] ?? null;
        if (other === null || said(other) !== said(block))
          expect({ markdown: editing.markdown, block: other?.toJSON() }).toEqual(block.toJSON());
      });
      expect(after).toHaveLength(before.length);
    }),
    { numRuns: samples(50, 1_000) },
  );
});
