import { colours } from '../../../lib/colours';

/** Lines as ISO 128-2 has them: wide for what is seen or cut and for marks of a section, narrow for the rest. */
export type LineKind =
  | 'outline'
  | 'hidden'
  | 'centre'
  | 'hatch'
  | 'dimension'
  | 'arrow'
  | 'mark'
  | 'edge'
  | 'symbol';
/** Surfaces of the isometric view, by the light on them. */
export type Shade = 'top' | 'front' | 'end' | 'inside';

type Look = {
  readonly stroke?: string;
  readonly fill?: string;
  readonly isWide?: true;
  /** Lengths of dash and gap on paper in mm, in turn. */
  readonly dash?: readonly number[];
};

/**
 * Widths of lines on paper in mm: line group 0.35 of ISO 128-2, two to one. Its narrow line is a tenth of the height of
 * the figures, as their strokes are (ISO 3098-1, type B).
 */
export const lineWidths = { wide: 0.35, narrow: 0.18 } as const;

/** How each kind of line and surface looks in every drawing. Ink, where nothing else is stated. */
export const looks: Readonly<Record<LineKind | Shade, Look>> = {
  outline: { isWide: true },
  mark: { isWide: true },
  hidden: { dash: [1.5, 0.75] },
  centre: { stroke: colours.leaf.DEFAULT, dash: [4, 0.75, 0.5, 0.75] },
  hatch: { stroke: colours.concrete[400] },
  dimension: {},
  symbol: {},
  edge: {},
  arrow: { fill: colours.ink },
  top: { stroke: 'none', fill: colours.concrete[100] },
  front: { stroke: 'none', fill: colours.concrete[200] },
  end: { stroke: 'none', fill: colours.concrete[400] },
  inside: { stroke: 'none', fill: colours.concrete[600] },
};

export const ink = colours.ink;
