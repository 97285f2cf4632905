import { withoutInvisible } from '@/lib/text';
import { styleOf } from './paste-word';

/** What `removeUnseen` left out: number of review comments, whether deleted text and whether hidden text. */
export type Unseen = { readonly comments: number; readonly hasDeleted: boolean; readonly hasHidden: boolean };

/**
 * Removes what the source keeps beside its text: review comments, tracked deletions, hidden text, comments of HTML and
 * invisible characters. Inserted text stays, and so do footnotes and text that is struck through by its format.
 */
export function removeUnseen(body: HTMLElement): Unseen {
  const comments = removeComments(body);
  const hasDeleted = removeText(isTracked(body) ? [...body.querySelectorAll('del, .msoDel')] : []);
  const hidden = [...body.querySelectorAll<HTMLElement>('[style], [hidden]')].filter(
    (element) => element.hidden || HIDDEN.some(([name, value]) => styleOf(element).get(name) === value),
  );
  const hasHidden = removeText(hidden);
  cleanNodes(body);
  return { comments, hasDeleted, hasHidden };
}

/** Comments of Word and Excel, and of a sheet of LibreOffice. */
const COMMENTS = '[id^="_com_"], comment';
/** Their signs in the text and their way back. */
const SIGNS = '.msocomanchor, .msocomoff, .msocomhide, .comment-indicator';
/** Ends of the addresses of such signs, also complete ones; Google Docs has `#cmnt1` in the text, `#cmnt_ref1` below. */
const SIGN_ADDRESS = /#(?:_msocom_|_msoanchor_|cmnt(?:_ref)?)\d+$/;
const GOOGLE_COMMENT = /#cmnt_ref\d+$/;

/** Removes review comments with their signs; returns how many there were. */
function removeComments(body: HTMLElement) {
  const inOffice = [...body.querySelectorAll(COMMENTS), ...styled(body, 'mso-element', 'comment')];
  const whole = inOffice.filter((one) => !inOffice.some((other) => other !== one && other.contains(one)));
  const inGoogle = linksTo(body, GOOGLE_COMMENT);
  const links = linksTo(body, SIGN_ADDRESS);
  const count =
    whole.length + inGoogle.length || new Set(links.map((link) => link.getAttribute('href'))).size;
  const all = [
    ...inOffice,
    ...inGoogle.map(boxOf),
    ...styled(body, 'mso-element', 'comment-list'),
    ...links,
    ...body.querySelectorAll(SIGNS),
    ...styled(body, 'mso-element', 'comment-reference'),
    ...styled(body, 'mso-special-character', 'comment'),
  ];
  all.forEach((element) => element.remove());
  return count;
}

const linksTo = (body: HTMLElement, address: RegExp) =>
  [...body.querySelectorAll('a[href]')].filter((link) => address.test(link.getAttribute('href') ?? ''));

const styled = (body: HTMLElement, name: string, value: string) =>
  [...body.querySelectorAll(`[style*="${name}" i]`)].filter(
    (element) => styleOf(element).get(name) === value,
  );

/** Returns the box that a comment of Google Docs begins, or its paragraph without a box. */
function boxOf(link: Element) {
  const paragraph = link.closest('p, li, div') ?? link;
  const box = paragraph.parentElement;
  return box?.localName === 'div' && box.firstElementChild === paragraph ? box : paragraph;
}

/** Whether `del` is a tracked change, and not only struck through as on many web pages. */
const isTracked = (body: HTMLElement) =>
  body.querySelector('ins, del[datetime], del[cite], .msoDel, [class^="Mso"], [style*="mso-"]') !== null;

/** Removes elements; returns whether there was a word in them. */
function removeText(elements: readonly Element[]) {
  const hasText = elements.some(({ textContent }) => textContent.trim() !== '');
  elements.forEach((element) => element.remove());
  return hasText;
}

function cleanNodes(body: HTMLElement) {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  for (const node of nodes) {
    if (node.nodeType === Node.COMMENT_NODE) node.parentNode?.removeChild(node);
    else node.nodeValue = withoutInvisible(node.nodeValue ?? '');
  }
}

const HIDDEN = [
  ['display', 'none'],
  ['visibility', 'hidden'],
  ['mso-hide', 'all'],
] as const;
