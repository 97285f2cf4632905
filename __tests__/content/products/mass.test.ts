import { pair, withoutBangla } from '@/__tests__/fixtures/pair';
import { range } from '@/__tests__/fixtures/forms';
import { product } from '@/__tests__/fixtures/stated';
import { recordSchema as productSchema } from '@/content/entities/products/schema';
import { densityOf, massOf, quantitiesOf } from '@/lib/geometry';

const { PI } = Math;
/** Area of concrete in the rounded corners of an opening's rectangle, in mm². */
const corners = (radius: number) => (4 - PI) * radius ** 2;
/** The concrete of the range in mm³, worked out from the mould sizes. */
const VOLUMES: Readonly<Record<keyof typeof range, number>> = {
  'block-190': (390 * 190 - 2 * (145 * 122 - corners(22))) * 190,
  'block-140': (390 * 140 - 2 * (145 * 84 - corners(22))) * 190,
  'block-100': (390 * 100 - 2 * (145 * 50 - corners(15))) * 190,
  'block-90': (390 * 90 - 2 * (145 * 44 - corners(13.2))) * 190,
  'block-half': (190 * 190 - (126 * 122 - corners(22))) * 190,
  'holed-brick': (240 * 115 - 3 * PI * 17 ** 2) * 70,
  'full-brick': 240 * 115 * 70,
  // Waves do not change the area; the I is 135 mm wide on average.
  'uni-60': 225 * 112 * 60,
  'uni-80': 225 * 112 * 80,
  'flat-60': 200 * 100 * 60,
  'flat-80': 200 * 100 * 80,
  'i-paver': 200 * 135 * 60,
  // Less the triangle of the splay.
  'kerb-900': (150 * 300 - 33 ** 2 / 2) * 900,
  'kerb-750': (125 * 250 - 27.5 ** 2 / 2) * 750,
  'kerb-600': (100 * 200 - (30 * 110) / 2) * 600,
  edging: (60 * 170 + (PI * 30 ** 2) / 2) * 500,
  // The slab, and what is raised on it.
  checker: 300 * 300 * 19.5 + 36 * 43 ** 2 * 5.5,
  chevron: 300 * 300 * 19.5 + 9 * 300 * 20 * 5.5,
  bars: 300 * 300 * 15 + 4 * 285 * 20 * 5,
  studs: 300 * 300 * 20 + 25 * PI * 12.5 ** 2 * 5,
  // Less eight half-round keys and nine cells.
  grid: (400 * 400 - 4 * PI * 15 ** 2 - 9 * (92 * 92 - corners(26))) * 100,
  // Less two keys 9 deep, 32 wide outside and 12.8 inside, and two bevels of 6.
  plank: (300 * 60 - 9 * (32 + 12.8) - 6 ** 2) * 1200,
  coping: (250 * 34 + (250 * 26) / 2 - 2 * 14 * 11) * 400,
  channel: (250 * 200 - 174 * (200 - 45 - 87) - (PI * 87 ** 2) / 2) * 500,
};

it.each(Object.entries(VOLUMES))('finds the concrete in %s as it is by hand', (id, mm3) => {
  expect(quantitiesOf(range[id as keyof typeof range]).netLitres / (mm3 / 1e6)).toBeCloseTo(1, 3);
});

it('states a mass to a tenth of a kg, and of a light piece two digits: a density supports no more', () => {
  // 4.729 L and 40.01 L × 2.2; a block of 60 × 50 × 40 mm is 0.12 L.
  expect(massOf(range['block-100'], { value: 2200 })).toBe(10.4);
  expect(massOf(range['kerb-900'], { value: 2200 })).toBe(88);
  const light = { ...range['flat-60'], length: 60, width: 50, height: 40 };
  expect(massOf(light, { value: 2200 })).toBe(0.26);
});

it('takes the density that the product states before the assumed one of the company, and none where there is none', () => {
  const stated = { density: 2050, densitySource: 'Report 7' };
  expect(densityOf(stated, 2200)).toEqual({ value: 2050, source: 'Report 7' });
  expect(densityOf({}, 2200)).toEqual({ value: 2200 });
  expect(densityOf({}, undefined)).toBeUndefined();
});

it.each([
  [{ density: 2050 }, ['densitySource', 'is missing beside the density']],
  [{ densitySource: pair('Report 7') }, ['density', 'is missing beside its source']],
  [{ density: 2.05, densitySource: pair('Report 7') }, ['density', 'is less than 300 kg/m³']],
  [{ density: 2050, densitySource: pair('Report 7') }, undefined],
])('checks a density with its source: %j', (stated, fault) => {
  const record = { ...withoutBangla(product), density: undefined, densitySource: undefined, ...stated };
  const [issue] = productSchema().safeParse(record).error?.issues ?? [];
  expect(issue && [issue.path.join('.'), issue.message]).toEqual(fault);
});
