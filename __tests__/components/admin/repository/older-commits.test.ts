import { changesIn, versionsOf } from '@/components/admin/repository/history';
import { fileOf } from '@/content/registry';
import type { Entity, ManagedRecord } from '@/lib/records';
import { bytesOf, sample } from '@/__tests__/lib/exchange/fixtures';
import { commitFiles, hostOf, KINDS_OF_RUN, recordsAt } from './host-kit';
import { stage } from './proposal-kit';

const [brick] = sample('products');

/** A product as version 2 had it, which called categories by their English names. */
const inVersion2 = (product: ManagedRecord) => ({
  ...product,
  category: 'Hollow Block & Concrete Bricks',
});
const fileIn = (entity: Entity, records: readonly unknown[]) =>
  [fileOf(entity), bytesOf(`${JSON.stringify(records, null, 2)}\n`)] as const;
const versionFile = (version: number) =>
  ['content.json', bytesOf(JSON.stringify({ kind: 'site-content', version }))] as const;

describe.each(KINDS_OF_RUN)('at %s, commits with records of version 2', (kind) => {
  const { host, author, colleague } = stage(kind);
  const commit = (version: number, products: readonly unknown[]) =>
    commitFiles(
      host(),
      new Map([versionFile(version), fileIn('products', products)]),
      'content: 1 product\n\nPublication: 1',
    );

  it('show the versions and changes of a product as they are today', async () => {
    const today = recordsAt(host(), 'products');
    commit(2, today.map(inVersion2));
    const changed = commit(2, [inVersion2({ ...brick, size: '1 mm' }), ...today.slice(1).map(inVersion2)]);
    const { versions } = await versionsOf(hostOf(host()), { entity: 'products', id: String(brick.id) });
    expect(versions[0]?.value).toEqual({ ...brick, size: '1 mm' });
    expect(await changesIn(hostOf(host()), changed)).toEqual([
      { kind: 'record', entity: 'products', id: brick.id, before: brick, after: { ...brick, size: '1 mm' } },
    ]);
  });

  it('open as a proposal whose changes can be taken, and which is not merged as it is', async () => {
    const today = recordsAt(host(), 'products');
    const before = commit(2, today.map(inVersion2));
    const proposed = commit(2, [inVersion2({ ...brick, size: '1 mm' }), ...today.slice(1).map(inVersion2)]);
    const { repository } = host();
    repository.moveBranch('content/rahim', proposed, true);
    repository.moveBranch('main', before, true);
    commit(3, today);
    await author().open('content/rahim', 'Publication: 1');
    expect(await colleague().read()).toMatchObject({
      ok: true,
      value: { changes: [{ op: 'put', id: brick.id, base: brick, value: { ...brick, size: '1 mm' } }] },
    });
    expect(await colleague().approve()).toEqual({ kind: 'conflict' });
    expect(recordsAt(host(), 'products')).toEqual(today);
  });
});
