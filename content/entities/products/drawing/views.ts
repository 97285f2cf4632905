import { dimensionsOf } from './dimensions';
import { boxOf, crossings, type Point, type Polygon } from '../form/polygon';
import type { Form } from '../form/schema';
import { overall, type Prism, type Solid, solidOf } from '../form/solid';
import { edgesOf } from './projection';
import type { LineKind, Line, View } from './view';

/** How far centre lines leave what they belong to, as a share of the longest side. */
const CENTRE_EXCESS = 0.03;
/** Hatching, as a share of the longest side. */
const HATCH_PITCH = 0.018;

/** Front, section A–A and plan of a form, each about its own origin, all in mm. */
export function viewsOf(form: Form): readonly View[] {
  const solid = solidOf(form);
  const cut = cutOf(solid);
  const longest = Math.max(...Object.values(overall(solid)));
  return (['front', 'section', 'plan'] as const).map((name) => {
    const { lines, areas } = edgesOf(solid, name, cut);
    const isHoled = name === 'plan' && solid.axis === 'z';
    return {
      name,
      lines: [
        ...lines,
        ...areas.flatMap((area) => hatch(area, longest * HATCH_PITCH)),
        ...(isHoled ? centreLines(solid.prisms, longest * CENTRE_EXCESS) : []),
      ],
      areas,
      ...dimensionsOf(form, name),
      ...(name === 'plan' ? { cut } : {}),
    };
  });
}

/** How far from the middle the section cuts, as a share of the length: there its line is clear of the figures. */
const ASIDE = 0.1;
/** The same within an opening in the middle, as a share of the opening: clear of its rounded corners. */
const ASIDE_IN_OPENING = 0.3;

/** Where section A–A cuts the length: through the first row of openings or raised figures, else beside the middle. */
function cutOf(solid: Solid) {
  const figure = solid.prisms.flatMap(({ holes }) => holes)[0] ?? solid.prisms[1]?.outline;
  if (solid.axis === 'x' || figure === undefined) return -overall(solid).length * ASIDE;
  const { min, max } = boxOf(figure);
  const middle = (min[0] + max[0]) / 2;
  return Math.abs(middle) > 1 ? middle : min[0] + (max[0] - min[0]) * ASIDE_IN_OPENING;
}

const open = (kind: LineKind, ...points: Point[]): Line => ({ kind, points, isClosed: false });

const unique = (values: readonly number[]) => [
  ...new Set(values.map((value) => Math.round(value * 100) / 100)),
];

/** Lines at 45 degrees over what is cut. Even-odd, as `crossings`. */
function hatch(piece: Polygon, pitch: number): readonly Line[] {
  const turn = Math.SQRT1_2;
  const turned = piece.map(([x, y]): Point => [(x - y) * turn, (x + y) * turn]);
  const { min, max } = boxOf(turned);
  const count = Math.floor((max[0] - min[0]) / pitch);
  return Array.from({ length: count }, (_, index) => min[0] + pitch * (index + 0.5)).flatMap((at) =>
    crossings([turned], at).map(([from, to]) => open('hatch', back(at, from, turn), back(at, to, turn))),
  );
}

const back = (x: number, y: number, turn: number): Point => [(x + y) * turn, (y - x) * turn];

/** Through the middles of all openings, both ways. */
function centreLines(prisms: readonly Prism[], excess: number): readonly Line[] {
  const holes = prisms.flatMap((prism) => prism.holes);
  const outline = prisms[0]?.outline ?? [];
  if (holes.length === 0) return [];
  const { min, max } = boxOf(outline);
  const boxes = holes.map(boxOf);
  return [
    ...unique(boxes.map((box) => (box.min[0] + box.max[0]) / 2)).map((x) =>
      open('centre', [x, min[1] - excess], [x, max[1] + excess]),
    ),
    ...unique(boxes.map((box) => (box.min[1] + box.max[1]) / 2)).map((y) =>
      open('centre', [min[0] - excess, y], [max[0] + excess, y]),
    ),
  ];
}
