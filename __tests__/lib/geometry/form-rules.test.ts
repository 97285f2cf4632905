import { formSchema } from '@/lib/geometry';

const wall = { shape: 'extrusion', outline: 'rectangle', laying: 'wall' };
const block = { ...wall, length: 390, width: 190, height: 190 };
const paver = { shape: 'extrusion', laying: 'paving', height: 60 };
const iPaver = { ...paver, outline: 'i', length: 200, width: 160 };
const grid = { ...paver, outline: 'grid', length: 400, width: 400 };
const opening = { along: 1, across: 1, radius: 0, pitch: 5 };
const tile = { shape: 'tile', length: 300, width: 300, height: 25, depth: 5 };
const profile = { shape: 'profile', length: 500 };
const coping = { ...profile, section: 'coping', width: 250, height: 60 };

/** Forms whose single measures are all within their limits. */
const impossible: readonly (readonly [what: string, form: object, field: string, reason: RegExp])[] = [
  [
    'openings that overlap',
    { ...block, holes: { ...opening, along: 12, length: 100, width: 100 } },
    'holes.pitch',
    /more than 100 mm, or the openings would overlap/,
  ],
  [
    'openings with rounder corners than their size allows',
    { ...block, holes: { ...opening, length: 60, width: 40, radius: 21 } },
    'holes.radius',
    /at most 20 mm/,
  ],
  [
    'openings beyond the length',
    { ...block, holes: { ...opening, length: 390, width: 40 } },
    'holes.length',
    /beyond the length/,
  ],
  [
    'openings that are too many to draw',
    { ...block, holes: { along: 12, across: 12, length: 10, width: 10, radius: 5, pitch: 15 } },
    'holes.along',
    /of 144 openings with these corners at most \d+ can be drawn/,
  ],
  [
    'an opening wider than the waist of an I',
    { ...iPaver, indent: 39.9, holes: { ...opening, length: 190, width: 150 } },
    'indent',
    /cut into the openings/,
  ],
  [
    'an opening within reach of the keys of a grid',
    { ...grid, indent: 60, holes: { ...opening, length: 399, width: 399 } },
    'indent',
    /cut into the openings/,
  ],
  [
    'an opening beside the waist of an I',
    { ...iPaver, indent: 35, holes: { along: 1, across: 2, length: 10, width: 10, radius: 0, pitch: 120 } },
    'indent',
    /cut into the openings/,
  ],
  ['keys that meet', { ...grid, indent: 99 }, 'indent', /less than 66.7 mm/],
  [
    'slopes longer than the wave',
    { ...paver, outline: 'uni', length: 225, width: 112, indent: 9, flank: 28 },
    'flank',
    /less than 28 mm/,
  ],
  ['a waist of nothing', { ...iPaver, indent: 40 }, 'indent', /less than 40 mm/],
  [
    'a channel whose trough is higher than it',
    { ...profile, section: 'channel', length: 1000, width: 1000, height: 20, across: 1, down: 1 },
    'height',
    /more than 499 mm/,
  ],
  [
    'a channel whose trough rises above its walls',
    { ...profile, section: 'channel', width: 250, height: 110, across: 20, down: 20 },
    'down',
    /at most 5 mm/,
  ],
  [
    'a channel without walls',
    { ...profile, section: 'channel', width: 361.2, height: 29.3 },
    'across',
    /more than 0 mm/,
  ],
  [
    'an edging lower than its round top',
    { ...profile, section: 'edging', width: 1000, height: 20 },
    'height',
    /at least 500 mm/,
  ],
  [
    'a plank whose key is higher than it',
    { ...profile, section: 'plank', length: 300, width: 300, height: 60, down: 59 },
    'down',
    /less than 24 mm/,
  ],
  [
    'a bevel wider than the plank',
    { ...profile, section: 'plank', width: 20, height: 300, across: 9, down: 16, bevel: 10 },
    'bevel',
    /less than 10 mm/,
  ],
  [
    'a coping narrower than its drip grooves',
    { ...coping, width: 20, down: 5 },
    'drip.width',
    /less than 10 mm/,
  ],
  ['drip grooves that meet', { ...coping, width: 73, down: 5 }, 'drip.distance', /less than 29.5 mm/],
  [
    'a drip groove through the coping',
    { ...coping, down: 26, drip: { width: 14, depth: 40, distance: 30 } },
    'drip.depth',
    /less than 38.8 mm/,
  ],
  [
    'a relief higher than the tile',
    { ...tile, relief: 'bars', height: 10, depth: 10, pitch: 30 },
    'depth',
    /less than 10 mm/,
  ],
  ...(['checker', 'studs', 'bars', 'chevron'] as const).map(
    (relief) =>
      [
        `${relief} larger than the tile`,
        { ...tile, length: 50, width: 50, relief, pitch: 200 },
        'pitch',
        /at most 50 mm/,
      ] as const,
  ),
  ['a chevron longer than the tile', { ...tile, relief: 'chevron', pitch: 200 }, 'run', /at most 300 mm/],
  [
    'a chevron that leaves the tile',
    { ...tile, relief: 'chevron', pitch: 160, run: 290, rise: 141 },
    'rise',
    /at most 140 mm/,
  ],
  ['bars without length', { ...tile, relief: 'bars', pitch: 75, gap: 300 }, 'gap', /less than 300 mm/],
  ['studs that meet', { ...tile, relief: 'studs', pitch: 30, raised: 30 }, 'raised', /less than 30 mm/],
  [
    'studs that are too many to draw',
    { ...tile, relief: 'studs', pitch: 10 },
    'pitch',
    /of 900 raised figures at most \d+ can be drawn/,
  ],
];

it.each(impossible)('a form with %s is refused at the measure to change', (_, form, field, reason) => {
  const issues = formSchema.safeParse(form).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('.'))).toContain(field);
  expect(issues.find(({ path }) => path.join('.') === field)?.message).toMatch(reason);
});

test('a form of 10,000 figures is refused within a frame', () => {
  const form = { ...tile, length: 1000, width: 1000, relief: 'studs', pitch: 10 };
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    formSchema.safeParse(form);
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(16);
});
