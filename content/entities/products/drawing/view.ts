import type { Polygon } from '../form/polygon';

/** Kinds of lines and their widths as ISO 128-2 has them: wide for what is seen and cut, narrow for the rest. */
export type LineKind = 'outline' | 'hidden' | 'centre' | 'hatch';

/** A line of a view in mm, y upwards. */
export type Line = { readonly kind: LineKind; readonly points: Polygon; readonly isClosed: boolean };

/** A length stated beside a view (ISO 129-1). It is measured from `from` to `to` and stands `level` lines outside. */
export type Dimension = {
  readonly side: 'below' | 'above' | 'left' | 'right';
  readonly from: number;
  readonly to: number;
  readonly level: 1 | 2;
  readonly text: string;
};

/** A note by what it says, with its figures in mm and counts; its words are texts (`content/strings`). */
export type ViewNote = {
  readonly kind: 'uni' | 'waist' | 'round' | 'openings';
  readonly values: Readonly<Record<string, string | number>>;
};

export type View = {
  readonly name: 'front' | 'section' | 'plan';
  readonly lines: readonly Line[];
  /** What the section cuts. */
  readonly areas: readonly Polygon[];
  readonly dimensions: readonly Dimension[];
  /** In the plan: where the plane A–A of the section cuts the length, in mm. It is seen from the left (ISO 128-3). */
  readonly cut?: number;
  /** A remark below the view, such as "9 × 92 × 92". */
  readonly note?: ViewNote;
};
