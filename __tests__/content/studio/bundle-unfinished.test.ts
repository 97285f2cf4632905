import { readBundle } from '@/content/exchange/bundle-read';
import { recordHash } from '@/content/lib/record-hash';
import type { RecordMigrations } from '@/content/exchange/record-migrations';
import { bundleOf, deleteOf, jsonBytes, putOf, sample } from './fixtures';

const [block] = sample('products');

describe('a backup', () => {
  const unfinished = { id: block.id, name: 'Half a', size: '' };
  const backup = async (value: unknown) => {
    const change = await putOf('products', block, { id: block.id });
    return jsonBytes(bundleOf({ complete: false, changes: [{ ...change, value } as typeof change] }));
  };

  it('is refused by the script', async () => {
    expect(await readBundle(await backup(unfinished))).toEqual({
      ok: false,
      problems: [{ code: 'incomplete', message: expect.stringMatching(/^This is a backup/) }],
    });
  });

  it('is accepted by the import, with its drafts as they are', async () => {
    expect(await readBundle(await backup(unfinished), { allowUnfinished: true })).toMatchObject({
      ok: true,
      value: { complete: false, changes: [{ op: 'put', base: block, value: unfinished }] },
    });
  });

  it.each([
    ['no record', 'text'],
    ['a list', []],
    ['an unknown field', { ...unfinished, html: '<b>' }],
    ['another id', { ...block, id: 'other' }],
  ])('is refused by the import too when a draft is or has %s', async (_, value) => {
    expect(await readBundle(await backup(value), { allowUnfinished: true })).toMatchObject({ ok: false });
  });

  it('does not make the import accept invalid records in what calls itself complete', async () => {
    const change = await putOf('products', block, { ...block, size: '' });

    expect(
      await readBundle(jsonBytes(bundleOf({ changes: [change] })), { allowUnfinished: true }),
    ).toMatchObject({ ok: false });
  });
});

describe('records of an older version', () => {
  // In version 1 the field `inch` was called `inches`; version 2 is today's.
  const migrations: RecordMigrations = {
    current: 2,
    steps: new Map([
      [
        1,
        (entity, record) => {
          if (entity !== 'products' || typeof record !== 'object' || record === null) return record;
          const { inches, ...rest } = Object.fromEntries(Object.entries(record));
          return { ...rest, inch: inches };
        },
      ],
    ]),
  };
  const { inch, ...rest } = block;
  const older = { ...rest, inches: inch };

  it('are migrated, their base too', async () => {
    const changes = [
      await putOf('products', older, { ...older, name: 'Renamed' }),
      await deleteOf('services', sample('services')[0]),
    ];

    expect(await readBundle(jsonBytes(bundleOf({ changes })), { migrations })).toMatchObject({
      ok: true,
      value: {
        changes: [
          { base: block, baseHash: await recordHash(block), value: { ...block, name: 'Renamed' } },
          { op: 'delete' },
        ],
      },
    });
  });

  it('are refused without a migration', async () => {
    const changes = [await putOf('products', older, older)];

    expect(await readBundle(jsonBytes(bundleOf({ changes })))).toMatchObject({ ok: false });
  });
});
