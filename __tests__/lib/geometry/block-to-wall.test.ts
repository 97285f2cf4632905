import { range } from '@/__tests__/fixtures/forms';
import { blockToWall, pathData, planOf, type Extrusion } from '@/lib/geometry';

const block = range['block-190'] as Extrusion;
const half = range['block-half'] as Extrusion;
const drawing = blockToWall(block, half);
const pieces = drawing?.wall.pieces ?? [];

/** Undoes the isometric projection of a point in the plane of the wall: along it and up, in mm. */
const onWall = ([x, y]: readonly [number, number]) => {
  const along = x / Math.cos(Math.PI / 6);
  return { along, up: -y + along / 2 };
};

test('the wall is as many pieces as the quantities state for 1 m²: 10 blocks and 5 halves', () => {
  expect(pieces.filter(({ isHalf }) => !isHalf)).toHaveLength(10);
  expect(pieces.filter(({ isHalf }) => isHalf)).toHaveLength(5);
});

test('each course fills 1,000 mm with its joints, and its joints are half a block from those below', () => {
  const joints = [0, 200, 400, 600, 800].map((height) => {
    const course = pieces.filter(({ at }) => Math.round(onWall(at).up) === height);
    expect(course).toHaveLength(3);
    const edges = course.flatMap(({ isHalf, at }) => {
      const { along } = onWall(at);
      return isHalf ? [along - 100, along + 100] : [along - 200, along + 200];
    });
    expect([Math.min(...edges), Math.max(...edges)]).toEqual([expect.closeTo(-200), expect.closeTo(800)]);
    return [...new Set(edges.map(Math.round))].filter((edge) => edge > -200 && edge < 800);
  });
  expect(joints.join(' | ')).toBe('200,600 | 0,400 | 200,600 | 0,400 | 200,600');
});

test('two rods run through courses in half bond: at most 20 mm apart from one to the next', () => {
  const rods = [drawing?.bond, drawing?.wall].map((stack) =>
    (stack?.filled ?? []).map(({ core, at }) => onWall(at).along + (drawing?.cores[core]?.along ?? NaN)),
  );
  const [below = [], above = []] = rods;
  expect(below).toHaveLength(2);
  expect(above.map((place, index) => Math.abs(place - (below[index] ?? NaN)) <= 20)).toEqual([true, true]);
});

test('the outline is the plan of the product’s form', () => {
  expect(drawing?.plan.outline).toBe(pathData({ lines: [{ points: planOf(block), isClosed: true }] }));
});

test('pieces that do not make exactly 1 m² have no such drawing', () => {
  expect(blockToWall({ ...block, length: 400 }, half)).toBeUndefined();
  expect(blockToWall({ ...block, height: 200 }, half)).toBeUndefined();
});
