import { BEVEL, DRIP, KEY_BOTTOM, KEYS } from '../form/outlines';
import { boxOf, type Box, type Point, pointAt, type Polygon } from '../form/polygon';
import { raisedOf } from '../form/reliefs';
import type { Extrusion, Form, Holes, Profile, Tile } from '../form/schema';
import type { Solid } from '../form/solid';
import { type Circle, type Length, type Named, named, type Pointer } from './figures';
import type { ViewName } from './projection';

/** Lists the dimensions of each view. Each measure is stated once (ISO 129-1), in its clearest view. */
export function measuresOf(form: Form, { prisms }: Solid): Readonly<Record<ViewName, readonly Named[]>> {
  const { length, width, height } = form;
  const { outline = [], holes = [] } = prisms[0] ?? {};
  const [high, long, wide] = [span('left', 0, height), around('below', length), around('left', width)];
  switch (form.shape) {
    case 'extrusion': {
      const opened = form.holes ? openings(form.holes, holes.map(boxOf), form) : [];
      return {
        front: named([high], 'height'),
        section: [],
        plan: [...outlineMeasures(form, outline, long, wide), ...opened],
      };
    }
    case 'profile': {
      const { section, across = 0 } = form;
      const top = section === 'kerb' ? [span('right', across - width / 2, width / 2)] : [];
      const plan = named([long, ...top], 'length', 'topWidth');
      const front = section === 'plank' ? [] : named([high], 'height');
      return { front, section: sectionMeasures(form), plan };
    }
    case 'tile': {
      const front = named([high, span('right', height - form.depth, height)], 'height', 'relief');
      const raised = reliefMeasures(form, prisms.at(-1)?.outline ?? []);
      return { front, section: [], plan: [...named([long, wide], 'length', 'width'), ...raised] };
    }
  }
}

const figure = (value: number) => String(Math.round(value * 10 + 1e-6) / 10);

/** The dimension of a length; its figure is the length in mm. */
export const span = (side: Length['side'], from: number, to: number, at?: number, level = 1): Length => {
  return { side, from, to, at, level, text: figure(to - from) };
};

const around = (side: Length['side'], size: number, at?: number, level = 1) =>
  span(side, -size / 2, size / 2, at, level);

/** The dimensions between stops, on one line. */
export const chain = (side: Length['side'], stops: readonly number[], at?: number) =>
  stops.slice(1).map((stop, index) => ({ ...span(side, stops[index] ?? stop, stop, at), isBeside: false }));

const pointer = (at: Point, towards: number, text: string, reach = 3.5, circle?: Circle): Pointer => {
  return { at, towards, reach, text, circle };
};

const onCircle = ([x, y]: Point, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
};

const radius = (middle: Point, size: number, degrees: number) =>
  pointer(onCircle(middle, size, degrees), degrees + 180, `R${figure(size)}`, 3.5, {
    kind: 'radius',
    middle,
  });

const outerRadius = (middle: Point, size: number, degrees: number) =>
  pointer(onCircle(middle, size, degrees), degrees, `R${figure(size)}`, 7, { kind: 'radius', middle });

const diameter = (middle: Point, size: number, count = '') =>
  pointer(onCircle(middle, size / 2, 250), 250, `${count}Ø${figure(size)}`, 3.5, {
    kind: 'diameter',
    middle,
  });

const middleOf = ({ min, max }: Box): Point => [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2];

function outlineMeasures(
  { outline, length, width, indent = 0 }: Extrusion,
  plan: Polygon,
  long: Length,
  wide: Length,
): readonly Named[] {
  const [right, top] = [length / 2, width / 2];
  switch (outline) {
    case 'rectangle':
      return named([long, wide], 'length', 'width');
    case 'uni': {
      // Module, overall size and one wave. The outline starts at the lower left corner and has point symmetry.
      const { min, max } = boxOf(plan);
      const [slope = 0, crest = 0] = [1, 2].map((index) => -pointAt(plan, index)[0]);
      return [
        ...named(
          [{ ...long, at: -top }, span('below', min[0], max[0], undefined, 2)],
          'length',
          'overallLength',
        ),
        ...named(
          [{ ...wide, at: -right }, span('left', min[1], max[1], undefined, 2)],
          'width',
          'overallWidth',
        ),
        ...named([span('above', crest, slope, top), span('above', slope, right, top)], 'crest', 'slope'),
        ...named([span('right', top, top + indent, slope)], 'wave'),
      ];
    }
    case 'i': {
      const waist = length / 8;
      const narrow = around('right', width - 4 * indent, waist / 2, 0);
      const sides = chain('above', [-right, -3 * waist, -waist, waist]);
      return named([long, wide, ...sides, narrow], 'length', 'width', 'end', 'slope', 'waist', 'waistWidth');
    }
    case 'grid': {
      const [x, y] = [length * (KEYS[1] - 0.5), width * (KEYS[1] - 0.5)];
      const keys = indent > 0 ? [radius([x, -top], indent, 120)] : [];
      const all = [long, span('left', -top, -y), { ...wide, level: 2 }, ...keys];
      return named(all, 'length', 'keyPlace', 'width', 'key');
    }
  }
}

function openings(holes: Holes, boxes: readonly Box[], { length, width }: Extrusion): readonly Named[] {
  const { along, across, pitch, radius: r } = holes;
  const { min, max } = boxOf(boxes.flatMap((box) => [box.min, box.max]));
  const [x, y] = [max[0] - holes.length / 2, max[1] - holes.width / 2];
  if (r * 2 === holes.length && holes.length === holes.width)
    return [
      ...toEdge(chain('above', [...(along > 1 ? [x - pitch] : []), x, length / 2])),
      ...toEdge(chain('right', [...(across > 1 ? [y - pitch] : []), y, width / 2])),
      ...named([diameter([x, y], holes.length, `${along * across} × `)], 'diameter'),
    ];
  if (along <= 2 && across === 1) {
    const ends = [-length / 2, ...boxes.flatMap((box) => [box.min[0], box.max[0]]), length / 2];
    const webs = along === 1 ? (['endWeb'] as const) : (['middleWeb', 'coreLength', 'endWeb'] as const);
    return [
      ...named(chain('above', ends), 'endWeb', 'coreLength', ...webs),
      ...named(
        chain('right', [-width / 2, min[1], max[1], width / 2]),
        'faceShell',
        'coreWidth',
        'faceShell',
      ),
      ...named(r > 0 ? [radius([max[0] - r, max[1] - r], r, 45)] : [], 'radius'),
    ];
  }
  return [
    ...named(repeated('above', x, holes.length, along > 1 ? pitch : 0), 'coreLength', 'pitch'),
    ...named(repeated('right', y, holes.width, across > 1 ? pitch : 0), 'coreWidth', 'pitch'),
    // Outside the block, where there is room.
    ...named(r > 0 ? [outerRadius([min[0] + r, max[1] - r], r, 135)] : [], 'radius'),
  ];
}

/** Names a chain of pitches that ends at the edge. */
const toEdge = (lengths: readonly Length[]) => [
  ...named(lengths.slice(0, -1), 'pitch'),
  ...named(lengths.slice(-1), 'toEdge'),
];

function repeated(side: 'above' | 'right', middle: number, size: number, pitch: number, at?: number) {
  const one = span(side, middle - size / 2, middle + size / 2, at);
  return pitch === 0 ? [one] : [{ ...one, isBeside: true }, span(side, middle - pitch, middle, at, 2)];
}

function sectionMeasures(form: Profile): readonly Named[] {
  const { section, width, height, across = 0, down = 0, drip = DRIP, bevel = BEVEL } = form;
  const [half, wide] = [width / 2, around('below', width)];
  switch (section) {
    case 'kerb':
      // The splay's line is farther above, because the figure of a short height is below it.
      return [
        ...named([wide, span('above', half - across, half, undefined, 2)], 'width', 'splayWidth'),
        ...named([span('right', height - down, height)], 'splayHeight'),
      ];
    case 'edging':
      return named([wide, outerRadius([0, height - half], half, 45)], 'width', 'radius');
    case 'coping': {
      const [middle, groove] = [half - drip.distance, drip.width / 2];
      const grooves = [
        span('below', -middle - groove, -middle + groove),
        span('below', middle, half),
        span('left', 0, drip.depth, -middle - groove),
      ];
      return [
        ...named([{ ...wide, level: 2 }], 'width'),
        ...named(grooves, 'grooveWidth', 'groovePlace', 'grooveDepth'),
        ...named([span('right', 0, height - down)], 'edgeHeight'),
      ];
    }
    case 'channel': {
      const trough = half - across;
      const walls = chain('above', [-half, -trough, trough, half]);
      return [
        ...named([wide, ...walls], 'width', 'wallThickness', 'trough', 'wallThickness'),
        ...named([span('right', 0, down, 0), radius([0, down + trough], trough, 225)], 'floor', 'radius'),
      ];
    }
    case 'plank': {
      // Includes the height: the front view is long and has no room beside it.
      const [middle, bottom] = [height / 2, down * KEY_BOTTOM];
      const all = [
        wide,
        // Its figure is above that of the key's bottom.
        span('above', half - across, half, middle, 2),
        // Their figures are above the lines of the others.
        { ...span('right', middle - bottom, middle + bottom, half - across), reach: 5 },
        { ...span('right', middle - down, middle + down, undefined, 2), reach: 3.5 },
        span('right', 0, height, undefined, 3),
        pointer([-half + bevel / 2, height - bevel / 2], 70, `${figure(bevel)} × 45°`),
      ];
      return named(all, 'width', 'keyDepth', 'keyBottom', 'keyOpening', 'height', 'bevel');
    }
  }
}

/** `last` is the outline of the last raised figure. */
function reliefMeasures(tile: Tile, last: Polygon): readonly Named[] {
  const { relief, pitch } = tile;
  const { min, max } = boxOf(last);
  const [x, y] = middleOf({ min, max });
  const rows = named(repeated('right', y, max[1] - min[1], pitch, max[0]), 'figureWidth', 'pitch');
  switch (relief) {
    case 'checker':
      return [
        ...named(repeated('above', x, max[0] - min[0], pitch, max[1]), 'figureLength', 'pitch'),
        ...rows,
      ];
    case 'bars':
      return [...named([span('above', min[0], max[0], max[1])], 'figureLength'), ...rows];
    case 'studs': {
      const columns = span('above', x - pitch, x, y);
      return [
        ...named([columns, span('right', y - pitch, y, x)], 'pitch'),
        ...named([diameter([x, y], raisedOf(tile))], 'diameter'),
      ];
    }
    case 'chevron': {
      // Right end and the turn before it; the points run right along the lower side and back along the upper one.
      const [low, high, turn] = [-1, 0, 1].map((step) => pointAt(last, last.length / 2 + step)) as [
        Point,
        Point,
        Point,
      ];
      const all = [
        span('above', turn[0], high[0], Math.max(high[1], turn[1])),
        span('right', Math.min(high[1], turn[1]), Math.max(high[1], turn[1]), turn[0]),
        span('right', low[1], high[1], high[0], 2),
        span('right', low[1] - pitch, low[1], high[0], 3),
      ];
      return named(all, 'run', 'rise', 'band', 'pitch');
    }
  }
}
