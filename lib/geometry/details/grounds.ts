import { arrowAt } from '../drawing/annotations';
import { strokeOf } from '../drawing/graphic';
import { named } from '../drawing/figures';
import { chain, span } from '../drawing/measures';
import type { Point, Polygon } from '../form/polygon';
import type { Form } from '../form/schema';
import { type Detail, box, body, type Body, ring, ringsOf, rod, type Units } from './parts';

/** In mm, drawn without figures, because the engineer decides them: layers, concrete beside a piece, joint of pavers. */
const BED = 100;
const HAUNCH = 150;
const FRONT = 50;
const SAND = 30;
const GAP = 4;
/** Half of the width that sections in the ground show, in mm. */
const END = 310;

/** Lays pavers on bedding sand, from an edge to the right or left; `top` is their upper face. */
function paved({ length, height }: Form, from: number, to: number, top: number): readonly Body[] {
  const count = Math.ceil(Math.abs(to - from) / (length + GAP));
  const pavers = Array.from({ length: count }, (_, index) => index * (length + GAP));
  const x = (along: number) => (to > from ? from + along : from - along - length);
  return [
    ...pavers.map((along) => body('cut', box(x(along), top - height, length, height))),
    body('sand', box(Math.min(from, to), top - height - SAND, Math.abs(to - from), SAND)),
  ];
}

/** A stone on its bed with a haunch on the right, which ends at `foot`; a base up to `left` in front of it. */
const haunched = (stone: Form, left: number, foot: number) => {
  const [half, front, back] = [stone.width / 2, stone.width / 2 + FRONT, stone.width / 2 + HAUNCH];
  const middle = stone.height / 2;
  return [
    body('cut', ...ringsOf(stone)),
    body('cast', ring(-front, -BED, back, -BED, back, foot, half, middle, half, 0, -half, 0, -front, 0)),
    body('base', ring(-half, left, -END, left, -END, -BED, -front, -BED, -front, 0, -half, 0)),
  ];
};

/** A kerb between carriageway and footpath, in section. */
export function kerb({ kerb: stone, light, heavy }: Units): Detail {
  const { width, height } = stone;
  const [half, back, road, foot] = [width / 2, width / 2 + HAUNCH, height / 2, height / 4];
  const [across, down] = stone.shape === 'profile' ? [stone.across ?? 0, stone.down ?? 0] : [0, 0];
  const path = height - light.height - SAND;
  return {
    ratio: 10,
    window: [-END, -BED, END, height + 1],
    parts: [
      ...haunched(stone, road - heavy.height - SAND, foot),
      ...paved(light, half, END, height),
      ...paved(heavy, -half, -END, road),
      body('base', ring(half, road, back, foot, END, foot, END, path, half, path)),
    ],
    lengths: [
      ...named([span('above', -half, across - half)], 'splayWidth'),
      ...named([span('above', -half, half, undefined, 2)], 'width'),
      ...named(
        [span('left', height - down, height, -half), span('right', 0, height)],
        'splayHeight',
        'height',
      ),
    ],
    notes: {
      kerb: [0, height * 0.6, 150, 22],
      upstand: [-half, (road + height - down) / 2, 180, 9],
      haunch: [half + HAUNCH / 3, foot, 315, 16],
      bed: [0, -BED / 2, 250, 11],
      light: [half + light.length, height, 70],
      // One paver on both sides is named once.
      ...(heavy === light ? {} : { heavy: [-half - heavy.length, road, 140] }),
      sand: [END - 60, path + SAND / 2, 290, 12],
      base: [-END + 90, -20, 230, 14],
    },
  };
}

/** The edge of a path at a planted bed, held by edging, in section. */
export function pathEdge({ edging, light }: Units): Detail {
  const [half, back, foot] = [edging.width / 2, edging.width / 2 + HAUNCH, edging.height / 8];
  // The rounded top is above the path.
  const top = edging.height - half;
  const [middle, ground] = [edging.height / 2, edging.height * 0.75];
  return {
    ratio: 10,
    window: [-END, -BED, END, edging.height + 1],
    parts: [
      ...haunched(edging, top - light.height - SAND, foot),
      ...paved(light, -half, -END, top),
      body('soil', ring(half, middle, back, foot, back, -BED, END, -BED, END, ground, half, ground)),
    ],
    lengths: [
      ...named([span('above', -half, half), span('right', 0, edging.height)], 'width', 'height'),
      ...named([span('left', top - light.height, top)], 'thickness'),
    ],
    notes: {
      edging: [0, edging.height * 0.8, 30, 14],
      haunch: [half + 40, middle / 2, 40, 14],
      bed: [0, -BED / 2, 300, 12],
      light: [-half - light.length / 2, top, 110],
      sand: [-END + 80, top - light.height - SAND / 2, 250, 16],
      soil: [END - 60, 0, 250, 14],
    },
  };
}

/** The layers under pavers, in section. */
export function layers({ heavy }: Units): Detail {
  const { length, height } = heavy;
  const [start, base] = [-length / 4, -2.2 * height];
  const joints = [1, 2].map((count) => start + count * (length + GAP) - GAP);
  const [from = 0, to = 0] = joints;
  return {
    ratio: 5,
    window: [0, base - height / 2, 1.7 * length, 1],
    parts: [
      ...paved(heavy, start, 2 * length, 0),
      ...joints.map((x) => body('sand', box(x, -height, GAP, height))),
      body('base', box(0, base, 2 * length, -base - height - SAND)),
      body('soil', box(0, base - height, 2 * length, height)),
    ],
    lengths: named([...chain('above', [from + GAP, to]), span('right', -height, 0)], 'length', 'thickness'),
    notes: {
      heavy: [from - 60, -height / 3, 120, 12],
      jointSand: [from + GAP / 2, -height / 2, 330, 12],
      sand: [to - 60, -height - SAND / 2, 310, 12],
      base: [length / 4, base / 2 - height / 2 - SAND / 2, 20],
      subgrade: [length / 3, base - height / 4, 20],
    },
  };
}

/** A drain channel between two areas of paving that fall to it, in section. */
export function channel({ channel: drain, light }: Units): Detail {
  const { width, height } = drain;
  const [half, side, top] = [width / 2, width / 2 + FRONT, height - light.height - SAND];
  const [across, down] = drain.shape === 'profile' ? [drain.across ?? 0, drain.down ?? 0] : [0, 0];
  return {
    ratio: 10,
    window: [-END, -BED, END, height + 1],
    parts: [
      body('cut', ...ringsOf(drain)),
      body(
        'cast',
        ring(-side, -BED, side, -BED, side, top, half, top, half, 0, -half, 0, -half, top, -side, top),
      ),
      ...paved(light, half, END, height),
      ...paved(light, -half, -END, height),
      ...[-END, side].map((x) => body('base', box(x, -BED, END - side, top + BED))),
    ],
    lines: [-1, 1].flatMap((to) => {
      const from = [to * END, height + 50] as const;
      const end = [to * (half + 40), height + 40] as const;
      return [strokeOf('dimension', from, end), arrowAt(end, to > 0 ? 0.05 : Math.PI - 0.05, 10)];
    }),
    lengths: [
      ...named([span('above', -half, half, undefined, 2)], 'width'),
      ...named([span('above', across - half, half - across)], 'trough'),
      ...named([span('right', 0, height), span('left', 0, down, 0, 0)], 'height', 'floor'),
    ],
    notes: {
      channel: [-half + across / 2, height - 30, 150, 20],
      fall: [END - 80, height + 48, 90, 9],
      haunch: [side - FRONT / 2, height / 3, 320, 16],
      bed: [0, -BED / 2, 250, 11],
      light: [-END + 70, height - light.height / 2, 240, 14],
      base: [-END + 90, -20, 230, 14],
    },
  };
}

/** A post for planks, drawn in mm without figures: half of its web, depth of a slot, room beside a plank, flange. */
const WEB = 20;
const SLOT = 50;
const ROOM = 10;
const FLANGE = 30;

/** A post with planks in its slots, from above. */
export function postPlan({ plank }: Units): Detail {
  const thick = plank.height / 2;
  const [slot, side, end, start] = [thick + ROOM, thick + ROOM + FLANGE, WEB + SLOT, WEB + ROOM / 2];
  const turned = (to: number, points: Polygon) => points.map(([x, y]): Point => [to * x, to * y]);
  const right = ring(end, -side, end, -slot, WEB, -slot, WEB, slot, end, slot, end, side);
  return {
    ratio: 10,
    window: [-END, -side - 1, END, side + 1],
    parts: [
      ...[1, -1].flatMap((to) => [
        body('cut', turned(to, box(start, -thick, plank.length, plank.height))),
        body('mortar', turned(to, box(WEB, -slot, ROOM / 2, 2 * slot))),
        ...[-slot, thick].map((y) => body('mortar', turned(to, box(start, y, end - start, ROOM)))),
      ]),
      body('cast', [...right, ...turned(-1, right)]),
    ],
    lines: [-1, 1].flatMap((x) => [-1, 1].map((y) => rod([x * (end - 15), y * (slot + FLANGE / 2)], 5))),
    lengths: named([span('right', -thick, thick)], 'thickness'),
    notes: {
      plank: [END / 2, thick / 2, 60],
      post: [-WEB / 2, slot + 5, 110, 10],
      slot: [end - 10, -thick - ROOM / 2, 300, 12],
    },
  };
}

/** Planks between posts, from the front. */
export function plankWall({ plank: { length, width } }: Units): Detail {
  const [face, inset] = [WEB + SLOT, WEB + ROOM / 2];
  const bay = length + 2 * inset;
  const [top, foot, side, ground] = [3 * width, -400, 100, -60];
  const planks = [-bay, 0, bay].flatMap((x) =>
    [0, 1, 2].map((row) => body('seen', box(x + face, row * width, bay - 2 * face, width))),
  );
  return {
    ratio: 20,
    window: [-side, ground, bay + side, top + 1],
    parts: [
      ...[0, bay].map((x) => body('cast', box(x - face, 0, 2 * face, top))),
      ...planks,
      body('soil', box(-side, ground, bay + 2 * side, -ground)),
    ],
    lines: [
      strokeOf('outline', [-side, 0], [bay + side, 0]),
      ...[inset, bay - inset].map((x) => strokeOf('hidden', [x, 0], [x, top])),
      ...[-face, face, bay - face, bay + face].map((x) => strokeOf('hidden', [x, 0], [x, foot])),
      ...[0, bay].map((x) =>
        strokeOf(
          'hidden',
          ...ring(x - side, -50, x - side, foot, x + side, foot, x + side, -50, x - side, -50),
        ),
      ),
    ],
    lengths: named(
      [span('above', inset, bay - inset), ...chain('right', [0, width, 2 * width])],
      'length',
      'height',
    ),
    notes: {
      plank: [bay / 2, 1.5 * width, 120],
      post: [0, 1.3 * width, 330, 12],
      slot: [bay - inset, 2.5 * width, 200, 10],
      footing: [side, foot / 2, 0, 10],
    },
  };
}
