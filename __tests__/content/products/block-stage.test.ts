import { range } from '@/__tests__/fixtures/forms';
import sitePictures from '@/content/site-pictures.json';
import { blockStage } from '@/content/entities/products/drawing/block-stage';
import { pathData } from '@/content/entities/products/drawing/svg';
import { planOf } from '@/content/entities/products/form/outlines';
import type { Extrusion } from '@/content/entities/products/form/schema';

const block = range['hollow-block-190'] as Extrusion;
const half = range['hollow-block-half'] as Extrusion;
const stage = blockStage(block, half);
const pieces = stage?.courses.flat() ?? [];

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
  const courses = (stage?.courses ?? []).map((course) =>
    course.map(({ isHalf, at }) => ({ width: isHalf ? 200 : 400, ...onWall(at) })),
  );
  const joints = courses.map((course, index) => {
    const edges = course.flatMap(({ width, along, up }) => {
      expect(up).toBeCloseTo(index * 200, 6);
      return [along - width / 2, along + width / 2];
    });
    expect([Math.min(...edges), Math.max(...edges)]).toEqual([expect.closeTo(-200), expect.closeTo(800)]);
    return [...new Set(edges.map(Math.round))].filter((edge) => edge > -200 && edge < 800);
  });
  expect(joints.join(' | ')).toBe('200,600 | 0,400 | 200,600 | 0,400 | 200,600');
});

test('the outline is the plan of the product’s form', () => {
  expect(stage?.plan.outline).toBe(pathData({ lines: [{ points: planOf(block), isClosed: true }] }));
});

test('the picture of the wall has the box of the drawn one, a pixel for a millimetre', () => {
  const { min = [0, 0], max = [0, 0] } = stage?.wallBox ?? {};
  const box = [max[0] - min[0], max[1] - min[1]].map(Math.floor);
  expect(sitePictures['/images/scenes/stage-wall.jpg']).toEqual(box);
});

test('pieces that do not make exactly 1 m² have no such picture', () => {
  expect(blockStage({ ...block, length: 400 }, half)).toBeUndefined();
  expect(blockStage({ ...block, height: 200 }, half)).toBeUndefined();
});
