export type Side = 'mine' | 'theirs';

/** Paragraphs that both sides changed, differently; empty where a side took them out. */
export type TextDispute = Readonly<Record<Side | 'base', string>>;

/** A merged text: what is decided, and what is not, in order. */
export type TextPart = string | TextDispute;

/** Paragraphs of the base from `start` to before `end`, and what stands in their place. */
type Hunk = { readonly start: number; readonly end: number; readonly lines: readonly string[] };

const paragraphsIn = (text: string) => text.split(/\n{2,}/);

/** Whether three versions of a value can be merged by paragraph: texts, one of several paragraphs. */
export const isLongText = (versions: readonly unknown[]) =>
  versions.every((text) => typeof text === 'string') &&
  versions.some((text) => typeof text === 'string' && text.includes('\n\n'));

/**
 * Three-way merge of a text by paragraph (what stands between empty lines). What only one side changed, added or took
 * out is taken; a paragraph that both changed differently, or a place where both added something, is a dispute.
 */
export function mergeText(base: string, mine: string, theirs: string): readonly TextPart[] {
  const was = paragraphsIn(base);
  const hunks = { mine: hunksOf(was, paragraphsIn(mine)), theirs: hunksOf(was, paragraphsIn(theirs)) };
  const parts: TextPart[] = [];
  let at = 0;
  const keep = (lines: readonly string[]) => {
    if (lines.length > 0) parts.push(lines.join('\n\n'));
  };
  for (const { start, end } of regionsOf([...hunks.mine, ...hunks.theirs])) {
    keep(was.slice(at, start));
    const region = was.slice(start, end);
    const [here, there] = [hunks.mine, hunks.theirs].map((own) =>
      applied(region, start, within(own, start, end)),
    );
    const [text, mineNow, theirsNow] = [region, here ?? [], there ?? []].map((lines) => lines.join('\n\n'));
    if (mineNow === theirsNow || theirsNow === text) keep(here ?? []);
    else if (mineNow === text) keep(there ?? []);
    else parts.push({ base: text ?? '', mine: mineNow ?? '', theirs: theirsNow ?? '' });
    at = end;
  }
  keep(was.slice(at));
  return parts;
}

/** A merged text with a side for each of its disputes. */
export const joinText = (parts: readonly TextPart[], sideOf: (dispute: number) => Side) => {
  let dispute = -1;
  return parts
    .map((part) => (typeof part === 'string' ? part : part[sideOf((dispute += 1))]))
    .filter((text) => text !== '')
    .join('\n\n');
};

/** A merged text with either side of all its disputes, and its parts. */
export function disputedText(base: string, mine: string, theirs: string) {
  const parts = mergeText(base, mine, theirs);
  return { mine: joinText(parts, () => 'mine'), theirs: joinText(parts, () => 'theirs'), parts };
}

/** What differs, smallest pieces first to last; as many paragraphs for as many are told apart. */
function hunksOf(was: readonly string[], is: readonly string[]): readonly Hunk[] {
  const hunks: Hunk[] = [];
  let [from, to] = [0, 0];
  for (const [x, y] of [...pairsOf(was, is), [was.length, is.length] as const]) {
    const lines = is.slice(to, y);
    const count = x - from;
    if (count === lines.length) {
      lines.forEach((line, index) =>
        hunks.push({ start: from + index, end: from + index + 1, lines: [line] }),
      );
    } else hunks.push({ start: from, end: x, lines });
    [from, to] = [x + 1, y + 1];
  }
  return hunks;
}

/** The places of the paragraphs that both have, in order: the longest common subsequence. */
function pairsOf(was: readonly string[], is: readonly string[]) {
  const lengths = Array.from({ length: was.length + 1 }, () => new Uint16Array(is.length + 1));
  const length = (x: number, y: number) => lengths[x]?.[y] ?? 0;
  for (let x = was.length - 1; x >= 0; x -= 1) {
    for (let y = is.length - 1; y >= 0; y -= 1) {
      const row = lengths[x];
      if (!row) continue;
      row[y] = was[x] === is[y] ? length(x + 1, y + 1) + 1 : Math.max(length(x + 1, y), length(x, y + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let [x, y] = [0, 0]; x < was.length && y < is.length;) {
    if (was[x] === is[y]) pairs.push([x++, y++]);
    else if (length(x + 1, y) >= length(x, y + 1)) x += 1;
    else y += 1;
  }
  return pairs;
}

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

/** The hunks of a region. One that only adds belongs to the region that adds there. */
const within = (hunks: readonly Hunk[], start: number, end: number) =>
  hunks.filter((hunk) =>
    hunk.start === hunk.end
      ? (start === end && hunk.start === start) || (hunk.start > start && hunk.start < end)
      : hunk.start >= start && hunk.end <= end && start !== end,
  );

function applied(region: readonly string[], offset: number, hunks: readonly Hunk[]) {
  const lines: string[] = [];
  let at = 0;
  for (const { start, end, lines: own } of hunks) {
    lines.push(...region.slice(at, start - offset), ...own);
    at = end - offset;
  }
  return [...lines, ...region.slice(at)];
}
