import { MAX_CHARACTERS, safeHref } from '@/lib/text';
import { PICTURE_PATH } from '@/lib/pictures';
import { DOMParser, DOMSerializer, type ResolvedPos, Slice } from 'prosemirror-model';
import {
  itemsAsInWord,
  hasLetteredLists,
  itemsInText,
  listsFromWord,
  repairLists,
  splitParagraphs,
  styleOf,
  unwrap,
} from './paste-word';
import { schema } from './schema';
import { markBijoy, withSheetFonts } from './paste-bijoy';
import { cleanTables } from './paste-tables';
import { removeUnseen, type Unseen } from './paste-unseen';

/** Limits of elements and of characters (pictures excluded); longer HTML takes over half a second to parse. */
const MAX_ELEMENTS = 5_000;
const MAX_MARKUP = 2_000_000;

/** Returns which limit a paste exceeds, its text or its markup, without parsing; null if none. */
export function pasteProblem(html: string, text: string): 'words' | 'markup' | null {
  if (text.length > MAX_CHARACTERS) return 'words';
  const markup = html.replace(/data:image\/[^"')\s]*/gi, '');
  const elements = markup.match(/<[a-z]/gi)?.length ?? 0;
  return elements > MAX_ELEMENTS || markup.length > MAX_MARKUP ? 'markup' : null;
}

/** Elements that are removed with their contents. */
const DROPPED =
  'script, style, meta, link, title, base, template, noscript, iframe, frame, object, embed, applet, svg, math, canvas, video, audio, input, select, textarea, button, colgroup';
/** Those of them that an author has put into a text. */
const EMBEDDED = 'iframe, object, embed, applet, math, video, audio';
const LOOKS = ['color', 'background', 'background-color', 'font-family', 'font-size'];
const EMOJI = /^(?:\p{Extended_Pictographic}|[\p{Emoji_Component}])+$/u;
const PICTURE_DATA = /^data:image\/(?:png|jpeg|webp|avif);base64,/i;
/** Powers and indices as characters (m², 10⁻⁶, H₂O), in the order of `RAISED_SIGNS`. */
const RAISED = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋' } as const;
const RAISED_SIGNS = '0123456789+-−';

export type Pasted = ReturnType<typeof cleanPaste>;

/** Reduces clipboard HTML to what articles have, in an inert document. Returns `data:` URLs of its pictures, too. */
export function cleanPaste(html: string, origin: string) {
  const body = inertBody(html);
  withSheetFonts(body);
  const lostParts = body.querySelectorAll(EMBEDDED).length;
  body.querySelectorAll(DROPPED).forEach((element) => element.remove());
  if (body.querySelector('[data-pm-slice]') !== null) {
    // HTML from the editor, or forged as such, needs no conversion: the schema accepts only its nodes.
    removeAttributes(body);
    return { html: body.innerHTML, notes: NOTHING, pictures: [] };
  }
  const unseen = removeUnseen(body);
  const hasLooks = [...body.querySelectorAll('[style], font')].some(
    (element) => element.localName === 'font' || LOOKS.some((name) => styleOf(element).has(name)),
  );
  markBijoy(body);
  itemsAsInWord(body);
  const hasLetters = hasLetteredLists(body);
  listsFromWord(body);
  mendStyles(body);
  const headings = mendHeadings(body);
  repairLists(body);
  const links = mendLinks(body, origin);
  const { lost: lostPictures, pictures } = takePictures(body, origin);
  const tables = cleanTables(body);
  splitParagraphs(body);
  removeEmpty(body);
  removeAttributes(body);
  return {
    html: body.innerHTML,
    notes: { ...unseen, ...links, ...tables, headings, hasLooks, hasLetters, lostPictures, lostParts },
    pictures,
  };
}

/** Parses pasted plain text, line by line; outside of headings and tables, lines with bullets or numbers become lists. */
export function sliceOfText(text: string, $context: ResolvedPos) {
  const body = document.createElement('div');
  const lines = text.split(/[\r\n]+/).filter((line) => line !== '');
  const serializer = DOMSerializer.fromSchema(schema);
  const paragraphs = lines.map((line) => {
    const paragraph = document.createElement('p');
    paragraph.append(serializer.serializeNode(schema.text(line, $context.marks())));
    return paragraph;
  });
  body.append(...paragraphs);
  if ($context.parent.type === schema.nodes.paragraph) itemsInText(paragraphs);
  listsFromWord(body);
  const parser = DOMParser.fromSchema(schema);
  return Slice.maxOpen(parser.parseSlice(body, { preserveWhitespace: true, context: $context }).content);
}

/** Matches event handlers. They would not run, but browsers would report each one. Not a security measure. */
const TAG = /<[a-z][^>]*>/gi;
const HANDLER = /([\s/"'])on[a-z]+(?=\s*=)/gi;
const NOTHING = {
  ...({ comments: 0, hasDeleted: false, hasHidden: false } satisfies Unseen),
  headings: 0,
  hasLooks: false,
  hasLetters: false,
  lostPictures: 0,
  lostLinks: 0,
  lostPlaces: 0,
  joinedCells: 0,
  lostTables: 0,
  lostParts: 0,
};

/** Parses in a template, which runs and loads nothing and, unlike `DOMParser`, has no content security policy. */
function inertBody(html: string) {
  const template = document.createElement('template');
  template.innerHTML = html.replace(TAG, (tag) => tag.replace(HANDLER, '$1data-off'));
  const body = template.content.ownerDocument.createElement('body');
  body.append(template.content);
  return body;
}

function removeEmpty(body: HTMLElement) {
  for (const block of body.querySelectorAll('p, div')) {
    if (block.textContent.trim() === '' && block.querySelector('img, hr, table, li') === null) block.remove();
  }
}

function rename(element: Element, tag: string) {
  const renamed = element.ownerDocument.createElement(tag);
  for (const name of ['style', 'class', 'start']) {
    const value = element.getAttribute(name);
    if (value !== null) renamed.setAttribute(name, value);
  }
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

function mendStyles(body: HTMLElement) {
  for (const element of body.querySelectorAll<HTMLElement>(
    'b, strong, i, em, span, font, s, strike, sup, sub, p',
  )) {
    const style = styleOf(element);
    const weight = style.get('font-weight') ?? '';
    const slant = style.get('font-style') ?? '';
    const tag = element.localName;
    if (tag === 'p') {
      if (element.classList.contains('MsoTitle')) rename(element, 'h1');
      else if (/^Mso(?:Intense)?Quote/.test(element.className)) {
        const quote = body.ownerDocument.createElement('blockquote');
        element.replaceWith(quote);
        quote.append(element);
      }
    } else if (tag === 'sup' || tag === 'sub') {
      const text = element.textContent.trim();
      if (/^[\d+−-]+$/.test(text)) {
        element.replaceWith(text.replace(/./g, (sign) => RAISED[tag].charAt(RAISED_SIGNS.indexOf(sign))));
      }
    } else if (tag === 's' || tag === 'strike') {
      rename(element, 'del');
    } else if (tag === 'span' || tag === 'font') {
      const line = style.get('text-decoration') ?? style.get('text-decoration-line') ?? '';
      wrapInside(element, 'strong', /^(?:bold|bolder|[6-9]00)$/.test(weight));
      wrapInside(element, 'em', /^(?:italic|oblique)/.test(slant));
      wrapInside(element, 'del', line.includes('line-through'));
    } else if (
      tag === 'i' || tag === 'em' ? slant === 'normal' : /^(?:normal|lighter|[1-4]00)$/.test(weight)
    ) {
      // Google Docs wraps a whole text in `<b style="font-weight:normal">`.
      unwrap(element);
    }
  }
}

function wrapInside(element: Element, tag: string, isWanted: boolean) {
  if (!isWanted || element.textContent.trim() === '') return;
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/**
 * Converts headings to the levels of articles, one level down where the text has a heading of level 1, and removes bold from
 * them. Returns how many were converted.
 */
function mendHeadings(body: HTMLElement) {
  // Word Online has paragraphs with the role and the level of a heading.
  for (const heading of body.querySelectorAll('[role=heading]'))
    rename(heading, `h${Math.min(6, Number(heading.getAttribute('aria-level')) || 2)}`);
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) => {
    const isBlank = heading.textContent.trim() === '';
    if (isBlank) heading.remove();
    return !isBlank;
  });
  const isInItem = (heading: Element) => heading.closest('li, td, th') !== null;
  const down = headings.some((one) => one.localName === 'h1' && !isInItem(one)) ? 1 : 0;
  let changed = 0;
  for (const heading of headings) {
    heading.querySelectorAll('b, strong').forEach(unwrap);
    heading.querySelectorAll('br').forEach((line) => line.replaceWith(' '));
    const level = Math.max(2, Math.min(3, Number(heading.localName.slice(1)) + down));
    const tag = isInItem(heading) ? 'p' : `h${level}`;
    if (tag === heading.localName) continue;
    rename(heading, tag);
    changed += 1;
  }
  return changed;
}

/** A place in the source, but not a footnote, which keeps its number. */
const PLACE = /^#(?!_?(?:ftn|edn|foot|end|sdf))./i;

/**
 * Makes links to this website relative, and unwraps unsafe ones and those to places of the source. Returns how many of both
 * there were.
 */
function mendLinks(body: HTMLElement, origin: string) {
  const lost = { lostLinks: 0, lostPlaces: 0 };
  for (const link of body.querySelectorAll('a')) {
    const target = link.getAttribute('href');
    const href = target?.startsWith(`${origin}/`) === true ? target.slice(origin.length) : target;
    // Fragments are places in the source document, such as Word's bookmarks.
    const isOut = href !== null && href !== undefined && !href.startsWith('#');
    if (isOut && safeHref(href) !== undefined) {
      link.setAttribute('href', href);
      continue;
    }
    if (isOut) lost.lostLinks += 1;
    else if (PLACE.test(href ?? '') && link.textContent.trim() !== '') lost.lostPlaces += 1;
    unwrap(link);
  }
  return lost;
}

function takePictures(body: HTMLElement, origin: string) {
  const pictures: string[] = [];
  let lost = 0;
  for (const img of body.querySelectorAll('img')) {
    const address = img.getAttribute('src') ?? '';
    const src = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    const alt = img.getAttribute('alt') ?? '';
    // Chats show emoji as pictures.
    if (EMOJI.test(alt)) {
      img.replaceWith(alt);
      continue;
    }
    if (PICTURE_PATH.test(src) && !src.includes('/sized/') && img.closest('td, th, li') === null) {
      img.setAttribute('src', src);
      continue;
    }
    if (PICTURE_DATA.test(src)) pictures.push(src);
    else if (img.getAttribute('width') !== '1') lost += 1;
    img.remove();
  }
  return { lost, pictures };
}

const KEPT = new Set(['href', 'src', 'alt', 'title', 'start', 'data-pm-slice', 'data-source', 'data-bijoy']);

function removeAttributes(body: HTMLElement) {
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) if (!KEPT.has(name)) element.removeAttribute(name);
  }
}
