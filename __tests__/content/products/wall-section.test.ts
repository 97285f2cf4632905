import { clauseOf } from '@/app/(site)/_screens/clause-of';
import { sectionRows } from '@/components/site/products/page/section-rows';
import { range, wallRange } from '@/__tests__/fixtures/forms';
import { product } from '@/__tests__/fixtures/stated';
import { products } from '@/content/entities/products';
import { type Extrusion, type Form, isHalfOf, wallSectionOf } from '@/lib/geometry';
import { english } from '@/content/strings/english';

const walls = wallRange.flatMap(({ id, form }) => (form.holes ? [{ id, form, holes: form.holes }] : []));

/**
 * The section by strips of 0.01 mm along the thickness: at each height the openings' widths, with their round corners, are
 * taken off the length. No polygon takes part.
 */
function byStrips({
  form,
  holes,
}: {
  readonly form: Extrusion;
  readonly holes: NonNullable<Extrusion['holes']>;
}) {
  const { length, width } = form;
  const step = 0.01;
  const openAt = (y: number) => {
    const rows = Array.from(
      { length: holes.across },
      (_, row) => (row - (holes.across - 1) / 2) * holes.pitch,
    );
    return rows.reduce((sum, middle) => {
      const out = Math.abs(y - middle);
      if (out >= holes.width / 2) return sum;
      const radius = Math.min(holes.radius, holes.length / 2, holes.width / 2);
      const into = Math.max(0, out - (holes.width / 2 - radius));
      return sum + holes.along * (holes.length - 2 * (radius - Math.sqrt(radius ** 2 - into ** 2)));
    }, 0);
  };
  let [area, moment] = [0, 0];
  for (let y = -width / 2 + step / 2; y < width / 2; y += step) {
    const solid = length - openAt(y);
    area += solid * step;
    moment += solid * y * y * step;
  }
  return { area, moment: (moment * 1000) / length };
}

test('there are blocks and bricks with openings', () => {
  expect(walls.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['block-190', 'block-half', 'holed-brick']),
  );
});

test.each(walls)('area and moment of $id agree with an integration by strips', (wall) => {
  const section = wallSectionOf(wall.form);
  const strips = byStrips(wall);
  expect(section?.netArea).toBeCloseTo(strips.area, -1);
  expect((section?.moment ?? 0) / strips.moment).toBeCloseTo(1, 3);
});

test('the block of 190 mm agrees with a calculation by hand', () => {
  // 390 × 190 with two openings of 145 × 122, radius 22; a corner leaves (1 − π/4) × 22² = 103.87 mm² of its square.
  const opening = 145 * 122 - 4 * 103.87;
  const net = 390 * 190 - 2 * opening;
  const section = wallSectionOf(range['block-190']);
  expect(section?.netArea).toBeCloseTo(net, -1);
  // Shell (190 − 122) / 2; end web (390 − 2 × 145 − 36) / 2; in half bond 200 mm apart: 145 − (200 − 181) = 126.
  expect(section).toMatchObject({
    faceShell: 34,
    endWeb: 32,
    middleWeb: 36,
    common: { length: 126, width: 122 },
  });
  expect(section?.equivalentThickness).toBeCloseTo(net / 390, 1);
  expect(section?.areaOfMetre).toBeCloseTo((net / 390) * 1000, -2);
  // Without the round corners: (390 × 190³ − 290 × 122³) / 12 × 1000 / 390 = 459.05 × 10⁶; each of the eight corners adds 103.87 × 56.1².
  const moment = ((390 * 190 ** 3 - 290 * 122 ** 3) / 12 + 8 * 103.87 * 56.1 ** 2) * (1000 / 390);
  expect((section?.moment ?? 0) / moment).toBeCloseTo(1, 3);
  expect((section?.modulus ?? 0) * 95).toBeCloseTo(section?.moment ?? 0, -3);
  expect((section?.gyration ?? 0) ** 2 * (section?.areaOfMetre ?? 0)).toBeCloseTo(section?.moment ?? 0, -3);
});

test('blocks state A, I and S for a full bed and for the face-shell bed, by name, and bricks for their full bed', () => {
  const titled = (id: keyof typeof range) =>
    sectionRows(range[id], english).filter(({ title }) => /, per metre of wall|^Radius/.test(title));
  // Two shells of 34 mm, 156 mm from middle to middle: (190³ − 122³) ÷ 12 × 1 m = 420.26 × 10⁶ mm⁴; S: ÷ 95 mm; r: √(I ÷ A).
  expect(titled('block-190').map(({ title, value }) => [title, value.split('\u00a0/\u00a0')[1]])).toEqual([
    ['Net area A, per metre of wall: full bed / face-shell bed', '680 cm²'],
    ['Moment of inertia I, per metre of wall: full bed / face-shell bed', '42,026 cm⁴'],
    ['Section modulus S, per metre of wall: full bed / face-shell bed', '4,424 cm³'],
    ['Radius of gyration r: full bed / face-shell bed', '78.6 mm'],
  ]);
  expect(titled('holed-brick').filter(({ title, value }) => `${title}${value}`.includes('/'))).toEqual([]);
});

test('a half block at the end of a wall shares an opening with the whole block of the next course', () => {
  const forms = products.flatMap(({ form }) => form ?? []) as readonly Form[];
  const form = forms.find((half) => forms.some((whole) => isHalfOf(half, whole)));
  if (form === undefined) throw new Error('The tests need a half block.');
  // The half has one opening of 166 mm in 240 mm, 37 mm from the end; the whole block has two of 190 mm in 490 mm, 226 mm
  // from middle to middle: from 245 − 113 − 95 = 37 mm to 227 mm. Both are open from 37 to 203 mm, and 130 mm wide.
  const row = { title: 'Core open from course to course in running bond', value: '166\u00a0×\u00a0130 mm' };
  expect(sectionRows(form, english)).toContainEqual(expect.objectContaining(row));
  expect(clauseOf({ ...product, form }, form).replace(/\s+/g, ' ')).toContain('over 166 × 130 mm');
});

test('counts the courses of one, two and three metres, with their feet', () => {
  // 1,000, 2,000 and 3,000 mm are 39.4, 78.7 and 118.1 inches; 13 × 80 = 1,040 mm are 40.9, 3,040 are 119.7.
  expect(sectionRows(range['block-190'], english)).toContainEqual({
    title: 'Height of 5 / 10 / 15 courses',
    value: '1,000 / 2,000 / 3,000 mm',
    how: '200 mm each, with a joint of 10 mm; about 3 ft 3 in / 6 ft 7 in / 9 ft 10 in',
  });
  expect(sectionRows(range['holed-brick'], english).at(-1)).toMatchObject({
    value: '1,040 / 2,000 / 3,040 mm',
    how: '80 mm each, with a joint of 10 mm; about 3 ft 5 in / 6 ft 7 in / 10 ft 0 in',
  });
});

test('solid bricks, pavers and kerbs have no such figures', () => {
  const others = Object.entries(range).filter(([id]) => !walls.some((wall) => wall.id === id));
  expect(others.filter(([, form]) => wallSectionOf(form) !== undefined)).toEqual([]);
});
