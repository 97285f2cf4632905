export type Side = 'mine' | 'theirs';

/** A value with what the record has of it in Bangla: a row, a text, a picture and its description. */
export type Translated = { readonly value: unknown; readonly bn: unknown };

export type Three<Value> = Readonly<Record<Side | 'base', Value>>;

/**
 * A place that both sides changed, differently. A side that lacks it has it undefined. Of a long text each side holds
 * what could be merged, and `parts` says where they differ.
 */
export type FieldDispute = Three<unknown> & {
  /** In the merged record: `title`, `figures.1.value`, `bn.figures.1.label`; `figures` where both moved rows. */
  readonly path: string;
  readonly parts?: readonly TextPart[];
  /** What goes along in Bangla where a row, a list or a picture is chosen as a whole. */
  readonly bn?: Three<unknown>;
};

/** Lines that both sides changed, differently; none where a side took them out. */
export type TextDispute = Readonly<Record<Side | 'base', readonly string[]>>;

/** Lines of a merged text, or lines that are disputed. */
export type TextPart = readonly string[] | TextDispute;

/** Merges what is at a path; what both sides changed differently is added to the disputes. */
export type MergeAt = (path: string, sides: Three<Translated>, disputes: FieldDispute[]) => Translated;
