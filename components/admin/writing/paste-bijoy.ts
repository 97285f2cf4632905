import { styleOf } from './paste-word';

/** Fonts whose glyphs are Bijoy: SutonnyMJ, BorakMJ and others; those with OMJ are fonts of Unicode. */
const BIJOY_FONT = /^["'\s]*[\w\s-]*(?<!o)mj(?:\s+(?:bold|italic))*["'\s]*$/i;
const UNICODE = /[\u0980-\u09ff]/;
/** A rule of a style sheet: its selectors and declarations. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;

const isBijoy = (fonts: string | undefined) => BIJOY_FONT.test(fonts?.split(',')[0] ?? '');
const fontOf = (element: Element) =>
  styleOf(element).get('font-family') ?? element.getAttribute('face') ?? undefined;

/** Writes fonts of Bijoy that a style sheet names, such as Word's for its standard paragraph, to the elements that have them. */
export function withSheetFonts(body: HTMLElement) {
  const sheets = [...body.querySelectorAll('style')].map(({ textContent }) => textContent);
  for (const [, selectors = '', declarations = ''] of sheets.join('\n').matchAll(RULE)) {
    const [, fonts] = /(?:^|[;\s])font-family:([^;]*)/i.exec(declarations) ?? [];
    if (!isBijoy(fonts)) continue;
    for (const selector of selectors.replace(/<!--|\/\*.*?\*\//gs, '').split(',')) {
      // Anything else, such as `@font-face`, has no element here.
      if (!/^\s*[\w-]*(?:\.[\w-]+)?\s*$/.test(selector) || selector.trim() === '') continue;
      for (const element of body.querySelectorAll(selector)) {
        if (fontOf(element) !== undefined) continue;
        element.setAttribute('style', `${element.getAttribute('style') ?? ''};font-family:SutonnyMJ`);
      }
    }
  }
}

/** Wraps text in a font of Bijoy in `span[data-bijoy]`, for the offer to convert it. */
export function markBijoy(body: HTMLElement) {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const text = currentNode.nodeValue ?? '';
    if (text.trim() === '' || UNICODE.test(text)) continue;
    let element = currentNode.parentElement;
    while (element !== null && fontOf(element) === undefined) element = element.parentElement;
    if (element !== null && isBijoy(fontOf(element))) found.push(currentNode);
  }
  for (const node of found) {
    const mark = body.ownerDocument.createElement('span');
    mark.setAttribute('data-bijoy', '');
    node.parentNode?.replaceChild(mark, node);
    mark.append(node);
  }
}
