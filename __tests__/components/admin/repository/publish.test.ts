import { publish } from '@/components/admin/repository/publish';
import { HostError } from '@/components/admin/repository/host';
import { contentHash } from '@/content/lib/content-hash';
import { entities, fileOf } from '@/content/registry';
import {
  bytesOf,
  canonicalJson,
  deleteOf,
  mediaOf,
  pathOf,
  productWith,
  putOf,
  sample,
  textOf,
  webp,
} from '@/__tests__/content/studio/fixtures';
import type { Fault, TestGitHost } from '@/e2e/support/git-host/git-host';
import {
  commitFiles,
  fileAt,
  hostOf,
  publicationOf,
  READER,
  recordsAt,
  removeTemplate,
  startHost,
  unwatched,
} from './host-kit';

const [brick, other] = sample('products');
const renamed = { ...brick, name: 'Brick, renamed' };
const MOVE = /^PATCH/;

let host: TestGitHost;

beforeEach(async () => {
  host = await startHost();
});

afterEach(async () => {
  expect(host.complaints).toEqual([]);
  await host.stop();
});

/** Waits in vain only where nothing else is tested. */
const patience = (fault: Fault) => ({ timeout: fault === 'slow' ? 500 : 10_000 });
afterAll(removeTemplate);

const head = () => host.repository.head('main') ?? '';
const commits = () => host.repository.lines('rev-list', 'refs/heads/main');
const rename = async (note = '') =>
  publicationOf({ changes: [await putOf('products', brick, renamed)] }, note);
const nameOf = (id: unknown) => recordsAt(host, 'products').find((record) => record.id === id)?.name;

/** Somebody else changes the second product. */
function someoneElse(value: object = { name: 'Theirs' }) {
  const records = recordsAt(host, 'products').map((record) =>
    record.id === other.id ? { ...record, ...value } : record,
  );
  return commitFiles(
    host,
    new Map([[fileOf('products'), bytesOf(canonicalJson('products', records))]]),
    'Theirs',
  );
}

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
  const result = await publish(hostOf(host), publication, unwatched);

  expect(result).toMatchObject({ kind: 'sent', commit: head() });
  const { parents, message, author } = host.repository.commit(head());
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
  ]);
  expect(fileAt(host, path)).toEqual(webp());
  const changed = host.repository.changedPaths(head());
  expect(changed.sort()).toEqual(
    [`content/${fileOf('products')}`, `content/${fileOf('services')}`, `content/${path}`].sort(),
  );
  const files = entities.map(
    (entity) => [fileOf(entity), fileAt(host, fileOf(entity)) ?? new Uint8Array()] as const,
  );
  expect(result).toMatchObject({ hash: await contentHash(new Map(files)) });
});

it('merges with what somebody else has published meanwhile', async () => {
  const theirs = someoneElse();
  expect(await publish(hostOf(host), await rename(), unwatched)).toMatchObject({ kind: 'sent' });
  expect(host.repository.commit(head()).parents).toEqual([theirs]);
  expect(nameOf(other.id)).toBe('Theirs');
  expect(nameOf(brick.id)).toBe('Brick, renamed');
});

it('sends nothing where both have changed the same field', async () => {
  const records = recordsAt(host, 'products').map((record) =>
    record.id === brick.id ? { ...record, name: 'Theirs' } : record,
  );
  const theirs = commitFiles(
    host,
    new Map([[fileOf('products'), bytesOf(canonicalJson('products', records))]]),
    'Theirs',
  );
  const result = await publish(hostOf(host), await rename(), unwatched);
  expect(result).toMatchObject({
    kind: 'disputed',
    disputes: [{ id: brick.id, fields: [{ field: 'name', mine: 'Brick, renamed', theirs: 'Theirs' }] }],
  });
  expect(head()).toBe(theirs);
  expect(host.requests.filter(({ call }) => call !== 'GET')).toEqual([]);
});

it('sends nothing where the repository says the same already', async () => {
  await publish(hostOf(host), await rename(), unwatched);
  const before = head();
  expect(await publish(hostOf(host), await rename(), unwatched)).toMatchObject({
    kind: 'same',
    commit: before,
  });
  expect(head()).toBe(before);
});

it('begins again where the branch moves, three times at most', async () => {
  let count = 0;
  host.onMovingHead(() => someoneElse({ name: `Theirs ${(count += 1)}` }));
  host.fail('moving-head', MOVE, 2);
  expect(await publish(hostOf(host), await rename(), unwatched)).toMatchObject({ kind: 'sent' });
  expect(nameOf(other.id)).toBe('Theirs 2');

  const before = commits().length;
  host.fail('moving-head', MOVE, 9);
  const again = await publicationOf({
    changes: [await putOf('products', renamed, { ...renamed, name: 'Once more' })],
  });
  expect(await publish(hostOf(host), again, unwatched)).toEqual({ kind: 'failed', failure: 'moved' });
  expect(count).toBe(6);
  expect(commits()).toHaveLength(before + 4);
  expect(nameOf(brick.id)).toBe('Brick, renamed');
});

it('finds out that a commit has arrived whose answer was lost', async () => {
  const before = commits().length;
  host.fail('lost-answer', MOVE);
  expect(await publish(hostOf(host), await rename(), unwatched)).toMatchObject({
    kind: 'sent',
    commit: head(),
  });
  expect(commits()).toHaveLength(before + 1);
});

it('sends a lost request once more', async () => {
  const before = commits().length;
  host.fail('cut', MOVE);
  expect(await publish(hostOf(host), await rename(), unwatched)).toMatchObject({
    kind: 'sent',
    commit: head(),
  });
  expect(commits()).toHaveLength(before + 1);
});

it('says that it does not know where even that question is not answered', async () => {
  host.fail('lost-answer', MOVE);
  host.fail('cut', /compare/);
  const made: string[] = [];
  const result = await publish(hostOf(host), await rename(), {
    onMade: ({ commit }) => void made.push(commit),
  });
  expect(result).toMatchObject({ kind: 'unsure', commit: head() });
  expect(made).toEqual([head()]);
  expect(await hostOf(host).isIn(head())).toBe(true);
});

it('knows a branch that takes no commits from one that has moved', async () => {
  host.fail(422, MOVE, 9);
  expect(await publish(hostOf(host), await rename(), unwatched)).toEqual({
    kind: 'failed',
    failure: 'protected',
  });
});

/** Each fault at one step in every run, at all of them before a release. */
const STEPS = [/git\/ref\//, /^POST .*blobs/, /^POST .*trees/, /^POST .*commits/, /contents/];
const isFull = process.env.TEST_DEPTH === 'full';

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
    // A content file that is not found is missing from the content, which is no failure of the host.
    if (fault === 404 && on.test('contents')) continue;
    host.heal();
    host.fail(fault, on);
    expect(await publish(hostOf(host, patience(fault)), await rename(), unwatched)).toEqual({
      kind: 'failed',
      failure,
    });
  }
  expect(head()).toBe(before);
});

it.each([
  [{ token: 'github_pat_unknown' }, 'expired'],
  [{ name: 'another' }, 'missing'],
  [{ branch: 'another' }, 'no-branch'],
  [{ token: READER }, 'read-only'],
])('says what is wrong with a connection: %j is %s', async (options, failure) => {
  await expect(hostOf(host, options).whoAmI()).rejects.toEqual(new HostError(failure as never));
});

it('names whose token it is', async () => {
  expect(await hostOf(host).whoAmI()).toEqual({ name: 'Rahim Uddin' });
});

it('reads files of more than 1 MB, and folders', async () => {
  const large = new Uint8Array(1_200_000).fill(7);
  commitFiles(host, new Map([['media/large-00000000.webp', large]]), 'Large');
  expect(await hostOf(host).readFile('content/media/large-00000000.webp', head())).toEqual(large);
  expect(await hostOf(host).listFolder('content/media', head())).toEqual(['large-00000000.webp']);
  expect(await hostOf(host).readFile('content/nothing.json', head())).toBeNull();
  expect(textOf(await hostOf(host).readFile('content/content.json', head()))).toContain('site-content');
});
