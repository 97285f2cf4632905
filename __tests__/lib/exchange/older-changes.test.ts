import { pair } from '@/__tests__/fixtures/pair';
import type { BundleChange } from '@/lib/exchange/check-changes';
import { RECORD_VERSION } from '@/lib/exchange/studio-types';
import { changeOfToday, recordOfToday } from '@/content/registry/older-versions';
import { recordHash } from '@/lib/records';
import { bundleOf, jsonBytes } from './fixtures';
import records from './records-1.json';
import { exchange } from '@/content/registry/exchange';

const { readBundle } = exchange;

const [kerb] = records.products;
const [film] = records.films;
const [careers] = records.careers;
if (!kerb || !film || !careers) throw new Error('The fixture has three records.');

const careersToday = {
  id: 'careers',
  title: pair(careers.title, careers.bn.title),
  lead: pair(careers.lead, careers.bn.lead),
};

/** A correction of what was sent, from version 1. */
const changeOf = async () => ({
  op: 'put' as const,
  entity: 'careers' as const,
  id: 'careers',
  base: careers,
  baseHash: await recordHash(careers),
  value: { ...careers, title: 'Jobs', bn: { ...careers.bn, title: 'চাকরি' } },
  sent: [{ ...careers, title: 'Vacancies' }, null],
});
const changeToday = async () => ({
  ...(await changeOf()),
  base: careersToday,
  baseHash: await recordHash(careersToday),
  value: { ...careersToday, title: pair('Jobs', 'চাকরি') },
  sent: [{ ...careersToday, title: pair('Vacancies', careers.bn.title) }, null],
});

describe('a draft of version 1', () => {
  it('opens with its base, the hash of that, and what was sent', async () => {
    const stored = { rev: 4, savedAt: '2026-11-20T08:00:00.000Z', writtenHash: 'a'.repeat(64) };
    expect(await changeOfToday({ ...(await changeOf()), ...stored })).toEqual({
      ...(await changeToday()),
      ...stored,
    });
  });

  it('is converted once: a second time changes nothing', async () => {
    const today = await changeToday();
    expect(await changeOfToday(today)).toEqual(today);
  });

  it('of a new record has no base, and one of a deletion keeps what it deletes', async () => {
    const added = { entity: 'careers' as const, base: null, baseHash: null, value: careers };
    expect(await changeOfToday(added)).toEqual({ ...added, value: careersToday });
    const { base, baseHash } = await changeOf();
    const deleted = { entity: 'careers' as const, op: 'delete', base, baseHash };
    const today = await changeToday();
    expect(await changeOfToday(deleted)).toEqual({
      ...deleted,
      base: today.base,
      baseHash: today.baseHash,
    });
  });

  it('keeps a hash that is not that of its base, so that this is found', async () => {
    const other = { ...(await changeOf()), baseHash: 'b'.repeat(64) };
    expect(await changeOfToday(other)).toMatchObject({
      base: careersToday,
      baseHash: 'b'.repeat(64),
    });
  });
});

describe('a file with records of version 1', () => {
  const read = (changes: readonly unknown[], { complete = true, recordVersion = 1 } = {}) =>
    readBundle(jsonBytes(bundleOf({ changes: changes as BundleChange[], complete, recordVersion })), {
      allowUnfinished: !complete,
    });

  it('opens as one of today, and one of today as it is', async () => {
    const order = { op: 'order', entity: 'films', baseIds: ['a', 'b'], ids: ['b', 'a'] };
    const added = { op: 'put', entity: 'films', id: film.id, base: null, baseHash: null, value: film };
    const deleted = {
      op: 'delete',
      entity: 'products',
      id: kerb.id,
      base: kerb,
      baseHash: await recordHash(kerb),
    };
    const kerbToday = recordOfToday('products', kerb);
    const changes = [
      await changeToday(),
      { ...added, value: recordOfToday('films', film) },
      { ...deleted, base: kerbToday, baseHash: await recordHash(kerbToday) },
      order,
    ];
    const today = { ok: true, value: { changes } };
    expect(await read([await changeOf(), added, deleted, order])).toMatchObject(today);
    expect(await read(changes, { recordVersion: RECORD_VERSION })).toMatchObject(today);
  });

  it('opens as a backup with unfinished drafts', async () => {
    const unfinished = { ...(await changeOf()), value: { id: 'careers', bn: { title: 'চাকরি' } } };
    expect(await read([unfinished], { complete: false })).toMatchObject({
      ok: true,
      value: { changes: [{ value: { id: 'careers', title: pair('', 'চাকরি') } }] },
    });
  });

  it('is refused where its base is not the one that its hash names', async () => {
    const other = { ...(await changeOf()), baseHash: 'b'.repeat(64) };
    expect(await read([other])).toMatchObject({ ok: false, problems: [{ code: 'base' }] });
  });

  it('is refused as one of today, with the field that has another form', async () => {
    const result = await read([await changeOf()], { recordVersion: RECORD_VERSION });
    expect(result.ok).toBe(false);
  });
});

describe('records of version 2, which called categories by their names', () => {
  const product = (category: string) => ({
    id: 'kerb',
    name: pair('Kerb', 'কার্ব'),
    category,
    size: '1 mm',
    inch: '1″',
    image: {
      src: '/images/products/grey.webp',
      alt: pair('A kerb.', 'কার্ব।'),
      width: 1200,
      height: 1200,
    },
  });
  const gallery = (category: string) => ({
    id: 'roads',
    name: pair('Roads', 'রাস্তা'),
    images: [{ image: { ...product('').image } }],
    products: [{ category }],
  });

  it('come out of a file with the ids of the categories, and with the hash of the converted base', async () => {
    const change = async (category: string) => ({
      op: 'put' as const,
      entity: 'products' as const,
      id: 'kerb',
      base: product(category),
      baseHash: await recordHash(product(category)),
      value: { ...product(category), size: '2 mm' },
      sent: [product(category)],
    });
    const added = (category: string) => ({
      op: 'put' as const,
      entity: 'galleries' as const,
      id: 'roads',
      base: null,
      baseHash: null,
      value: gallery(category),
    });
    const read = (changes: readonly BundleChange[], recordVersion: number) =>
      readBundle(jsonBytes(bundleOf({ changes: [...changes], complete: true, recordVersion })));
    const today = [await change('edging-block'), added('pavement-tiles')];
    expect(await read([await change('Edging Block'), added('Pavment Tiles')], 2)).toMatchObject({
      ok: true,
      value: { changes: today },
    });
    expect(await read(today, RECORD_VERSION)).toMatchObject({ ok: true, value: { changes: today } });
  });

  it('keep a category that nobody knows, and what is no record, so that nothing of a draft is lost', () => {
    expect(recordOfToday('products', product('Roof Tiles'))).toEqual(product('Roof Tiles'));
    expect(recordOfToday('galleries', { ...gallery(''), products: [null, 'Edging Block'] })).toEqual({
      ...gallery(''),
      products: [null, 'Edging Block'],
    });
    expect(recordOfToday('blogs', { category: 'Edging Block' })).toEqual({ category: 'Edging Block' });
  });
});
