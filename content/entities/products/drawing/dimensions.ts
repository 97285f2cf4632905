import { boxOf } from '../form/polygon';
import { holesOf } from '../form/outlines';
import type { Form, Profile } from '../form/schema';
import type { Dimension, View } from './view';

type Stated = Pick<View, 'dimensions' | 'note'>;

/** Openings are measured one by one while there are few of them; a grid is stated in a note. */
const FEW = 2;

/** The lengths that one view of a form states. Each length is stated once (ISO 129-1), where it is seen best. */
export function dimensionsOf(form: Form, view: View['name']): Stated {
  switch (form.shape) {
    case 'extrusion':
      return view === 'plan'
        ? { dimensions: [...planSize(form), ...openings(form)], ...noteOf(form) }
        : { dimensions: view === 'front' ? [span('left', 0, form.height)] : [] };
    case 'profile':
      if (view === 'section') return { dimensions: sectionSizes(form) };
      return { dimensions: view === 'front' ? [span('below', -form.length / 2, form.length / 2)] : [] };
    case 'tile':
      if (view === 'plan') return { dimensions: planSize(form) };
      return {
        dimensions:
          view === 'front'
            ? [span('left', 0, form.height), span('right', form.height - form.depth, form.height)]
            : [],
      };
  }
}

/** Millimetres with at most one decimal, without a unit: drawings are in mm throughout. */
const figure = (value: number) => String(Math.round(value * 10) / 10);

const span = (
  side: Dimension['side'],
  from: number,
  to: number,
  level: Dimension['level'] = 1,
): Dimension => ({ side, from, to, level, text: figure(to - from) });

const planSize = ({ length, width }: Pick<Form, 'length' | 'width'>) => [
  span('below', -length / 2, length / 2),
  span('left', -width / 2, width / 2),
];

type Extruded = Extract<Form, { shape: 'extrusion' }>;

/** Shells, webs and openings of hollow blocks: chains above and at the right. */
function openings({ holes, length, width }: Extruded): readonly Dimension[] {
  if (holes === undefined || holes.along > FEW || holes.across > 1) return [];
  const boxes = holesOf(holes).map(boxOf);
  const xs = [-length / 2, ...boxes.flatMap(({ min, max }) => [min[0], max[0]]), length / 2];
  const ys = [-width / 2, boxes[0]?.min[1] ?? 0, boxes[0]?.max[1] ?? 0, width / 2];
  return [...chain('above', xs), ...chain('right', ys)];
}

const chain = (side: Dimension['side'], stops: readonly number[]) =>
  stops.slice(1).map((stop, index) => span(side, stops[index] ?? stop, stop));

function noteOf({ outline, holes, length, width, indent = 0 }: Extruded): Pick<View, 'note'> {
  if (outline === 'uni')
    return {
      note: {
        kind: 'uni',
        values: { length: figure(length), width: figure(width), indent: figure(indent) },
      },
    };
  if (outline === 'i') return { note: { kind: 'waist', values: { width: figure(width - 4 * indent) } } };
  if (holes === undefined || (holes.along <= FEW && holes.across === 1)) return {};
  const count = holes.along * holes.across;
  const isRound = holes.radius * 2 === holes.length && holes.length === holes.width;
  return {
    note: {
      kind: isRound ? 'round' : 'openings',
      values: {
        count,
        length: figure(holes.length),
        width: figure(holes.width),
        pitch: figure(holes.pitch),
      },
    },
  };
}

/** Seen from the left, the front of a section is at its right. */
function sectionSizes({ section, width, height, across = 0, down = 0 }: Profile): readonly Dimension[] {
  const half = width / 2;
  const size = [span('below', -half, half), span('left', 0, height)];
  switch (section) {
    case 'kerb':
      return [...size, span('above', half - across, half), span('right', height - down, height)];
    case 'edging':
      return [...size, { ...span('right', height - half, height), text: `R${figure(half)}` }];
    case 'coping':
      return [...size, span('right', 0, height - down)];
    case 'channel':
      return [
        ...size,
        ...chain('above', [-half, -half + across, half - across, half]),
        span('right', 0, down),
      ];
    case 'plank':
      return [
        ...size,
        span('above', half - across, half),
        span('right', height / 2 - down, height / 2 + down),
      ];
  }
}
