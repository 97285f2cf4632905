import { latinDigits, withoutInvisible } from '@/lib/text';
import { type Pattern, patterns, type LengthUnit } from '@/lib/counting';

/** The wall, ground or run that pieces were counted for. Lengths in tenths of a mm, areas in tenths of a mm squared. */
export type Work = {
  readonly kind: 'wall' | 'ground' | 'run';
  /** Unit in which the lengths are shown. */
  readonly unit: LengthUnit;
  /** Length and height or width; only the length of a run, the diameter of a circle; empty for a ground given by its corners. */
  readonly sides: readonly number[];
  /** Area to build; absent where it is the product of the sides, and for a run. */
  readonly area?: number;
  /** Radius of a run's curve. */
  readonly radius?: number;
  /** Thickness of a brick wall in inches. */
  readonly thickness?: number;
  /** Id of the colour (`PieceColour`). */
  readonly colour?: string | undefined;
  /** Share of the colour in percent, where there are two. */
  readonly share?: number | undefined;
  readonly pattern?: Pattern;
  /** Posts of a wall of planks, which are not supplied. */
  readonly posts?: number;
};

/** One line of an order: pieces of a product, for one piece of work or, without `work`, by their count only. */
export type ListLine = {
  /** Id of the line: that of the product for pieces by their count only. */
  readonly id: string;
  readonly product: string;
  readonly count: number;
  readonly work?: Work;
};

/** A visitor's list. Stored only on the device; the visitor sends it. */
export type ProjectList = { readonly lines: readonly ListLine[]; readonly note: string };

export const EMPTY: ProjectList = { lines: [], note: '' };

/** Maximum number of lines and maximum quantity, more than a calculator orders; more would be a mistake or an attack. */
export const MAX_LINES = 200;
export const MAX_COUNT = 999_999_999;
/** Maximum length of a note in UTF-16 units, as in `maxLength`. */
export const MAX_NOTE = 500;

const VERSION = 2;
/** Pattern of product ids (`lib/records/fields.ts`). */
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_ID = 80;

/** Reads a quantity in Latin or Bangla digits, `1,313`, too; undefined unless it is a whole number up to `MAX_COUNT`. */
export function readCount(text: string) {
  const digits = latinDigits(text);
  const count = Number(digits.replaceAll(',', ''));
  return /^\d+(?:(?:,\d{2,3})*,\d{3})?$/.test(digits) && count <= MAX_COUNT ? count : undefined;
}

type Test = (value: unknown) => boolean;
const isFigure: Test = (value) => Number.isSafeInteger(value) && Number(value) > 0;
const isId: Test = (value) => typeof value === 'string' && value.length <= MAX_ID && ID.test(value);
const isOneOf =
  (options: readonly unknown[]): Test =>
  (value) =>
    options.includes(value);
const isAbsentOr =
  (isFine: Test): Test =>
  (value) =>
    value === undefined || isFine(value);

/** Tests of the parts of a `Work`, in the order in which a link has them. */
export const workParts: Readonly<Record<keyof Work, Test>> = {
  kind: isOneOf(['wall', 'ground', 'run']),
  unit: isOneOf(['ft', 'm']),
  sides: (value) => Array.isArray(value) && value.length <= 2 && value.every(isFigure),
  area: isAbsentOr(isFigure),
  radius: isAbsentOr(isFigure),
  thickness: isAbsentOr(isFigure),
  colour: isAbsentOr(isId),
  share: isAbsentOr((value) => typeof value === 'number' && value > 0 && value < 100),
  pattern: isAbsentOr(isOneOf(patterns)),
  posts: isAbsentOr(isFigure),
};
const lineParts: Readonly<Record<keyof ListLine, Test>> = {
  id: isId,
  product: isId,
  count: (value) => isFigure(value) && Number(value) <= MAX_COUNT,
  work: isAbsentOr((value) => known(workParts, value) !== undefined),
};

/** Copies the tested parts of an untrusted value, in a fixed order; undefined if a test fails. */
function known<Value>(parts: Readonly<Record<keyof Value, Test>>, value: unknown): Value | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const own = value as Readonly<Record<string, unknown>>;
  const entries = Object.entries<Test>(parts).map(([name, isFine]) => [name, own[name], isFine] as const);
  if (entries.some(([, part, isFine]) => !isFine(part))) return undefined;
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined)) as Value;
}

function lineOf(value: unknown): ListLine | undefined {
  const line = known<ListLine>(lineParts, value);
  const work = line?.work && known<Work>(workParts, line.work);
  return line && work ? { ...line, work } : line;
}

/** Truncates a note to its limit, without invisible signs, which could turn its letters around in an email. */
export const noteOf = (text: string) => withoutInvisible(text.slice(0, MAX_NOTE));

/** A list that was read, and whether parts of it were invalid and are left out. */
export type ReadList = { readonly list: ProjectList; readonly isForeign: boolean };

/** Creates a list of untrusted lines: skips invalid ones, and keeps the last of those with the same id. */
export function listOf(values: readonly unknown[], note: unknown): ReadList {
  const lines = new Map<string, ListLine>();
  for (const value of values) {
    const line = lineOf(value);
    if (line && lines.size < MAX_LINES) lines.set(line.id, line);
  }
  return {
    list: { lines: [...lines.values()], note: typeof note === 'string' ? noteOf(note) : '' },
    isForeign: lines.size !== values.length,
  };
}

/** Converts an item of version 1, a product with its sum, to a line of pieces by their count only. */
export const lineOfItem = (item: unknown) => {
  const { id, count } = (item ?? {}) as { readonly id?: unknown; readonly count?: unknown };
  return { id, product: id, count };
};

/** Serializes a list for `localStorage`. */
export const listJson = (list: ProjectList) => JSON.stringify({ version: VERSION, ...list });

/** Parses the stored list, of version 1, too. `isForeign`: the text is invalid, or has invalid lines. */
export function parseList(text: string | null): ReadList {
  if (text === null) return { list: EMPTY, isForeign: false };
  try {
    const kept = JSON.parse(text) as Readonly<Record<string, unknown>> | null;
    const { version, lines, items, note } = kept ?? {};
    if (version === VERSION && Array.isArray(lines)) return listOf(lines, note);
    if (version === 1 && Array.isArray(items)) return listOf(items.map(lineOfItem), note);
  } catch {
    // Reported below.
  }
  return { list: EMPTY, isForeign: true };
}

/** Creates an id for a new line. */
export const newLineId = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36);

/**
 * Puts lines where those with the ids `earlier` are, which they replace, or last. A list without room for all of them
 * stays as it is.
 */
export function withLines(
  { lines, note }: ProjectList,
  added: readonly ListLine[],
  earlier: readonly string[] = added.map(({ id }) => id),
): ProjectList {
  const isEarlier = ({ id }: ListLine) => earlier.includes(id);
  const first = lines.findIndex(isEarlier);
  const at = first === -1 ? lines.length : first;
  const kept = lines.filter((line) => !isEarlier(line));
  const next = [...kept.slice(0, at), ...added, ...kept.slice(at)];
  return { lines: next.length > MAX_LINES ? lines : next, note };
}
