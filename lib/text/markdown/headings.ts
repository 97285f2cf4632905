import { nodeText } from './plain-text';
import { markdownTree } from './tree';

/** Lists the `##` headings of a Markdown text for its table of contents, except those in code or lists. */
export function headingsOf(markdown: string) {
  const ids = new Set<string>();
  return markdownTree(markdown).children.flatMap((node) => {
    if (node.type !== 'heading' || node.depth !== 2) return [];
    const text = nodeText(node);
    if (text === '') return [];
    // Prefixed, so that it cannot equal another id of the page.
    const id = freeId(`section-${slugOf(text)}`, ids);
    ids.add(id);
    return [{ id, text, line: node.position?.start.line ?? 0 }];
  });
}

/** A second-level heading: its id, unique in the text, its words, and its line in the Markdown, from 1. */
export type Heading = ReturnType<typeof headingsOf>[number];

/** Returns the id, or the id with the first free number from 2: "A", "A 2", "A" give three ids. */
function freeId(id: string, takenIds: ReadonlySet<string>) {
  let free = id;
  for (let use = 2; takenIds.has(free); use += 1) free = `${id}-${use}`;
  return free;
}

/** Keeps letters and marks of every script, so that Bangla headings have readable addresses. */
function slugOf(text: string) {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.join('-') ?? 'part';
}
