import { changesIn, versionsOf } from '@/components/admin/repository/history';
import { fileOf } from '@/content/registry';
import type { Entity, ManagedRecord } from '@/lib/records';
import { bytesOf, sample } from '@/__tests__/lib/exchange/fixtures';
import { inVersion1, withCategoryNames } from '@/__tests__/lib/exchange/version-1';
import { commitFiles, hostOf, KINDS_OF_RUN, recordsAt } from './host-kit';
import { stage } from './proposal-kit';

const [brick] = sample('products');

/** A record as older versions had it: version 1 with its Bangla in a second tree, both with names of categories. */
const older = [
  [1, inVersion1],
  [2, withCategoryNames<ManagedRecord>],
] as const;
const fileIn = (entity: Entity, records: readonly unknown[]) =>
  [fileOf(entity), bytesOf(`${JSON.stringify(records, null, 2)}\n`)] as const;
const versionFile = (version: number) =>
  ['content.json', bytesOf(JSON.stringify({ kind: 'site-content', version }))] as const;

describe.each(KINDS_OF_RUN.flatMap((kind) => older.map((one) => [kind, ...one] as const)))(
  'at %s, commits with records of version %d',
  (kind, was, inVersion) => {
    const { host, author, colleague } = stage(kind);
    const commit = (version: number, products: readonly unknown[]) =>
      commitFiles(
        host(),
        new Map([versionFile(version), fileIn('products', products)]),
        'content: 1 product\n\nPublication: 1',
      );

    it('show the versions and changes of a product as they are today', async () => {
      const today = recordsAt(host(), 'products');
      commit(was, today.map(inVersion));
      const changed = commit(was, [inVersion({ ...brick, size: '1 mm' }), ...today.slice(1).map(inVersion)]);
      const { versions } = await versionsOf(hostOf(host()), { entity: 'products', id: String(brick.id) });
      expect(versions[0]?.value).toEqual({ ...brick, size: '1 mm' });
      expect(await changesIn(hostOf(host()), changed)).toEqual([
        {
          kind: 'record',
          entity: 'products',
          id: brick.id,
          before: brick,
          after: { ...brick, size: '1 mm' },
        },
      ]);
    });

    it('open as a proposal whose changes can be taken, and which is not merged as it is', async () => {
      const today = recordsAt(host(), 'products');
      const before = commit(was, today.map(inVersion));
      const proposed = commit(was, [inVersion({ ...brick, size: '1 mm' }), ...today.slice(1).map(inVersion)]);
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
  },
);
