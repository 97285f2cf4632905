import { arc, type Point, type Polygon, rectangle } from './polygon';
import type { Tile } from './schema';

/** What a raised figure takes of the pitch on tiles that do not state its size. */
const RAISED = { checker: 0.86, chevron: 2 / 3, bars: 2 / 3, studs: 2 / 3 };
/** A chevron's arm on tiles that do not state it: its run in pitches, and its rise for each mm of that. */
const ARM = { run: 5 / 3, slope: 0.58 };
/** How far the straight sides of a stud may run inside of its circle, in mm: there may be a hundred of them. */
const STUD_SAG = 0.1;

/** Side of a square, diameter of a stud, width of a bar or of a chevron's band, in mm. */
export const raisedOf = ({ relief, pitch, raised = pitch * RAISED[relief] }: Tile) => raised;

/** Distance of the ends of bars in line on two tiles, in mm. */
export const gapOf = ({ gap, ...tile }: Tile) => gap ?? tile.pitch - raisedOf(tile);

/** How far an arm of a chevron runs along the length and rises along the width, in mm. */
export const armOf = ({ pitch, run = pitch * ARM.run, rise = run * ARM.slope }: Tile) => ({ run, rise });

/** The raised figures of a tile in plan, about the origin. */
export function reliefOf(tile: Tile): readonly Polygon[] {
  const { columns, rows } = figuresOf(tile);
  return places(rows, tile.pitch).flatMap((y) =>
    places(columns, tile.pitch).map((x) => figureOf(tile, [x, y])),
  );
}

/** How many raised figures fit beside each other along the length and along the width of a tile. */
export function figuresOf(tile: Tile) {
  const { relief, length, width, pitch } = tile;
  const columns = relief === 'checker' || relief === 'studs' ? fitting(length, pitch) : 1;
  // The last chevron needs room for the turn of its arms.
  return { columns, rows: fitting(relief === 'chevron' ? width - armOf(tile).rise : width, pitch) };
}

const fitting = (extent: number, pitch: number) => Math.max(1, Math.floor(extent / pitch + 1e-6));

/** Middles of so many figures about 0. */
const places = (count: number, pitch: number) =>
  Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * pitch);

/** One raised figure about its middle. */
export function figureOf(tile: Tile, middle: Point): Polygon {
  const raised = raisedOf(tile);
  switch (tile.relief) {
    case 'checker':
      return rectangle(raised, raised, middle);
    case 'studs':
      return arc(middle, raised / 2, 0, 2 * Math.PI, STUD_SAG).slice(0, -1);
    case 'bars':
      return rectangle(tile.length - gapOf(tile), raised, middle);
    case 'chevron':
      return chevron(tile, middle);
  }
}

/** A zig-zag band across the length, of as many arms as fit. */
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
