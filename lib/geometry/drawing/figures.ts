import type { Point } from '../form/polygon';

/** A dimension of a view in mm (ISO 129-1). */
export type Length = {
  readonly side: 'below' | 'above' | 'left' | 'right';
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Start of its extension lines; default: the edge of the view. */
  readonly at?: number | undefined;
  /** Number of the dimension line outside the view, from 1; 0 is inside, at `at`. */
  readonly level: number;
  /** Whether the figure is beside the line; default: only for a short line. */
  readonly isBeside?: boolean;
  /** Distance of a figure beside the line, in mm on paper. */
  readonly reach?: number;
};

/** A size with a leader line: a radius, a diameter, a bevel. */
export type Pointer = {
  readonly at: Point;
  /** Direction of the text in degrees counter-clockwise from the right; `reach` is its distance in mm on paper. */
  readonly towards: number;
  readonly reach: number;
  readonly text: string;
  /** Circle whose radius or diameter it states. */
  readonly circle?: Circle | undefined;
};

export type Circle = { readonly kind: 'radius' | 'diameter'; readonly middle: Point };

export type Stated = Length | Pointer;

/** What a figure measures; `content/strings/measures.ts` has the words. */
export type FigureName =
  | (
      | 'length'
      | 'width'
      | 'height'
      | 'overallLength'
      | 'overallWidth'
      | 'slope'
      | 'crest'
      | 'wave'
      | 'thickness'
    )
  | ('end' | 'waist' | 'waistWidth' | 'key' | 'keyPlace' | 'pitch' | 'toEdge' | 'diameter' | 'radius')
  | (
      | 'endWeb'
      | 'middleWeb'
      | 'faceShell'
      | 'coreLength'
      | 'coreWidth'
      | 'splayWidth'
      | 'splayHeight'
      | 'topWidth'
    )
  | (
      | 'grooveWidth'
      | 'grooveDepth'
      | 'groovePlace'
      | 'edgeHeight'
      | 'wallThickness'
      | 'trough'
      | 'floor'
      | 'bevel'
    )
  | (
      | 'keyDepth'
      | 'keyBottom'
      | 'keyOpening'
      | 'relief'
      | 'figureLength'
      | 'figureWidth'
      | 'run'
      | 'rise'
      | 'band'
    )
  | ('half' | 'whole' | 'module' | 'course' | 'bearing' | 'joint');

/** A figure with what it measures, for those who do not see where it stands. */
export type Named<Figure = Stated> = Figure & { readonly measure: FigureName };

/** Names figures in their order; the last name is that of all further ones. */
export const named = <Figure extends Stated>(
  figures: readonly Figure[],
  ...names: readonly [FigureName, ...FigureName[]]
): readonly Named<Figure>[] =>
  figures.map((one, index) => ({ ...one, measure: names[index] ?? names.at(-1) ?? names[0] }));
