import { type MarkdownAction, markdownEdit } from '@/components/admin/shared/fields/markdown-edit';

/** Applies a button to a text whose selection stands between two bars, and shows the new one the same way. */
function press(action: MarkdownAction, marked: string) {
  const start = marked.indexOf('|');
  const end = marked.lastIndexOf('|') - (start === marked.lastIndexOf('|') ? 0 : 1);
  const text = marked.replaceAll('|', '');
  const edit = markdownEdit(action, { text, start, end });
  const after = text.slice(0, edit.start) + edit.insert + text.slice(edit.end);
  return `${after.slice(0, edit.selectStart)}|${after.slice(edit.selectStart, edit.selectEnd)}|${after.slice(edit.selectEnd)}`;
}

test.each<[MarkdownAction, string, string]>([
  ['bold', 'a |word| here', 'a **|word|** here'],
  ['bold', 'a **|word|** here', 'a |word| here'],
  ['bold', '|', '**|bold text|**'],
  ['italic', 'a |word| here', 'a _|word|_ here'],
  ['link', 'see |this| page', 'see [this](|https://|) page'],
  ['link', '|', '[link text](|https://|)'],
  ['h2', 'one\nt|w|o\nthree', 'one\n|## two|\nthree'],
  ['h2', '## t|w|o', '|two|'],
  ['h3', '## t|w|o', '|### two|'],
  ['list', 'a|b\nc|d', '|- ab\n- cd|'],
  ['list', '- a|b\n- c|d', '|ab\ncd|'],
  ['quote', 't|o|', '|> to|'],
  ['quote', '|', '|> |'],
])('%s on %j gives %j', (action, before, after) => {
  expect(press(action, before)).toBe(after);
});
