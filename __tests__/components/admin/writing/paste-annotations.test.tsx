import { cleanPaste } from '@/components/admin/writing/paste';
import { pastedNote } from '@/components/admin/fields/writing/writing-props';

const SECRET = 'Boss does not want this number published!';

/** Pastes HTML; returns the words that stay, and the note below the text. */
function paste(html: string) {
  const pasted = cleanPaste(html, 'https://website.test');
  const { body } = new DOMParser().parseFromString(pasted.html, 'text/html');
  return { words: body.textContent.replace(/\s+/g, ' ').trim(), note: pastedNote(pasted) };
}

const wordComment = (text: string) =>
  `<div style='mso-element:comment'><div id='_com_1' class=msocomtxt><p class=MsoCommentText><a href='#_msoanchor_1' class=msocomoff>[RU1]</a>${text}</p></div></div>`;
const wordMark =
  "<span class=MsoCommentReference><span style='mso-special-character:comment'><a class=msocomanchor href='#_msocom_1'>[RU1]</a></span></span>";

test.each([
  [
    'Word',
    `<p class=MsoNormal>Block strength${wordMark} is high.</p><div style='mso-element:comment-list'><hr class=msocomoff>${wordComment(SECRET)}</div>`,
  ],
  [
    'Word, with conditional comments and the commented words in a link of its own',
    `<p class=MsoNormal><a style='mso-comment-reference:RU_1;mso-comment-date:20261101T1030'>Block strength</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a href="#_msocom_1" language=JavaScript id="_anchor_1" class=msocomanchor name="_msoanchor_1">[RU1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span> is high.</p><div style="mso-element: comment-list;"><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]>${wordComment(SECRET)}</div>`,
  ],
  [
    'Word, saved as a page whose addresses are complete',
    `<p>Block strength<a href="file:///C:/wall.htm#_msocom_1">[RU1]</a> is high.</p><div><div><div id="_com_1"><p><a href="file:///C:/wall.htm#_msoanchor_1">[RU1]</a>${SECRET}</p></div></div></div>`,
  ],
  [
    'a page of Excel',
    `<table><tr><td>Block strength</td><td>is high.<span style='mso-element:comment-reference'><a class=msocomanchor href="#_msocom_1">[1]</a></span></td></tr></table><div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomhide align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><div><a class=msocomhide href="#_msoanchor_1" name="_msocom_1">[1]</a><div><font class="font5">Rafiq:</font><font class="font6"><br>${SECRET}</font></div></div></div></div></div>`,
  ],
  [
    'Google Docs',
    `<p>Block strength<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> is high.</p><div style="border:1px solid black;margin:5px"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>${SECRET}</span></p><p>And a second paragraph.</p></div>`,
  ],
  [
    'Google Docs, published, with complete addresses and paragraphs without a box',
    `<p>Block strength<sup><a href="https://docs.google.com/document/d/e/2P/pub#cmnt1">[a]</a></sup> is high.</p><p><a href="https://docs.google.com/document/d/e/2P/pub#cmnt_ref1" id="cmnt1">[a]</a><span>${SECRET}</span></p>`,
  ],
  [
    'a sheet of LibreOffice',
    `<table><tr><td>Block strength</td><td><a class="comment-indicator"></a><comment>${SECRET}</comment>is high.</td></tr></table>`,
  ],
  ['a text of LibreOffice', `<p>Block strength<!-- ${SECRET} --> is high.</p>`],
])('a review comment of %s is not pasted, and the note says so', (source, html) => {
  const { words, note } = paste(html);
  expect(words.replace('strengthis', 'strength is')).toBe('Block strength is high.');
  // LibreOffice writes it as a comment of HTML, as Word does with much else.
  if (source !== 'a text of LibreOffice') expect(note).toContain('1 comment was left out');
});

test.each([
  ['two comments', wordComment('One.') + wordComment('Two.'), '2 comments were left out'],
  ['a comment with its reply', wordComment('One.').repeat(2), '2 comments were left out'],
])('%s are counted', (_what, comments, count) => {
  const html = `<p>Blocks${wordMark}${wordMark}.</p><div style='mso-element:comment-list'>${comments}</div>`;
  expect(paste(html)).toEqual({ words: 'Blocks.', note: `Pasted: ${count}.` });
});

test.each([
  [
    'Word',
    '<p class=MsoNormal>Price is <del cite="mailto:RU" datetime="2026-11-01T10:30">50</del><ins cite="mailto:RU" datetime="2026-11-01T10:30">60</ins>.</p>',
  ],
  [
    'Word, with its classes',
    '<p class=MsoNormal>Price is <span class=msoDel><del>50</del></span><span class=msoIns><ins>60</ins></span>.</p>',
  ],
  ['Word, deleted alone', '<p class=MsoNormal>Price is <del>50</del>60.</p>'],
  ['LibreOffice', '<p>Price is <del datetime="2026-11-01">50</del><ins datetime="2026-11-01">60</ins>.</p>'],
  ['an editor on the web', '<p>Price is <del>50</del><ins>60</ins>.</p>'],
])('what %s marks as deleted goes, and what it marks as inserted stays', (_source, html) => {
  expect(paste(html)).toEqual({
    words: 'Price is 60.',
    note: 'Pasted: text marked as deleted was left out.',
  });
});

test.each([
  ['of Word', '<p class=MsoNormal>Price <s>50</s> 60</p>'],
  ['of a web page', '<p>Price <del>50</del> 60</p>'],
  ['of Google Docs', '<p>Price <span style="text-decoration:line-through">50</span> 60</p>'],
])('a price that is struck through %s stays', (_source, html) => {
  expect(cleanPaste(html, '').html).toContain('<del>50</del>');
  expect(paste(html).note).toBeNull();
});

test.each([
  ['Word', `<p class=MsoNormal>Blocks<span style='display:none;mso-hide:all'>${SECRET}</span>.</p>`],
  ['a web page', `<p>Blocks<span hidden>${SECRET}</span>.</p>`],
  ['LibreOffice', `<p>Blocks<span style="display: none">${SECRET}</span>.</p>`],
  ['a hidden row of Excel', `<p>Blocks.</p><table><tr style='display:none'><td>${SECRET}</td></tr></table>`],
])('hidden text of %s is not pasted, and the note says so', (_source, html) => {
  expect(paste(html)).toEqual({ words: 'Blocks.', note: 'Pasted: hidden text was left out.' });
});

test.each([
  [
    'a footnote of Word',
    "<p>Blocks<a href='#_ftn1'>[1]</a></p><div style='mso-element:footnote-list'><p><a href='#_ftnref1'>[1]</a> Dry.</p></div>",
    'Blocks[1][1] Dry.',
  ],
  ['words that are copied out of a comment', '<p class=MsoCommentText>Lay them dry.</p>', 'Lay them dry.'],
  [
    'a link to comments of another website',
    '<p><a href="https://example.com/#comments">3 comments</a></p>',
    '3 comments',
  ],
  [
    'the blank cells that Excel hides',
    "<p>Blocks.</p><table><tr style='display:none'><td></td></tr></table>",
    'Blocks.',
  ],
])('%s stay, without a note', (_what, html, words) => {
  expect(paste(html)).toEqual({ words, note: null });
});
