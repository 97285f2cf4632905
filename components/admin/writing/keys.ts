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
import { safeHref } from '@/content/lib/safe-href';
import { makeHeadings, tools } from './commands';
import { schema } from './schema';

const { marks, nodes } = schema;

/** A line of its own inside a paragraph; tables and headings have one line. */
const breakLine: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type !== nodes.paragraph) return true;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** Behind the last cell a new row begins. */
const nextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  if (goToNextCell(1)(state, dispatch)) return true;
  tools.addRow.run(state, dispatch);
  if (view) goToNextCell(1)(view.state, dispatch);
  return true;
};

/** Behind a picture that is selected, also where it is the first block: typing goes on below it. */
const lineBelow: Command = ({ selection, tr }, dispatch) => {
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return false;
  tr.insert(selection.to, nodes.paragraph.create());
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, selection.to + 1)).scrollIntoView());
  return true;
};

/** Enter after a heading begins a paragraph; in a list, the next item; in a table, the next cell. */
const enter = chainCommands(
  nextCell,
  lineBelow,
  newlineInCode,
  splitListItem(nodes.list_item),
  liftEmptyBlock,
  splitBlock,
);

/** Undo and Redo are the form's: this editor has no history of its own, and the browser's must not begin one. */
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
  // In lists and tables alone: everywhere else, and from the first cell back, Tab leads to another control.
  Tab: chainCommands(nextCell, sinkListItem(nodes.list_item)),
  'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(nodes.list_item)),
};

/** A web address becomes a link with the blank behind it, as it would on the page. */
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

/** What is typed as Markdown at the beginning of a line becomes what it means. */
const rules = inputRules({
  rules: [
    linkAddress,
    new InputRule(/^(#{1,3})\s$/, (state, [, signs = ''], start, end) => {
      const level = Math.max(2, signs.length);
      const isAllowed = setBlockType(nodes.heading, { level })(state);
      return isAllowed ? makeHeadings(state.tr.delete(start, end), level) : null;
    }),
    wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
    wrappingInputRule(/^\s*1[.)]\s$/, nodes.ordered_list),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
  ],
});

/** Keeps a place for the next word behind a table or a picture at the end. */
const lastParagraph = new Plugin({
  appendTransaction: (_transactions, _before, { doc, tr }) =>
    doc.lastChild?.isTextblock === true && doc.lastChild.type !== nodes.source
      ? null
      : tr.insert(doc.content.size, nodes.paragraph.create()),
});

export const writingPlugins: readonly Plugin[] = [rules, keymap(keys), tableEditing(), lastParagraph];
