import { reworded } from '@/__tests__/fixtures/pair';
import { findPublication } from '@/components/admin/repository/commit-content';
import { publish } from '@/components/admin/repository/publish';
import { HostError } from '@/components/admin/repository/host';
import { putOf, sample, textOf } from '@/__tests__/lib/exchange/fixtures';
import type { Fault } from '@/e2e/support/git-host/git-host';
import {
  ALL,
  ASK,
  commitFiles,
  commitsOf,
  headOf,
  hostOf,
  hostOfEachTest,
  KINDS_OF_RUN,
  publicationOf,
  READER,
  REQUESTS,
} from './host-kit';
import { isFull } from '@/scripts/test/depth';

const [brick] = sample('products');

describe.each(KINDS_OF_RUN)('at %s', (kind) => {
  const { push, head: readsHead, files } = REQUESTS[kind];
  const host = hostOfEachTest(kind);

  const head = () => headOf(host());
  const rename = async () =>
    publicationOf({
      changes: [await putOf('products', brick, { ...brick, name: reworded(brick.name, 'Brick, renamed') })],
    });
  const publishRename = async (options = {}) => publish(hostOf(host(), options), await rename());

  it('detects a published commit whose response was lost', async () => {
    const before = commitsOf(host()).length;
    host().fail('lost-answer', push);
    expect(await publishRename()).toMatchObject({ kind: 'sent', commit: head() });
    expect(commitsOf(host())).toHaveLength(before + 1);
  });

  it('sends a lost request once more', async () => {
    const before = commitsOf(host()).length;
    host().fail('cut', push);
    expect(await publishRename()).toMatchObject({ kind: 'sent', commit: head() });
    expect(commitsOf(host())).toHaveLength(before + 1);
  });

  it('is unsure if the host does not answer whether the branch has the commit', async () => {
    host().fail('lost-answer', push);
    host().fail('cut', ASK);
    const publication = await rename();
    const onPush = jest.fn();
    const { kind: outcome } = await publish(hostOf(host()), publication, onPush);
    expect(outcome).toBe('unsure');
    expect(onPush).toHaveBeenCalledTimes(1);
    expect(await findPublication(hostOf(host()), publication.mark)).toBe(head());
  });

  it('distinguishes a protected branch from one that has moved', async () => {
    host().fail(422, push, 9);
    expect(await publishRename()).toEqual({ kind: 'failed', failure: 'protected' });
  });

  /** Timeout in ms: short only for the fault that tests timeouts. */
  const patience = (fault: Fault) => ({ timeout: fault === 'slow' ? 500 : 10_000 });

  /** Steps of a publication. Each fault is tested at one of them in every run, at all before a release. */
  const STEPS = [
    readsHead,
    ...(kind === 'github' ? [/^POST .*blobs/, /^POST .*trees/, /^POST .*commits/] : []),
    files,
  ];

  it.each<[Fault, string]>([
    ['cut', 'offline'],
    ['slow', 'timeout'],
    ['limit', 'limit'],
    [401, 'expired'],
    [403, 'forbidden'],
    [404, 'missing'],
    [409, 'refused'],
    [413, 'too-large'],
    [422, 'refused'],
    [429, 'limit'],
    [500, 'broken'],
    [503, 'broken'],
  ])('ends in one reason, with nothing on the branch, after %s', async (fault, failure) => {
    const before = head();
    const index = failure.length % STEPS.length;
    for (const on of isFull ? STEPS : STEPS.slice(index, index + 1)) {
      // A 404 for a content file means that it does not exist, not a failure of the host.
      if (fault === 404 && on === files) continue;
      host().heal();
      host().fail(fault, on);
      expect(await publishRename(patience(fault))).toEqual({ kind: 'failed', failure });
    }
    expect(head()).toBe(before);
  });

  it.each<[object, string]>([
    [{ token: 'github_pat_unknown' }, 'expired'],
    [{ name: 'another' }, 'missing'],
    [{ branch: 'another' }, 'no-branch'],
    [{ token: READER }, 'read-only'],
    ...(kind === 'github' ? [] : ([[{ token: ALL }, 'too-wide']] as [object, string][])),
  ])('says what is wrong with a connection: %j is %s', async (options, failure) => {
    await expect(hostOf(host(), options).whoAmI()).rejects.toEqual(new HostError(failure as never));
  });

  it('returns the name of the token’s owner', async () => {
    expect(await hostOf(host()).whoAmI()).toEqual({ name: 'Rahim Uddin' });
  });

  it('lists more than 1,000 files, the limit of some endpoints', async () => {
    const { repository } = host();
    const sha = repository.writeBlob(Buffer.from('x'));
    const entries = Array.from({ length: 1100 }, (_, index) => {
      const path = `content/media/picture-${index}-00000000.webp`;
      return { mode: '100644', type: 'blob', sha, path } as const;
    });
    const tree = repository.writeTree(repository.commit(head()).tree, entries);
    const someone = { name: 'Somebody', email: 'somebody@example.com' };
    const commit = repository.writeCommit(tree, [head()], 'Many', someone);
    expect(await hostOf(host()).listFolder('content/media', commit)).toHaveLength(1100);
  });

  it('does not ask for ever where a proxy answers every page of a list with the first one', async () => {
    let requests = 0;
    const entry = { mode: '100644', type: 'blob', path: 'a', name: 'a', sha: head(), id: head() };
    const everyPage = (input: string) => {
      requests += 1;
      const list = Array.from({ length: 100 }, () => entry);
      return Promise.resolve(
        Response.json(
          kind === 'gitlab' && /tree/.test(input)
            ? list
            : { parents: [{ sha: head() }], parent_ids: [head()], tree: list, total_count: 150, sha: head() },
        ),
      );
    };
    const files = hostOf(host(), { fetch: everyPage as typeof fetch }).filesOf(head());
    await expect(files).rejects.toThrow(HostError);
    expect(requests).toBeLessThan(300);
  });

  it('reads files of more than 1 MB, and folders', async () => {
    const large = new Uint8Array(1_200_000).fill(7);
    commitFiles(host(), new Map([['media/large-00000000.webp', large]]), 'Large');
    const read = await hostOf(host()).readFile('content/media/large-00000000.webp', head());
    // `toEqual` on arrays would take seconds.
    expect(Buffer.from(read ?? []).equals(large)).toBe(true);
    expect(await hostOf(host()).listFolder('content/media', head())).toEqual(['large-00000000.webp']);
    expect(await hostOf(host()).readFile('content/nothing.json', head())).toBeNull();
    expect(textOf(await hostOf(host()).readFile('content/content.json', head()))).toContain('site-content');
  });
});
