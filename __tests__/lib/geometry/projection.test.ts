import fc from '@/__tests__/fast-check';
import { shapedProducts } from '@/__tests__/fixtures/shaped-products';
import { edgesOf } from '@/lib/geometry/drawing/projection';
import { type Point, type Polygon, formSchema, type Form } from '@/lib/geometry';
import { crossings, isSharp } from '@/lib/geometry/form/polygon-cuts';
import { presets } from '@/lib/geometry/form/presets';
import { type Prism, type Solid, solve } from '@/lib/geometry/form/solid';

type Corner = readonly [x: number, y: number, z: number];

/** Where a corner is in each view: the front from the front, the section from the left, the plan from above. */
const seen = {
  front: ([x, , z]: Corner): Point => [x, z],
  section: ([, y, z]: Corner): Point => [-y, z],
  plan: ([x, y]: Corner): Point => [x, y],
};
/** Whether a point is inside of rings, by the even-odd rule. */
const isIn = (rings: readonly Polygon[], [a, b]: Point) =>
  crossings(rings, a).some(([from, to]) => from < b && b < to);
const turned = (rings: readonly Polygon[]) => rings.map((ring) => ring.map(([a, b]): Point => [b, a]));
const isBetween = ({ from, to }: Prism, along: number) => from < along && along < to;

/** Whether the line of sight through a point of a view meets a prism. */
const sights: Record<Solid['axis'], Record<keyof typeof seen, (prism: Prism, at: Point) => boolean>> = {
  z: {
    front: (prism, [u, v]) => isBetween(prism, v) && crossings(ringsOf(prism), u).length > 0,
    section: (prism, [u, v]) => isBetween(prism, v) && crossings(turned(ringsOf(prism)), -u).length > 0,
    plan: (prism, at) => isIn(ringsOf(prism), at),
  },
  x: {
    front: (prism, [u, v]) => isBetween(prism, u) && crossings(turned(ringsOf(prism)), v).length > 0,
    section: (prism, [u, v]) => isIn(ringsOf(prism), [-u, v]),
    plan: (prism, [u, v]) => isBetween(prism, u) && crossings(ringsOf(prism), v).length > 0,
  },
};

const ringsOf = ({ outline, holes }: Prism) => [outline, ...holes];

/** Whether the product is visible right beside a point of a view. */
const meets = ({ axis, prisms }: Solid, view: keyof typeof seen, [u, v]: Point) =>
  [-0.1, 0.1].some((right) =>
    [-0.1, 0.1].some((up) => prisms.some((prism) => sights[axis][view](prism, [u + right, v + up]))),
  );

/** Whether a point of the section's plane is in the concrete. */
const isCut = ({ axis, prisms }: Solid, cut: number, [u, v]: Point) =>
  prisms.some((prism) =>
    axis === 'z'
      ? isBetween(prism, v) && isIn(ringsOf(prism), [cut, -u])
      : isBetween(prism, cut) && isIn(ringsOf(prism), [-u, v]),
  );

const cornersOf = ({ axis, prisms }: Solid) =>
  prisms.flatMap(({ outline, holes, from, to }) =>
    [outline, ...holes].flatMap((ring) =>
      ring
        .filter((_, index) => isSharp(ring, index))
        .flatMap(([a, b]) =>
          [from, to].map((along): Corner => (axis === 'z' ? [a, b, along] : [along, a, b])),
        ),
    ),
  );

function distance([x, y]: Point, [[ax, ay], [bx, by]]: readonly [Point, Point]) {
  const [runX, runY] = [bx - ax, by - ay];
  const share = Math.max(0, Math.min(1, ((x - ax) * runX + (y - ay) * runY) / (runX ** 2 + runY ** 2 || 1)));
  return Math.hypot(ax + runX * share - x, ay + runY * share - y);
}

function expectTrueViews(form: Form) {
  const solved = solve(form);
  const { solid, size, cut } = solved;
  for (const name of ['front', 'section', 'plan'] as const) {
    const { lines, areas } = edgesOf(solved, name);
    const drawn = lines.flatMap(({ points, isClosed }) =>
      points.flatMap((point, index): [Point, Point][] => {
        const next = points[index + 1] ?? (isClosed ? points[0] : undefined);
        return next === undefined ? [] : [[point, next]];
      }),
    );
    const middles = drawn.map(([[ax, ay], [bx, by]]): Point => [(ax + bx) / 2, (ay + by) / 2]);
    // Samples points, because the circles of studs have thousands.
    const sample = middles.filter((_, index) => index % Math.ceil(middles.length / 25) === 0);
    expect(sample.filter((point) => !meets(solid, name, point))).toEqual([]);
    if (name === 'section') {
      // Irrational offsets keep all points off the edges, whose coordinates are rational.
      const grid = Array.from({ length: 400 }, (_, at): Point => [
        ((at % 20) / 20 - 0.4871) * size.width + Math.SQRT2 / 1000,
        (Math.floor(at / 20) / 20 + 0.0171) * size.height + Math.SQRT2 / 1000,
      ]);
      const wrong = grid.filter((point) => isCut(solid, cut, point) !== isIn(areas, point));
      expect(wrong).toEqual([]);
    } else {
      const missing = cornersOf(solid)
        .map(seen[name])
        .filter((point) => !drawn.some((line) => distance(point, line) < 0.02));
      expect(missing).toEqual([]);
    }
  }
}

it.each(shapedProducts)(
  'draws each view of %s so that its lines, projected back, meet the product',
  (_, form) => expectTrueViews(form),
);

/** A preset whose measures are all changed, where that is valid. */
const randomForm = fc
  .tuple(
    fc.constantFrom(...presets),
    fc.array(fc.integer({ min: 80, max: 120 }), { minLength: 20, maxLength: 20 }),
  )
  .map(([{ form }, shares]) => {
    let count = 0;
    const changed = (value: unknown, name = ''): unknown => {
      if (typeof value === 'object' && value !== null)
        return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, changed(part, key)]));
      if (typeof value !== 'number' || ['along', 'across'].includes(name)) return value;
      count += 1;
      return Math.round(value * (shares[count] ?? 100)) / 100;
    };
    return formSchema.safeParse(changed(form)).data;
  })
  .filter((form) => form !== undefined);

it('draws each view of a random form so that its lines, projected back, meet the product', () => {
  fc.assert(
    fc.property(randomForm, (form) => expectTrueViews(form)),
    { numRuns: 30 },
  );
});
