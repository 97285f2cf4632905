import { colours } from '../../../lib/colours';

/** Surfaces of a detail: mortar, concrete of the site, bedding sand. */
export type Filling = 'mortar' | 'cast' | 'sand';
/** Shades of the isometric view's surfaces, by the light on them. */
export type Shade = 'top' | 'front' | 'end' | 'inside';

type Look = {
  readonly stroke?: string;
  readonly fill?: string;
  readonly isWide?: true;
  /** Alternating lengths of dash and gap in mm on paper. */
  readonly dash?: readonly number[];
};

/** Line widths in mm on paper: group 0.35 of ISO 128-2; figures' strokes as in ISO 3098-1, type B. */
export const lineWidths = { wide: 0.35, narrow: 0.18 } as const;

/** Style of each kind of line and surface in every drawing. Default: ink. */
const styles = {
  outline: { isWide: true },
  mark: { isWide: true },
  hidden: { dash: [1.5, 0.75] },
  centre: { stroke: colours.leaf.DEFAULT, dash: [4, 0.75, 0.5, 0.75] },
  hatch: { stroke: colours.concrete[400] },
  dimension: {},
  symbol: {},
  edge: {},
  dots: { stroke: colours.concrete[600], dash: [0.2, 1.2] },
  arrow: { fill: colours.ink },
  mortar: { stroke: 'none', fill: colours.concrete[400] },
  cast: { stroke: 'none', fill: colours.concrete[200] },
  sand: { stroke: 'none', fill: colours.concrete[100] },
  blank: { stroke: 'none', fill: colours.paper },
  top: { stroke: 'none', fill: colours.concrete[100] },
  front: { stroke: 'none', fill: colours.concrete[200] },
  end: { stroke: 'none', fill: colours.concrete[400] },
  inside: { stroke: 'none', fill: colours.concrete[600] },
} as const satisfies Readonly<Record<string, Look>>;

/** Kinds of lines (ISO 128-2): wide for visible and cut edges and section marks, narrow for all others. */
export type LineKind = Exclude<keyof typeof styles, Shade>;

export const looks: Readonly<Record<LineKind | Shade, Look>> = styles;

export const ink = colours.ink;
