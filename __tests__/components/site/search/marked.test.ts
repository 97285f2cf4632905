import { markedTitle, piecesOf } from '@/components/site/search/marked';

const bracketed = (pieces: ReturnType<typeof piecesOf>) =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

it.each([
  ['a <mark>hollow</mark> block', '… a [hollow] block …'],
  ['A block. It is <mark>hollow.</mark>', 'A block. It is [hollow.]'],
  ['<mark>Hollow</mark> <mark>block</mark>', '[Hollow] [block]'],
  ['5 &lt; 6 &amp; &quot;7&quot; &#39;8&#x27;', '5 < 6 & "7" \'8\' …'],
  // Content that looks like HTML remains text: it is decoded once only.
  ['&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)> …'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt; …'],
  ['', ''],
  // pagefind ends a headline with a full stop of its own.
  ['কতটা <mark>বাঁচে.</mark> (১২টি). BNBC 2020. শেষ.', 'কতটা [বাঁচে।] (১২টি)। BNBC 2020. শেষ।'],
])('reads the excerpt %s', (excerpt, expected) => {
  expect(bracketed(piecesOf(excerpt))).toBe(expected);
});

it.each([
  [
    'Hollow Block, 390 × 190 × 190 mm',
    'hollow 190',
    '[Hollow] Block, 390\u00a0×\u00a0[190]\u00a0×\u00a0[190]\u00a0mm',
  ],
  ['Curing through the monsoon', 'mons', 'Curing through the [monsoon]'],
  ['A wall (of blocks)', '((', 'A wall (of blocks)'],
  ['A wall', '', 'A wall'],
])('marks in the title %s what begins like %s', (title, words, expected) => {
  expect(bracketed(markedTitle(title, words))).toBe(expected);
});

it('marks whole words in Bangla, with their vowel signs, and a figure in the digits of either language', () => {
  const marked = (title: string, words: string) =>
    markedTitle(title, words)
      .filter(({ isMarked }) => isMarked)
      .map(({ text }) => text);
  expect(marked('বালু থেকে থাক: হলো ব্লকের গাঁথুনি', 'ব্লক')).toEqual(['ব্লকের']);
  expect(marked('হলো ব্লক, 390 × 190 × 190 mm', '৩৯০')).toEqual([expect.stringContaining('390')]);
});
