import { WALL_JOINT as JOINT } from '../form/joint';
import { strokeOf } from '../drawing/graphic';
import { named } from '../drawing/figures';
import { chain, span } from '../drawing/measures';
import { boxOf, type Point, type Polygon } from '../form/polygon';
import type { Form } from '../form/schema';
import { type Detail, box, movedBy, body, type Body, ring, ringsOf, rod, type Units } from './parts';

/** Cover of a lintel's rods and width of a movement joint, drawn in mm without figures: the engineer decides them. */
const COVER = 40;
const GAP = 20;
/** Room in mm beside an end that has its line. */
const CLEAR = 30;

/** Lays blocks with joints to the left of a lower right corner: from the front, or cut and from above. */
function row(view: 'front' | 'plan', right: number, y: number, ...blocks: readonly Form[]) {
  let x = right;
  return blocks.flatMap((block): readonly Body[] => {
    const { length, width, height } = block;
    const end = x;
    x -= length + JOINT;
    return view === 'front'
      ? [
          body('seen', box(x + JOINT, y, length, height)),
          body(
            'mortar',
            ring(x, y - JOINT, end, y - JOINT, end, y, x + JOINT, y, x + JOINT, y + height, x, y + height),
          ),
        ]
      : [
          body('cut', ...ringsOf(block, x + JOINT + length / 2, y + width / 2)),
          body('mortar', box(x, y, JOINT, width)),
        ];
  });
}

/** Fills the right opening of a row's first block, with a rod in its middle. */
function filled([first]: readonly Body[]) {
  const core = first?.rings.at(-1) ?? [];
  const { min, max } = boxOf(core);
  return { fill: body('cast', core), line: rod([(min[0] + max[0]) / 2, (min[1] + max[1]) / 2]) };
}

/** The end of a wall at an opening, from the front, and its first course from above. */
export function jamb({ whole, half }: Units): Detail {
  const [module, course, down] = [whole.length + JOINT, whole.height + JOINT, -2 * whole.width];
  const even = [half, whole, whole];
  const odd = [whole, whole, whole];
  const plan = row('plan', 0, down, ...even);
  const { fill, line } = filled(plan);
  return {
    ratio: 20,
    window: [-2.5 * module, down - CLEAR, CLEAR, 3.5 * course],
    parts: [
      ...[even, odd, even, odd].flatMap((blocks, index) => row('front', 0, index * course, ...blocks)),
      ...plan,
      fill,
    ],
    lines: [line, strokeOf('outline', [-2.5 * module, -JOINT], [2 * CLEAR, -JOINT])],
    lengths: [
      ...named([span('below', -half.length, 0)], 'half'),
      ...named([span('below', -half.length - module, -half.length - JOINT)], 'whole'),
      ...named([span('below', -half.length - module, -half.length, undefined, 2)], 'module'),
      ...named([span('right', 0, whole.height), span('right', 0, course, undefined, 2)], 'height', 'course'),
      ...named([span('right', down, down + whole.width)], 'width'),
    ],
    notes: {
      whole: [-0.6 * module, 1.4 * course, 120, 9],
      half: [-0.3 * module, 0.4 * course, 150, 9],
      halves: [0, 2.5 * course, 0, 7],
      grouted: [-half.length / 2 + 40, down + whole.width / 2 + 30, 40, 9],
    },
  };
}

/** The head of an opening, from the front, to the middle of the opening. */
export function lintel({ whole, half }: Units): Detail {
  const [module, course, bearing] = [whole.length + JOINT, whole.height + JOINT, half.length];
  const middle = module + JOINT / 2;
  const core = boxOf(
    ringsOf(whole, -whole.length / 2)
      .slice(-1)
      .flat(),
  );
  const bars = [COVER, whole.height - COVER].map((y) =>
    strokeOf('hidden', [COVER - bearing, y], [middle, y]),
  );
  return {
    ratio: 20,
    window: [-2 * module, -1.6 * course, middle, 2.5 * course],
    parts: [
      ...row('front', 0, -2 * course, half, whole, whole),
      ...row('front', 0, -course, whole, whole),
      body('filling', box(core.min[0], -course, core.max[0] - core.min[0], whole.height)),
      ...row('front', -bearing - JOINT, 0, whole, whole),
      body('mortar', box(-bearing - JOINT, -JOINT, bearing + JOINT, course)),
      body('cast', box(-bearing, 0, bearing + 2 * middle, whole.height)),
      ...row('front', 2 * module, course, whole, whole, whole, whole),
      ...row('front', 1.5 * module, 2 * course, whole, whole, whole, whole),
    ],
    lines: [
      strokeOf('centre', [middle, -1.6 * course - CLEAR], [middle, 2.5 * course + CLEAR]),
      ...bars,
      ...[core.min[0], core.max[0]].map((x) => strokeOf('hidden', [x, -course], [x, -JOINT])),
    ],
    lengths: named([span('right', 0, whole.height), span('below', -bearing, 0)], 'height', 'bearing'),
    notes: {
      lintel: [middle / 2, whole.height / 2, 290, 13],
      bearing: [-bearing / 2, 0, 150, 17],
      filledBelow: [core.max[0], -course / 2, 330, 7],
      middle: [middle, -1.3 * course, 180, 7],
    },
  };
}

/** Two courses of a corner from above: corner blocks alternate their direction by course. */
export function corner({ whole, half }: Units): Detail | undefined {
  const { length, width } = whole;
  // Half bond turns the corner uncut only where the wall is as thick as a half block is long.
  if (width !== half.length) return undefined;
  const [module, apart] = [length + JOINT, 1.9 * (length + JOINT)];
  const swapped = (points: Polygon) => points.map(([x, y]): Point => [y, x]);
  const downwards = (parts: readonly Body[]) =>
    parts.map(({ material, rings }) => body(material, ...rings.map(swapped)));
  const long = row('plan', 0, -width, whole, whole);
  const short = [
    ...row('plan', -width - JOINT, -width, whole),
    body('mortar', box(-width - JOINT, -width, JOINT, width)),
  ];
  const second = [...downwards(long), ...short].map(({ material, rings }) =>
    body(material, ...rings.map((one) => movedBy(one, apart, 0))),
  );
  const cores = [filled(long), filled(second)];
  return {
    ratio: 20,
    window: [-1.6 * module, -1.6 * module, apart + CLEAR, CLEAR],
    parts: [...long, ...downwards(short), ...second, ...cores.map(({ fill }) => fill)],
    lines: cores.map(({ line }) => line),
    lengths: [
      ...named([span('above', -length, 0)], 'whole'),
      ...named([span('above', apart - module - width, apart - width - JOINT)], 'whole'),
      ...named([span('above', apart - width, apart), span('right', -length, 0)], 'width', 'whole'),
    ],
    notes: {
      first: [-length + 20, -width, 250, 10],
      second: [apart - width, -length - 40, 200, 10],
      cornerCore: [-width / 2 + 40, -width / 2 + 30, 55, 10],
    },
  };
}

/** A movement joint between half blocks, from above. */
export function movementJoint({ whole, half }: Units): Detail {
  const [start, width] = [GAP / 2, half.width];
  const end = start + half.length;
  return {
    ratio: 10,
    window: [-end - 120, -CLEAR, end + 120, width + CLEAR],
    parts: [
      ...row('plan', -start, 0, half, whole),
      ...row('plan', end + JOINT + whole.length, 0, whole, half).slice(0, -1),
      ...[0, width - GAP].map((y) => body('mortar', box(-start, y, GAP, GAP))),
      body('sand', box(-start, GAP, GAP, width - 2 * GAP)),
    ],
    lines: [strokeOf('hidden', [-end / 2, width / 2], [end / 2, width / 2])],
    lengths: [
      ...named(chain('below', [-end - JOINT, -end, -start]), 'joint', 'half'),
      ...named([span('below', start, end), span('right', 0, width)], 'half', 'width'),
    ],
    notes: {
      half: [-end + 20, width - 20, 110],
      sealant: [0, width - GAP / 2, 60],
      filler: [0, width / 3, 115, 19],
      tie: [end / 2 - 5, width / 2, 40, 14],
    },
  };
}
