import { dimensionsOf } from './dimensions';
import { boxOf, crossings, isSharp, type Point, type Polygon, rectangle } from './polygon';
import type { Form } from './schema';
import { overall, type Prism, type Solid, solidOf } from './solid';
import type { LineKind, Mark, View } from './view';

/** How far centre lines leave what they belong to, as a share of the longest side. */
const CENTRE_EXCESS = 0.03;
/** Hatching, as a share of the longest side. */
const HATCH_PITCH = 0.018;
/** Stands in for "right beside", in mm. */
const NEXT_TO = 0.01;

/** Front, section A–A and plan of a form, each about its own origin, all in mm. */
export function viewsOf(form: Form): readonly View[] {
  const solid = solidOf(form);
  const marks = solid.axis === 'z' ? standing(solid) : lying(solid);
  return (['front', 'section', 'plan'] as const).map((name) => ({
    name,
    marks: once(marks[name]),
    ...dimensionsOf(form, name),
    ...(name === 'plan' ? { cut: cutOf(solid) } : {}),
  }));
}

/** Equal figures behind each other give equal lines; each is drawn once. */
const once = (marks: readonly Mark[]) => [
  ...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values(),
];

/** How far from the middle the section cuts, as a share of the length: there its mark is clear of the figures. */
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

type Marks = Readonly<Record<View['name'], readonly Mark[]>>;

function standing(solid: Solid): Marks {
  const size = overall(solid);
  const longest = Math.max(size.length, size.width, size.height);
  const cut = cutOf(solid);
  const pieces = solid.prisms.flatMap(({ outline, holes, from, to }) =>
    crossings([outline, ...holes], cut).map(([start, end]) => block(start, from, end, to)),
  );
  const outlines = solid.prisms.flatMap(({ outline, holes }) => [outline, ...holes]);
  return {
    front: solid.prisms.flatMap(frontOfPrism),
    section: [
      closed(block(-size.width / 2, 0, size.width / 2, size.height - reliefDepth(solid))),
      ...pieces.map(closed),
      ...pieces.flatMap((piece) => hatch(piece, longest * HATCH_PITCH)),
    ],
    plan: [...outlines.map(closed), ...centreLines(solid.prisms, longest * CENTRE_EXCESS)],
  };
}

/** How far the raised figures of a tile stand above its slab; 0 for everything else. */
const reliefDepth = ({ prisms }: Solid) =>
  prisms.length < 2 ? 0 : Math.max(...prisms.map(({ to }) => to)) - (prisms[0]?.to ?? 0);

function frontOfPrism({ outline, holes, from, to }: Prism): readonly Mark[] {
  const { min, max } = boxOf(outline);
  const edges = sharpCorners(outline).filter(([x, y]) => isNearest(outline, [x, y]));
  const hidden = unique(holes.flatMap((hole) => [boxOf(hole).min[0], boxOf(hole).max[0]]));
  return [
    closed(block(min[0], from, max[0], to)),
    ...edges.map(([x]) => open('outline', [x, from], [x, to])),
    ...hidden.map((x) => open('hidden', [x, from], [x, to])),
  ];
}

function lying(solid: Solid): Marks {
  const { length, width, height } = overall(solid);
  const longest = Math.max(length, width, height);
  const section = solid.prisms[0]?.outline ?? [];
  const turned = section.map(([y, z]): Point => [z, y]);
  const fromAbove = section.map(([y, z]): Point => [y, -z]);
  const half = length / 2;
  return {
    front: [
      closed(block(-half, 0, half, height)),
      ...sharpCorners(turned)
        .filter((corner) => isNearest(turned, corner))
        .map(([z]) => open('outline', [-half, z], [half, z])),
    ],
    section: [closed(section), ...hatch(section, longest * HATCH_PITCH)],
    plan: [
      closed(rectangle(length, width)),
      ...sharpCorners(fromAbove)
        .filter((corner) => isNearest(fromAbove, corner))
        .map(([y]) => open('outline', [-half, y], [half, y])),
    ],
  };
}

const closed = (points: Polygon): Mark => ({ kind: 'outline', points, isClosed: true });
const open = (kind: LineKind, ...points: Point[]): Mark => ({ kind, points, isClosed: false });
const block = (left: number, bottom: number, right: number, top: number): Polygon => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];

const unique = (values: readonly number[]) => [
  ...new Set(values.map((value) => Math.round(value * 100) / 100)),
];

const sharpCorners = (polygon: Polygon) => polygon.filter((_, index) => isSharp(polygon, index));

/** Whether nothing of the polygon stands before a point for an eye far below it (y downwards). */
const isNearest = (polygon: Polygon, [x, y]: Point) =>
  [x - NEXT_TO, x + NEXT_TO].some((at) => {
    const nearest = crossings([polygon], at)[0];
    return nearest !== undefined && nearest[0] > y - 1;
  });

/** Lines at 45 degrees over what is cut. Even-odd, as `crossings`. */
function hatch(piece: Polygon, pitch: number): readonly Mark[] {
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
function centreLines(prisms: readonly Prism[], excess: number): readonly Mark[] {
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
