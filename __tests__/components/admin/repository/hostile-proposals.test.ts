import { reworded } from '@/__tests__/fixtures/pair';
import type { ManagedRecord } from '@/lib/records';
import { fileOf } from '@/content/registry';
import {
  bytesOf,
  canonicalJson,
  deleteOf,
  mediaOf,
  pathOf,
  productWith,
  putOf,
  sample,
  webp,
} from '@/__tests__/lib/exchange/fixtures';
import { commitFiles, fileAt, headOf, KINDS_OF_RUN, recordsAt } from './host-kit';
import { changeByHand, stage } from './proposal-kit';

const [brick, other] = sample('products');
const BRANCH = 'content/rahim';
const PRODUCTS = `content/${fileOf('products')}`;
const html = bytesOf('<script>steal()</script>');
const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** Where a file may not be, by its path in the repository. */
const ELSEWHERE: Readonly<Record<string, RegExp>> = {
  'content/media/sub/evil.htm': /folder below media/,
  'content/media/sub/new-block-0a0a0a0a.webp': /folder below media/,
  'content/media/.sub/new-block-0a0a0a0a.webp': /folder below media/,
  'content/media/.htaccess': /is hidden/,
  'content/media/.new-block-0a0a0a0a.webp': /is hidden/,
  'content/media/x.php': /not named/,
  'content/media/x.html': /not named/,
  'content/media/new-block-0a0a0a0a.svg': /not named/,
  'content/media/new-block-0a0a0a0a.webp.html': /not named/,
  'content/media/New-Block-0a0a0a0a.webp': /not named/,
  'content/media/new-block-0a0a0a0a.WEBP': /not named/,
  'content/Media/new-block-0a0a0a0a.webp': /not content/,
  'content/media.htm': /not content/,
  'content/content.json': /not content/,
  'content/routes.ts': /not content/,
  'content/entities/products/Data.json': /not content/,
  'content/entities/products/data.json.bak': /not content/,
  'content/entities/products/sub/data.json': /not content/,
  'content/entities/unknown/data.json': /not content/,
  'content.json': /not content/,
  'media/new-block-0a0a0a0a.webp': /not content/,
  'README.md': /not content/,
  'scripts/images.ts': /not content/,
  '.github/workflows/deploy.yml': /not content/,
  'public/admin/evil.html': /not content/,
};

describe.each(KINDS_OF_RUN)('at %s', (kind) => {
  const { host, author, colleague, nameAtHead } = stage(kind);

  /** Proposes a change, and opens it with each change by hand. Tries to approve the last. Returns the sentences of each refusal. */
  async function refusals(changes: Readonly<Record<string, Parameters<typeof changeByHand>[2]>>) {
    await author().propose('Proposed', 'rahim');
    const [proposal, before] = [host().repository.head(BRANCH) ?? '', headOf(host())];
    const sentences: Record<string, string> = {};
    for (const [what, files] of Object.entries(changes)) {
      changeByHand(host(), BRANCH, files, { proposal });
      const read = await colleague().read();
      sentences[what] = read.ok ? 'It is shown.' : read.problems.map(({ message }) => message).join('\n');
    }
    expect((await colleague().approve()).kind).toBe('foreign');
    expect(headOf(host())).toBe(before);
    expect([...(host().proposals[0]?.approvals ?? [])]).toEqual([]);
    return sentences;
  }

  it('refuses a proposal by the name of every file that no review shows', async () => {
    const found = await refusals(
      Object.fromEntries(Object.keys(ELSEWHERE).map((path) => [path, [{ path }]])),
    );
    for (const [path, reason] of Object.entries(ELSEWHERE)) {
      expect(found[path]).toMatch(reason);
      expect(found[path]?.startsWith(`${path}: `)).toBe(true);
      expect(found[path]?.split('\n')).toHaveLength(1);
    }
  });

  it('refuses links, other repositories, modes, deletions and renames', async () => {
    const [picture, published] = [await pathOf(webp()), await pathOf(webp(80), 'published')];
    commitFiles(host(), new Map([[published, webp(80)]]), 'A picture');
    const products = host().repository.blob(host().repository.entryAt(headOf(host()), PRODUCTS)?.sha ?? '');
    const found = await refusals({
      link: [{ path: `content/${picture}`, bytes: bytesOf('/etc/passwd'), mode: '120000' }],
      'link of records': [{ path: PRODUCTS, bytes: bytesOf('../../../secret'), mode: '120000' }],
      submodule: [{ path: 'content/media/sub', mode: '160000' }],
      executable: [{ path: `content/${picture}`, bytes: webp(), mode: '100755' }],
      'executable records': [{ path: PRODUCTS, bytes: new Uint8Array(products), mode: '100755' }],
      'deleted records': [{ path: `content/${fileOf('blogs')}`, bytes: null }],
      'deleted picture': [{ path: `content/${published}`, bytes: null }],
      renamed: [
        { path: `content/${published}`, bytes: null },
        { path: 'content/media/sub/a.webp', bytes: webp(80) },
      ],
      'look-alike': [{ path: 'content/medi\u0430/new-block-0a0a0a0a.webp' }],
      'turned name': [{ path: 'content/media/new-\u202Epbew.htm' }],
    });
    expect(found).toEqual({
      link: `content/${picture}: is a link, and links are not followed.`,
      'link of records': `${PRODUCTS}: is a link, and links are not followed.`,
      submodule: 'content/media/sub: is another repository (a submodule).',
      executable: `content/${picture}: is executable.`,
      'executable records': `${PRODUCTS}: is executable.`,
      'deleted records': `content/${fileOf('blogs')}: is deleted.`,
      'deleted picture': `content/${published}: is deleted.`,
      renamed: expect.stringMatching(/published-\w+\.webp: is deleted\.\ncontent\/media\/sub\/a\.webp: /),
      'look-alike': 'content/medi\\u0430/new-block-0a0a0a0a.webp: is not content of the studio.',
      'turned name': 'content/media/new-\\u202epbew.htm: is not named as pictures of the studio are.',
    });
  });

  it('refuses a picture of another kind, one with a page behind it, and one that nothing uses', async () => {
    const [page, both, unused] = [html, joined(webp(), html), webp()];
    const paths = await Promise.all([page, both, unused].map((bytes) => pathOf(bytes)));
    const [pagePath = '', bothPath = '', unusedPath = ''] = paths;
    const picture = (path: string, bytes: typeof html) => [{ path: `content/${path}`, bytes }];
    expect(
      await refusals({
        page: picture(pagePath, page),
        both: picture(bothPath, both),
        unused: picture(unusedPath, unused),
        renamed: picture('media/another-0a0a0a0a.webp', webp()),
      }),
    ).toEqual({
      page: `content/${pagePath}: it is no image/webp by its first bytes.`,
      both: `content/${bothPath}: it has ${html.length} bytes behind the end of the picture.`,
      unused: `${unusedPath}: no change uses this file.`,
      renamed: 'content/media/another-0a0a0a0a.webp: the digits in its name are not those of the file.',
    });
  });

  it('refuses data that the build reads otherwise than the review shows it', async () => {
    const blogs = `content/${fileOf('blogs')}`;
    const text = Buffer.from(fileAt(host(), fileOf('blogs')) ?? []).toString();
    const records = (list: readonly unknown[]) => [{ path: PRODUCTS, bytes: bytesOf(JSON.stringify(list)) }];
    const all: readonly ManagedRecord[] = sample('products');
    const found = await refusals({
      'the same id twice': records([...all, { ...brick, name: reworded(brick.name, 'Second') }]),
      'an unknown field': records(all.map((one) => ({ ...one, html: '<b>' }))),
      'no record': records([...all, null]),
      'no JSON': [{ path: PRODUCTS, bytes: html }],
      'a byte order mark': [{ path: blogs, bytes: bytesOf(`\uFEFF${text}`) }],
      'another layout': [{ path: blogs, bytes: bytesOf(`${text}\n`) }],
    });
    expect(found).toEqual({
      'the same id twice': expect.stringContaining(
        `entities/products/data.json: record "${String(brick.id)}"`,
      ),
      'an unknown field': expect.stringContaining('field html: is not a field of this record'),
      'no record': expect.stringContaining('entities/products/data.json: record #'),
      'no JSON': 'entities/products/data.json: it is not a list in JSON.',
      'a byte order mark': `${fileOf('blogs')}: it begins with a byte order mark. Save it as UTF-8 without one.`,
      'another layout': `${blogs}: is changed, and no record in it.`,
    });
  });

  it('refuses a proposal of two commits and one that joins another branch', async () => {
    await author().propose('Proposed', 'rahim');
    const before = headOf(host());
    const proposal = changeByHand(host(), BRANCH, [{ path: `content/${fileOf('blogs')}` }], {
      isSecond: true,
    });
    const sentence = 'It has more than one commit on top of the website.';
    expect(await colleague().read()).toMatchObject({ problems: [{ message: sentence }] });
    const { repository } = host();
    const { parents, tree, message, author: who } = repository.commit(proposal);
    const joins = repository.writeCommit(tree, [before, ...parents], message, who);
    repository.moveBranch(BRANCH, joins, true);
    expect(await colleague().read()).toMatchObject({ problems: [{ message: sentence }] });
    expect(await colleague().approve()).toMatchObject({ kind: 'foreign' });
    expect(headOf(host())).toBe(before);
  });

  it('approves new, changed and deleted records and their pictures, and shows all of them', async () => {
    const [first, second] = [webp(), webp(90, 1)];
    const [path, otherPath] = [await pathOf(first), await pathOf(second, 'brick')];
    await author().proposeChanges('rahim', {
      changes: [
        await putOf('products', null, productWith(path)),
        await putOf('products', brick, { ...productWith(otherPath), id: brick.id }),
        await deleteOf('products', other),
        {
          op: 'order',
          entity: 'products',
          baseIds: [String(brick.id)],
          ids: ['new-block', String(brick.id)],
        },
      ],
      media: [await mediaOf(path, first), await mediaOf(otherPath, second)],
    });
    const read = await colleague().read();
    expect(read.ok && read.value.changes.map((change) => change.op).sort()).toEqual([
      'delete',
      'order',
      'put',
      'put',
    ]);
    expect(read.ok && read.value.media.map((file) => file.path).sort()).toEqual([otherPath, path].sort());
    expect(await colleague().approve()).toMatchObject({ kind: 'sent' });
    expect([fileAt(host(), path), fileAt(host(), otherPath)]).toEqual([first, second]);
    const [front, ...rest] = recordsAt(host(), 'products').map(({ id }) => id);
    expect(front).toBe('new-block');
    expect(rest).not.toContain(other.id);
  });

  it('approves beside an executable data file and the file that keeps the folder of pictures', async () => {
    commitFiles(
      host(),
      new Map([[fileOf('products'), bytesOf(canonicalJson('products', sample('products')))]]),
      'x',
      '100755',
    );
    await author().propose('Proposed', 'rahim');
    changeByHand(host(), BRANCH, [{ path: 'content/media/.gitkeep', bytes: bytesOf('') }]);
    const { repository } = host();
    const mode = repository.entryAt(repository.head(BRANCH) ?? '', PRODUCTS)?.mode;
    expect(mode).toBe('100755');
    expect(await colleague().approve()).toMatchObject({ kind: 'sent' });
    expect(nameAtHead()).toBe('Proposed');
  });

  it('approves the commit that was opened, and no later one', async () => {
    await author().propose('Proposed', 'rahim');
    const before = headOf(host());
    const { proposal } = await colleague().only();
    const later = sample('products').map((one) =>
      one.id === brick.id ? { ...one, name: reworded(one.name, 'Later') } : one,
    );
    const change = () =>
      changeByHand(host(), BRANCH, [{ path: PRODUCTS, bytes: bytesOf(canonicalJson('products', later)) }]);
    change();
    expect(await colleague().approve(proposal)).toEqual({ kind: 'moved' });
    expect([...(host().proposals[0]?.approvals ?? [])]).toEqual([]);

    // Changed while it is approved.
    const opened = (await colleague().only()).proposal;
    host().onMovingHead(() => changeByHand(host(), BRANCH, [{ path: 'content/media/x.php' }]));
    host().fail('moving-head', /\/merge$/);
    expect(await colleague().approve(opened)).toEqual({ kind: 'moved' });
    expect(headOf(host())).toBe(before);
  });
});
