import { diffIndices } from 'node-diff3';
import type { Side, TextPart, ThreeWay } from './merge-types';
import { sameJson } from '../records';

/** Lines of the base from `start` up to `end` (exclusive), and their replacement. */
type Hunk = { readonly start: number; readonly end: number; readonly lines: readonly string[] };

export const isDecided = (part: TextPart): part is readonly string[] => Array.isArray(part);

/** Whether three versions are texts, at least one of several lines, which can be merged by line. */
export function isLongText(versions: ThreeWay<unknown>): versions is ThreeWay<string> {
  const texts = Object.values(versions);
  return (
    texts.every((text) => typeof text === 'string') &&
    texts.some((text) => typeof text === 'string' && text.includes('\n'))
  );
}

/** Merges a text three ways by line; what both changed or added at one place is a dispute. */
export function mergeText(versions: ThreeWay<string>): readonly TextPart[] {
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

const linesOf = ({ base, mine, theirs }: ThreeWay<string>) => ({
  base: base.split('\n'),
  mine: mine.split('\n'),
  theirs: theirs.split('\n'),
});

/** Changes of a side, in order. Equal numbers of old and new lines count as single-line changes. */
const hunksOf = (base: readonly string[], side: readonly string[]): readonly Hunk[] =>
  diffIndices([...base], [...side]).flatMap(({ buffer1: [start, length], buffer2Content: lines }) =>
    length === lines.length
      ? lines.map((line, index) => ({ start: start + index, end: start + index + 1, lines: [line] }))
      : { start, end: start + length, lines },
  );

/** Ranges of the base that hunks touch; overlapping ones are joined. */
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

/** Applies one side's hunks to a range of the base. Insertions at its edges belong to the empty range there. */
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

/** Joins a merged text, with a chosen side for each dispute. */
export function joinText(parts: readonly TextPart[], sideOf: (dispute: number) => Side) {
  let dispute = -1;
  return parts.flatMap((part) => (isDecided(part) ? part : part[sideOf((dispute += 1))])).join('\n');
}

/** Returns the merged text with either side for all disputes, and its parts. */
export function disputedText(versions: ThreeWay<string>) {
  const parts = mergeText(versions);
  return {
    mine: joinText(parts, () => 'mine'),
    theirs: joinText(parts, () => 'theirs'),
    parts,
    isDecided: parts.every(isDecided),
  };
}
