import { arc, type Point, type Polygon, rectangle } from './polygon';
import type { Tile } from './schema';

/** Default size of a raised figure as a fraction of the pitch. */
const RAISED = { checker: 0.86, chevron: 2 / 3, bars: 2 / 3, studs: 2 / 3 };
/** Default arm of a chevron: run in pitches, and rise per mm of run. */
const ARM = { run: 5 / 3, slope: 0.58 };
/** Largest sagitta of a stud's segments in mm; coarse, because a tile may have a hundred studs. */
const STUD_SAG = 0.1;

/** Size of a raised figure in mm: side of a square, diameter of a stud, width of a bar or a chevron's band. */
export const raisedOf = ({ relief, pitch, raised = pitch * RAISED[relief] }: Tile) => raised;

/** Gap in mm between the ends of bars in line on two tiles. */
export const gapOf = ({ gap, ...tile }: Tile) => gap ?? tile.pitch - raisedOf(tile);

/** Run along the length and rise along the width of a chevron's arm, in mm. */
export const armOf = ({ pitch, run = pitch * ARM.run, rise = run * ARM.slope }: Tile) => ({ run, rise });

/** Raised figures of a tile in plan, about the origin, in mm. */
export function reliefOf(tile: Tile): readonly Polygon[] {
  const { columns, rows } = figuresOf(tile);
  return places(rows, tile.pitch).flatMap((y) =>
    places(columns, tile.pitch).map((x) => figureOf(tile, [x, y])),
  );
}

/** Number of raised figures along the length and along the width of a tile. */
export function figuresOf(tile: Tile) {
  const { relief, length, width, pitch } = tile;
  const columns = relief === 'checker' || relief === 'studs' ? fitting(length, pitch) : 1;
  // The last chevron needs room for the turn of its arms.
  return { columns, rows: fitting(relief === 'chevron' ? width - armOf(tile).rise : width, pitch) };
}

const fitting = (extent: number, pitch: number) => Math.max(1, Math.floor(extent / pitch + 1e-6));

const places = (count: number, pitch: number) =>
  Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * pitch);

/** Outline of one raised figure about its centre. */
export function figureOf(tile: Tile, middle: Point): Polygon {
  const raised = raisedOf(tile);
  switch (tile.relief) {
    case 'chevron':
      return chevron(tile, middle);
    case 'checker':
      return rectangle(raised, raised, middle);
    case 'studs':
      return arc(middle, raised / 2, 0, 2 * Math.PI, STUD_SAG).slice(0, -1);
    case 'bars':
      return rectangle(tile.length - gapOf(tile), raised, middle);
  }
}

/** A zig-zag band across the length, with as many arms as fit. */
function chevron(tile: Tile, [x, y]: Point): Polygon {
  const { run, rise } = armOf(tile);
  const half = raisedOf(tile) / 2;
  const arms = fitting(tile.length, run);
  const spine = Array.from({ length: arms + 1 }, (_, index): Point => [
    x + (index - arms / 2) * run,
    y + (index % 2 === 0 ? -rise / 2 : rise / 2),
  ]);
  return [
    ...spine.map(([along, across]): Point => [along, across - half]),
    ...spine.toReversed().map(([along, across]): Point => [along, across + half]),
  ];
}
