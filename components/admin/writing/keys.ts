import {
  baseKeymap,
  chainCommands,
  exitCode,
  newlineInCode,
  liftEmptyBlock,
  setBlockType,
  splitBlock,
} from 'prosemirror-commands';
import { InputRule, inputRules, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, NodeSelection, Plugin, TextSelection } from 'prosemirror-state';
import { goToNextCell, isInTable, tableEditing } from 'prosemirror-tables';
import { safeHref } from '@/lib/text';
import { makeHeadings, tools } from './commands';
import { schema } from './schema';

const { marks, nodes } = schema;

/** Inserts a line break in a paragraph; does nothing in cells and headings, which have one line. */
const breakLine: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type !== nodes.paragraph) return true;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

const nextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  if (goToNextCell(1)(state, dispatch)) return true;
  tools.addRow.run(state, dispatch);
  if (view) goToNextCell(1)(view.state, dispatch);
  return true;
};

/** Inserts a paragraph below a selected block such as a picture, also for the first block. */
const lineBelow: Command = ({ selection, tr }, dispatch) => {
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return false;
  tr.insert(selection.to, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, selection.to + 1)).scrollIntoView());
  return true;
};

const enter = chainCommands(
  nextCell,
  lineBelow,
  newlineInCode,
  splitListItem(nodes.list_item),
  liftEmptyBlock,
  splitBlock,
);

/** Disables the browser's Undo and Redo: the form handles both, and this editor has no history. */
const nothing: Command = () => true;

const keys = {
  ...baseKeymap,
  Enter: enter,
  'Shift-Enter': chainCommands(exitCode, breakLine),
  'Mod-b': tools.bold.run,
  'Mod-i': tools.italic.run,
  'Mod-z': nothing,
  'Mod-y': nothing,
  'Shift-Mod-z': nothing,
  // In lists and tables only: elsewhere, and beyond the first or last cell, Tab moves the focus. Enter adds rows.
  Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.list_item)),
  'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(nodes.list_item)),
};

/** Links a web address when a space is typed after it; the page links bare addresses, too. */
const linkAddress = new InputRule(
  /(?:^|\s)(https?:\/\/\S*[^\s.,;:!?'")\]])\s$/,
  (state, [, address = ''], _start, end) => {
    const href = safeHref(address);
    const from = end - address.length;
    if (href === undefined || state.doc.rangeHasMark(from, end, marks.link)) return null;
    const tr = state.tr.addMark(from, end, marks.link.create({ href }));
    return tr.removeStoredMark(marks.link).insertText(' ', end);
  },
  { inCodeMark: false },
);

const rules = inputRules({
  rules: [
    linkAddress,
    new InputRule(/^(#{1,3})\s$/, (state, [, signs = ''], start, end) => {
      const level = Math.max(2, signs.length);
      const isAllowed = setBlockType(nodes.heading, { level })(state);
      return isAllowed ? makeHeadings(state.tr.delete(start, end), level) : null;
    }),
    wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
    wrappingInputRule(/^\s*[1১][.)।]\s$/, nodes.ordered_list),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
  ],
});

/** Adds a paragraph after a final table or picture, so that typing can continue. */
const lastParagraph = new Plugin({
  appendTransaction: (_transactions, _before, { doc, tr }) =>
    doc.lastChild?.isTextblock === true && doc.lastChild.type !== nodes.source
      ? null
      : tr.insert(doc.content.size, nodes.paragraph.create()),
});

export const writingPlugins: readonly Plugin[] = [rules, keymap(keys), tableEditing(), lastParagraph];
