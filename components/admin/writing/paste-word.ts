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

/** A list that is in a list beside its items, as Google Docs has it, belongs to the item before. */
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

/** Two line breaks in a row are the end of a paragraph. */
export function splitParagraphs(body: HTMLElement) {
  for (const block of [body, ...body.querySelectorAll('p, div')]) {
    const breaks = [...block.children].filter(({ localName }) => localName === 'br');
    if (!breaks.some((line) => nextOf(line)?.nodeName === 'BR')) continue;
    const groups: Node[][] = [[]];
    for (const child of [...block.childNodes]) {
      if (child.nodeName === 'BR' && nextOf(child)?.nodeName === 'BR') groups.push([]);
      else groups.at(-1)?.push(child);
    }
    const paragraphs = groups.map((group) => {
      const paragraph = body.ownerDocument.createElement(block.localName === 'p' ? 'p' : 'div');
      // The second of the two breaks.
      paragraph.append(...(group[0]?.nodeName === 'BR' ? group.slice(1) : group));
      return paragraph;
    });
    if (block === body) body.replaceChildren(...paragraphs);
    else block.replaceWith(...paragraphs);
  }
}

function nextOf(node: Node): Node | null {
  let next = node.nextSibling;
  while (next?.nodeType === Node.TEXT_NODE && (next.nodeValue ?? '').trim() === '') next = next.nextSibling;
  return next;
}

/**
 * The style of a pasted element by whole property names, in lower case: `mso-bidi-font-weight` is not `font-weight`. Read
 * from the attribute, because a browser drops the properties that it does not know.
 */
export function styleOf(element: Element): ReadonlyMap<string, string> {
  const pairs = (element.getAttribute('style') ?? '').toLowerCase().split(';');
  return new Map(
    pairs.map((pair): [string, string] => {
      const colon = pair.indexOf(':');
      return [
        pair.slice(0, colon).trim(),
        pair
          .slice(colon + 1)
          .replace('!important', '')
          .trim(),
      ];
    }),
  );
}
