import sizes from '@/content/site-pictures.json';
import { litPlace, wallHoursAt } from '@/components/site/about/wall-hours';

const wallHours = wallHoursAt(litPlace);

/** By the low-precision formulas of the Astronomical Almanac without refraction, as the pictures are lit. */
const ALMANAC = [
  { altitude: 12.52, azimuth: 95.54, shade: 10.71 },
  { altitude: 32.67, azimuth: 106.49, shade: 3.57 },
  { altitude: 51.33, azimuth: 123.7, shade: 1.59 },
  { altitude: 64.57, azimuth: 159.1, shade: 0.41 },
  { altitude: 62.64, azimuth: 211.0, shade: 0.64 },
  { altitude: 47.58, azimuth: 241.09, shade: 1.91 },
  { altitude: 28.43, azimuth: 256.33, shade: 4.29 },
  { altitude: 8.16, azimuth: 266.69, shade: 16.65 },
];

it.each(wallHours.map((hour, index) => [hour.time, hour, ALMANAC[index]] as const))(
  'names the sun and the shade of %s as another calculation does',
  (_time, hour, almanac) => {
    // Rounded to whole degrees and to 10 cm; refraction lifts a low sun by a tenth of a degree.
    expect(Math.abs(hour.altitude - (almanac?.altitude ?? NaN))).toBeLessThan(0.7);
    expect(Math.abs(hour.azimuth - (almanac?.azimuth ?? NaN))).toBeLessThanOrEqual(0.5);
    expect(Math.abs(hour.shade - (almanac?.shade ?? NaN))).toBeLessThan(0.05 + hour.shade / 50);
  },
);

it('shows a picture of each hour in its size', () => {
  const known = sizes as Readonly<Record<string, readonly number[]>>;
  for (const { picture } of wallHours) expect(known[picture.src]).toEqual([picture.width, picture.height]);
});
