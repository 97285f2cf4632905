import type { EditorState, Transaction } from 'prosemirror-state';
import { bijoyParts } from '@/lib/text';
import { schema } from './schema';

const { bijoy, code } = schema.marks;

type Range = { readonly from: number; readonly to: number };

/** Finds what is in Bijoy in a text: what was pasted in its fonts; and by its letters, where `isBangla`, also less sure. */
export function bijoyRanges({ doc }: Pick<EditorState, 'doc'>, isBangla: boolean): readonly Range[] {
  const ranges: Range[] = [];
  doc.descendants((node, start) => {
    if (node.text === undefined || code.isInSet(node.marks)) return;
    const parts = bijoy.isInSet(node.marks)
      ? [{ from: 0, to: node.text.length, isSure: true }]
      : bijoyParts(node.text);
    for (const { from, to, isSure } of parts) {
      if (isSure || isBangla) ranges.push({ from: start + from, to: start + to });
    }
  });
  return ranges;
}

/** Converts these ranges to Unicode; bold, links and other marks stay. */
export function convertBijoy(
  { tr, doc }: EditorState,
  ranges: readonly Range[],
  convert: (bijoyText: string) => string,
): Transaction {
  for (const { from, to } of ranges.toReversed()) {
    const marks = bijoy.removeFromSet(doc.nodeAt(from)?.marks ?? []);
    tr.replaceWith(from, to, schema.text(convert(doc.textBetween(from, to)), marks));
  }
  return tr;
}
