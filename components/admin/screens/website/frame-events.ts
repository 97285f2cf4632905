import type { FieldPlace } from './find-places';
import type { PageItem } from './read-page';

/** What a page shows, with the fields behind it. */
export type Thing = PageItem & { readonly places: readonly FieldPlace[] };

/** Why a click does nothing. */
export type Refusal = 'fixed' | 'leaves' | 'file' | 'form';

type Listener = {
  readonly things: () => readonly Thing[];
  readonly onMark: (thing: Thing | null) => void;
  /** @param link - where the link around it leads, on this website. */
  readonly onChoose: (thing: Thing, link: string | null) => void;
  readonly onRefuse: (reason: Refusal) => void;
};

/** Returns where a text or picture is in its window. */
export function boxesOf({ node, element, isPicture }: PageItem): readonly DOMRect[] {
  if (isPicture) return [element.getBoundingClientRect()];
  const range = element.ownerDocument.createRange();
  range.selectNode(node);
  return [...range.getClientRects()];
}

/** Returns what is at a point of the window: a text before the picture behind it. */
function thingAt(page: Document, things: readonly Thing[], x: number, y: number) {
  const covers = ({ left, right, top, bottom }: DOMRect) =>
    left <= x && x <= right && top <= y && y <= bottom;
  const stack = page.elementsFromPoint(x, y);
  for (const element of stack) {
    const thing = things.find((each) => each.element === element && boxesOf(each).some(covers));
    if (thing) return thing;
  }
  // Beside a short line, in its element.
  return things.find(({ element }) => element === stack[0]);
}

const isContent = ({ places }: Thing) => places.length > 0;

/** Why a link is not followed within the frame; null for a link to a page of this website. */
function refusalOf(link: HTMLAnchorElement): Refusal | null {
  if (link.origin !== location.origin) return 'leaves';
  return link.hasAttribute('download') || /\.\w+$/.test(link.pathname) ? 'file' : null;
}

/** Whether a press sends a form: one with required fields sends with any of its buttons. */
function sends(target: Element) {
  const button = target.closest('button');
  const form = button?.closest('form');
  if (!button || !form) return false;
  return button.type === 'submit' || form.querySelector('[required], [aria-required="true"]') !== null;
}

/**
 * Leads clicks on content to its fields, and keeps a page from sending forms, opening windows and leaving the website. The
 * listeners come before those of the page. Returns a function that ends it.
 */
export function watchFrame(page: Document, { things, onMark, onChoose, onRefuse }: Listener) {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  const within = (element: Element) =>
    things().find((thing) => isContent(thing) && element.contains(thing.element));
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const click = (event: MouseEvent) => {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    // A key presses the element that has the focus, at no point of the page.
    const isKey = event.detail === 0;
    const thing = isKey ? within(link ?? target) : thingAt(page, things(), event.clientX, event.clientY);
    const refusal = link && refusalOf(link);
    if (thing && isContent(thing)) {
      stop(event);
      onChoose(thing, link && refusal === null ? link.href : null);
    } else if (link !== null) {
      if (refusal === null && link.target === '') return;
      stop(event);
      if (refusal === null) page.location.assign(link.href);
      else onRefuse(refusal);
    } else if (sends(target)) {
      stop(event);
      onRefuse('form');
    } else if (thing && !target.closest('button, summary, label, input, select, textarea')) onRefuse('fixed');
  };
  page.addEventListener('click', click, options);
  page.addEventListener('auxclick', stop, options);
  page.addEventListener('submit', stop, options);
  const mark = (thing: Thing | undefined) => onMark(thing && isContent(thing) ? thing : null);
  page.addEventListener(
    'pointermove',
    (event) => mark(thingAt(page, things(), event.clientX, event.clientY)),
    options,
  );
  page.addEventListener('focusin', ({ target }) => mark(within(target as Element)), options);
  page.addEventListener('scroll', () => onMark(null), options);
  page.documentElement.addEventListener('pointerleave', () => onMark(null), { signal: ending.signal });
  return () => ending.abort();
}
