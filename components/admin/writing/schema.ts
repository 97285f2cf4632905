import { type Attrs, type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { PICTURE_PATH } from '@/lib/pictures';
import { safeHref } from '@/lib/text';

const textOf = (attrs: Attrs, name: string) => String(attrs[name] ?? '');

const heading: NodeSpec = {
  attrs: { level: { default: 2 } },
  content: 'text*',
  group: 'flow',
  defining: true,
  // Parsed HTML gets the levels that articles have (2, 3); levels of existing Markdown are kept.
  parseDOM: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag, index) => ({
    tag,
    attrs: { level: index < 2 ? 2 : 3 },
  })),
  toDOM: ({ attrs }) => [`h${Math.max(2, Number(attrs.level))}`, 0],
};

const list = (tag: 'ul' | 'ol'): NodeSpec => ({
  attrs: { spread: { default: false }, ...(tag === 'ol' ? { start: { default: 1 } } : {}) },
  content: 'list_item+',
  group: 'flow',
  parseDOM: [
    {
      tag,
      getAttrs: (element) => (tag === 'ol' ? { start: Number(element.getAttribute('start') ?? 1) || 1 } : {}),
    },
  ],
  toDOM: ({ attrs }) =>
    tag === 'ul' || attrs.start === 1 ? [tag, 0] : [tag, { start: textOf(attrs, 'start') }, 0],
});

const cell = (tag: 'td' | 'th', tableRole: 'cell' | 'header_cell'): NodeSpec => ({
  content: 'cell_text',
  attrs: {
    colspan: { default: 1 },
    rowspan: { default: 1 },
    colwidth: { default: null },
    align: { default: null },
  },
  tableRole,
  isolating: true,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
});

const nodes = {
  doc: { content: '(flow | block)+' },
  paragraph: {
    content: 'inline*',
    group: 'flow',
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  },
  heading,
  bullet_list: list('ul'),
  ordered_list: list('ol'),
  list_item: {
    attrs: { spread: { default: false } },
    content: 'paragraph (paragraph | bullet_list | ordered_list)*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  blockquote: {
    content: 'flow+',
    group: 'flow',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  /** A picture as a block; `title` is its caption. */
  picture: {
    attrs: { src: {}, alt: { default: '' }, title: { default: null } },
    group: 'block',
    draggable: true,
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (element) => {
          const src = element.getAttribute('src') ?? '';
          if (!PICTURE_PATH.test(src)) return false;
          return { src, alt: element.getAttribute('alt') ?? '', title: element.getAttribute('title') };
        },
      },
    ],
    toDOM: ({ attrs }): DOMOutputSpec => [
      'img',
      {
        src: textOf(attrs, 'src'),
        alt: textOf(attrs, 'alt'),
        title: (attrs.title as string | null) ?? undefined,
      },
    ],
  },
  table: {
    content: 'table_row+',
    tableRole: 'table',
    isolating: true,
    group: 'block',
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['div', { class: 'article-table' }, ['table', ['tbody', 0]]],
  },
  table_row: {
    content: '(table_cell | table_header)+',
    tableRole: 'row',
    parseDOM: [{ tag: 'tr' }],
    toDOM: () => ['tr', 0],
  },
  table_cell: cell('td', 'cell'),
  table_header: cell('th', 'header_cell'),
  cell_text: { content: 'text*', toDOM: () => ['p', 0] },
  rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  /** Markdown without another node: shown and edited as plain text. */
  source: {
    content: 'text*',
    marks: '',
    code: true,
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'pre[data-source]', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', { 'data-source': '' }, 0],
  },
  text: { group: 'inline' },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} as const satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = safeHref(element.getAttribute('href') ?? '');
          return href === undefined ? false : { href, title: element.getAttribute('title') };
        },
      },
    ],
    // Omits an unsafe `href`; the content check reports its line.
    toDOM: ({ attrs }) => ['a', { href: safeHref(textOf(attrs, 'href')), rel: 'noreferrer' }, 0],
  },
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  strike: { parseDOM: [{ tag: 'del' }], toDOM: () => ['del', 0] },
  /** Text pasted in a font of Bijoy, until somebody converts it; Markdown has no such mark. */
  bijoy: {
    inclusive: false,
    parseDOM: [{ tag: 'span[data-bijoy]' }],
    toDOM: () => ['span', { 'data-bijoy': '' }, 0],
  },
  code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
} as const satisfies Record<string, MarkSpec>;

/** Schema of the website's texts: drops HTML with other nodes, unsafe links and pictures of other sites. */
export const schema = new Schema<keyof typeof nodes, keyof typeof marks>({ nodes, marks });
