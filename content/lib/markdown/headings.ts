import { nodeText } from './plain-text';
import { markdownTree } from './tree';

/** A second-level heading of a Markdown text. */
export type Heading = {
  /** Unique within the text; starts with `section-`, so that it cannot be the id of something else on the page. */
  readonly id: string;
  readonly text: string;
  /** Line of the Markdown it starts on, counted from 1. */
  readonly line: number;
};

/** The `##` headings of a Markdown text in order, for its list of contents; those inside code or lists are left out. */
export function headingsOf(markdown: string): readonly Heading[] {
  const ids = new Set<string>();
  return markdownTree(markdown).children.flatMap((node) => {
    if (node.type !== 'heading' || node.depth !== 2) return [];
    const text = nodeText(node);
    if (text === '') return [];
    const id = freeId(`section-${slugOf(text)}`, ids);
    ids.add(id);
    return [{ id, text, line: node.position?.start.line ?? 0 }];
  });
}

/** The id itself, or with the first number from 2 that no other heading has: "A", "A 2", "A" give three ids. */
function freeId(id: string, taken: ReadonlySet<string>) {
  let free = id;
  for (let use = 2; taken.has(free); use += 1) free = `${id}-${use}`;
  return free;
}

/** Letters of every script are kept with their marks, so that Bangla headings have readable addresses too. */
function slugOf(text: string) {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.join('-') ?? 'part';
}
