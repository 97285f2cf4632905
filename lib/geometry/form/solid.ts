import { holesOf, planOf, sectionOf } from './outlines';
import { area, boxOf, type Point, type Polygon, rectangle } from './polygon';
import { reliefOf } from './reliefs';
import type { Form } from './schema';

/** An outline with holes, extruded from one height to another. Lengths in mm. */
export type Prism = {
  readonly outline: Polygon;
  readonly holes: readonly Polygon[];
  readonly from: number;
  readonly to: number;
};

/** Stacked prisms. Axis `z`: a plan (x, y) extruded upwards; `x`: a section (y, z) along the length. */
export type Solid = { readonly axis: 'x' | 'z'; readonly prisms: readonly Prism[] };

/** Solves a form. Omits bevels and rounded edges of a few mm, which change neither counts nor fit. */
export function solve(form: Form) {
  const solid = solidOf(form);
  const size = sizeOf(solid);
  // `size`: overall; that of a uni paver exceeds the module. `cut`: section plane A–A along the length, from the middle.
  return { solid, size, cut: cutOf(solid, size.length) };
}

/** Solved geometry for drawings, counts and files. Lengths in mm. */
export type Solved = ReturnType<typeof solve>;

const prism = (outline: Polygon, from: number, to: number, holes: readonly Polygon[] = []): Prism => {
  return { outline, holes, from, to };
};

function solidOf(form: Form): Solid {
  const { length, width, height } = form;
  switch (form.shape) {
    case 'extrusion': {
      const holes = form.holes === undefined ? [] : holesOf(form.holes);
      return { axis: 'z', prisms: [prism(planOf(form), 0, height, holes)] };
    }
    case 'profile':
      return { axis: 'x', prisms: [prism(sectionOf(form), -length / 2, length / 2)] };
    case 'tile': {
      const base = height - form.depth;
      const figures = reliefOf(form).map((outline) => prism(outline, base, height));
      return { axis: 'z', prisms: [prism(rectangle(length, width), 0, base), ...figures] };
    }
  }
}

function sizeOf({ axis, prisms }: Solid) {
  const across = boxOf(prisms.flatMap(({ outline }): readonly Point[] => outline));
  const along = boxOf(prisms.map(({ from, to }): Point => [from, to]));
  const first = across.max[0] - across.min[0];
  const second = across.max[1] - across.min[1];
  const third = along.max[1] - along.min[0];
  return axis === 'z'
    ? { length: first, width: second, height: third }
    : { length: third, width: first, height: second };
}

/** Offset of the section plane from the middle, as a fraction of the length, to keep its line clear of figures. */
const ASIDE = 0.1;
/** Offset inside a central opening, as a fraction of it, to stay clear of rounded corners. */
const ASIDE_IN_OPENING = 0.3;

/** Cuts through the first row of openings or raised figures, else beside the middle. */
function cutOf({ axis, prisms }: Solid, length: number) {
  const figure = prisms.flatMap(({ holes }) => holes)[0] ?? prisms[1]?.outline;
  if (axis === 'x' || figure === undefined) return -length * ASIDE;
  const { min, max } = boxOf(figure);
  const middle = (min[0] + max[0]) / 2;
  return Math.abs(middle) > 1 ? middle : min[0] + (max[0] - min[0]) * ASIDE_IN_OPENING;
}

/** Volume of the concrete in mm³. */
export const netVolume = ({ prisms }: Solid) =>
  prisms.reduce(
    (sum, { outline, holes, from, to }) =>
      sum + (area(outline) - holes.reduce((open, hole) => open + area(hole), 0)) * (to - from),
    0,
  );
