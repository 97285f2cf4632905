import { DOMParser as EditorParser } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { bijoyRanges, convertBijoy } from '@/components/admin/writing/bijoy';
import { writeBlock } from '@/components/admin/writing/document';
import { cleanPaste } from '@/components/admin/writing/paste';
import { schema } from '@/components/admin/writing/schema';
import { bijoyToUnicode } from '@/lib/text';

/** Pastes HTML into an English text; returns its Markdown before and after the offer was taken. */
function paste(html: string) {
  const { body } = new DOMParser().parseFromString(
    cleanPaste(html, 'https://website.test').html,
    'text/html',
  );
  const state = EditorState.create({ doc: EditorParser.fromSchema(schema).parse(body) });
  const ranges = bijoyRanges(state, false);
  const written = ({ doc }: EditorState) =>
    doc.children
      .map((block) => writeBlock(block))
      .filter((text) => text !== '')
      .join('\n\n');
  const after = state.apply(convertBijoy(state, ranges, bijoyToUnicode));
  return {
    offered: ranges.length > 0,
    before: written(state),
    after: written(after),
    again: bijoyRanges(after, true),
  };
}

test.each([
  [
    'the input',
    "<p class=MsoNormal><span style='font-family:SutonnyMJ'>Avgv‡`i eøK me‡P‡q kw³kvjx</span></p>",
    'আমাদের ব্লক সবচেয়ে শক্তিশালী',
  ],
  [
    'words whose letters alone would not show it',
    `<p><span style='font-family:"SutonnyMJ","sans-serif";mso-bidi-font-family:Vrinda'>GB BU</span></p>`,
    'এই ইট',
  ],
  [
    'only some words',
    "<p>Our <span style='font-family:SutonnyMJ'>eøK</span> and <b style='font-family:Arial'>ASTM</b></p>",
    'Our ব্লক and **ASTM**',
  ],
  [
    'words with a word in another font among them',
    "<p style='font-family:SutonnyMJ'>Avgv‡`i <span style='font-family:Calibri'>WhatsApp</span> b¤^i</p>",
    'আমাদের WhatsApp নম্বর',
  ],
  ['a font element of LibreOffice', '<p><font face="SutonnyMJ, serif">fv‡jv BU</font></p>', 'ভালো ইট'],
  [
    'a font that the style sheet names',
    '<style><!-- @font-face {font-family:SutonnyMJ;} p.MsoNormal, li.MsoNormal {margin:0; font-family:"SutonnyMJ";} --></style><p class=MsoNormal>GB BU</p><p class=Other>Gate</p>',
    'এই ইট\n\nGate',
  ],
  [
    'a list, bold and split into many runs',
    "<ul><li><b><span style='font-family:SutonnyMJ'>Av</span><span style='font-family:SutonnyMJ'>gv‡</span><span style='font-family:SutonnyMJ'>`i</span></b></li></ul>",
    '- **আমাদের**',
  ],
  [
    'a cell of a table',
    "<table><tr><td style='font-family:BorakMJ'>`vg</td><td>50</td></tr></table>",
    '| দাম | 50 |\n| --- | --- |',
  ],
])('%s in Bijoy is offered for conversion, and nothing else is converted', (_what, html, markdown) => {
  expect(paste(html)).toMatchObject({ offered: true, after: markdown.normalize('NFC'), again: [] });
});

test('until it is converted, text in Bijoy is stored as it was pasted', () => {
  expect(paste("<p><span style='font-family:SutonnyMJ'>GB BU</span></p>").before).toBe('GB BU');
});

test.each([
  ['SutonnyOMJ, which is Unicode', "<p style='font-family:SutonnyOMJ'>আমাদের ব্লক GB BU</p>"],
  ['Unicode in a font of Bijoy', "<p style='font-family:SutonnyMJ'>আমাদের ব্লক</p>"],
  ['another font', "<p style='font-family:Calibri'>GB BU</p>"],
])('nothing is offered for %s', (_what, html) => {
  expect(paste(html).offered).toBe(false);
});
