import type { Face } from '@/content/entities/products/drawing/isometric';
import { boxOf } from '@/content/entities/products/form/polygon';
import type { View } from '@/content/entities/products/drawing/view';
import { hundredth, pathOf, place, round, SHEET_WIDTH } from './sheet';
import { placeCut, placeDimension } from './sheet-dimensions';

/** How a path is drawn: a line by ISO 128, or a surface in the tone that light gives it. */
type PathKind =
  | { readonly line: 'outline' | 'hidden' | 'centre' | 'hatch' | 'dimension' | 'arrow' | 'edge' }
  | { readonly surface: Face['ground'] };

/** What a picture on the sheet consists of, `SHEET_WIDTH` units wide; later paths cover earlier ones. */
export type SheetPicture = {
  readonly height: number;
  readonly paths: readonly (PathKind & { readonly d: string })[];
  readonly texts: readonly {
    readonly text: string;
    readonly x: number;
    readonly y: number;
    /** Whether it is read from below; otherwise from the right (ISO 129-1). */
    readonly isUpright: boolean;
  }[];
};

const KINDS = ['hatch', 'hidden', 'centre', 'outline'] as const;
/** From the middle of a capital letter to its base line, in units. */
const HALF_CAPITAL = 7;

/** One measured view: lines by ISO 128, dimensions by ISO 129-1. */
export function pictureOfView({ lines: all, dimensions, cut }: View, scale: number): SheetPicture {
  const points = all.filter(({ kind }) => kind === 'outline').flatMap((line) => line.points);
  const placed = place(points, scale);
  const figures = dimensions.map((dimension) => placeDimension(dimension, points, placed));
  const section = cut === undefined ? undefined : placeCut(cut, points, placed);
  const lines = KINDS.map((line) => ({
    line,
    d: all
      .filter(({ kind }) => kind === line)
      .map(({ points: ends, isClosed }) => pathOf(ends.map(placed.at), isClosed))
      .join(''),
  }));
  return {
    height: placed.height,
    paths: [
      ...lines,
      { line: 'dimension' as const, d: figures.map(({ path }) => path).join('') },
      { line: 'outline' as const, d: section?.strokes ?? '' },
      { line: 'arrow' as const, d: section?.arrows ?? '' },
    ].filter(({ d }) => d !== ''),
    texts: [
      ...figures,
      ...(section?.letters ?? []).map(({ x, y }) => ({
        text: 'A',
        x,
        y: round(y + HALF_CAPITAL),
        isUpright: true,
      })),
    ],
  };
}

/** Widest and highest isometric picture in units of the sheet. */
const ROOM = { width: 560, height: 420 };

/** The product in isometric projection: three tones, edges where two surfaces meet. */
export function pictureOfIsometric(faces: readonly Face[]): SheetPicture {
  const points = faces.flatMap(({ rings, edges }) => [...rings, ...edges].flat());
  const { min, max } = boxOf(points);
  const scale = Math.min(ROOM.width / (max[0] - min[0]), ROOM.height / (max[1] - min[1]));
  const { height, at } = place(points, scale, false);
  const paths = faces.flatMap(({ ground, rings, edges }) => [
    { surface: ground, d: rings.map((ring) => pathOf(ring.map(at), true)).join('') },
    { line: 'edge' as const, d: edges.map((edge) => pathOf(edge.map(at), false)).join('') },
  ]);
  return { height, paths: paths.filter(({ d }) => d !== ''), texts: [] };
}

/** Length of the scale bar in mm. */
export const BAR = 100;

/** A bar of 100 mm with its half marked, from the left. */
export function pictureOfBar(scale: number): SheetPicture {
  const end = round(BAR * scale + 2);
  return {
    height: 28,
    paths: [{ line: 'outline', d: `M2 4V24H${end}V4M${round(BAR * scale * 0.5 + 2)} 14V24` }],
    texts: [],
  };
}

/** Room before the words beside the bar, in units. */
const BESIDE_BAR = 16;

/** The part of the sheet's width that the bar takes, from 0 to 1. */
export const shareOfBar = (scale: number) => hundredth((BAR * scale + BESIDE_BAR) / SHEET_WIDTH);
