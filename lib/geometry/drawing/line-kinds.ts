/** Surfaces of a detail: mortar, concrete of the site, bedding sand. */
export type Filling = 'mortar' | 'cast' | 'sand';
/** Shades of the isometric view's surfaces, by the light on them. */
export type Shade = 'top' | 'front' | 'end' | 'inside';

type Stroke = {
  readonly isWide?: true;
  /** Alternating lengths of dash and gap in mm on paper. */
  readonly dash?: readonly number[];
};

/** Line widths in mm on paper: group 0.35 of ISO 128-2; figures' strokes as in ISO 3098-1, type B. */
export const lineWidths = { wide: 0.35, narrow: 0.18 } as const;

/** Lines of every drawing (ISO 128-2): wide for visible and cut edges and section marks, narrow for all others. */
const lines = {
  outline: { isWide: true },
  mark: { isWide: true },
  hidden: { dash: [1.5, 0.75] },
  centre: { dash: [4, 0.75, 0.5, 0.75] },
  hatch: {},
  dimension: {},
  symbol: {},
  edge: {},
  dots: { dash: [0.2, 1.2] },
  arrow: {},
  blank: {},
} as const satisfies Readonly<Record<string, Stroke>>;

/** Kinds of lines and of surfaces without shades. */
export type LineKind = keyof typeof lines | Filling;

/** Returns how a line of a kind is drawn. */
export const strokeStyle = (kind: LineKind | Shade): Stroke =>
  kind in lines ? lines[kind as keyof typeof lines] : {};

/** Colours of a drawing: its ink, and lines and surfaces in other colours. */
export type Palette = {
  readonly ink: string;
  readonly kinds: Readonly<
    Partial<Record<LineKind | Shade, { readonly stroke?: string; readonly fill?: string }>>
  >;
};
