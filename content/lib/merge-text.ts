import { diffIndices } from 'node-diff3';
import type { Side, TextPart, Three } from './merge-types';
import { sameJson } from './sorted-json';

/** Lines of the base from `start` to before `end`, and what is in their place. */
type Hunk = { readonly start: number; readonly end: number; readonly lines: readonly string[] };

export const isDecided = (part: TextPart): part is readonly string[] => Array.isArray(part);

/** Whether three versions of a value can be merged by line: texts, one of several lines. */
export function isLongText(versions: Three<unknown>): versions is Three<string> {
  const texts = Object.values(versions);
  return (
    texts.every((text) => typeof text === 'string') &&
    texts.some((text) => typeof text === 'string' && text.includes('\n'))
  );
}

/**
 * Three-way merge of a text by line. Lines that only one side changed, added or took out are taken as they are; lines that
 * both changed differently, or a place where both added something, are a dispute.
 */
export function mergeText(versions: Three<string>): readonly TextPart[] {
  const { base, mine, theirs } = linesOf(versions);
  const hunks = { mine: hunksOf(base, mine), theirs: hunksOf(base, theirs) };
  const parts: TextPart[] = [];
  let at = 0;
  for (const { start, end } of regionsOf([...hunks.mine, ...hunks.theirs])) {
    const was = base.slice(start, end);
    const here = applied(base, hunks.mine, start, end);
    const there = applied(base, hunks.theirs, start, end);
    parts.push(base.slice(at, start));
    if (sameJson(here, there) || sameJson(there, was)) parts.push(here);
    else if (sameJson(here, was)) parts.push(there);
    else parts.push({ base: was, mine: here, theirs: there });
    at = end;
  }
  return [...parts, base.slice(at)];
}

const linesOf = ({ base, mine, theirs }: Three<string>) => ({
  base: base.split('\n'),
  mine: mine.split('\n'),
  theirs: theirs.split('\n'),
});

/** What a side changed, in order. As many lines in the place of as many are changed one by one. */
const hunksOf = (base: readonly string[], side: readonly string[]): readonly Hunk[] =>
  diffIndices([...base], [...side]).flatMap(({ buffer1: [start, length], buffer2Content: lines }) =>
    length === lines.length
      ? lines.map((line, index) => ({ start: start + index, end: start + index + 1, lines: [line] }))
      : { start, end: start + length, lines },
  );

/** The parts of the base that hunks touch, those that overlap as one. */
function regionsOf(hunks: readonly Hunk[]) {
  const regions: { start: number; end: number }[] = [];
  for (const { start, end } of [...hunks].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = regions.at(-1);
    const isSame = last?.start === start && last.end === end;
    if (last && (start < last.end || isSame)) last.end = Math.max(last.end, end);
    else regions.push({ start, end });
  }
  return regions;
}

/** A region of the base with the hunks of one side. One that only adds belongs to the region that adds there. */
function applied(base: readonly string[], hunks: readonly Hunk[], start: number, end: number) {
  const lines: string[] = [];
  let at = start;
  for (const hunk of hunks) {
    const isAdded = hunk.start === hunk.end;
    const isAtEdge = isAdded && (hunk.start === start || hunk.start === end);
    if (hunk.start < start || hunk.end > end || (isAtEdge ? start !== end : !isAdded && start === end))
      continue;
    lines.push(...base.slice(at, hunk.start), ...hunk.lines);
    at = hunk.end;
  }
  return [...lines, ...base.slice(at, end)];
}

/** A merged text with a side for each of its disputes. */
export function joinText(parts: readonly TextPart[], sideOf: (dispute: number) => Side) {
  let dispute = -1;
  return parts.flatMap((part) => (isDecided(part) ? part : part[sideOf((dispute += 1))])).join('\n');
}

/** A merged text with either side of all its disputes, and its parts. */
export function disputedText(versions: Three<string>) {
  const parts = mergeText(versions);
  return {
    mine: joinText(parts, () => 'mine'),
    theirs: joinText(parts, () => 'theirs'),
    parts,
    isDecided: parts.every(isDecided),
  };
}
