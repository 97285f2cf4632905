/** A text or picture of a page, with what tells whose it is. */
export type PageItem = {
  readonly node: Node;
  /** The picture, or the element around the text. */
  readonly element: Element;
  /** Its words; of a picture its address. */
  readonly text: string;
  readonly isPicture: boolean;
  /** The texts of its paragraph, cell or heading, and which of them it is: elements part a sentence. */
  readonly block: readonly string[];
  readonly place: number;
  /** Whether it is of this page, not of the header and footer of all pages. */
  readonly isOwn: boolean;
  /** English paths to which the links in the elements around it lead, from the nearest: a card leads to its record. */
  readonly around: readonly (readonly string[])[];
};

/** Nobody reads these. */
const UNSEEN = 'script, style, noscript, template, [hidden], .sr-only';
/** Elements within a line. */
const INLINE = /^(a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|time|tspan|u)$/;
/** Number of elements around a text that may be its card, and of pages to which a card leads. */
const AROUND = 5;
const CARD = 6;

/** English path of an address of the website: that of `/bn/contact#form` is `/contact`. */
export const englishPath = (address: string) =>
  address.replace(/[?#].*/, '').replace(/^\/bn(?=\/|$)/, '') || '/';

/** Reads all texts and pictures of a page, in their order. */
export function readItems({ body }: Document): readonly PageItem[] {
  const seen: PageItem[] = [];
  const blocks = new Map<Element, string[]>();
  const main = body.querySelector('main');
  const linksOf = linksAround(body);

  const add = (node: Node, element: Element, text: string) => {
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    const isPicture = node === element;
    const whole = blockOf(element);
    const block = blocks.get(whole) ?? [];
    blocks.set(whole, block);
    const around = linksOf(element);
    const isOwn = main?.contains(element) === true;
    seen.push({ node, element, text, isPicture, block, place: block.length, isOwn, around });
    if (!isPicture) block.push(text);
  };
  const read = (element: Element) => {
    if (element.matches(UNSEEN)) return;
    if (element.localName === 'img') add(element, element, element.getAttribute('src') ?? '');
    for (const child of element.childNodes) {
      if (child.nodeType === 1) read(child as Element);
      else if (child.nodeType === 3) add(child, element, child.textContent ?? '');
    }
  };
  read(body);
  return seen;
}

function blockOf(element: Element): Element {
  const { parentElement: parent } = element;
  return parent && INLINE.test(element.localName) ? blockOf(parent) : element;
}

/** Returns a function that lists the paths to which the links in the elements around an element lead. */
function linksAround(body: Element) {
  const links = new Map<Element, Set<string>>();
  const eachAround = (element: Element) => {
    const elements: Element[] = [];
    for (let at: Element | null = element; at && elements.length < AROUND; at = at.parentElement)
      elements.push(at);
    return elements;
  };
  for (const link of body.querySelectorAll('a[href^="/"]')) {
    const path = englishPath(link.getAttribute('href') ?? '');
    for (const around of eachAround(link)) links.set(around, (links.get(around) ?? new Set()).add(path));
  }
  return (element: Element) =>
    eachAround(element)
      .map((around) => [...(links.get(around) ?? [])])
      .filter(({ length }) => length > 0 && length <= CARD);
}
