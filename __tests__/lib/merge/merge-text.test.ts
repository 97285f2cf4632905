import fc from '@/__tests__/fast-check';
import { isDecided, joinText, mergeText } from '@/lib/merge/merge-text';
import { mergeRecord } from '@/lib/merge';
import { samples } from '@/scripts/test/depth';

const text = (...paragraphs: string[]) => paragraphs.join('\n\n');
const base = text('A', 'B', 'C', 'D');

it.each([
  [
    'changed in different paragraphs',
    text('A', 'B mine', 'C', 'D'),
    text('A', 'B', 'C', 'D theirs'),
    text('A', 'B mine', 'C', 'D theirs'),
  ],
  [
    'changed in neighbouring paragraphs',
    text('A', 'B mine', 'C', 'D'),
    text('A', 'B', 'C theirs', 'D'),
    text('A', 'B mine', 'C theirs', 'D'),
  ],
  [
    'added here, changed there',
    text('A', 'new', 'B', 'C', 'D'),
    text('A', 'B theirs', 'C', 'D'),
    text('A', 'new', 'B theirs', 'C', 'D'),
  ],
  [
    'added at the end here, at the start there',
    text('A', 'B', 'C', 'D', 'end'),
    text('start', 'A', 'B', 'C', 'D'),
    text('start', 'A', 'B', 'C', 'D', 'end'),
  ],
  [
    'taken out here, changed elsewhere there',
    text('A', 'C', 'D'),
    text('A', 'B', 'C', 'D theirs'),
    text('A', 'C', 'D theirs'),
  ],
  [
    'changed alike',
    text('A', 'B same', 'C', 'D'),
    text('A', 'B same', 'C', 'D theirs'),
    text('A', 'B same', 'C', 'D theirs'),
  ],
])('a text that was %s needs no decision', (_, mine, theirs, merged) => {
  const versions = {
    base: { id: 'a', desc: base },
    mine: { id: 'a', desc: mine },
    theirs: { id: 'a', desc: theirs },
  };
  expect(mergeRecord(versions)).toEqual({ kind: 'merged', value: { id: 'a', desc: merged } });
});

it.each([
  [
    'changed the same paragraph',
    text('A', 'B mine', 'C', 'D'),
    text('A', 'B theirs', 'C', 'D'),
    { base: ['B'], mine: ['B mine'], theirs: ['B theirs'] },
  ],
  [
    'took out what the other changed',
    text('A', 'C', 'D'),
    text('A', 'B theirs', 'C', 'D'),
    { base: ['B', ''], mine: [], theirs: ['B theirs', ''] },
  ],
  [
    'added something at the same place',
    text('A', 'x', 'B', 'C', 'D'),
    text('A', 'y', 'B', 'C', 'D'),
    { base: [], mine: ['x', ''], theirs: ['y', ''] },
  ],
])(
  'a text in which both %s needs a decision there, and keeps everything else',
  (_, mine, theirs, dispute) => {
    const parts = mergeText({
      base,
      mine: `${mine}\n\nend of mine`,
      theirs: `start of theirs\n\n${theirs}`,
    });
    expect(parts.filter((part) => !isDecided(part))).toEqual([dispute]);
    expect(joinText(parts, () => 'mine')).toBe(`start of theirs\n\n${mine}\n\nend of mine`);
    expect(joinText(parts, () => 'theirs')).toBe(`start of theirs\n\n${theirs}\n\nend of mine`);
  },
);

it('asks once for each of several paragraphs', () => {
  const parts = mergeText({
    base,
    mine: text('A1', 'B', 'C1', 'D'),
    theirs: text('A2', 'B', 'C2', 'D'),
  });
  expect(joinText(parts, (dispute) => (dispute === 0 ? 'mine' : 'theirs'))).toBe(text('A1', 'B', 'C2', 'D'));
});

it('keeps the blank lines of a code block that nobody touched', () => {
  const block = '```\nx\n\n\n\ny\n```';
  const parts = mergeText({
    base: text('A', block, 'B'),
    mine: text('A mine', block, 'B'),
    theirs: text('A', block, 'B theirs'),
  });
  expect(joinText(parts, () => 'mine')).toBe(text('A mine', block, 'B theirs'));
});

it('merges adjacent list items changed by different sides', () => {
  const parts = mergeText({ base: '- a\n- b\n- c', mine: '- a mine\n- b\n- c', theirs: '- a\n- b theirs' });
  expect(joinText(parts, () => 'mine')).toBe('- a mine\n- b theirs');
});

it('never loses a line that somebody wrote, nor makes one up, nor rewrites one that nobody touched', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', '', '', 'c', 'd', 'e'), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(lines, lines, lines, (...versions) => {
      const [base = '', mine = '', theirs = ''] = versions.map((all) => all.join('\n'));
      const parts = mergeText({ base, mine, theirs });
      if (base === theirs) expect(joinText(parts, () => 'theirs')).toBe(mine);
      if (base === mine) expect(joinText(parts, () => 'mine')).toBe(theirs);
      if (mine === theirs) expect(joinText(parts, () => 'mine')).toBe(mine);
      const [was, here, there] = versions;
      const mergedLines = parts.flatMap((part) => (isDecided(part) ? part : [...part.mine, ...part.theirs]));
      for (const line of [...here, ...there]) if (!was.includes(line)) expect(mergedLines).toContain(line);
      for (const line of mergedLines) expect([...was, ...here, ...there, '']).toContain(line);
    }),
    { numRuns: samples(500, 2_000) },
  );
});
