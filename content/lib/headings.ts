import { plainText } from './text';

/** A second-level heading of a Markdown text. */
export type Heading = {
  /** Unique within the text; starts with `section-`, so that it cannot be the id of something else on the page. */
  readonly id: string;
  readonly text: string;
  /** Line of the Markdown it stands on, counted from 1. */
  readonly line: number;
};

const HEADING = /^ {0,3}##[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;

/** The `##` headings of a Markdown text in order, for its list of contents; those inside code are not headings. */
export function headingsOf(markdown: string): readonly Heading[] {
  const headings: Heading[] = [];
  const uses = new Map<string, number>();
  let openFence: string | undefined;

  markdown.split(/\r\n|\r|\n/).forEach((line, index) => {
    const [, fence, info = ''] = FENCE.exec(line) ?? [];
    if (openFence === undefined) openFence = fence;
    else if (fence?.startsWith(openFence) && info.trim() === '') openFence = undefined;
    if (openFence !== undefined) return;

    const text = plainText(HEADING.exec(line)?.[1] ?? '');
    if (text === '') return;
    const slug = slugOf(text);
    const use = (uses.get(slug) ?? 0) + 1;
    uses.set(slug, use);
    headings.push({ id: use === 1 ? `section-${slug}` : `section-${slug}-${use}`, text, line: index + 1 });
  });
  return headings;
}

/** Letters of every script are kept with their marks, so that Bangla headings have readable addresses too. */
function slugOf(text: string) {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.join('-') ?? 'part';
}
