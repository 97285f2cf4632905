/** Loads what needs the parser of Markdown, which is large. */
export async function loadMarkdown() {
  const [{ linksOf }, { visibleText }] = await Promise.all([import('./links'), import('./visible-text')]);
  return { linksOf, visibleText };
}
