import { DxfWriter, LWPolylineFlags, point3d, TextHorizontalAlignment, Units } from '@tarikjabiri/dxf';
import { boxOf, type Point } from '../form/polygon';
import type { Form } from '../form/schema';
import type { Dimension, LineKind, View } from './view';
import { viewsOf } from './views';

/** Distance between two views, and of a dimension line from its view, as a share of the longest side. */
const GAP = 0.45;
const OFFSET = 0.09;
/** Height of the figures, and half the height of a stroke that ends a dimension, as shares of the longest side. */
const LETTERS = 0.03;
const TICK = 0.012;

/** Colours of the AutoCAD index: 7 is black on white ground, 8 grey, 3 green. */
const LAYERS: Readonly<
  Record<LineKind | 'dimension', { readonly name: string; readonly colour: number; readonly type: string }>
> = {
  outline: { name: 'OUTLINE', colour: 7, type: 'Continuous' },
  hidden: { name: 'HIDDEN', colour: 8, type: 'DASHED' },
  centre: { name: 'CENTRE', colour: 3, type: 'CENTER' },
  hatch: { name: 'HATCH', colour: 8, type: 'Continuous' },
  dimension: { name: 'DIMENSION', colour: 8, type: 'Continuous' },
};

/**
 * The three views of a form as a DXF drawing in mm at full size, each kind of line on a layer of its own. First-angle
 * projection (ISO 5456-2): the plan below the front, the section at its right.
 */
export function dxfOf(form: Form) {
  const writer = new DxfWriter();
  writer.setUnits(Units.Millimeters);
  // Lengths of dash and gap in mm; a gap is negative.
  writer.addLType('DASHED', 'Hidden edges', [6, -3]);
  writer.addLType('CENTER', 'Centre lines', [15, -3, 3, -3]);
  Object.values(LAYERS).forEach(({ name, colour, type }) => writer.addLayer(name, colour, type));

  const views = viewsOf(form);
  const boxes = views.map(({ lines }) => boxOf(lines.flatMap(({ points }) => points)));
  const longest = Math.max(...boxes.map(({ min, max }) => Math.max(max[0] - min[0], max[1] - min[1])));
  const [front, , plan] = boxes;
  views.forEach((view, index) => {
    const box = boxes[index];
    if (box === undefined || front === undefined || plan === undefined) return;
    const gap = longest * GAP;
    const shift: Record<View['name'], Point> = {
      front: [0, 0],
      section: [front.max[0] + gap - box.min[0], 0],
      plan: [0, front.min[1] - gap - box.max[1]],
    };
    drawView(writer, view, shift[view.name], longest);
  });
  return writer.stringify();
}

function drawView(writer: DxfWriter, { lines, dimensions }: View, [right, up]: Point, longest: number) {
  lines.forEach(({ kind, points, isClosed }) => {
    writer.addLWPolyline(
      points.map(([x, y]) => ({ point: { x: x + right, y: y + up } })),
      { flags: isClosed ? LWPolylineFlags.Closed : LWPolylineFlags.None, layerName: LAYERS[kind].name },
    );
  });
  const { min, max } = boxOf(lines.filter(({ kind }) => kind === 'outline').flatMap(({ points }) => points));
  dimensions.forEach((dimension) => {
    const { from, to, text, isUpright } = lineOf(dimension, { min, max }, longest * OFFSET);
    const layer = { layerName: LAYERS.dimension.name };
    const corner = ([x, y]: Point) => point3d(x + right, y + up);
    const tick = longest * TICK;
    writer.addLine(corner(from), corner(to), layer);
    [from, to].forEach(([x, y]) => {
      // The extension line from the view, and the slanted stroke that ends the dimension.
      const edge: Point = isUpright ? [x, y < min[1] ? min[1] : max[1]] : [x < min[0] ? min[0] : max[0], y];
      writer.addLine(corner(edge), corner([x, y]), layer);
      writer.addLine(corner([x - tick, y - tick]), corner([x + tick, y + tick]), layer);
    });
    const middle: Point = isUpright
      ? [(from[0] + to[0]) / 2, from[1] + tick]
      : [from[0] - tick, (from[1] + to[1]) / 2];
    writer.addText(corner(middle), longest * LETTERS, text, {
      ...layer,
      rotation: isUpright ? 0 : 90,
      horizontalAlignment: TextHorizontalAlignment.Center,
      secondAlignmentPoint: corner(middle),
    });
  });
}

/** Where a dimension line runs: outside of the view's box. */
function lineOf(
  { side, from, to, level, text }: Dimension,
  { min, max }: { readonly min: Point; readonly max: Point },
  offset: number,
) {
  const away = offset * level;
  switch (side) {
    case 'below':
    case 'above': {
      const y = side === 'below' ? min[1] - away : max[1] + away;
      return { from: [from, y], to: [to, y], text, isUpright: true } as const;
    }
    case 'left':
    case 'right': {
      const x = side === 'left' ? min[0] - away : max[0] + away;
      return { from: [x, from], to: [x, to], text, isUpright: false } as const;
    }
  }
}
