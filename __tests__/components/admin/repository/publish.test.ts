import { reworded } from '@/__tests__/fixtures/pair';
import { textOf, contentHash } from '@/lib/records';
import { publish } from '@/components/admin/repository/publish';
import { entities, fileOf } from '@/content/registry';
import {
  deleteOf,
  mediaOf,
  pathOf,
  productWith,
  putOf,
  sample,
  webp,
} from '@/__tests__/lib/exchange/fixtures';
import {
  commitFiles,
  commitRecords,
  commitsOf,
  fileAt,
  headOf,
  hostOf,
  hostOfEachTest,
  KINDS_OF_RUN,
  publicationOf,
  recordsAt,
  REQUESTS,
} from './host-kit';

const [brick, other] = sample('products');
const renamed = { ...brick, name: reworded(brick.name, 'Brick, renamed') };

describe.each(KINDS_OF_RUN)('at %s', (kind) => {
  const { push } = REQUESTS[kind];
  const host = hostOfEachTest(kind);

  const head = () => headOf(host());
  const rename = async () => publicationOf({ changes: [await putOf('products', brick, renamed)] });
  const nameOf = (id: unknown) =>
    textOf(recordsAt(host(), 'products').find((record) => record.id === id)?.name);

  const publishRename = async () => publish(hostOf(host()), await rename());

  /** Somebody else changes a product. */
  function change(id: unknown, value: object) {
    const records = recordsAt(host(), 'products');
    return commitRecords(
      host(),
      'products',
      records.map((record) => (record.id === id ? { ...record, ...value } : record)),
    );
  }
  const someoneElse = (name = 'Theirs') => change(other.id, { name: reworded(other.name, name) });

  it('makes one commit of all changed files and pictures, on the head that was read', async () => {
    const before = head();
    const path = await pathOf(webp());
    const publication = await publicationOf(
      {
        changes: [
          await putOf('products', brick, renamed),
          await putOf('products', null, productWith(path)),
          await deleteOf('services', sample('services')[0]),
        ],
        media: [await mediaOf(path)],
      },
      'Two at once',
    );
    const result = await publish(hostOf(host()), publication);

    expect(result).toMatchObject({ kind: 'sent', commit: head() });
    const { parents, message, author } = host().repository.commit(head());
    expect(parents).toEqual([before]);
    expect(author.name).toBe('Rahim Uddin');
    expect(message.split('\n')).toEqual([
      'content: 2 products, 1 service',
      '',
      'Note: Two at once',
      '',
      'Edit product "Brick, renamed": name',
      expect.stringContaining('Add product'),
      expect.stringContaining('Delete service'),
      '',
      'From the studio, by Rahim Uddin, Editor',
      '',
      `Publication: ${publication.mark}`,
    ]);
    expect(fileAt(host(), path)).toEqual(webp());
    const changed = host().repository.changedPaths(head());
    expect(changed.sort()).toEqual(
      [`content/${fileOf('products')}`, `content/${fileOf('services')}`, `content/${path}`].sort(),
    );
    const files = entities.map(
      (entity) => [fileOf(entity), fileAt(host(), fileOf(entity)) ?? new Uint8Array()] as const,
    );
    expect(result).toMatchObject({ hash: await contentHash(new Map(files)) });
  });

  it('merges with what somebody else has published meanwhile', async () => {
    const theirs = someoneElse();
    expect(await publishRename()).toMatchObject({ kind: 'sent' });
    expect(host().repository.commit(head()).parents).toEqual([theirs]);
    expect(nameOf(other.id)).toBe('Theirs');
    expect(nameOf(brick.id)).toBe('Brick, renamed');
  });

  it('sends nothing if both sides changed the same field', async () => {
    const theirs = change(brick.id, { name: reworded(brick.name, 'Theirs') });
    expect(await publishRename()).toMatchObject({
      kind: 'disputed',
      disputes: [{ id: brick.id, fields: [{ path: 'name.en', mine: 'Brick, renamed', theirs: 'Theirs' }] }],
    });
    expect(head()).toBe(theirs);
    expect(host().requests.filter(({ call }) => call !== 'GET')).toEqual([]);
  });

  it('sends nothing if the repository has the same content already', async () => {
    await publishRename();
    const before = head();
    expect(await publishRename()).toMatchObject({ kind: 'same', commit: before });
    expect(head()).toBe(before);
  });

  it('restarts when the branch moves, three times at most', async () => {
    let count = 0;
    host().onMovingHead(() => someoneElse(`Theirs ${(count += 1)}`));
    host().fail('moving-head', push, 2);
    expect(await publishRename()).toMatchObject({ kind: 'sent' });
    expect(nameOf(other.id)).toBe('Theirs 2');

    const before = commitsOf(host()).length;
    host().fail('moving-head', push, 9);
    const again = await publicationOf({
      changes: [await putOf('products', renamed, { ...renamed, name: reworded(renamed.name, 'Once more') })],
    });
    expect(await publish(hostOf(host()), again)).toEqual({ kind: 'failed', failure: 'moved' });
    expect(count).toBe(6);
    expect(commitsOf(host())).toHaveLength(before + 4);
    expect(nameOf(brick.id)).toBe('Brick, renamed');
  });

  it('does not restore a commit that a force push removed after it was read', async () => {
    const before = head();
    const removed = someoneElse('A secret by mistake');
    host().onMovingHead(() => host().repository.moveBranch('main', before, true));
    host().fail('moving-head', push);
    expect(await publishRename()).toMatchObject({ kind: 'sent' });
    expect(host().repository.commit(head()).parents).toEqual([before]);
    expect(commitsOf(host())).not.toContain(removed);
    expect(nameOf(other.id)).toBe(textOf(other.name));
  });

  it('keeps the mode of an executable file', async () => {
    const path = `content/${fileOf('products')}`;
    commitFiles(
      host(),
      new Map([[fileOf('products'), fileAt(host(), fileOf('products')) ?? new Uint8Array()]]),
      'Executable',
      '100755',
    );
    expect(await publishRename()).toMatchObject({ kind: 'sent' });
    expect(host().repository.entries(host().repository.commit(head()).tree).get(path)?.mode).toBe('100755');
  });

  it('is refused when a file changed that its check relied on', async () => {
    host().onMovingHead(() => {
      const services = recordsAt(host(), 'services').map((record) => ({
        ...record,
        title: reworded(record.title, 'Theirs'),
      }));
      commitRecords(host(), 'services', services);
    });
    host().fail('moving-head', push);
    const result = await publishRename();
    const files = entities.map(
      (entity) => [fileOf(entity), fileAt(host(), fileOf(entity)) ?? new Uint8Array()] as const,
    );
    expect(result).toMatchObject({ kind: 'sent', hash: await contentHash(new Map(files)) });
    expect(host().requests.filter(({ call, path }) => push.test(`${call} ${path}`))).toHaveLength(2);
  });
});
