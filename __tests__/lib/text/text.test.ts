import { plainText, excerpt, summary } from '@/lib/text';

describe('plainText', () => {
  it.each([
    ['a paragraph as it is', 'Sand, stone and cement.', 'Sand, stone and cement.'],
    ['headings', '## What goes in\n\nSand.\n\n### Water ##\n\nClean.', 'What goes in Sand. Water Clean.'],
    [
      'underlined headings and rules',
      'Title\n=====\n\nSand.\n\n---\n\nStone.\n\n* * *',
      'Title Sand. Stone.',
    ],
    [
      'strong and emphasised words',
      '**Sand** and *stone*, __cement__ and _water_',
      'Sand and stone, cement and water',
    ],
    ['emphasis inside emphasis', '***all*** of **the *dry* mix**', 'all of the dry mix'],
    [
      'links, kept as their words',
      'See [the *range*](/products "All") and [tiles][1].\n\n[1]: /products',
      'See the range and tiles.',
    ],
    ['an address with brackets', 'See [blocks](/a_(b)_c).', 'See blocks.'],
    ['pictures, left out', 'Sand. ![A heap.](/images/a.jpg "Caption") Stone.', 'Sand. Stone.'],
    ['list marks', '- sand\n* stone\n+ cement\n1. mix\n2) press', 'sand stone cement mix press'],
    ['nested lists and tasks', '- sand\n  - washed\n- [x] graded\n- [ ] dry', 'sand washed graded dry'],
    ['quotations, also with a list', '> Patience\n> counts.\n>\n> - Water', 'Patience counts. Water'],
    ['tables', '| Fault | Cause |\n| :--- | ---: |\n| Fin | **Worn** mould |', 'Fault Cause Fin Worn mould'],
    ['code, untouched inside', 'Type `a_*b*_` and ``x`y``.', 'Type a_*b*_ and x`y.'],
    ['escaped marks', String.raw`\*not\* \# a \[mark\] and a\_b`, '*not* # a [mark] and a_b'],
    ['hard breaks', 'one\\\ntwo  \nthree', 'one two three'],
    [
      'signs that are no marks',
      '2 * 3 * 4, snake_case_word, 5 > 3, #1, a - b',
      '2 * 3 * 4, snake_case_word, 5 > 3, #1, a - b',
    ],
    ['line ends of every system', 'one\r\ntwo\rthree\n\n\n\tfour', 'one two three four'],
    ['thin and non-breaking spaces', '100\u00a0mm, 3\u00a0%, a\u00a0b', '100\u00a0mm, 3\u00a0%, a\u00a0b'],
    ['characters of the private-use area', 'a\uE000b \uE041', 'a\uE000b \uE041'],
    ['character references', 'Sand &amp; stone &lt;fine&gt;', 'Sand & stone <fine>'],
    ['HTML, which pages show as text', 'a <b>bold</b> word', 'a <b>bold</b> word'],
    ['footnotes', 'Sand.[^1]\n\n[^1]: From the river.', 'Sand.'],
  ])('strips %s', (_, markdown, expected) => {
    expect(plainText(markdown)).toBe(expected);
  });
});

describe('excerpt', () => {
  it.each([
    ['leaves a text of exactly 100 characters alone', 'a'.repeat(100), 'a'.repeat(100)],
    ['cuts after 100 characters, inside a word too', 'a'.repeat(101), `${'a'.repeat(100)}…`],
    ['drops a space before the ellipsis', `${'a'.repeat(99)} bc`, `${'a'.repeat(99)}…`],
    ['counts the text and not its marks', `**${'a'.repeat(100)}**`, 'a'.repeat(100)],
    ['never splits a surrogate pair', '𝟙'.repeat(101), `${'𝟙'.repeat(100)}…`],
  ])('%s', (_, markdown, expected) => {
    expect(excerpt(markdown, 'en')).toBe(expected);
  });

  it('ends at a word in Bangla, without the comma behind it', () => {
    const before = 'ক'.repeat(84);
    expect(excerpt(`${before} আজ উত্তর দিই, কেন`, 'bn')).toBe(`${before} আজ উত্তর দিই…`);
    expect(excerpt(`${'ক'.repeat(92)} আজ উত্তর দিই, কেন`, 'bn')).toBe(`${'ক'.repeat(92)} আজ…`);
  });
});

describe('summary', () => {
  const sentence = (length: number) => `A${'b'.repeat(length - 2)}.`;

  it.each([
    ['leaves a text of up to 160 characters alone', sentence(160), sentence(160)],
    ['leaves a short text alone', 'Sand and *stone*.', 'Sand and stone.'],
    [
      'takes the sentences that fit',
      `${sentence(60)} ${sentence(60)} ${sentence(60)}`,
      `${sentence(60)} ${sentence(60)}`,
    ],
    [
      'fills 160 characters to the last',
      `${sentence(80)} ${sentence(79)} ${sentence(9)}`,
      `${sentence(80)} ${sentence(79)}`,
    ],
    ['is content with 70 characters', `${sentence(70)} ${sentence(120)}`, sentence(70)],
  ])('%s', (_, markdown, expected) => {
    expect(summary(markdown)).toBe(expected);
  });

  it.each([
    ['a sentence longer than 160 characters', `${'sand and stone, '.repeat(20)}water.`],
    ['a first sentence too short to be alone', `${sentence(20)} ${'sand and stone '.repeat(20)}.`],
  ])('cuts %s at a word', (_, markdown) => {
    const text = summary(markdown);
    expect(text).toMatch(/(sand|and|stone)…$/);
    expect(text.length).toBeGreaterThanOrEqual(140);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(markdown.startsWith(text.slice(0, -1))).toBe(true);
  });

  it('adds a second text to a first one of fewer than 70 characters', () => {
    expect(summary(sentence(69), sentence(40))).toBe(`${sentence(69)} ${sentence(40)}`);
    expect(summary(sentence(70), sentence(40))).toBe(sentence(70));
    expect(summary('', sentence(40))).toBe(sentence(40));
  });

  it('cuts a text without spaces between characters', () => {
    expect(summary('𝟙'.repeat(200))).toMatch(/^(𝟙){70,80}…$/u);
  });
});
