import { denormalise, parseString } from 'dxf';
import { range } from '@/__tests__/fixtures/forms';
import { shapedProducts } from '@/__tests__/fixtures/shaped-products';
import { dxfOf, sheetOf, type ViewName } from '@/lib/geometry';
import type { Form, Profile } from '@/lib/geometry/form/schema';
import { netVolume, solve } from '@/lib/geometry/form/solid';
import { drawing } from '@/content/strings/en/product-page';

type Point = readonly [x: number, y: number];
type Corner = { readonly x: number; readonly y: number; readonly bulge?: number };
type Entity = ReturnType<typeof parseString>['entities'][number];

const near = (...values: number[]) => values.map((value) => expect.closeTo(value, 2) as number);
const after = <T>(list: readonly T[], index: number) => list[(index + 1) % list.length] as T;

/** Chords of a polyline, with the middle of each arc as a corner. */
const pathOf = (corners: readonly Corner[]) =>
  corners.flatMap((corner, index): Point[] => {
    const { x, y, bulge = 0 } = corner;
    const next = after(corners, index);
    const middle: Point = [(x + next.x + bulge * (next.y - y)) / 2, (y + next.y - bulge * (next.x - x)) / 2];
    return bulge === 0 ? [[x, y]] : [[x, y], middle];
  });

/** Area in mm² within corners and their arcs: chords by the shoelace formula, and the segments beside them. */
const areaWithin = (corners: readonly Corner[]) =>
  Math.abs(
    corners.reduce((sum, { x, y, bulge = 0 }, index) => {
      const next = after(corners, index);
      const angle = 4 * Math.atan(bulge);
      const radius = bulge === 0 ? 0 : Math.hypot(next.x - x, next.y - y) / 2 / Math.sin(angle / 2);
      return sum + (x * next.y - next.x * y + radius ** 2 * (angle - Math.sin(angle))) / 2;
    }, 0),
  );

type Arc = Corner & { readonly r: number; readonly startAngle: number; readonly endAngle: number };

/** Angle of an arc, counter-clockwise, in radians. */
const turnOf = ({ startAngle, endAngle }: Arc) => (endAngle - startAngle + 4 * Math.PI) % (2 * Math.PI);

/** Start, middle and end of an arc. */
const onArc = (arc: Arc) =>
  [0, 0.5, 1].map((share): Point => {
    const angle = arc.startAngle + turnOf(arc) * share;
    return [arc.x + arc.r * Math.cos(angle), arc.y + arc.r * Math.sin(angle)];
  });

/** Radius in mm and angle in degrees of each arc of a form that is no circle, from its measures. */
function arcsOf(form: Form): readonly (readonly [radius: number, degrees: number])[] {
  const { width, across = 0 } = form as Profile;
  if (form.shape === 'profile' && form.section === 'edging') return [[width / 2, 180]];
  if (form.shape === 'profile' && form.section === 'channel') return [[width / 2 - across, 180]];
  if (form.shape !== 'extrusion' || form.holes === undefined) return [];
  const { holes, indent = 0 } = form;
  const keys = form.outline === 'grid' ? 8 : 0;
  const corners = 2 * holes.radius < holes.length ? 4 * holes.along * holes.across : 0;
  return [
    ...Array<[number, number]>(keys).fill([indent, 180]),
    ...Array<[number, number]>(corners).fill([holes.radius, 90]),
  ];
}

describe.each(shapedProducts)('the DXF of %s, read by another library', (id, form) => {
  const sheet = sheetOf(form, { texts: drawing, language: 'en', title: id, isFlat: true });
  const { size, solid } = solve(form);
  const read = parseString(dxfOf(sheet, { id, form }));
  const blockOf = (view: string) => read.blocks.find(({ name }) => name === `${id}-${view}`);
  const outlines = (view: ViewName) =>
    (blockOf(view)?.entities ?? []).filter(({ layer }) => layer === 'UNIT-OUTLINE');
  const pointsOf = (view: ViewName) =>
    outlines(view).flatMap((entity): readonly Point[] => {
      if (entity.type === 'LINE') return pathOf([entity.start, entity.end]);
      if (entity.type === 'ARC') return onArc(entity);
      return entity.type === 'LWPOLYLINE' ? pathOf(entity.vertices) : [];
    });
  const boxOf = (view: ViewName) =>
    [0, 1].map((axis) => {
      const values = pointsOf(view).map((point) => point[axis] ?? 0);
      return { from: Math.min(...values), size: Math.max(...values) - Math.min(...values) };
    });
  const seen = {
    front: [size.length, size.height],
    section: [size.width, size.height],
    plan: [size.length, size.width],
  };
  const { length, width, height } = form;

  it('is in mm, within the extents that it states, with line weights of 0.50, 0.25 and 0.18 mm', () => {
    expect(read.header).toMatchObject({ insUnits: 4, measurement: 1 });
    const { extMin, extMax } = read.header;
    const own = read.blocks.filter(({ name }) => name.startsWith('*D')).flatMap(({ entities }) => entities);
    const ends = [...own, ...read.entities].flatMap(({ start, end }) => (start && end ? [start, end] : []));
    expect(ends.length).toBeGreaterThan(10);
    expect(ends.filter(({ x, y }) => x < extMin.x || x > extMax.x || y < extMin.y || y > extMax.y)).toEqual(
      [],
    );
    const weights = Object.entries(read.tables.layers).filter(([name]) => name.startsWith('UNIT-'));
    expect(new Set(weights.map(([, { lineWeightEnum }]) => lineWeightEnum))).toEqual(
      new Set(['50', '25', '18']),
    );
  });

  it.each(['front', 'section', 'plan'] as const)(
    'has its %s as a block from the corner of its module',
    (view) => {
      expect(boxOf(view).map((side) => side.size)).toEqual(near(...seen[view]));
      const block = blockOf(view);
      const module = { front: [length / 2, 0], section: [width / 2, 0], plan: [length / 2, width / 2] }[view];
      expect([block?.x, block?.y]).toEqual(near(...module.map((value) => -value)));
      expect(read.entities.filter((entity) => entity.block === `${id}-${view}`)).toHaveLength(1);
    },
  );

  it('has joints of 10 mm beside and above the blocks of walls, and of nothing else', () => {
    const joint = blockOf('front-joint')?.entities.find(({ layer }) => layer === 'UNIT-JOINT');
    const isOfWall = /block-\d|half|brick/.test(id);
    const corner = { x: expect.closeTo(length + 10), y: expect.closeTo(height + 10) };
    if (isOfWall) expect(joint?.vertices).toContainEqual(expect.objectContaining(corner));
    else expect(joint).toBeUndefined();
  });

  it('has a true dimension for each length, with the figure that it measures', () => {
    const stated = sheet.views
      .flatMap((view) => view.stated.map(({ text }) => text))
      .filter((text) => /^[\d.]+$/.test(text));
    const measured = read.entities
      .filter((entity) => entity.type === 'DIMENSION' && entity.block && entity.rotation !== undefined)
      .map(({ measureStart, measureEnd, rotation }) =>
        rotation === 90 ? measureEnd.y - measureStart.y : measureEnd.x - measureStart.x,
      );
    expect(measured.map((value) => String(Math.round(value * 10 + 1e-6) / 10))).toEqual(stated);
  });

  it('says of each dimension where its text is, without which some programs draw none', () => {
    const dimensions = read.entities.filter(({ type }) => type === 'DIMENSION');
    // The reader takes a missing place for the origin.
    expect(dimensions.map(({ textMidpoint }) => textMidpoint)).not.toContainEqual({ x: 0, y: 0, z: 0 });
  });

  it('hatches what the section cuts: of a profile or a tile, its volume by its length', () => {
    const hatched = (blockOf('section')?.entities ?? []).filter(({ type }) => type === 'HATCH');
    const area = hatched
      .flatMap(({ boundary }) => boundary.loops.flatMap(({ entities }) => entities))
      .reduce((sum, { points }) => sum + areaWithin(points), 0);
    if (form.shape === 'profile') expect((area * size.length) / netVolume(solid)).toBeCloseTo(1, 3);
    else expect(area).toBeGreaterThan(0);
  });

  it('has each arc of its form as an arc, joined to the sides beside it', () => {
    const sheetEntities = outlines(form.shape === 'profile' ? 'section' : 'plan');
    const arcEntities = sheetEntities.filter(({ type }) => type === 'ARC');
    expect(arcEntities.map((arc) => [arc.r, (turnOf(arc) * 180) / Math.PI])).toEqual(
      arcsOf(form).map((arc) => near(...arc)),
    );
    const ends = sheetEntities.flatMap(({ type, start, end }) => (type === 'LINE' ? [start, end] : []));
    for (const [x, y] of arcEntities.flatMap((arc) => [onArc(arc)[0], onArc(arc)[2]] as Point[]))
      expect(ends.filter((end) => Math.hypot(end.x - x, end.y - y) < 1e-3)).toHaveLength(1);
  });

  it.each(['front', 'section', 'plan', 'front-joint', 'section-joint', 'plan-joint'])(
    'has no line over another one in the block of its %s, on all layers',
    (view) => {
      const { entities = [] } = blockOf(view) ?? {};
      const lines = entities.flatMap((entity) => {
        const inserted = read.blocks.find(({ name }) => entity.type === 'INSERT' && name === entity.block);
        return inserted === undefined
          ? straightLinesOf(entity)
          : inserted.entities.flatMap((one) => straightLinesOf(one, inserted));
      });
      const over = lines.filter((line, index) =>
        lines.slice(index + 1).some((other) => overlap(line, other) > 0.01),
      );
      expect(over).toEqual([]);
    },
  );

  it('has letters of at least 1.8 mm on paper, and only those that CAD fonts have', () => {
    const texts = denormalise(read).filter(({ type }) => type === 'TEXT');
    expect(Math.min(...texts.map(({ textHeight }) => textHeight)) / sheet.ratio).toBeCloseTo(1.8, 3);
    expect(texts.map(({ string }) => string).join('')).toMatch(/^[\u0020-\u007e×Ø°²³]+$/);
  });
});

/** Straight lines of an entity, from a base point. */
function straightLinesOf({ type, start, end, vertices, closed }: Entity, base = { x: 0, y: 0 }) {
  const corners = type === 'LINE' ? [start, end] : type === 'LWPOLYLINE' ? vertices : [];
  const moved = corners.map(({ x, y, ...rest }) => ({ ...rest, x: x - base.x, y: y - base.y }));
  const sides = moved.map((corner, index) => [corner, after(moved, index)] as const);
  return sides.filter(([{ bulge }], index) => !bulge && (closed || index < sides.length - 1));
}

/** Length in mm along which two straight lines are in the same place; 0 unless they are on one line. */
function overlap([a, b]: readonly [Corner, Corner], [c, d]: readonly [Corner, Corner]) {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const away = ({ x: px, y: py }: Corner) => Math.abs((px - a.x) * y - (py - a.y) * x);
  if (away(c) > 0.01 || away(d) > 0.01) return 0;
  const along = [c, d].map((point) => (point.x - a.x) * x + (point.y - a.y) * y);
  return Math.min(length, Math.max(...along)) - Math.max(0, Math.min(...along));
}

const kerbs = shapedProducts.flatMap(([id, form]) =>
  form.shape === 'profile' && form.section === 'kerb' ? [[id, form] as const] : [],
);

test.each(kerbs)(
  'the section of %s, seen from the left, has the splay of the front at its right',
  (id, form) => {
    const { width, height, across = 0, down = 0 } = form;
    const { blocks } = parseString(dxfOf(sheetOf(form, { texts: drawing, language: 'en' }), { id, form }));
    const [outline] = blocks.find(({ name }) => name === `${id}-section`)?.entities ?? [];
    const [left, right] = [-width / 2, width / 2];
    expect(outline?.vertices.map(({ x, y }) => [x, y])).toEqual(
      [
        [right, 0],
        [left, 0],
        [left, height],
        [right - across, height],
        [right, height - down],
      ].map((corner) => near(...corner)),
    );
  },
);

test.each([
  ['holed-brick', 3],
  ['studs', 25],
] as const)('the plan of %s has %i true circles', (id, count) => {
  const form = range[id];
  const { blocks } = parseString(dxfOf(sheetOf(form, { texts: drawing, language: 'en' }), { id, form }));
  const plan = blocks.find(({ name }) => name === `${id}-plan`);
  expect(plan?.entities.filter(({ type }) => type === 'CIRCLE')).toHaveLength(count);
});
