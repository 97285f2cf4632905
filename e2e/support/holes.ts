/**
 * HTML of a page's lists, tabs and groups without content, and of headings that nothing, or no more than a lead, follows.
 * Complete in itself, so that a browser can run it.
 */
export function holesIn(page: ParentNode = document) {
  const isEmpty = (part: Node & ParentNode) =>
    part.querySelector('img, svg, input, button, iframe, video') === null && part.textContent?.trim() === '';
  const lists =
    'ul, ol, dl, tbody, nav, fieldset, section, [role="group"], [role="tablist"], [role="tabpanel"]';
  const isOnlyLed = (section: Element) => {
    const copy = section.cloneNode(true) as Element;
    const heading = copy.querySelector(`[id="${section.getAttribute('aria-labelledby')}"]`);
    heading?.parentElement?.querySelectorAll(':scope > h2, :scope > p').forEach((part) => part.remove());
    return isEmpty(copy);
  };
  const headings = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const isBare = (heading: Element, index: number) => {
    const part = heading.closest('section, article, li, a, aside, dialog, footer, main, body') ?? heading;
    // A card has its picture above its heading.
    if (part.matches('article, li, a') && part.querySelector('img, svg') !== null) return false;
    const next = headings
      .slice(index + 1)
      .find((other) => part.contains(other) && other.tagName <= heading.tagName);
    const range = heading.ownerDocument.createRange();
    range.selectNodeContents(part);
    range.setStartAfter(heading);
    if (next !== undefined) range.setEndBefore(next);
    return isEmpty(range.cloneContents());
  };
  return [
    ...[...page.querySelectorAll(lists)].filter(isEmpty),
    ...[...page.querySelectorAll('section[aria-labelledby]')].filter(isOnlyLed),
    ...headings.filter(isBare),
  ].map(({ outerHTML }) => outerHTML);
}
