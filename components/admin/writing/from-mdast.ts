import type { BlockContent, List, Nodes, PhrasingContent, Root, Table } from 'mdast';
import type { Mark, Node } from 'prosemirror-model';
import { PICTURE_PATH } from '@/lib/pictures';
import { schema } from './schema';

const { nodes, marks } = schema;

/** Internal to this file: thrown for a part of the tree that has no node in the editor. */
class NotShown extends Error {}

/** Converts a block of a Markdown tree to a node of the editor; null if no node can represent all of it. */
export function nodeFromMdast(block: Root['children'][number]): Node | null {
  try {
    return blockFrom(block);
  } catch (error) {
    if (error instanceof NotShown) return null;
    throw error;
  }
}

function blockFrom(block: Nodes): Node {
  switch (block.type) {
    case 'paragraph':
      return pictureFrom(block.children) ?? nodes.paragraph.create(null, inlineFrom(block.children));
    case 'table':
      return tableFrom(block);
    case 'thematicBreak':
      return nodes.rule.create();
    default:
      return flowFrom(block);
  }
}

/** Converts blocks allowed in a quotation; lists allow the same except headings and quotations. */
function flowFrom(block: Nodes): Node {
  switch (block.type) {
    case 'paragraph':
      return nodes.paragraph.create(null, inlineFrom(block.children));
    case 'heading': {
      const inline = inlineFrom(block.children);
      if (inline.some(({ type }) => type === nodes.hard_break)) throw new NotShown();
      return nodes.heading.create({ level: block.depth }, inline);
    }
    case 'blockquote':
      return nodes.blockquote.createChecked(null, contentOf(block.children, flowFrom));
    case 'list':
      return listFrom(block);
    default:
      throw new NotShown();
  }
}

/** Converts child blocks; adds a paragraph to empty lists and quotations, which Markdown allows. */
function contentOf(blocks: readonly BlockContent[] | readonly Nodes[], from: (block: Nodes) => Node): Node[] {
  return blocks.length === 0 ? [nodes.paragraph.create()] : blocks.map(from);
}

function listFrom(list: List): Node {
  const items = list.children.map((item) => {
    if (typeof item.checked === 'boolean') throw new NotShown();
    const inside = contentOf(item.children, (block) => {
      if (block.type !== 'paragraph' && block.type !== 'list') throw new NotShown();
      return flowFrom(block);
    });
    // An item may begin with a list (`- - a`); the schema requires a paragraph first.
    if (inside[0]?.type !== nodes.paragraph) inside.unshift(nodes.paragraph.create());
    return nodes.list_item.createChecked({ spread: item.spread === true }, inside);
  });
  const spread = list.spread === true;
  return list.ordered === true
    ? nodes.ordered_list.createChecked({ spread, start: list.start ?? 1 }, items)
    : nodes.bullet_list.createChecked({ spread }, items);
}

function pictureFrom([image, ...others]: readonly PhrasingContent[]): Node | null {
  if (image?.type !== 'image' || others.length > 0 || !PICTURE_PATH.test(image.url)) return null;
  return nodes.picture.create({ src: image.url, alt: image.alt ?? '', title: image.title ?? null });
}

function tableFrom({ align, children }: Table): Node {
  const width = children[0]?.children.length ?? 0;
  const rows = children.map((row, index) => {
    // The page omits cells beyond the header's width; the editor would lose them.
    if (row.children.length > width) throw new NotShown();
    const type = index === 0 ? nodes.table_header : nodes.table_cell;
    const cells = Array.from({ length: width }, (_, column) => {
      const inline = inlineFrom(row.children[column]?.children ?? []);
      if (inline.some(({ type: kind }) => kind === nodes.hard_break)) throw new NotShown();
      return type.create({ align: align?.[column] ?? null }, nodes.cell_text.create(null, inline));
    });
    return nodes.table_row.create(null, cells);
  });
  return nodes.table.createChecked(null, rows);
}

function inlineFrom(content: readonly PhrasingContent[], active: readonly Mark[] = []): Node[] {
  return content.flatMap((part): Node[] => {
    switch (part.type) {
      case 'text':
        return textWith(part.value, active);
      case 'inlineCode':
        return textWith(part.value, marks.code.create().addToSet(active));
      case 'break':
        return [nodes.hard_break.create()];
      case 'strong':
        return inlineFrom(part.children, marks.strong.create().addToSet(active));
      case 'emphasis':
        return inlineFrom(part.children, marks.em.create().addToSet(active));
      case 'delete':
        return inlineFrom(part.children, marks.strike.create().addToSet(active));
      case 'link': {
        const link = marks.link.create({ href: part.url, title: part.title ?? null });
        return inlineFrom(part.children, link.addToSet(active));
      }
      default:
        throw new NotShown();
    }
  });
}

/** Replaces line ends within a paragraph with spaces, as HTML shows them. */
function textWith(value: string, active: readonly Mark[]) {
  const text = value.replace(/[ \t]*\r?\n[ \t]*/g, ' ');
  return text === '' ? [] : [schema.text(text, active)];
}
