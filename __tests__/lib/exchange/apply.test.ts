import { pair } from '@/__tests__/fixtures/pair';
import type { ApplyPlan } from '@/lib/exchange/apply';
import { type Entity, type ManagedRecord, olderBangla } from '@/lib/records';
import { sampleContent } from '../../content/sample-content';
import { apply, applyTo, checked } from './apply-harness';
import {
  bytesOf,
  canonicalJson,
  contentFiles,
  deleteOf,
  idOf,
  mediaOf,
  productWith,
  putOf,
  recordsIn,
  sample,
  textOf,
  webp,
} from './fixtures';

const [a, b, c] = sample('products');
const path = 'media/new-block-9ab4e616.webp';

const effects = (result: ApplyPlan) =>
  result.kind === 'planned' ? result.reports.map(({ id, effect }) => `${id} ${effect}`) : result;
const order = (ids: ManagedRecord[], baseIds = [a, b, c], entity: Entity = 'products') => ({
  op: 'order' as const,
  entity,
  baseIds: baseIds.map((record) => idOf(entity, record)),
  ids: ids.map((record) => idOf(entity, record)),
});

it('adds a new record at the end, with its picture', async () => {
  const added = productWith(path);
  const { files, before, result } = await apply({
    changes: [await putOf('products', null, added)],
    media: [await mediaOf(path)],
  });

  expect(result).toMatchObject({ kind: 'planned' });
  expect(effects(result)).toEqual(['new-block add']);
  expect(recordsIn(files, 'products')).toEqual([a, b, c, added]);
  expect(files.get(path)).toEqual(webp());
  expect([...files.keys()].filter((name) => files.get(name) !== before.get(name))).toEqual([
    'entities/products/data.json',
    path,
  ]);
});

it('edits a record in its place', async () => {
  const edited = { ...b, name: pair('Renamed') };
  const { files, result } = await apply({ changes: [await putOf('products', b, edited)] });

  expect(recordsIn(files, 'products')).toEqual([a, edited, c]);
  expect(result).toMatchObject({ reports: [{ effect: 'edit', fields: ['name'] }] });
});

it('names a changed place once, also where one line of a list went and another came', async () => {
  const [was, is] = [['EN 771-3'], ['ASTM C90', 'BDS 208']].map((standards) => ({ ...b, standards }));
  if (!was || !is) throw new Error('There are two lists.');
  const { result } = await apply({ changes: [await putOf('products', was, is)] }, [a, was, c]);
  expect(result).toMatchObject({ reports: [{ fields: ['standards.0', 'standards.1'] }] });
});

it('writes canonical form for what it changes and leaves the rest byte for byte', async () => {
  const byHand = JSON.stringify(a).replace('"name"', '\n\t"name" ').replace('×', '\\u00d7');
  const files = contentFiles().set(
    'entities/products/data.json',
    bytesOf(`[${byHand},${JSON.stringify(b)}, ${JSON.stringify(c)}]`),
  );
  const shuffled = Object.fromEntries(Object.entries({ ...b, name: pair(' Renamed ') }).reverse());
  const changes = [await putOf('products', b, shuffled), await putOf('products', c, c)];
  await applyTo(files, await checked({ changes }));

  const canonical = canonicalJson('products', [{ ...b, name: pair('Renamed') }]);
  expect(textOf(files.get('entities/products/data.json'))).toBe(
    `[\n  ${byHand},\n${canonical.slice(2, -3)},\n  ${JSON.stringify(c)}\n]\n`,
  );
});

it('puts records in a new order, new ones among them', async () => {
  const added = { ...c, id: 'new-block' };
  const { files, result } = await apply({
    changes: [order([c, added, a, b]), await putOf('products', null, added)],
  });

  expect(recordsIn(files, 'products')).toEqual([c, added, a, b]);
  expect(effects(result)).toEqual(['new-block add', '#order order']);
});

it('puts new records last in the order of their changes, also after a new order of the others', async () => {
  const [late, early] = [
    { ...c, id: 'z-block' },
    { ...c, id: 'a-block' },
  ];
  const { files } = await apply({
    changes: [await putOf('products', null, late), await putOf('products', null, early), order([c, a, b])],
  });
  expect(recordsIn(files, 'products')).toEqual([c, a, b, late, early]);
});

it('puts a new record where the studio lists it: behind the one before it, also if that is deleted', async () => {
  const [one, two, last] = sample('banners');
  const early = { ...last, id: 'a-new-banner' };
  const late = { ...last, id: 'z-new-banner' };
  const { files } = await apply({
    changes: [
      order([late, last, one, two], [one, two, last], 'banners'),
      await deleteOf('banners', last),
      await putOf('banners', null, early),
      await putOf('banners', null, late),
    ],
  });
  expect(recordsIn(files, 'banners')).toEqual([late, early, one, two]);
});

it('writes what an older Bangla text was made from', async () => {
  const [banner] = sample('banners');
  const changed = {
    ...banner,
    title: pair('After', 'সবুজ', 'Before'),
    description: pair('Building for a green future.', 'সবুজ আগামীর জন্য নির্মাণ, ইটভাটা ছাড়া।'),
    image: { ...(banner.image as object), alt: pair('A wall.', 'একটি দেয়াল।') },
  };
  const { files } = await apply({ changes: [await putOf('banners', banner, changed)] });

  expect(olderBangla(recordsIn(files, 'banners')[0] ?? {})).toEqual(['title']);
});

describe('when the website has changed since', () => {
  it('merges what does not clash', async () => {
    const { files, result } = await apply(
      { changes: [await putOf('products', b, { ...b, name: pair('Mine') })] },
      [a, { ...b, inch: 'theirs' }, c],
    );

    expect(recordsIn(files, 'products')[1]).toEqual({ ...b, name: pair('Mine'), inch: 'theirs' });
    expect(result).toMatchObject({ reports: [{ effect: 'merge', fields: ['name'] }] });
  });

  it.each([
    ['both changed a field', { ...b, name: pair('Mine') }, [a, { ...b, name: pair('Theirs') }, c], 'fields'],
    ['it was deleted there', { ...b, name: pair('Mine') }, [a, c], 'deleted-there'],
    ['it was edited there', null, [a, { ...b, name: pair('Theirs') }, c], 'edited-there'],
  ])('is disputed where %s, and writes nothing', async (_, mine, there, kind) => {
    const dispute = mine ? await putOf('products', b, mine) : await deleteOf('products', b);
    const [banner] = sample('banners');
    const innocent = await putOf('banners', banner, { ...banner, title: pair('Renamed') });
    const { files, before, result } = await apply({ changes: [innocent, dispute] }, there);

    const theirs = there.find(({ id }) => id === b.id) ?? null;
    expect(result).toMatchObject({ kind: 'disputed', disputes: [{ kind, id: b.id, mine, theirs }] });
    expect(files).toEqual(before);
  });
});

it('applies a correction after the file that it corrects, and disputes the reverse', async () => {
  const monday = { ...b, name: pair('Monday') };
  const first = { changes: [await putOf('products', b, monday)] };
  const correction = { ...(await putOf('products', b, { ...b, name: pair('Tuesday') })), sent: [monday] };
  const { files } = await apply(first);

  expect(effects(await applyTo(files, await checked({ changes: [correction] })))).toEqual([`${b.id} merge`]);
  expect(recordsIn(files, 'products')[1]).toMatchObject({ name: pair('Tuesday') });
  expect(await applyTo(files, await checked(first))).toMatchObject({ kind: 'disputed' });
});

it('changes a single record and adds to a list of the website', async () => {
  const [company] = sampleContent.company;
  const [vacancy] = sampleContent.vacancies;
  if (!company || !vacancy) throw new Error('The content has a company and a vacancy.');
  const position = pair('Crane Driver', 'ক্রেন চালক');
  const changes = [
    await putOf('company', company, { ...company, helpline: '+880 9600 111111' }),
    await putOf('vacancies', null, { ...vacancy, _id: 'crane-driver', position }),
  ];
  const { files, result } = await apply({ changes });

  expect(result).toMatchObject({ kind: 'planned' });
  expect(recordsIn(files, 'company')[0]?.helpline).toBe('+880 9600 111111');
  expect(recordsIn(files, 'vacancies').at(-1)?.position).toEqual(position);
});
