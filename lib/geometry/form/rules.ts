import { z } from '../../records';
import { inDigits, type Pair, said } from '../../text';
import { BEVEL, DRIP, flankOf, holesOf, planOf, waveLength } from './outlines';
import { isInside } from './polygon-cuts';
import { armOf, figureOf, figuresOf, gapOf, raisedOf } from './reliefs';
import { type Extrusion, type Form, type Holes, type Profile, shapes, type Tile } from './schema';

/** Path of a measure that conflicts with others, and a message that continues its name. */
type BrokenRule = { readonly path: readonly string[]; readonly message: string };

type Rule = BrokenRule & { readonly isKept: boolean };

const rule = (place: string, isKept: boolean, message: Pair): Rule => ({
  path: place.split('.'),
  isKept,
  message: said(message),
});

/** Most points of a product's drawing. */
const MAX_POINTS = 2000;

/** Schema of a form that is one drawable body; reports the measure to change. */
export const formSchema = z
  .discriminatedUnion('shape', [shapes.extrusion, shapes.profile, shapes.tile])
  .check(
    z.check(({ value, issues }) => {
      const broken = rulesOf(value).find(({ isKept }) => !isKept) ?? openingsOutside(value);
      if (broken === undefined) return;
      const { path, message } = broken;
      issues.push({ code: 'custom', input: value, path: [...path], message, continue: true });
    }),
  );

/** Rules between measures. A rule may rely on those before it. */
function rulesOf(form: Form): readonly Rule[] {
  switch (form.shape) {
    case 'extrusion':
      return [...outlineRules(form), ...(form.holes === undefined ? [] : holesRules(form.holes, form))];
    case 'profile':
      return sectionRules(form);
    case 'tile':
      return tileRules(form);
  }
}

const mm = (value: number) => `${Math.round(value * 10) / 10} mm`;

function outlineRules(form: Extrusion): readonly Rule[] {
  const { outline, length, width, indent = 0 } = form;
  const shorter = Math.min(length, width);
  switch (outline) {
    case 'rectangle':
      return [];
    case 'uni': {
      const quarter = waveLength(form) / 4;
      return [
        rule('indent', indent < quarter, [
          `must be less than ${mm(quarter)}, a quarter of a wave`,
          `${mm(quarter)}-এর কম দিন (ঢেউয়ের সিকি ভাগ)`,
        ]),
        rule('flank', flankOf(form) < quarter, [
          `must be less than ${mm(quarter)}, a quarter of a wave`,
          `${mm(quarter)}-এর কম দিন (ঢেউয়ের সিকি ভাগ)`,
        ]),
      ];
    }
    case 'i':
      return [
        rule('indent', indent < width / 4, [
          `must be less than ${mm(width / 4)}, a quarter of the width`,
          `${mm(width / 4)}-এর কম দিন (প্রস্থের সিকি ভাগ)`,
        ]),
      ];
    case 'grid':
      return [
        rule('indent', indent < shorter / 6, [
          `must be less than ${mm(shorter / 6)}, or the keys would meet`,
          `${mm(shorter / 6)}-এর কম দিন, না হলে দাঁত লেগে যাবে`,
        ]),
      ];
  }
}

/** Length of a row of openings in mm, between the outer edges of the first and the last. */
const rowOf = (count: number, size: number, pitch: number) => (count - 1) * pitch + size;

function holesRules(holes: Holes, form: Extrusion): readonly Rule[] {
  const { along, across, length, width, radius, pitch } = holes;
  const roundest = Math.min(length, width) / 2;
  const nearest = Math.max(along > 1 ? length : 0, across > 1 ? width : 0);
  const [opening = []] = holesOf({ ...holes, along: 1, across: 1 });
  const max = Math.floor((MAX_POINTS - planOf(form).length) / opening.length);
  return [
    rule('holes.radius', radius <= roundest, [
      `must be at most ${mm(roundest)}, half of the opening`,
      `সর্বোচ্চ ${mm(roundest)} (খোপের অর্ধেক)`,
    ]),
    rule('holes.length', rowOf(along, length, pitch) < form.length, [
      'is too large: the openings reach beyond the length',
      'বেশি বড়: খোপ দৈর্ঘ্য ছাড়িয়ে যায়',
    ]),
    rule('holes.width', rowOf(across, width, pitch) < form.width, [
      'is too large: the openings reach beyond the width',
      'বেশি বড়: খোপ প্রস্থ ছাড়িয়ে যায়',
    ]),
    rule('holes.pitch', pitch > nearest, [
      `must be more than ${mm(nearest)}, or the openings would overlap`,
      `${mm(nearest)}-এর বেশি দিন, না হলে খোপ লেগে যাবে`,
    ]),
    rule(along < across ? 'holes.across' : 'holes.along', along * across <= max, [
      `is too large: of ${along * across} openings with these corners at most ${max} can be drawn`,
      `বেশি: এমন কোণের ${inDigits(along * across, 'bn')}টি খোপের মধ্যে সর্বোচ্চ ${inDigits(max, 'bn')}টি আঁকা যায়`,
    ]),
  ];
}

/** Reports openings that fit length and width but cross the waves, the waist or the keys. */
function openingsOutside(form: Form): BrokenRule | undefined {
  if (form.shape !== 'extrusion' || form.outline === 'rectangle' || form.holes === undefined)
    return undefined;
  const outline = planOf(form);
  if (holesOf(form.holes).every((opening) => isInside(opening, outline))) return undefined;
  return {
    path: ['indent'],
    message: said([
      'is too large: the outline would cut into the openings',
      'বেশি বড়: বাইরের রেখা খোপ কেটে ফেলবে',
    ]),
  };
}

function sectionRules(form: Profile): readonly Rule[] {
  const { section, width, height, across = 0, down = 0 } = form;
  const half = width / 2;
  const isNarrow = rule('across', across < half, [
    `must be less than ${mm(half)}, half of the width`,
    `${mm(half)}-এর কম দিন (প্রস্থের অর্ধেক)`,
  ]);
  const isLow = rule('down', down < height, [
    `must be less than ${mm(height)}, the height`,
    `${mm(height)}-এর কম দিন (উচ্চতা)`,
  ]);
  switch (section) {
    case 'kerb':
      return [isNarrow, isLow];
    case 'edging':
      return [
        rule('height', height >= half, [
          `must be at least ${mm(half)}, half of the width: the top is round`,
          `অন্তত ${mm(half)} (প্রস্থের অর্ধেক): উপরটা গোল`,
        ]),
      ];
    case 'coping':
      return [isLow, ...dripRules(form)];
    case 'channel':
      return [isNarrow, ...troughRules(half - across, form)];
    case 'plank':
      return [isNarrow, ...keyRules(form)];
  }
}

function dripRules({ width, height, down = 0, drip = DRIP }: Profile): readonly Rule[] {
  const [half, groove] = [width / 2, drip.width / 2];
  // The slope is lowest above the outer corner of the groove.
  const above = height - down + (down * (drip.distance - groove)) / half;
  return [
    rule('drip.width', drip.width < half, [
      `must be less than ${mm(half)}, half of the coping`,
      `${mm(half)}-এর কম দিন (কোপিংয়ের অর্ধেক)`,
    ]),
    rule('drip.distance', drip.distance > groove, [
      `must be more than ${mm(groove)}, half of the groove`,
      `${mm(groove)}-এর বেশি দিন (খাঁজের অর্ধেক)`,
    ]),
    rule('drip.distance', drip.distance < half - groove, [
      `must be less than ${mm(half - groove)}, or the grooves would meet`,
      `${mm(half - groove)}-এর কম দিন, না হলে খাঁজ লেগে যাবে`,
    ]),
    rule('drip.depth', drip.depth < above, [
      `must be less than ${mm(above)}, the concrete above the groove`,
      `${mm(above)}-এর কম দিন (খাঁজের উপরের কংক্রিট)`,
    ]),
  ];
}

function troughRules(radius: number, { height, across = 0, down = 0 }: Profile): readonly Rule[] {
  const highest = height - radius;
  return [
    rule('across', across > 0, [
      'must be more than 0 mm: the walls of the channel',
      '০ মিমির বেশি দিন: চ্যানেলের দেয়াল',
    ]),
    rule('down', down > 0, [
      'must be more than 0 mm: the floor of the channel',
      '০ মিমির বেশি দিন: চ্যানেলের তলা',
    ]),
    rule('height', highest > 0, [
      `must be more than ${mm(radius)}, the radius of the trough`,
      `${mm(radius)}-এর বেশি দিন (নালার ব্যাসার্ধ)`,
    ]),
    rule('down', down <= highest, [
      `must be at most ${mm(highest)}, or the trough would rise above the walls`,
      `সর্বোচ্চ ${mm(highest)}, না হলে নালা দেয়ালের উপরে উঠবে`,
    ]),
  ];
}

function keyRules({ width, height, down = 0, bevel = BEVEL }: Profile): readonly Rule[] {
  const widest = Math.min(width, height) / 2;
  const highest = height / 2 - bevel;
  return [
    rule('bevel', bevel < widest, [
      `must be less than ${mm(widest)}, half of the plank`,
      `${mm(widest)}-এর কম দিন (প্ল্যাঙ্কের অর্ধেক)`,
    ]),
    rule('down', down > 0, ['must be more than 0 mm: half of the key', '০ মিমির বেশি দিন: দাঁতের অর্ধেক']),
    rule('down', down < highest, [
      `must be less than ${mm(highest)}, or the key would reach the bevel`,
      `${mm(highest)}-এর কম দিন, না হলে দাঁত ঢালে ঠেকবে`,
    ]),
  ];
}

function tileRules(tile: Tile): readonly Rule[] {
  const { relief, length, width, height, depth, pitch } = tile;
  const shorter = Math.min(length, width);
  const { columns, rows } = figuresOf(tile);
  const max = Math.floor((MAX_POINTS - 4) / figureOf(tile, [0, 0]).length);
  const rules = [
    rule('depth', depth < height, [
      `must be less than ${mm(height)}, the height`,
      `${mm(height)}-এর কম দিন (উচ্চতা)`,
    ]),
    rule('pitch', pitch <= shorter, [
      `must be at most ${mm(shorter)}, or no figure would be on the tile`,
      `সর্বোচ্চ ${mm(shorter)}, না হলে টাইলে কোনো নকশা থাকবে না`,
    ]),
    rule('raised', raisedOf(tile) < pitch, [
      `must be less than ${mm(pitch)}, or the figures would meet`,
      `${mm(pitch)}-এর কম দিন, না হলে নকশা লেগে যাবে`,
    ]),
    rule('gap', gapOf(tile) < length, [
      `must be less than ${mm(length)}, the length`,
      `${mm(length)}-এর কম দিন (দৈর্ঘ্য)`,
    ]),
    rule('pitch', columns * rows <= max, [
      `is too small: of ${columns * rows} raised figures at most ${max} can be drawn`,
      `বেশি ছোট: ${inDigits(columns * rows, 'bn')}টি নকশার মধ্যে সর্বোচ্চ ${inDigits(max, 'bn')}টি আঁকা যায়`,
    ]),
  ];
  if (relief !== 'chevron') return rules;
  const { run, rise } = armOf(tile);
  return [
    ...rules,
    rule('run', run <= length, [`must be at most ${mm(length)}, the length`, `সর্বোচ্চ ${mm(length)} (দৈর্ঘ্য)`]),
    rule('rise', rise <= width - pitch, [
      `must be at most ${mm(width - pitch)}, the width less the distance of two bands`,
      `সর্বোচ্চ ${mm(width - pitch)} (প্রস্থ থেকে দুই রেখার দূরত্ব বাদ)`,
    ]),
  ];
}
