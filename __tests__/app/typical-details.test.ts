import { parseString } from 'dxf';
import {
  dxfOfDetail,
  type DetailName,
  detailNames,
  DETAIL_WIDTH,
  detailUnits,
  typicalDetail,
  type UnitName,
} from '@/lib/geometry';
import type { Units } from '@/lib/geometry/details/parts';
import { jamb } from '@/lib/geometry/details/walls';
import type { Form, Profile } from '@/lib/geometry/form/schema';
import { netVolume, solve } from '@/lib/geometry/form/solid';
import { range } from '@/__tests__/fixtures/forms';

const units = {
  whole: range['block-190'],
  half: range['block-half'],
  kerb: range['kerb-900'],
  edging: range.edging,
  channel: range.channel,
  light: range['flat-60'],
  heavy: range['flat-80'],
  plank: range.plank,
} as Units;
const drawn = detailNames.map((name) => {
  const detail = typicalDetail(name, units);
  if (detail === undefined) throw new Error(`${name} is not drawn.`);
  return [name, detail] as const;
});
const JOINT = 10;

/** The figures of each detail, in any order, from the sizes of its products and the joint of 10 mm. */
function figuresOf({ whole, half, light, heavy, ...forms }: Units): Record<DetailName, readonly number[]> {
  const [kerb, channel] = [forms.kerb, forms.channel] as Profile[] as [Profile, Profile];
  const { edging, plank } = forms;
  return {
    jamb: [half.length, whole.length, whole.length + JOINT, whole.height, whole.height + JOINT, whole.width],
    lintel: [whole.height, half.length],
    corner: [whole.length, whole.length, whole.length, whole.width],
    'movement-joint': [JOINT, half.length, half.length, half.width],
    kerb: [kerb.across ?? 0, kerb.width, kerb.down ?? 0, kerb.height],
    'path-edge': [edging.width, edging.height, light.height],
    layers: [heavy.length, heavy.height],
    channel: [channel.width, channel.width - 2 * (channel.across ?? 0), channel.height, channel.down ?? 0],
    'post-plan': [plank.height],
    'plank-wall': [plank.length, plank.width, plank.width],
  };
}

const sorted = (figures: readonly number[]) => figures.toSorted((a, b) => a - b);

it.each(drawn)('%s states the sizes of its products and nothing else, and fits its paper', (name, detail) => {
  expect(sorted(detail.stated.map(({ text }) => Number(text)))).toEqual(sorted(figuresOf(units)[name]));
  expect(detail.width).toBeLessThanOrEqual(DETAIL_WIDTH);
});

it.each(drawn)(
  'the DXF of %s measures what it states, and hatches products at their size',
  (name, detail) => {
    const read = parseString(dxfOfDetail(name, detail, [name, 'Typical']));
    const measured = read.entities
      .filter(({ type }) => type === 'DIMENSION')
      .map(({ measureStart: a, measureEnd: b, rotation }) => (rotation === 90 ? b.y - a.y : b.x - a.x));
    expect(measured.map((value) => String(Math.round(value * 10) / 10))).toEqual(
      detail.stated.map(({ text }) => text),
    );
    const { extMin, extMax } = read.header;
    const block = read.blocks.find((one) => one.name === name);
    const ends = [...read.entities, ...(block?.entities ?? [])].flatMap(({ type, start, end }) =>
      type === 'LINE' ? [start, end] : [],
    );
    expect(ends.length).toBeGreaterThan(0);
    expect(ends.filter(({ x, y }) => x < extMin.x || x > extMax.x || y < extMin.y || y > extMax.y)).toEqual(
      [],
    );
    expect(read.entities.flatMap(({ type, string }) => (type === 'TEXT' ? [string] : []))).toContain(
      'Typical',
    );
  },
);

const profiles: readonly (readonly [DetailName, UnitName])[] = [
  ['kerb', 'kerb'],
  ['path-edge', 'edging'],
  ['channel', 'channel'],
];
it.each(profiles)('%s shows the whole section of its product', (name, unit) => {
  const [first = []] = typicalDetail(name, units)?.parts.areas ?? [];
  const area = first.flatMap((ring) =>
    ring.map(([x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return (x * nextY - nextX * y) / 2;
    }),
  );
  const form = units[unit];
  expect(area.reduce((a, b) => a + b, 0) * form.length).toBeCloseTo(netVolume(solve(form).solid), -1);
});

it('breaks the joints of a wall at a jamb by half a module in every course', () => {
  const whole = range['block-190'];
  const rows = new Map<number, number[]>();
  for (const { material, rings } of jamb({ ...units, whole, half: range['block-half'] } as Units).parts) {
    const [[x, y] = [0, 0]] = rings[0] ?? [];
    if (material === 'seen') rows.set(y, [...(rows.get(y) ?? []), x]);
  }
  const [even = [], odd = []] = [...rows].toSorted(([a], [b]) => a - b).map(([, xs]) => xs);
  expect([...rows.keys()]).toHaveLength(4);
  const away = even.flatMap((x) => odd.map((other) => Math.abs(x - other)));
  expect(Math.min(...away)).toBe((whole.length + JOINT) / 2);
});

describe('the products of the details', () => {
  const products = Object.entries(range).map(([id, form]) => ({ id, form }));
  const some = (...ids: readonly string[]) =>
    ids.flatMap((id) => products.filter((product) => product.id === id));
  const idsOf = (
    named: typeof products,
    of: readonly { readonly id: string; readonly form: Form }[] = products,
  ) =>
    Object.fromEntries(Object.entries(detailUnits(named, of)).map(([unit, product]) => [unit, product?.id]));
  const first = {
    ...{ whole: 'block-190', half: 'block-half', light: 'flat-60', heavy: 'flat-80' },
    ...{ kerb: 'kerb-900', edging: 'edging', channel: 'channel', plank: 'plank' },
  };

  it('are a block with its half, rectangular pavers, and the first of each other shape', () => {
    expect(idsOf([])).toEqual(first);
  });

  it('are those that are named, also pavers of another outline', () => {
    const named = { kerb: 'kerb-600', light: 'uni-60', heavy: 'uni-80' };
    expect(idsOf(some('kerb-600', 'uni-80', 'uni-60'))).toEqual({ ...first, ...named });
  });

  it('are a block of 400 mm with a half of exactly 200 mm, whose corner needs no cut', () => {
    const whole = { ...range['block-190'], length: 400, width: 200, height: 200 } as Form;
    const ofRange = (length: number) => [
      { id: 'whole', form: whole },
      { id: 'half', form: { ...range['block-half'], length, width: 200, height: 200 } as Form },
    ];
    expect(idsOf([], ofRange(200))).toMatchObject({ whole: 'whole', half: 'half' });
    expect(idsOf([], ofRange(195))).toMatchObject({ whole: 'whole', half: 'half' });
    expect([194, 201].map((length) => idsOf([], ofRange(length))['half'])).toEqual([undefined, undefined]);
    const [, half] = ofRange(200);
    const names = detailNames.filter((name) =>
      typicalDetail(name, { whole, ...(half && { half: half.form }) }),
    );
    expect(names).toEqual(['jamb', 'lintel', 'corner', 'movement-joint']);
  });

  it('are none without a half block, and with openings in all pavers', () => {
    expect(Object.values(idsOf([], some('block-190', 'grid'))).filter(Boolean)).toEqual([]);
    expect(idsOf([], some('uni-60'))).toMatchObject({ light: 'uni-60', heavy: 'uni-60' });
  });
});

it('a range with one paver has it on both sides of a kerb, and names it once', () => {
  const [two, one] = [units, { ...units, heavy: units.light }].map((forms) => typicalDetail('kerb', forms));
  expect(one?.notes).toEqual(two?.notes.filter((name) => name !== 'heavy'));
});

const linesOf = (name: DetailName, kind: string) =>
  typicalDetail(name, units)?.paths.find((path) => path.kind === kind)?.lines ?? [];

it('fills the core below the bearing of a lintel with the concrete of the lintel', () => {
  expect(linesOf('lintel', 'cast')).toHaveLength(2);
});

it('stands a wall of planks in hatched ground', () => {
  const heights = linesOf('plank-wall', 'hatch').flatMap(({ points }) => points.map(([, y]) => y));
  expect(heights.length).toBeGreaterThan(0);
  expect(Math.max(...heights)).toBeLessThanOrEqual(0);
});
