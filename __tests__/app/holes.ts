/** What a section has below its heading and lead: words, or a first thing without words. */
function bodyOf(section: Element) {
  const copy = section.cloneNode(true) as Element;
  const heading = copy.querySelector(`[id="${section.getAttribute('aria-labelledby')}"]`);
  heading?.parentElement?.querySelectorAll(':scope > h2, :scope > p').forEach((part) => part.remove());
  return copy.querySelector('img, svg, input')?.tagName ?? (copy.textContent ?? '').trim();
}

/** HTML of the lists of a page without items, and of its sections that are only a heading. */
export const holesIn = (page: ParentNode) =>
  [
    ...page.querySelectorAll(':is(ul, ol, dl, tbody, nav):empty'),
    ...[...page.querySelectorAll('section[aria-labelledby]')].filter((one) => bodyOf(one) === ''),
  ].map(({ outerHTML }) => outerHTML);
