import { reworded } from '@/__tests__/fixtures/pair';
import { changesIn } from '@/components/admin/repository/history';
import { HostError } from '@/components/admin/repository/host';
import { fileOf } from '@/content/registry';
import { bytesOf, canonicalJson, sample, webp } from '@/__tests__/lib/exchange/fixtures';
import { commitFiles, commitRecords, headOf, hostOf, hostOfEachTest, KINDS } from './host-kit';

const [brick, ...others] = sample('products');
const renamed = [{ ...brick, name: reworded(brick.name, 'Renamed') }, ...others];
const page = bytesOf('<script>steal()</script>');

describe.each(KINDS)('at %s', (kind) => {
  const host = hostOfEachTest(kind);
  const commitRename = () => commitRecords(host(), 'products', renamed);

  it('lists one change among many files, and no commit of more folders than anybody can review', async () => {
    const many = Array.from(
      { length: 130 },
      (_, index) => `media/old-${String(index).padStart(8, '0')}.webp`,
    );
    commitFiles(host(), new Map(many.map((path) => [path, webp()])), 'Many');
    const one = commitFiles(host(), new Map([[many[129] ?? '', page]]), 'One');
    expect((await hostOf(host()).filesOf(one)).files).toEqual([
      { path: `content/${many[129]}`, before: '100644', after: '100644' },
    ]);
    const folders = Array.from({ length: 120 }, (_, index) => `folder-${index}/a.txt`);
    const wide = commitFiles(host(), new Map(folders.map((path) => [path, page])), 'Wide');
    await expect(hostOf(host()).filesOf(wide)).rejects.toEqual(new HostError('unlisted'));
  });

  it('refuses a list of files that the host has cut', async () => {
    const cut: typeof globalThis.fetch = async (input, init) => {
      const answer = await globalThis.fetch(input, init);
      if (!/\/(?:git\/trees|repository\/tree)/.test(String(input))) return answer;
      const value = (await answer.json()) as object;
      const tree = 'tree' in value && Array.isArray(value.tree) ? value.tree : [];
      const isFirst = !/[?&]page=(?!1\b)/.test(String(input));
      return Response.json(
        Array.isArray(value)
          ? [...(value as readonly unknown[]), ...(value as readonly unknown[])]
          : { ...value, tree: isFirst ? tree.slice(1) : [], truncated: true },
      );
    };
    await expect(hostOf(host(), { fetch: cut }).filesOf(commitRename())).rejects.toEqual(
      new HostError('unlisted'),
    );
  });

  it('finds the changed records of a commit that changes many other folders', async () => {
    const { repository } = host();
    const parent = repository.commit(headOf(host()));
    const entry = (path: string, text: string) =>
      ({ mode: '100644', type: 'blob', sha: repository.writeBlob(Buffer.from(text)), path }) as const;
    const tree = repository.writeTree(parent.tree, [
      ...Array.from({ length: 120 }, (_, index) => entry(`folder-${index}/a.txt`, 'x')),
      entry(`content/${fileOf('products')}`, canonicalJson('products', renamed)),
    ]);
    const commit = repository.writeCommit(tree, [parent.sha], 'Wide', parent.author);
    expect(await changesIn(hostOf(host()), commit)).toMatchObject([{ kind: 'record', id: brick.id }]);
  });
});
