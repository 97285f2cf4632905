import { DxfWriter, LWPolylineFlags, point3d, TextHorizontalAlignment, Units } from '@tarikjabiri/dxf';
import { type Point } from '../form/polygon';
import { stepsOf } from '../form/polygon-cuts';
import { HALF_FIGURE } from './graphic';
import type { Sheet } from './sheet';

/** Layer names, AutoCAD colour indices (7: black on white ground, 8: grey, 3: green) and line types. */
const LAYERS = {
  outline: ['OUTLINE', 7, 'Continuous'],
  hidden: ['HIDDEN', 8, 'DASHED'],
  centre: ['CENTRE', 3, 'CENTER'],
  hatch: ['HATCH', 8, 'Continuous'],
  dimension: ['DIMENSION', 8, 'Continuous'],
  arrow: ['ARROW', 8, 'Continuous'],
  mark: ['SECTION', 7, 'Continuous'],
  symbol: ['SYMBOL', 8, 'Continuous'],
  text: ['TEXT', 7, 'Continuous'],
} as const;

const ALIGNMENTS = {
  start: TextHorizontalAlignment.Left,
  middle: TextHorizontalAlignment.Center,
  end: TextHorizontalAlignment.Right,
};

/**
 * Writes a sheet as a DXF drawing in mm at full size, one layer for each kind of line. Omits the isometric view, whose
 * surfaces cover each other.
 */
export function dxfOf({ ratio, views, bar, symbol, words }: Sheet) {
  const writer = new DxfWriter();
  writer.setUnits(Units.Millimeters);
  // A scalable font, because plotter fonts lack ×, Ø and –.
  writer.document.styleStandard.fontFileName = 'arial.ttf';
  // Dash lengths in mm; gaps are negative.
  writer.addLType('DASHED', 'Hidden edges', [6, -3]);
  writer.addLType('CENTER', 'Centre lines', [15, -3, 3, -3]);
  Object.values(LAYERS).forEach(([name, colour, type]) => writer.addLayer(name, colour, type));
  const titled = views.map((view) => (view.name === 'isometric' ? { ...view, paths: [] } : view));
  for (const { paths, words: texts, at } of [...titled, bar, symbol, words]) {
    const place = ([x, y]: Point) => ({ x: x + at[0], y: y + at[1] });
    for (const { kind, lines } of paths) {
      if (!(kind in LAYERS)) continue;
      for (const { points, isClosed = false } of lines) {
        const steps = stepsOf(points, isClosed);
        const corners = [points[0] ?? [0, 0], ...steps.map(({ to }) => to)].slice(
          0,
          isClosed ? -1 : undefined,
        );
        writer.addLWPolyline(
          corners.map((corner, index) => ({ point: place(corner), bulge: steps[index]?.bulge ?? 0 })),
          {
            flags: isClosed ? LWPolylineFlags.Closed : LWPolylineFlags.None,
            layerName: LAYERS[kind as keyof typeof LAYERS][0],
          },
        );
      }
    }
    for (const { text, at: point, anchor, isVertical } of texts) {
      const { x, y } = place(point);
      writer.addText(point3d(x, y), 2 * HALF_FIGURE * ratio, text, {
        layerName: LAYERS.text[0],
        rotation: isVertical ? 90 : 0,
        horizontalAlignment: ALIGNMENTS[anchor],
        secondAlignmentPoint: point3d(x, y),
      });
    }
  }
  return writer.stringify();
}
