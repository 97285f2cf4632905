export type Side = 'mine' | 'theirs';

export type ThreeWay<Value> = Readonly<Record<Side | 'base', Value>>;

/** A place that both sides changed differently; undefined for a side that lacks it. */
export type FieldDispute = ThreeWay<unknown> & {
  /** Path in the merged record: `title.en`, `figures.1.label.bn`; `figures` for moved rows. */
  readonly path: string;
  readonly parts?: readonly TextPart[];
};

/** Lines that both sides changed differently; empty for a side that removed them. */
export type TextDispute = Readonly<Record<Side | 'base', readonly string[]>>;

/** Merged lines of a text, or a dispute. */
export type TextPart = readonly string[] | TextDispute;

/** Merges the values at a path; adds conflicting changes to `disputes`. */
export type MergeAt = (path: string, sides: ThreeWay<unknown>, disputes: FieldDispute[]) => unknown;
