import { holesOf, planOf, sectionOf } from './outlines';
import { area, boxOf, type Point, type Polygon } from './polygon';
import { reliefOf } from './reliefs';
import type { Form } from './schema';

/** An outline with holes, carried straight from one height to another. Lengths in mm. */
export type Prism = {
  readonly outline: Polygon;
  readonly holes: readonly Polygon[];
  readonly from: number;
  readonly to: number;
};

/**
 * A product as prisms that stand on each other. Prisms of axis `z` have their outline in plan (x, y) and rise; those of
 * axis `x` have it in the section (y, z) and run along the length.
 */
export type Solid = { readonly axis: 'x' | 'z'; readonly prisms: readonly Prism[] };

/** The solid of a form. Bevels and rounded edges of a few mm are left out: they change neither counts nor fit. */
export function solidOf(form: Form): Solid {
  switch (form.shape) {
    case 'extrusion':
      return {
        axis: 'z',
        prisms: [
          {
            outline: planOf(form),
            holes: form.holes === undefined ? [] : holesOf(form.holes),
            from: 0,
            to: form.height,
          },
        ],
      };
    case 'profile':
      return {
        axis: 'x',
        prisms: [{ outline: sectionOf(form), holes: [], from: -form.length / 2, to: form.length / 2 }],
      };
    case 'tile': {
      const base = form.height - form.depth;
      const slab: Prism = {
        outline: [
          [-form.length / 2, -form.width / 2],
          [form.length / 2, -form.width / 2],
          [form.length / 2, form.width / 2],
          [-form.length / 2, form.width / 2],
        ],
        holes: [],
        from: 0,
        to: base,
      };
      const figures = reliefOf(form).map((outline): Prism => ({
        outline,
        holes: [],
        from: base,
        to: form.height,
      }));
      return { axis: 'z', prisms: [slab, ...figures] };
    }
  }
}

/** Length, width and height over everything, in mm. Of a uni paver this is more than the module that it covers. */
export function overall({ axis, prisms }: Solid) {
  const box = boxOf(prisms.flatMap(({ outline }): readonly Point[] => outline));
  const ends = boxOf(prisms.map(({ from, to }): Point => [from, to]));
  const [first, second, along] = [
    box.max[0] - box.min[0],
    box.max[1] - box.min[1],
    ends.max[1] - ends.min[0],
  ];
  return axis === 'z'
    ? { length: first, width: second, height: along }
    : { length: along, width: first, height: second };
}

/** Volume of the concrete in mm³. */
export const netVolume = ({ prisms }: Solid) =>
  prisms.reduce(
    (sum, { outline, holes, from, to }) =>
      sum + (area(outline) - holes.reduce((open, hole) => open + area(hole), 0)) * (to - from),
    0,
  );
