import sizes from '@/content/site-pictures.json';
import { wallHours } from '@/content/wall-day';

/** By the low-precision formulas of the Astronomical Almanac without refraction, as the pictures are lit. */
const ALMANAC = [
  { altitude: 12.43, azimuth: 95.49, shade: 10.79 },
  { altitude: 32.58, azimuth: 106.43, shade: 3.59 },
  { altitude: 51.26, azimuth: 123.6, shade: 1.6 },
  { altitude: 64.54, azimuth: 158.88, shade: 0.41 },
  { altitude: 62.68, azimuth: 210.81, shade: 0.63 },
  { altitude: 47.65, azimuth: 241.0, shade: 1.91 },
  { altitude: 28.52, azimuth: 256.27, shade: 4.27 },
  { altitude: 8.25, azimuth: 266.65, shade: 16.46 },
];

it.each(wallHours.map((hour, index) => [hour.time, hour, ALMANAC[index]] as const))(
  'names the sun and the shade of %s as another calculation does',
  (_time, hour, almanac) => {
    // Rounded to whole degrees and to 10 cm; refraction lifts a low sun by a tenth of a degree.
    expect(Math.abs(hour.altitude - (almanac?.altitude ?? NaN))).toBeLessThan(0.7);
    expect(Math.abs(hour.azimuth - (almanac?.azimuth ?? NaN))).toBeLessThanOrEqual(0.5);
    expect(hour.shade / (almanac?.shade ?? NaN)).toBeCloseTo(1, 1);
  },
);

it('shows a picture of each hour in its size', () => {
  const known = sizes as Readonly<Record<string, readonly number[]>>;
  for (const { picture } of wallHours) expect(known[picture.src]).toEqual([picture.width, picture.height]);
});
