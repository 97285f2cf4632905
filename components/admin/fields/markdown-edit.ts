import { markdownStrings } from '@/components/admin/strings/markdown';

/** What a text area shows: its text and what is selected of it. */
type TextSelection = { readonly text: string; readonly start: number; readonly end: number };

/** What to type instead of `start` to `end`, and what of it is selected afterwards (counted from the text's beginning). */
type TextEdit = {
  readonly start: number;
  readonly end: number;
  readonly insert: string;
  readonly selectStart: number;
  readonly selectEnd: number;
};

/** The buttons over a Markdown field. */
export const markdownActions = ['h2', 'h3', 'bold', 'italic', 'link', 'list', 'quote'] as const;

export type MarkdownAction = (typeof markdownActions)[number];

const { samples } = markdownStrings;

const lineMarks = { h2: '## ', h3: '### ', list: '- ', quote: '> ' } as const;
const ANY_HEADING = /^#{1,6} /;

/** The edit that a button stands for. Pressed again on the same text, marks of lines and of words go away. */
export function markdownEdit(action: MarkdownAction, selection: TextSelection): TextEdit {
  switch (action) {
    case 'bold':
      return wrapped(selection, '**', samples.bold);
    case 'italic':
      return wrapped(selection, '_', samples.italic);
    case 'link':
      return linked(selection);
    default:
      return marked(selection, lineMarks[action]);
  }
}

function wrapped({ text, start, end }: TextSelection, mark: string, sample: string): TextEdit {
  const chosen = text.slice(start, end);
  const isWrapped =
    text.slice(start - mark.length, start) === mark && text.slice(end, end + mark.length) === mark;
  if (isWrapped) {
    const at = start - mark.length;
    return {
      start: at,
      end: end + mark.length,
      insert: chosen,
      selectStart: at,
      selectEnd: at + chosen.length,
    };
  }
  const inside = chosen === '' ? sample : chosen;
  const selectStart = start + mark.length;
  return {
    start,
    end,
    insert: `${mark}${inside}${mark}`,
    selectStart,
    selectEnd: selectStart + inside.length,
  };
}

function linked({ text, start, end }: TextSelection): TextEdit {
  const words = text.slice(start, end) || samples.link;
  const address = 'https://';
  const selectStart = start + words.length + 3;
  return {
    start,
    end,
    insert: `[${words}](${address})`,
    selectStart,
    selectEnd: selectStart + address.length,
  };
}

/** Marks the lines of the selection. The selection, or the caret, stays on the text where it was, behind the mark. */
function marked({ text, start, end }: TextSelection, mark: string): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line.startsWith(mark));
  const isHeading = mark.startsWith('#');
  const markedLines = lines.map((line) => {
    if (isMarked) return line.slice(mark.length);
    return `${mark}${isHeading ? line.replace(ANY_HEADING, '') : line}`;
  });
  const insert = markedLines.join('\n');
  const firstGrew = (markedLines[0] ?? '').length - (lines[0] ?? '').length;
  const allGrew = insert.length - (to - from);
  const lastLine = from + insert.lastIndexOf('\n') + 1;
  const selectStart = Math.max(from, start + firstGrew);
  const selectEnd = Math.max(selectStart, lastLine, end + allGrew);
  return { start: from, end: to, insert, selectStart, selectEnd };
}
