import { annotate } from '../drawing/annotations';
import { graphicOf, HALF_FIGURE, type Line, strokeOf } from '../drawing/graphic';
import type { Length, Named } from '../drawing/figures';
import type { Filling, LineKind } from '../drawing/line-kinds';
import { linesOfRing } from '../drawing/projection';
import { hatchOf } from '../drawing/views';
import { arc, boxOf, type Point, type Polygon, rectangle } from '../form/polygon';
import { clip } from '../form/polygon-cuts';
import type { Form } from '../form/schema';
import { solve } from '../form/solid';

/** Products that details are drawn from: `light` and `heavy` are pavers. */
export type UnitName = 'whole' | 'half' | 'kerb' | 'edging' | 'channel' | 'light' | 'heavy' | 'plank';
export type Units = Readonly<Record<UnitName, Form>>;

/** Notes with words of the website. A note with the name of a product shows that product's title. */
export type NoteText =
  | 'halves'
  | 'grouted'
  | 'lintel'
  | 'bearing'
  | 'filledBelow'
  | 'middle'
  | 'first'
  | 'second'
  | 'cornerCore'
  | 'sealant'
  | 'filler'
  | 'tie'
  | 'upstand'
  | 'haunch'
  | 'bed'
  | 'sand'
  | 'jointSand'
  | 'base'
  | 'subgrade'
  | 'soil'
  | 'fall'
  | 'post'
  | 'slot'
  | 'footing';
export type NoteName = NoteText | UnitName;

/** Surface of a material, the line around it, and its hatchings at 45°: distance along an axis in mm on paper, < 0 falling. */
type MaterialStyle = {
  readonly fill?: Filling;
  readonly line?: LineKind;
  readonly hatches?: readonly number[];
};

const materials = {
  /** Products of the range: cut, and seen from the front. */
  cut: { line: 'outline', hatches: [3] },
  seen: { line: 'edge' },
  mortar: { fill: 'mortar' },
  cast: { line: 'edge', fill: 'cast' },
  /** Concrete within a piece that is seen from the front. */
  filling: { fill: 'cast' },
  sand: { line: 'edge', fill: 'sand', hatches: [2] },
  base: { line: 'edge', hatches: [7, -7] },
  soil: { line: 'edge', hatches: [-6] },
} as const satisfies Record<string, MaterialStyle>;

/** A body of one material: rings with even-odd area, in mm, y upwards. */
export type Body = { readonly material: keyof typeof materials; readonly rings: readonly Polygon[] };

/** A detail in mm, y upwards, drawn at 1 to `ratio`. */
export type Detail = {
  readonly ratio: 5 | 10 | 20;
  /** Left, bottom, right and top of what is shown: bodies are cut at it without an outline. */
  readonly window: readonly [number, number, number, number];
  readonly parts: readonly Body[];
  readonly lines?: readonly Line[];
  readonly lengths: readonly Named<Length>[];
  /** In order of their numbers: the point of a text or product; direction in degrees and distance in mm on paper of the number. */
  readonly notes: Readonly<
    Partial<Record<NoteName, readonly [x: number, y: number, towards: number, reach?: number]>>
  >;
};

export const body = (material: Body['material'], ...rings: readonly Polygon[]): Body => ({ material, rings });

/** A rectangle by its lower left corner. */
export const box = (x: number, y: number, width: number, height: number) =>
  rectangle(width, height, [x + width / 2, y + height / 2]);

/** A ring of corners, each as x and y. */
export const ring = (...numbers: readonly number[]) =>
  numbers.flatMap((x, index): Point[] => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : []));

/** Outline and openings of a product across its length of extrusion: a block in plan, a profile in section. */
export const ringsOf = (form: Form, x = 0, y = 0) =>
  solve(form).solid.prisms.flatMap(({ outline, holes }) =>
    [outline, ...holes].map((one) => movedBy(one, x, y)),
  );

export const movedBy = (points: Polygon, x: number, y: number) =>
  points.map((point): Point => [point[0] + x, point[1] + y]);

/** A rod cut across, or a dot. */
export const rod = ([x, y]: Point, radius = 8): Line => {
  return { kind: 'arrow', points: arc([x, y], radius, 0, 2 * Math.PI).slice(0, -1), isClosed: true };
};

/** Width of every detail on paper, in mm, so that their lines and letters are equal; two fit A4. */
export const DETAIL_WIDTH = 84;
/** In mm on paper: radius of the ring around a number, and default distance of its centre. */
const RING = 2.5;
const REACH = 8;

/** Draws a detail; `digits` writes the numbers of its notes. `parts` are for CAD programs: lines, hatched rings, notes. */
export function drawDetail(
  { ratio, window, parts, lengths, ...detail }: Detail,
  digits: (count: number) => string = String,
) {
  const [left, bottom, right, top] = window;
  const frame = box(left, bottom, right - left, top - bottom);
  const visibleParts = parts.map(({ material, rings }) => {
    const inside = rings.map((one) => clip(one, frame)).filter((one) => one.length > 2);
    return { look: materials[material] as MaterialStyle, rings: inside };
  });
  const borders = visibleParts.flatMap(({ look: { line }, rings }, index) => {
    const before = visibleParts.slice(0, index).filter(({ look }) => look.line !== undefined);
    const others = [frame, ...before.flatMap((other) => other.rings)];
    return line === undefined ? [] : rings.flatMap((one) => linesOfRing(one, others, line));
  });
  const lines = [...borders, ...(detail.lines ?? [])];
  const notes = [
    ...annotate(lengths, boxOf(lines.flatMap(({ points }) => points)), ratio),
    ...Object.values(detail.notes).map((note, index) => numberAt(note, digits(index + 1), ratio)),
  ];
  const surfaces = visibleParts.flatMap(({ look, rings }) => surfaceOf(look, rings, ratio));
  const [drawn, words] = [notes.flatMap((note) => note.lines), notes.flatMap((note) => note.words)];
  const picture = graphicOf(ratio, [...surfaces, ...lines, ...drawn], words);
  const { min, max } = picture.box;
  const [middle, half] = [(min[0] + max[0]) / 2, (DETAIL_WIDTH * ratio) / 2];
  const areas = visibleParts.flatMap(({ look, rings }) =>
    look === materials.cut && rings.length > 0 ? [rings] : [],
  );
  return {
    ...picture,
    ratio,
    box: { min: [middle - half, min[1]], max: [middle + half, max[1]] } as const,
    /** Width of the drawing on paper, in mm; at most `DETAIL_WIDTH`. */
    width: (max[0] - min[0]) / ratio,
    stated: lengths,
    parts: { lines, areas, notes },
  };
}

/** Fill and hatching of a body. Hatching is rounded to 0.1 mm on paper, which halves its bytes. */
function surfaceOf(look: MaterialStyle, rings: readonly Polygon[], ratio: number): readonly Line[] {
  const { fill, hatches = [] } = look;
  const to =
    (by: number, unit = 0) =>
    (points: Polygon) =>
      points.map(([x, y]): Point =>
        unit === 0 ? [x * by, y] : [by * unit * Math.round(x / unit), unit * Math.round(y / unit)],
      );
  const hatched = hatches.flatMap((pitch) => {
    const way = Math.sign(pitch);
    const lines = hatchOf(
      rings.map(to(way)),
      way * pitch * ratio * Math.SQRT1_2,
      fill === 'sand' ? 'dots' : 'hatch',
    );
    return lines.map((line) => ({ ...line, points: to(way, ratio / 10)(line.points) }));
  });
  return [...(fill ? rings.map((points): Line => ({ kind: fill, points, isClosed: true })) : []), ...hatched];
}

/** A number in a ring, and a line from it to a dot at its point. */
function numberAt(
  [x, y, towards, reach = REACH]: readonly [number, number, number, number?],
  text: string,
  ratio: number,
) {
  const angle = (towards * Math.PI) / 180;
  const along = (length: number): Point => [
    Math.round(x + Math.cos(angle) * length * ratio),
    Math.round(y + Math.sin(angle) * length * ratio),
  ];
  const middle = along(reach);
  const points = arc(middle, RING * ratio, 0, 2 * Math.PI).slice(0, -1);
  return {
    lines: [
      strokeOf('dimension', [x, y], along(reach - RING)),
      rod([x, y], 0.6 * ratio),
      ...(['blank', 'symbol'] as const).map((kind): Line => ({ kind, points, isClosed: true })),
    ],
    words: [
      { text, at: [middle[0], middle[1] - 0.85 * HALF_FIGURE * ratio] as const, anchor: 'middle' as const },
    ],
  };
}
