export type Side = 'mine' | 'theirs';

/** A value and its Bangla: of a row, a text, or a picture with its description. */
export type Translated = { readonly value: unknown; readonly bn: unknown };

export type ThreeWay<Value> = Readonly<Record<Side | 'base', Value>>;

/** A place that both sides changed differently; undefined for a side that lacks it. */
export type FieldDispute = ThreeWay<unknown> & {
  /** Path in the merged record: `title`, `figures.1.value`, `bn.figures.1.label`; `figures` for moved rows. */
  readonly path: string;
  readonly parts?: readonly TextPart[];
  /** Bangla of a row, list or picture that is chosen as a whole. */
  readonly bn?: ThreeWay<unknown>;
};

/** Lines that both sides changed differently; empty for a side that removed them. */
export type TextDispute = Readonly<Record<Side | 'base', readonly string[]>>;

/** Merged lines of a text, or a dispute. */
export type TextPart = readonly string[] | TextDispute;

/** Merges the values at a path; adds conflicting changes to `disputes`. */
export type MergeAt = (path: string, sides: ThreeWay<Translated>, disputes: FieldDispute[]) => Translated;
