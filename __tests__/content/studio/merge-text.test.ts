import fc from 'fast-check';
import { joinText, mergeText } from '@/content/lib/merge-text';
import { loadTextMerge, mergeRecord } from '@/content/lib/three-way-merge';

const text = (...paragraphs: string[]) => paragraphs.join('\n\n');
beforeAll(loadTextMerge);

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
    { base: 'B', mine: 'B mine', theirs: 'B theirs' },
  ],
  [
    'took out what the other changed',
    text('A', 'C', 'D'),
    text('A', 'B theirs', 'C', 'D'),
    { base: 'B', mine: '', theirs: 'B theirs' },
  ],
  [
    'added something at the same place',
    text('A', 'x', 'B', 'C', 'D'),
    text('A', 'y', 'B', 'C', 'D'),
    { base: '', mine: 'x', theirs: 'y' },
  ],
])(
  'a text in which both %s needs a decision there, and keeps everything else',
  (_, mine, theirs, dispute) => {
    const parts = mergeText(base, `${mine}\n\nend of mine`, `start of theirs\n\n${theirs}`);
    expect(parts.filter((part) => typeof part !== 'string')).toEqual([dispute]);
    expect(joinText(parts, () => 'mine')).toBe(`start of theirs\n\n${mine}\n\nend of mine`);
    expect(joinText(parts, () => 'theirs')).toBe(`start of theirs\n\n${theirs}\n\nend of mine`);
  },
);

it('asks once for each of several paragraphs', () => {
  const parts = mergeText(base, text('A1', 'B', 'C1', 'D'), text('A2', 'B', 'C2', 'D'));
  expect(joinText(parts, (dispute) => (dispute === 0 ? 'mine' : 'theirs'))).toBe(text('A1', 'B', 'C2', 'D'));
});

it('never loses a paragraph that somebody wrote, nor makes one up', () => {
  const versions = fc
    .array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 7 })
    .map((all) => text(...all));
  fc.assert(
    fc.property(versions, versions, versions, (was, mine, theirs) => {
      const parts = mergeText(was, mine, theirs);
      if (was === theirs) expect(joinText(parts, () => 'theirs')).toBe(mine);
      if (was === mine) expect(joinText(parts, () => 'mine')).toBe(theirs);
      const shown = parts
        .flatMap((part) => (typeof part === 'string' ? part : [part.mine, part.theirs]))
        .join('\n\n');
      for (const written of new Set([...mine.split('\n\n'), ...theirs.split('\n\n')])) {
        if (!was.split('\n\n').includes(written)) expect(shown.split('\n\n')).toContain(written);
      }
    }),
  );
});
