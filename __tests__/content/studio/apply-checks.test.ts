import { applyChanges, type ApplyResult } from '@/content/lib/apply';
import { memoryPort } from '@/content/lib/memory-port';
import { apply, checked } from './apply-harness';
import { bytesOf, contentFiles, deleteOf, mediaOf, productWith, putOf, sample, webp } from './fixtures';

const [a, b] = sample('products');
const path = 'media/new-block-1f0c9a7e.webp';

describe('pictures', () => {
  const problemsOf = (result: ApplyResult) =>
    result.kind === 'invalid' ? result.problems.map(({ message }) => message) : result;
  const missing = [
    'media/new-block-1f0c9a7e.webp: this picture is neither among the changes nor on the website.',
  ];

  it('have to be among the changes or on the website', async () => {
    const { files, before, result } = await apply({
      changes: [await putOf('products', null, productWith(path))],
    });

    expect(problemsOf(result)).toEqual(missing);
    expect(files).toEqual(before);
  });

  it('have to be there in Markdown too', async () => {
    const [post] = sample('blogs');
    const desc = `${String(post.desc)}\n\n![A block](/images/uploads/new-block-1f0c9a7e.webp)`;
    const change = await putOf('blogs', post, { ...post, desc });

    expect(problemsOf((await apply({ changes: [change] })).result)).toEqual(missing);
    const { files, result } = await apply({ changes: [change], media: [await mediaOf(path)] });
    expect(result).toMatchObject({ written: { ok: true } });
    expect(files.get(path)).toEqual(webp());
  });

  it('may be in media already', async () => {
    const files = contentFiles().set(path, webp(80));
    const change = await putOf('products', null, productWith(path));

    expect(await applyChanges(memoryPort(files), await checked({ changes: [change] }))).toMatchObject({
      written: { ok: true },
    });
  });

  it('may be those of the website, of another record too', async () => {
    const copy = { ...a, id: 'copy' };

    expect((await apply({ changes: [await putOf('products', null, copy)] })).result).toMatchObject({
      written: { ok: true },
    });
  });

  it('are never overwritten', async () => {
    const files = contentFiles().set(path, webp(80));
    const bundle = await checked({
      changes: [await putOf('products', null, productWith(path))],
      media: [await mediaOf(path)],
    });

    expect(problemsOf(await applyChanges(memoryPort(files), bundle))).toEqual([
      `${path}: another picture of this name is there already.`,
    ]);
    expect(files.get(path)).toEqual(webp(80));
  });

  it('replace the empty file of an interrupted write', async () => {
    const files = contentFiles().set(path, new Uint8Array(0));
    const bundle = await checked({
      changes: [await putOf('products', null, productWith(path))],
      media: [await mediaOf(path)],
    });

    expect(await applyChanges(memoryPort(files), bundle)).toMatchObject({ written: { ok: true } });
    expect(files.get(path)).toEqual(webp());
  });

  it('have the size that their record says', async () => {
    const media = [{ ...(await mediaOf(path)), width: 300 }];
    const { result } = await apply({ changes: [await putOf('products', null, productWith(path))], media });

    expect(problemsOf(result)).toEqual([`${path}: it is 300 x 900, its record says 1200 x 900.`]);
  });
});

describe('a folder', () => {
  const resultWith = async (name: string, text: string | null) => {
    const files = contentFiles();
    if (text === null) files.delete(name);
    else files.set(name, bytesOf(text));
    const before = new Map(files);
    const result = await applyChanges(
      memoryPort(files),
      await checked({ changes: [await deleteOf('banners', sample('banners')[0])] }),
    );
    expect(files).toEqual(before);
    return result;
  };

  it.each([
    ['no marker', null, 'This is not the content folder of this website.'],
    ['another marker', '{"kind":"other","version":1}', 'This is not the content folder of this website.'],
    ['a damaged marker', '{', 'This is not the content folder of this website.'],
    [
      'newer records',
      '{"kind":"site-content","version":2}',
      'This content folder belongs to a newer version of the studio.',
    ],
  ])('is refused that has %s', async (_, text, message) => {
    expect(await resultWith('content.json', text)).toMatchObject({
      kind: 'invalid',
      problems: [{ message }],
    });
  });

  it.each([
    ['lacks a file', null, 'products.json: the file is missing.'],
    ['holds no JSON', '[{', 'products.json: it is not a list in JSON.'],
    ['holds no list', '{}', 'products.json: it is not a list in JSON.'],
    [
      'has an invalid record',
      JSON.stringify([{ ...a, size: '' }]),
      `products.json: record "${a.id}", field size: is too short: at least 1 characters`,
    ],
    [
      'has an id twice',
      JSON.stringify([a, b, a]),
      `products.json: record "${a.id}", field id: is already the id of record #1`,
    ],
  ])('is refused that %s', async (_, text, message) => {
    expect(await resultWith('products.json', text)).toMatchObject({
      kind: 'invalid',
      problems: [{ message }],
    });
  });

  it('that cannot be read is reported', async () => {
    const port = { ...memoryPort(contentFiles()), read: () => Promise.reject(new Error('No permission.')) };

    expect(await applyChanges(port, await checked({}))).toEqual({
      kind: 'unreadable',
      detail: 'No permission.',
    });
  });
});
