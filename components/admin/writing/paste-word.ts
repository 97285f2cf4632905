import { latinDigits } from '@/lib/text';

const WORD_LIST = /^(l\d+)\s+level(\d+)(?:\s+(lfo\d+))?/;
const NUMBER = /^[\s\u00a0]*(?:\p{Nd}+|(?:\p{L}\p{M}*){1,3}|[ivx]+)[.)।]/iu;

/** Gives the items of Word Online, each in a list of its own, and of PowerPoint, which are boxes, the form of Word's. */
export function itemsAsInWord(body: HTMLElement) {
  body.querySelectorAll('.ListContainerWrapper, div.OutlineElement').forEach(unwrap);
  const online = [...body.querySelectorAll<HTMLElement>('li[data-aria-level]')];
  const lists = new Set(online.map(({ parentElement }) => parentElement));
  for (const item of online) {
    const list = item.parentElement;
    const number = Number(list?.getAttribute('start') ?? 1) + [...(list?.children ?? [])].indexOf(item);
    const mark = body.ownerDocument.createElement('span');
    mark.append(list?.localName === 'ol' ? `${number}.` : '•');
    item.prepend(mark);
    asItem(item, mark, Number(item.dataset.ariaLevel));
  }
  lists.forEach((list) => list && unwrap(list));
  for (const mark of body.querySelectorAll('[style*="mso-special-format"]')) {
    const box = mark.closest('p, div');
    if (box === null || !/bullet/.test(styleOf(mark).get('mso-special-format') ?? '')) continue;
    // Classes of the levels: O, O1, O2.
    asItem(box, mark, Number(/\bO(\d)\b/.exec(box.className)?.[1] ?? 0) + 1);
  }
}

/** A bullet, or a number of one or two digits, before a line of plain text. */
const LINE_MARK = /^([ \t]*)([-*•‣▪◦·–]|\p{Nd}{1,2}[.)।])[ \t]+(?=\S)/u;

/** Gives the lines with marks among paragraphs of plain text the form of Word's lists. A single line is no list. */
export function itemsInText(paragraphs: readonly HTMLElement[]) {
  if (paragraphs.length < 2) return;
  for (const paragraph of paragraphs) {
    const [start = '', indent = '', sign = ''] = LINE_MARK.exec(paragraph.textContent) ?? [];
    if (start === '') continue;
    const text = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode();
    if (text) text.nodeValue = (text.nodeValue ?? '').slice(start.length);
    const mark = paragraph.ownerDocument.createElement('span');
    mark.append(sign);
    paragraph.prepend(mark);
    asItem(paragraph, mark, indent.replaceAll('\t', '    ').length + 1);
  }
}

function asItem(box: Element, mark: Element, level: number) {
  const item = box.ownerDocument.createElement('p');
  item.setAttribute('style', `mso-list:l0 level${level}`);
  mark.setAttribute('style', 'mso-list:ignore');
  item.append(...box.childNodes);
  box.replaceWith(item);
}

/**
 * Converts Word's lists, which are paragraphs with a level in `mso-list` and the marker as text, to HTML lists. A list that
 * goes on below other blocks starts with the number that Word shows, or counts on where that is a letter.
 */
export function listsFromWord(body: HTMLElement) {
  let open: readonly { readonly level: number; readonly list: HTMLElement }[] = [];
  let last: Element | null = null;
  const counts = new Map<string, number[]>();
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const [, id, depth, numbering = id] = WORD_LIST.exec(styleOf(paragraph).get('mso-list') ?? '') ?? [];
    if (numbering === undefined) continue;
    const level = Number(depth);
    const mark = takeMark(paragraph);
    const tag = NUMBER.test(mark) ? 'ol' : 'ul';
    // The numbers of the levels above stay; those below begin anew.
    const count = (counts.get(numbering) ?? []).slice(0, level + 1);
    count[level] = Number(latinDigits(mark).match(/\d+/g)?.at(-1) ?? (count[level] ?? 0) + 1);
    counts.set(numbering, count);

    if (last === null || last.nextElementSibling !== paragraph) open = [];
    const above = open.filter((one) => one.level <= level);
    // The first item may be deeper than those that follow.
    open = above.length > 0 ? above : open.slice(0, 1).map(({ list }) => ({ level, list }));
    const inner = open.at(-1);
    if (inner?.level === level && inner.list.localName !== tag) open = open.slice(0, -1);
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(tag);
      if (tag === 'ol') list.setAttribute('start', String(count[level]));
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      open = [...open, { level, list }];
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    last = open[0]?.list ?? null;
    paragraph.remove();
  }
}

/** Whether items are numbered by letters or Roman numbers, as a style or as Word writes them; articles have figures. */
export const hasLetteredLists = (body: HTMLElement) =>
  [...body.querySelectorAll<HTMLElement>('ol, li, span')].some((element) => {
    const style = styleOf(element);
    if (element.localName === 'span')
      return style.get('mso-list') === 'ignore' && isLettered(element.textContent.trim());
    const type = element.localName === 'ol' ? element.getAttribute('type') : null;
    return /^[aAiI]$/.test(type ?? '') || /(?:alpha|latin|roman)$/.test(style.get('list-style-type') ?? '');
  });

const isLettered = (mark: string) => NUMBER.test(mark) && !/^\p{Nd}/u.test(mark);

function takeMark(paragraph: HTMLElement) {
  const mark = [...paragraph.querySelectorAll('span')].find(
    (span) => styleOf(span).get('mso-list') === 'ignore',
  );
  const text = mark?.textContent ?? '';
  mark?.remove();
  return text;
}

/** Moves lists that are direct children of lists, as in Google Docs, into the preceding item. */
export function repairLists(body: HTMLElement) {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling;
    if (before?.localName === 'li') before.append(list);
  }
  // Unwraps quotations and single paragraphs in items.
  body.querySelectorAll('li blockquote, li > p:only-child').forEach(unwrap);
}

/** Splits blocks at two consecutive line breaks. */
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
      // Drops the second of the two breaks.
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

/** Puts what an element contains in its place. */
export function unwrap(element: Element) {
  element.replaceWith(...element.childNodes);
}

/** Parses the style attribute by whole names, with those that browsers drop from `element.style` (`mso-…`). */
export function styleOf(element: Element): ReadonlyMap<string, string> {
  const pairs = (element.getAttribute('style') ?? '').toLowerCase().split(';');
  return new Map(
    pairs.map((pair): [string, string] => {
      const [name = '', ...value] = pair.split(':');
      return [name.trim(), value.join(':').replace('!important', '').trim()];
    }),
  );
}
