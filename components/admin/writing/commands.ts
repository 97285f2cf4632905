import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import {
  type Command,
  type EditorState,
  NodeSelection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables';
import { schema } from './schema';

const { nodes, marks } = schema;

/** Names of the toolbar's tools without dialogs, in order. */
export const toolNames = ['h2', 'h3', 'bold', 'italic', 'list', 'numbers', 'quote', 'table'] as const;
type WritingTool = (typeof toolNames)[number];

/** Names of the tools for the table that contains the caret. */
export const tableToolNames = ['addRow', 'deleteRow', 'addColumn', 'deleteColumn', 'deleteTable'] as const;
type TableToolName = (typeof tableToolNames)[number];

/** Command of a tool, disabled while it returns false, and whether its format is active. */
type Tool = { readonly run: Command; readonly isOn?: (state: EditorState) => boolean };

export const tools: Readonly<Record<WritingTool | TableToolName, Tool>> = {
  h2: headingTool(2),
  h3: headingTool(3),
  bold: markTool(marks.strong),
  italic: markTool(marks.em),
  list: listTool(nodes.bullet_list),
  numbers: listTool(nodes.ordered_list),
  quote: {
    run: (state, dispatch) =>
      (isInside(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch),
    isOn: (state) => isInside(state, nodes.blockquote),
  },
  table: { run: insertTable, isOn: isInTable },
  addRow: { run: addRowAfter },
  deleteRow: {
    run: (state, dispatch) => !isInside(state, nodes.table_header) && deleteRow(state, dispatch),
  },
  addColumn: { run: addColumnAfter },
  deleteColumn: { run: deleteColumn },
  deleteTable: { run: deleteTable },
};

function markTool(type: MarkType): Tool {
  return { run: toggleMark(type, null, { removeWhenPresent: false }), isOn: (state) => hasMark(state, type) };
}

/** Whether all selected text has a mark; for an empty selection, whether typed text would have it. */
function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType) {
  const { empty, $from, from, to } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  let isIn = true;
  doc.nodesBetween(from, to, (node) => {
    if (node.isText && node.text?.trim() !== '' && !type.isInSet(node.marks)) isIn = false;
  });
  return isIn && doc.textBetween(from, to).trim() !== '';
}

function headingTool(level: number): Tool {
  const isOn = ({ selection }: EditorState) =>
    selection.$from.parent.type === nodes.heading && selection.$from.parent.attrs.level === level;
  return {
    run: (state, dispatch) => {
      if (isOn(state)) return setBlockType(nodes.paragraph)(state, dispatch);
      if (!setBlockType(nodes.heading, { level })(state)) return false;
      dispatch?.(makeHeadings(state.tr, level).scrollIntoView());
      return true;
    },
    isOn,
  };
}

/** Turns the selected paragraphs into headings. A heading is one line: replaces line breaks with spaces. */
export function makeHeadings(tr: Transaction, level: number) {
  for (const { $from, $to } of tr.selection.ranges) {
    tr.doc.nodesBetween($from.pos, $to.pos, (node, at, parent, index) => {
      if (node.type !== nodes.paragraph || parent?.canReplaceWith(index, index + 1, nodes.heading) !== true)
        return;
      node.forEach((inside, offset) => {
        const place = at + 1 + offset;
        if (inside.type === nodes.hard_break) tr.replaceWith(place, place + 1, schema.text(' '));
      });
    });
    tr.setBlockType($from.pos, $to.pos, nodes.heading, { level });
  }
  return tr;
}

function listTool(type: NodeType): Tool {
  const isOn = (state: EditorState) => innerList(state)?.type === type;
  return {
    run: (state, dispatch) => {
      const list = innerList(state);
      if (list === null) return wrapInList(type)(state, dispatch);
      if (list.type === type) return liftListItem(nodes.list_item)(state, dispatch);
      dispatch?.(state.tr.setNodeMarkup(list.at, type, { spread: list.spread }).scrollIntoView());
      return true;
    },
    isOn,
  };
}

function innerList({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === nodes.bullet_list || node.type === nodes.ordered_list) {
      return { type: node.type, at: $from.before(depth), spread: node.attrs.spread === true };
    }
  }
  return null;
}

function isInside({ selection: { $from } }: EditorState, type: NodeType) {
  return Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).some(
    (node) => node.type === type,
  );
}

function insertTable(state: EditorState, dispatch?: Parameters<Command>[1]) {
  if (isInTable(state)) return false;
  const row = (type: NodeType) =>
    nodes.table_row.create(
      null,
      Array.from({ length: 3 }, () => type.create(null, nodes.cell_text.create())),
    );
  const table = nodes.table.create(null, [
    row(nodes.table_header),
    row(nodes.table_cell),
    row(nodes.table_cell),
  ]);
  if (dispatch) {
    const { tr, at } = insertBlock(state, table);
    // Position in the first cell: after the opening tokens of table, row, cell and text.
    dispatch(tr.setSelection(TextSelection.create(tr.doc, at + 4)).scrollIntoView());
  }
  return true;
}

/** Inserts a block below the one that contains the end of the selection; replaces an empty paragraph. */
function insertBlock(state: EditorState, block: Parameters<typeof nodes.doc.create>[1], place?: number) {
  const $at = place === undefined ? state.selection.$to : state.doc.resolve(place);
  const top = $at.depth === 0 ? null : $at.node(1);
  const isEmpty = top?.type === nodes.paragraph && top.content.size === 0;
  const at = top === null ? $at.pos : isEmpty ? $at.before(1) : $at.after(1);
  const end = isEmpty ? $at.after(1) : at;
  const tr = state.tr.replaceWith(at, end, block ?? []);
  // The document must end with a text block, so that typing can continue.
  if (tr.doc.lastChild?.isTextblock !== true) tr.insert(tr.doc.content.size, nodes.paragraph.create());
  return { tr, at };
}

/** Inserts a picture and selects it. */
export function insertPicture(
  state: EditorState,
  attrs: { readonly src: string; readonly alt: string; readonly title: string | null },
  place?: number,
) {
  const { tr, at } = insertBlock(state, nodes.picture.create(attrs), place);
  return tr.setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView();
}

/** Changes attributes of the picture at a position, such as its description; null if none is there. */
export function changePicture(state: EditorState, at: number, attrs: Readonly<Record<string, unknown>>) {
  const node = state.doc.nodeAt(at);
  if (node?.type !== nodes.picture) return null;
  const tr = state.tr.setNodeMarkup(at, null, { ...node.attrs, ...attrs });
  return tr.setSelection(NodeSelection.create(tr.doc, at));
}

/** Returns the selected picture with its position, or null. */
export function selectedPicture({ selection }: EditorState) {
  if (!(selection instanceof NodeSelection) || selection.node.type !== nodes.picture) return null;
  const { src, alt, title } = selection.node.attrs;
  return { at: selection.from, src: String(src), alt: String(alt), title: title as string | null };
}

/** Returns the positions of pictures that lack a description. */
export function undescribedPictures(doc: Node) {
  const found: number[] = [];
  doc.descendants(({ type, attrs }, at) => {
    if (type === nodes.picture && String(attrs.alt).trim() === '') found.push(at);
  });
  return found;
}

/** Selects the picture at a position, in sight. */
export const selectPicture = ({ tr, doc }: EditorState, at: number) =>
  tr.setSelection(NodeSelection.create(doc, at)).scrollIntoView();

/** Returns range, address and title of the link at the caret, or of the first one in the selection; null without one. */
export function linkAt({ doc, selection }: EditorState) {
  const { from, to, $from, empty } = selection;
  const near = empty ? [$from.nodeBefore, $from.nodeAfter] : [];
  let linkMark = near.flatMap((node) => node?.marks ?? []).find(({ type }) => type === marks.link);
  doc.nodesBetween(from, to, (node) => {
    linkMark ??= node.marks.find(({ type }) => type === marks.link);
  });
  if (linkMark === undefined) return null;
  const mark = linkMark;
  let [start, end] = [to, from];
  const parent = $from.start();
  $from.parent.forEach((node, offset) => {
    if (!mark.isInSet(node.marks)) return;
    const at = parent + offset;
    if (at > to || at + node.nodeSize < from) return;
    start = Math.min(start, at);
    end = Math.max(end, at + node.nodeSize);
  });
  return {
    start,
    end: Math.max(start, end),
    href: String(mark.attrs.href),
    title: mark.attrs.title as string | null,
  };
}

/** Links the selection, changes the link at the caret, or inserts `words` as a link; an empty `href` removes a link. */
export function setLink(href: string, words: string): Command {
  return (state, dispatch) => {
    const old = linkAt(state);
    const { from, to } = old === null ? state.selection : { from: old.start, to: old.end };
    const tr = state.tr.removeMark(from, to, marks.link);
    if (href !== '') {
      const link = marks.link.create({ href, title: old?.title ?? null });
      if (from === to) tr.insert(from, schema.text(words || href, [...state.selection.$from.marks(), link]));
      else tr.addMark(from, to, link);
    }
    dispatch?.(tr.removeStoredMark(marks.link).scrollIntoView());
    return true;
  };
}

/** Returns the index of the outermost block that contains the end of the selection. */
export const blockAt = ({ selection }: EditorState) => selection.$to.index(0);
