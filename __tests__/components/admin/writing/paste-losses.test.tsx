import { pastedNote } from '@/components/admin/fields/writing/writing-props';
import { cleanPaste } from '@/components/admin/writing/paste';
import { pasted } from './pasted';

const rows = (cells: string) => `<tr>${cells}</tr><tr><td>Hollow</td><td>14 kg</td></tr>`;
const plainRows = rows('<td>Block</td><td>Weight</td>');
const table = '| Block | Weight |\n| --- | --- |\n| Hollow | 14 kg |';

test.each([
  [
    'Word Online',
    `<div class="OutlineElement"><div class="TableContainer"><table>${plainRows.replaceAll(/<td>(.*?)<\/td>/g, '<td><div><div class="OutlineElement"><p class="Paragraph">$1</p></div></div></td>')}</table></div></div>`,
  ],
  ['PowerPoint', `<div><table border=0><colgroup><col width=96></colgroup>${plainRows}</table></div>`],
  [
    'Excel',
    `<table border=0 style='border-collapse:collapse'><col width=64><!--StartFragment-->${plainRows}<!--EndFragment--></table>`,
  ],
  [
    'a sheet of Google',
    `<google-sheets-html-origin><style></style><table dir="ltr"><colgroup><col width="100"></colgroup><tbody>${plainRows}</tbody></table></google-sheets-html-origin>`,
  ],
])('a table of %s stays a table', (_source, html) => {
  expect(pasted(html)).toEqual({ markdown: table, note: null });
});

test.each([
  [
    'joined cells',
    `<table>${rows('<td colspan=2>Block</td>')}</table>`,
    '1 joined cell was divided: the text is in the first one',
  ],
  [
    'a table within a table',
    `<table>${rows(`<td>Block</td><td><table>${plainRows}</table></td>`)}</table>`,
    '1 table became text',
  ],
  [
    'a chapter of the source',
    '<p>See <a href="#_Toc1">Sizes</a></p>',
    '1 link to a place in the source became plain words',
  ],
  ['numbers by letters', '<ol type=a><li>Mix</li></ol>', 'numbers by letters became figures'],
  [
    'numbers by letters in Google Docs',
    '<ol><li style="list-style-type:lower-alpha">Mix</li></ol>',
    'numbers by letters became figures',
  ],
  [
    'numbers by letters in Word',
    "<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>a)</span>Mix</p>",
    'numbers by letters became figures',
  ],
  [
    'a film and an equation',
    '<p>Words</p><iframe src="https://a.example"></iframe><math><mi>x</mi></math>',
    '2 embedded parts were left out, such as a film or an equation',
  ],
])('the note names %s, which articles have not', (_what, html, note) => {
  expect(pasted(html).note).toBe(`Pasted: ${note}.`);
});

test('a layout of one column, and what a table of a web page has as its name, are no losses', () => {
  const html = '<table><tr><td><p>Words</p></td></tr></table>';
  expect(pastedNote(cleanPaste(html, 'https://website.test'))).toBeNull();
});
