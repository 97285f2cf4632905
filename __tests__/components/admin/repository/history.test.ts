import { reworded } from '@/__tests__/fixtures/pair';
import { textOf, type Entity, type ManagedRecord } from '@/lib/records';
import { changesIn, versionsOf } from '@/components/admin/repository/history';
import { reversalOf } from '@/components/admin/screens/history/what-changed';
import type { Row } from '@/components/admin/store/types';
import { sample } from '@/__tests__/lib/exchange/fixtures';
import { commitRecords, hostOf, hostOfEachTest, KINDS_OF_RUN, recordsAt } from './host-kit';

const [a, b, c] = sample('products');
/** Number of commits, more than a page of the host. */
const COUNT = 19;

describe.each(KINDS_OF_RUN)('at %s', (kind) => {
  const host = hostOfEachTest(kind);
  const write = (records: readonly ManagedRecord[], message: string) =>
    commitRecords(host(), 'products', records, message);
  const named = (name: string) => ({ ...a, name: reworded(a.name, name) });

  it('lists the commits that changed a record, page by page, and not those that changed others', async () => {
    for (let count = 1; count <= COUNT; count += 1) write([named(`Name ${count}`), b, c], `Name ${count}`);
    write([named(`Name ${COUNT}`), { ...b, name: reworded(b.name, 'Another') }, c], 'Another record');
    write([b, c], 'Gone');
    const record = { entity: 'products' as const, id: String(a.id) };

    const first = await versionsOf(hostOf(host()), record);
    if (first.next === null) throw new Error('There is a second page.');
    const rest = await versionsOf(hostOf(host()), record, first.next);
    const all = [...first.versions, ...rest.versions];
    expect(rest.next).toBeNull();
    expect(first.versions).toHaveLength(20);
    expect(all.map(({ version }) => version.subject)).toEqual([
      'Gone',
      ...Array.from({ length: COUNT }, (_, index) => `Name ${COUNT - index}`),
      'The website',
    ]);
    expect(all.map(({ value }) => value && textOf(value.name))).toEqual([
      null,
      ...Array.from({ length: COUNT }, (_, index) => `Name ${COUNT - index}`),
      textOf(a.name),
    ]);
  }, 120_000);

  it('lists the changes of a publication, and makes drafts that reverse it', async () => {
    const added = { ...a, id: 'added', name: reworded(a.name, 'Added') };
    const commit = write([b, named('Renamed'), added], 'Three at once');
    const changes = await changesIn(hostOf(host()), commit);
    expect(changes.map((change) => (change.kind === 'order' ? 'order' : change.id))).toEqual([
      a.id,
      'added',
      c.id,
      'order',
    ]);

    // Somebody has changed another field since.
    const website = [b, { ...named('Renamed'), size: 'Another size' }, added];
    const row = (_: Entity, id: string) => {
      const published = website.find((record) => record.id === id) ?? null;
      return published && ({ published } as unknown as Row);
    };
    const head = new Map([['products', website]] as const);
    const drafts = reversalOf(changes, { row }, head);
    expect(drafts).toEqual([
      expect.objectContaining({
        id: a.id,
        op: 'put',
        value: { ...a, size: 'Another size' },
        base: website[1],
      }),
      expect.objectContaining({ id: 'added', op: 'delete', base: added }),
      expect.objectContaining({ id: c.id, op: 'put', value: c, base: null }),
      expect.objectContaining({ id: '#order', baseIds: [b.id, a.id, 'added'], ids: [a.id, b.id, c.id] }),
    ]);
    // The website has not been renewed, and a build of the repository would show the new product.
    const early = reversalOf(changes, { row: (_, id) => (id === 'added' ? null : row(_, id)) }, head);
    expect(early[1]).toEqual({
      entity: 'products',
      id: 'added',
      op: 'delete',
      value: added,
      base: null,
      sent: [added],
    });
    expect(recordsAt(host(), 'products')).toHaveLength(3);
  });

  it('disputes a reversed field that was changed again since', async () => {
    const commit = write([named('Renamed'), b, c], 'Renamed');
    const published = named('Renamed once more');
    const [draft] = reversalOf(
      await changesIn(hostOf(host()), commit),
      { row: () => ({ published }) as unknown as Row },
      new Map([['products', [published]]]),
    );
    expect(draft).toMatchObject({ op: 'put', value: a, base: named('Renamed') });
  });
});
