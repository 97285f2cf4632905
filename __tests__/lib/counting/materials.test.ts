import fc from 'fast-check';
import { range } from '@/__tests__/fixtures/forms';
import { massOf, quantitiesOf } from '@/lib/geometry';
import { bedOf } from '@/lib/counting/basis';
import {
  type Assumptions,
  assumptionsOf,
  type Bed,
  beddingConcrete,
  beddingMortar,
  beddingSand,
  beds,
  moduleOf,
  setOutWall,
  squareMetreOf,
  type Wall,
  wallMaterials as materialsOf,
} from '@/lib/counting';

const laid = Object.entries(range).flatMap(([id, form]) => {
  const bed = bedOf(form);
  return bed ? [{ id, form, bed }] : [];
});
const walls = laid.flatMap(({ id, form, bed }) => (bed.kind === 'wall' ? [{ id, form, bed }] : []));
/** Materials of square metres with joints of 10 mm, in one or more leaves. */
function wallMaterials(
  bed: Extract<Bed, { kind: 'wall' }>,
  assumed: Assumptions,
  area: number,
  leaves: number,
  mass?: number,
) {
  const one = squareMetreOf(bed);
  return materialsOf(bed, assumed, { ...one, area, leaves, pieces: one.pieces * area * leaves }, mass);
}
const wall = (id: string) => {
  const match = walls.find((one) => one.id === id);
  if (!match) throw new Error(`${id} is not laid in a wall.`);
  return match;
};

test('every product of a wall, a ground, a kerb or an edging has a bed', () => {
  const without = Object.keys(range).filter((id) => !laid.some((one) => one.id === id));
  expect(without).toEqual(['plank', 'coping', 'channel']);
});

test('a square metre of 190 blocks, by hand', () => {
  const { bed } = wall('block-190');
  // 12.5 pieces of 39 × 19 × 19 cm = 14.079 l leave 190 – 175.9875 = 14.0125 l of joints.
  const full = wallMaterials(bed, { bed: beds.full, mix: 4, dry: 33, lost: 15 }, 1, 1);
  expect(full.mortar).toBeCloseTo(0.0140125 * 1.15, 9);
  // 16.114 l + 33 % = 21.432 l: a fifth is cement, 4.286 l × 1.44 kg = 6.17 kg.
  expect(full.sand).toBeCloseTo(0.021432 * 0.8, 5);
  expect(full.cementBags).toBe(1);
  expect(wallMaterials(bed, { bed: beds.full, mix: 4, dry: 33, lost: 15 }, 100, 1).cementBags).toBe(13);
  // Two face shells of 34 mm in 190 mm.
  const shells = wallMaterials(bed, { bed: beds.shells }, 1, 1);
  expect(shells.mortar).toBeCloseTo((0.0140125 * 68) / 190, 9);
  // Between the shells concrete fills the joints, too: 1,250 shafts of 345.49 cm² and 20 cm.
  const { filling } = wallMaterials(bed, { bed: beds.shells, filled: 100 }, 100, 1);
  expect(filling).toBeCloseTo(1250 * 0.034549 * 0.2, 2);
});

test('a square metre of three-hole bricks, by hand', () => {
  const { bed } = wall('holed-brick');
  // 50 bricks with three holes of 34 mm, 70 mm deep, are open for 9.53 l; their joints are 18.4 l.
  const [holes, joints] = [(50 * 3 * Math.PI * 17 ** 2 * 70) / 1e9, 0.0184];
  const [preset] = assumptionsOf(bed, false).filter(({ name }) => name === 'holes');
  expect(preset).toMatchObject({ start: 50, unit: '%' });
  for (const [share, litres] of [
    [0, joints],
    [preset?.start, joints + holes / 2],
    [100, joints + holes],
  ] as const)
    expect(wallMaterials(bed, { bed: beds.full, holes: share ?? NaN }, 1, 1).mortar).toBeCloseTo(litres, 4);
});

test('a brick wall of ten inches has a joint between its leaves', () => {
  const { bed, form } = wall('full-brick');
  const { length, width, height } = form;
  const pieces = 2e6 / ((length + 10) * (height + 10));
  const { mortar, thickness } = wallMaterials(bed, {}, 1, 2);
  expect(thickness).toBe(2 * width + 10);
  expect(mortar).toBeCloseTo((2 * width + 10) / 1000 - (pieces * length * width * height) / 1e9, 9);
});

test.each(walls)('joints, filling and dead load of $id agree with its joints one by one', ({ form, bed }) => {
  const { length, width, height } = form;
  const mass = massOf(form, { value: 2100 });
  const perArea = quantitiesOf(form).perSquareMetre ?? 0;
  // Under a piece and one joint, and at one end of it, in mm³.
  const joints = perArea * width * 10 * (length + 10 + height);
  const open = perArea * (length * width * height - quantitiesOf(form).netLitres * 1e6);
  const isBrick = bed.shellShare === undefined;
  const share = bed.openShare === undefined ? 0 : 40;
  const [filled, holes] = isBrick ? [0, share] : [share, 0];
  const mortar = joints + (open * holes) / 100;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 0, max: 50 }), (area, plaster) => {
      const quantities = wallMaterials(bed, { bed: beds.full, filled, holes, plaster }, area, 1, mass);
      expect(quantities.mortar * 1e9).toBeCloseTo(mortar * area, 0);
      const filling = (open * filled) / 100;
      expect(quantities.filling * 1e9).toBeCloseTo(filling * area, 0);
      const kilograms = perArea * mass + (mortar / 1e9 + plaster / 1000) * 2000 + (filling / 1e9) * 2300;
      expect(quantities.deadLoad).toBeCloseTo((kilograms * 9.81) / 1000, 6);
    }),
    { numRuns: 20 },
  );
});

/** A block of 400 × 200 mm, 200 mm thick. */
const own = {
  kind: 'wall',
  thickness: 200,
  height: 200,
  litres: 16,
  perSquareMetre: 1e6 / (410 * 210),
} as const;
const built = (length: number, height: number, openings: Wall['openings'] = []) => {
  const laid = setOutWall(
    { length: length * 10, height: height * 10, openings },
    moduleOf({ length: 400, height: 200, isBrick: false }),
  );
  return { ...laid.built, area: laid.built.area / 1e8, course: laid.built.course / 10 };
};

test('mortar fills the joints of the wall that is counted: 14 courses with joints of 14.3 mm', () => {
  // 6 × 3 m: 18 m² × 0.2 m − 204.88 blocks × 16 l = 0.322 m³, not the 0.254 m³ of joints of 10 mm.
  const { pieces, course } = built(6000, 3000);
  expect(pieces).toBeCloseTo(204.88, 2);
  expect(course).toBeCloseTo(214.3, 1);
  expect(materialsOf(own, {}, built(6000, 3000)).mortar).toBeCloseTo(18 * 0.2 - 204.878 * 0.016, 5);
});

test('mortar of walls of many heights agrees with their joints one by one, with an opening too', () => {
  for (const [height, courses, bed, cut] of [
    [3000, 14, 3000 / 14 - 200, 0],
    [2100, 10, 10, 0],
    [2580, 12, 15, 0],
    [1000, 4, 10, 150],
    // Concrete levels the last 40 mm, which have no mortar.
    [250, 1, 10, 0],
    // One course that is cut, without a bed joint.
    [150, 0, 0, 150],
  ] as const) {
    const head = (10 * (courses * 200 + cut)) / 410;
    const beds = courses * bed + (courses > 0 && cut > 0 ? bed : 0);
    const byJoints = (6000 * (beds + head) * 200) / 1e9;
    const without = materialsOf(own, {}, built(6000, height)).mortar;
    expect([height, without]).toEqual([height, expect.closeTo(byJoints, 9)]);
    // An opening over half of the length and the whole height takes half of the mortar.
    const half = [{ count: 1, width: 30_000, height: height * 10 }];
    if (height !== 250)
      expect(materialsOf(own, {}, built(6000, height, half)).mortar).toBeCloseTo(byJoints / 2, 9);
  }
});

test('mortar under tiles, sand under pavers and concrete under kerbs, by hand', () => {
  // 40 m² × 25 mm = 1 m³ and 15 %; 1.15 m³ + 33 % = 1.5295 m³, a fifth of it cement: 306 l × 1.44 kg = 440.5 kg.
  expect(bedOf(range['studs'])).toEqual({ kind: 'mortar' });
  const { mortar, cementBags, sand } = beddingMortar(40, { depth: 25, mix: 4, dry: 33, lost: 15 });
  expect([mortar, cementBags]).toEqual([1.15, 9]);
  expect(sand).toBeCloseTo(1.5295 * 0.8, 9);
  // 40 m² × 30 mm = 1.2 m³, and 15 %.
  expect(beddingSand(40, { depth: 30, lost: 15 })).toBeCloseTo(1.38, 9);
  // 20 m × (0.1 × (0.1 + 2 × 0.1) + 0.1 × 0.15) m².
  expect(beddingConcrete(20, 100, { depth: 100, beside: 100, haunch: 150 })).toBeCloseTo(0.9, 9);
});

test('presets are within their limits, and no assumption is asked twice', () => {
  for (const { bed } of laid) {
    const assumptions = assumptionsOf(bed, true);
    expect(new Set(assumptions.map(({ name }) => name)).size).toBe(assumptions.length);
    for (const { start, max } of assumptions) expect(start).toBeLessThanOrEqual(max);
  }
});

test('cement and sand together are the mortar and what it shrinks', () => {
  const { bed } = wall('block-100');
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 8 }), fc.integer({ min: 0, max: 60 }), (mix, dry) => {
      const assumed: Assumptions = { mix, dry, lost: 10 };
      const { mortar, sand } = wallMaterials(bed, assumed, 30, 1);
      expect(sand + sand / mix).toBeCloseTo(mortar * (1 + dry / 100), 9);
    }),
    { numRuns: 30 },
  );
});
