import { arc, type Point, type Polygon, rectangle } from './polygon';
import type { Tile } from './schema';

/** Share of the pitch that a raised figure covers; the rest is the groove between two. */
const RAISED = 2 / 3;
/** A chevron's arms run over this many pitches before they turn. */
const ARM = 5 / 3;
/** Rise of a chevron's arm for each mm across. */
const SLOPE = 0.58;

/** The raised figures of a tile in plan, about the origin. Figures stay inside of the tile. */
export function reliefOf(tile: Tile): readonly Polygon[] {
  switch (tile.relief) {
    case 'checker':
      return grid(tile, (middle) => rectangle(tile.pitch * 0.86, tile.pitch * 0.86, middle));
    case 'studs':
      return grid(tile, (middle) => arc(middle, (tile.pitch * RAISED) / 2, 0, 2 * Math.PI).slice(0, -1));
    case 'bars':
      return places(tile.width, tile.pitch).map((y) =>
        rectangle(tile.length - tile.pitch * (1 - RAISED), tile.pitch * RAISED, [0, y]),
      );
    case 'chevron':
      return chevrons(tile);
  }
}

/** Middles of as many figures as fit, about 0. */
function places(extent: number, pitch: number) {
  const count = Math.max(1, Math.floor(extent / pitch + 1e-6));
  return Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * pitch);
}

const grid = ({ length, width, pitch }: Tile, figure: (middle: Point) => Polygon) =>
  places(width, pitch).flatMap((y) => places(length, pitch).map((x) => figure([x, y])));

/** Zig-zag bands across the length, as high as fit between the edges with the turn of their arms. */
function chevrons({ length, width, pitch }: Tile): readonly Polygon[] {
  const arm = pitch * ARM;
  const arms = Math.max(1, Math.floor(length / arm + 1e-6));
  const thick = pitch * RAISED;
  const rise = arm * SLOPE;
  const spine = Array.from({ length: arms + 1 }, (_, index): Point => [
    (index - arms / 2) * arm,
    index % 2 === 0 ? -rise / 2 : rise / 2,
  ]);
  return places(width - rise, pitch).map((y) => [
    ...spine.map(([x, z]): Point => [x, y + z - thick / 2]),
    ...spine.toReversed().map(([x, z]): Point => [x, y + z + thick / 2]),
  ]);
}
