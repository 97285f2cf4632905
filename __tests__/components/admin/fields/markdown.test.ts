import { type MarkdownAction, markdownEdit } from '@/components/admin/fields/markdown-edit';

/** Applies a button to a text whose selection stands between two bars (or its caret at one), and shows the new one so. */
function press(action: MarkdownAction, marked: string) {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|') - (start === marked.lastIndexOf('|') ? 0 : 1);
  const text = marked.replaceAll('|', '');
  const edit = markdownEdit(action, { text, start, end });
  const after = text.slice(0, edit.start) + edit.insert + text.slice(edit.end);
  const selected = after.slice(edit.selectStart, edit.selectEnd);
  const shown = selected === '' ? '|' : `|${selected}|`;
  return `${after.slice(0, edit.selectStart)}${shown}${after.slice(edit.selectEnd)}`;
}

test.each<[MarkdownAction, string, string]>([
  ['bold', 'a |word| here', 'a **|word|** here'],
  ['bold', 'a **|word|** here', 'a |word| here'],
  ['bold', '|', '**|bold text|**'],
  ['italic', 'a |word| here', 'a _|word|_ here'],
  ['link', 'see |this| page', 'see [this](|https://|) page'],
  ['link', '|', '[link text](|https://|)'],
  ['h2', 'one\nt|w|o\nthree', 'one\n## t|w|o\nthree'],
  ['h2', '## t|w|o', 't|w|o'],
  ['h2', 'one\n\n|', 'one\n\n## |'],
  ['h2', 'one\n#|# two', 'one\n|two'],
  ['h3', '## t|w|o', '### t|w|o'],
  ['list', 'a|b\nc|d', '- a|b\n- c|d'],
  ['list', '- a|b\n- c|d', 'a|b\nc|d'],
  ['list', '- a|b\n-| cd', 'a|b\n|cd'],
  ['quote', 't|o|', '> t|o|'],
  ['quote', '|', '> |'],
])('%s on %j gives %j', (action, before, after) => {
  expect(press(action, before)).toBe(after);
});
