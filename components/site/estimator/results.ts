import { loadRows, orderNotes } from '@/components/site/shared/load-texts';
import type { formatsIn } from '@/components/site/shared/measure-formats';
import type { Elements } from '@/components/ui/elements';
import { fill } from '@/lib/text';
import type { Basis, Built, LengthUnit, Order } from '@/lib/counting';
import type { ResultLine } from './results-table';
import type { Words } from './words';

/** What every calculator counts. Lengths in tenths of a mm, areas in tenths of a mm squared. */
export type Counts = Order & {
  /** Covered area; for lines, the length. */
  readonly extent: number;
  /** Allowance for breakage in percent. */
  readonly allowance: number;
  /** Half blocks, if they are ordered, and their size as text. */
  readonly halves?: Order & { readonly size: string };
  /** What is built of a wall; its area in tenths of a mm squared, its course in tenths of a mm. */
  readonly laid?: { readonly unrounded: number; readonly built: Built };
};

/** A count with all that its results and its drawing are made from. */
export type Counting<Of, Values, Counted> = {
  readonly words: Words;
  readonly unit: LengthUnit;
  readonly formats: ReturnType<typeof formatsIn>;
  readonly basis: Of;
  readonly values: Values;
  readonly counted: Counted;
  /** Above the table of the comparison. */
  readonly heading: string;
};
type AnyCount = Counting<Basis, unknown, Counts>;

/** What a calculator writes in its own way. */
export type Written = {
  /** What a piece is called; by default a piece. */
  readonly noun?: 'block' | 'brick';
  /** What is covered, and the measures that it follows from. */
  readonly extent: ResultLine;
  /** How the pieces to lay follow from it. */
  readonly formula: string;
  /** Rows before the pieces, and after the order. */
  readonly courses?: readonly ResultLine[];
  readonly rows?: readonly ResultLine[];
  readonly notes?: string | false | undefined;
  /** A table of its own, and a drawing below the form. */
  readonly table?: (extent: ResultLine) => {
    readonly caption: string;
    readonly lines: readonly ResultLine[];
  };
  readonly beside?: Elements;
  /** Number of pieces in a message, and more lines of it. */
  readonly ordered?: string;
  readonly more?: readonly string[];
};

/** Names half blocks with their size. */
export const halvesLabel = ({ texts }: Words, { size }: NonNullable<Counts['halves']>) =>
  fill(texts.results.halves, { size });

/** Returns what to order, `Order 119 blocks`, and how that follows, `113 to lay + 6 for breakage (5 %)`. */
export function headlineOf(
  { words, counted, formats }: AnyCount,
  noun: 'block' | 'brick' | 'piece' = 'piece',
) {
  const { summary, counts } = words.texts;
  const { pieces, spare, order, halves, allowance } = counted;
  const { count, number, percent } = formats;
  const ordered = count(order, counts[noun]);
  return {
    headline: fill(summary.order, {
      pieces: halves
        ? fill(summary.withHalves, { pieces: ordered, halves: count(halves.order, counts.half) })
        : ordered,
    }),
    working: fill(halves ? summary.workingHalves : summary.working, {
      measured: number(pieces),
      spare: number(spare),
      halves: number(halves?.pieces ?? 0),
      spareHalves: number(halves?.spare ?? 0),
      percent: percent(allowance),
    }),
  };
}

/** Returns the table of a product's pieces, with notes on pallets and heavy pieces. */
export function pieceResults(
  { words, basis, counted, formats }: AnyCount,
  extent: ResultLine,
  written: Written,
) {
  const { results, loads, product } = words.texts;
  const { number, percent } = formats;
  const { formula, courses = [], rows = [], notes } = written;
  const { pieces, spare, order, halves, allowance } = counted;
  const both = (a: number, b: number | undefined) =>
    b === undefined ? number(a) : `${number(a)} + ${number(b)}`;
  const line = (label: string, figure: string, how: string): ResultLine => ({ label, figure, formula: how });
  const loaded = (basis.loads ?? []).map((load, index) => ({
    ...load,
    count: (index === 0 ? order : halves?.order) ?? 0,
  }));
  return {
    caption: product.caption,
    notes: [...loaded.map((load) => orderNotes(load, loads, words.language)), notes]
      .filter(Boolean)
      .join(' '),
    lines: [
      extent,
      ...courses,
      line(results.pieces, number(pieces), formula),
      ...(halves ? [line(halvesLabel(words, halves), number(halves.pieces), results.halvesFormula)] : []),
      line(
        results.spare,
        `+ ${both(spare, halves?.spare)}`,
        fill(results.spareFormula, { percent: percent(allowance), pieces: both(pieces, halves?.pieces) }),
      ),
      line(results.orderPieces, number(order), results.orderFormula),
      ...(halves ? [line(results.orderHalves, number(halves.order), results.orderFormula)] : []),
      ...loadRows(loaded, loads, words.language),
      ...rows,
    ] as readonly ResultLine[],
  };
}
