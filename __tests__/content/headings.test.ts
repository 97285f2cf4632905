import { headingsOf } from '@/content/lib/markdown/headings';

describe('headingsOf', () => {
  it.each([
    ['takes second-level headings alone', '# One\n\n## Two\n\n### Three', [['section-two', 'Two', 3]]],
    [
      'numbers headings of the same wording',
      '## Rain\n\n## Rain',
      [
        ['section-rain', 'Rain', 1],
        ['section-rain-2', 'Rain', 3],
      ],
    ],
    [
      'keeps a number that another heading carries',
      '## A\n\n## A 2\n\n## A\n\n## A 2',
      [
        ['section-a', 'A', 1],
        ['section-a-2', 'A 2', 3],
        ['section-a-3', 'A', 5],
        ['section-a-2-2', 'A 2', 7],
      ],
    ],
    ['takes underlined headings', 'Rain\n---\n\nText', [['section-rain', 'Rain', 1]]],
    ['leaves quoted headings out', '> ## Rain\n\n- ## Sun', []],
    ['drops marks and closing hashes', '## The *dry* `mix` ##', [['section-the-dry-mix', 'The dry mix', 1]]],
    ['keeps Bangla letters with their marks', '## ইটের দেয়াল', [['section-ইটের-দেয়াল', 'ইটের দেয়াল', 1]]],
    ['has an id for a heading without a letter', '## …', [['section-part', '…', 1]]],
    ['counts Windows line ends as one', 'a\r\n\r\n## Two', [['section-two', 'Two', 3]]],
    ['passes over code', '```md\n## No\n```js\n## No\n```\n\n## Yes', [['section-yes', 'Yes', 7]]],
    ['passes over empty headings and hashes without a space', '##\n\n##No', []],
  ])('%s', (_, markdown, expected) => {
    expect(headingsOf(markdown).map(({ id, text, line }) => [id, text, line])).toEqual(expected);
  });
});
