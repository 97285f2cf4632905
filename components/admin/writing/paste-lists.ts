import { styleOf } from './paste-style';

const WORD_LIST = /^l\d+\s+level(\d+)/;
const NUMBER = /^[\s\u00a0]*(?:\d+|[a-z]{1,3}|[ivx]+)[.)]/i;

/** Word writes lists as paragraphs that state a level, with the mark as text. They become lists. */
export function listsFromWord(body: HTMLElement) {
  /** The open lists, outermost first. */
  let open: HTMLElement[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const level = Number(WORD_LIST.exec(styleOf(paragraph).get('mso-list') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    const isOrdered = NUMBER.test(takeMark(paragraph));
    if (last === null || last.nextElementSibling !== paragraph) open = [];
    open = open.slice(0, level);
    const tag = isOrdered ? 'ol' : 'ul';
    if (open.length === level && level === 1 && open[0]?.localName !== tag) open = [];
    if (open.length < level) {
      const list = body.ownerDocument.createElement(tag);
      const parent = open.at(-1)?.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      open = [...open, list];
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    last = open[0] ?? null;
    paragraph.remove();
  }
}

/** Takes the mark out of a paragraph of Word's and answers with it. */
function takeMark(paragraph: HTMLElement) {
  const mark = [...paragraph.querySelectorAll('span')].find(
    (span) => styleOf(span).get('mso-list') === 'ignore',
  );
  const text = mark?.textContent ?? '';
  mark?.remove();
  return text;
}

/** A list that stands in a list beside its items, as Google Docs has it, belongs to the item before. */
export function mendLists(body: HTMLElement) {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling;
    if (before?.localName === 'li') before.append(list);
  }
  // A paragraph alone in an item, and headings or quotations in one, are plain lines of it.
  for (const inside of body.querySelectorAll('li blockquote, li > p:only-child')) {
    inside.replaceWith(...inside.childNodes);
  }
}
