import { toTenthMm, type Wall } from '@/lib/counting';
import { type Frame, rounded } from './drawing-frame';

type OpeningsProps = {
  readonly wall: Wall;
  readonly frame: Frame;
  /** Writes a width and a height for the drawing. */
  readonly size: (width: number, height: number) => string;
};

/** Minimum height of a door, 6 ft; lower openings are windows, which are drawn above the ground. */
const DOOR_HEIGHT = toTenthMm(6, 'ft');
/** Width of a character and height of a line in units of the viewBox, on phones, where text is largest. */
const CHARACTER = 22;
const LINE = 90;

/** Openings of a wall, evenly distributed, because their positions are unknown. Labelled with their size if it fits. */
export const Openings = ({ wall, frame, size }: OpeningsProps) =>
  placeOpenings(wall, frame).map(({ opening, ...box }, index) => {
    const label = size(opening.width, opening.height);
    return (
      <g key={index}>
        <rect {...box} className="drawn-opening" />
        {box.width > label.length * CHARACTER && box.height > LINE && (
          <text x={box.x + box.width / 2} y={box.y + box.height / 2} dominantBaseline="central">
            {label}
          </text>
        )}
      </g>
    );
  });

type Box = Pick<Frame, 'x' | 'y' | 'width' | 'height'>;
type Size = { readonly width: number; readonly height: number };

/** Places openings in as many rows as they need; none where the rows are higher than the wall. */
export function placeOpenings(
  wall: Wall,
  frame: Omit<Frame, 'path'>,
): readonly (Box & { readonly opening: Size })[] {
  const rows = rowsOf(wall);
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)));
  const left = wall.height - heights.reduce((sum, height) => sum + height, 0);
  if (left < 0) return [];
  const gapAbove = left / (rows.length + 1);
  return rows.flatMap((row, index) => {
    const above = heights.slice(0, index).reduce((sum, height) => sum + height + gapAbove, gapAbove);
    const gap = (wall.length - row.reduce((sum, { width }) => sum + width, 0)) / (row.length + 1);
    return row.map((opening, place) => {
      const { width, height } = opening;
      const before = row.slice(0, place).reduce((sum, other) => sum + other.width + gap, gap);
      const isDoor = rows.length === 1 && height >= DOOR_HEIGHT;
      const [x, y] = [before, isDoor ? wall.height - height : above];
      return {
        opening,
        x: rounded(frame.x + x * frame.scale),
        y: rounded(frame.y + y * frame.scale),
        width: rounded(width * frame.scale),
        height: rounded(height * frame.scale),
      };
    });
  });
}

/** Fills rows with openings in their order, as many as fit side by side. */
function rowsOf({ length, openings }: Wall): readonly (readonly Size[])[] {
  const rows: Size[][] = [];
  let room = 0;
  for (const opening of openings.flatMap(({ count, ...size }) => Array.from({ length: count }, () => size))) {
    if (opening.width > room) {
      rows.push([]);
      room = length;
    }
    rows.at(-1)?.push(opening);
    room -= opening.width;
  }
  return rows;
}
