import { pair } from '@/__tests__/fixtures/pair';
import type { ApplyPlan } from '@/lib/exchange/apply';
import type { TextPair } from '@/lib/records';
import { apply, applyTo, checked } from './apply-harness';
import { bytesOf, contentFiles, deleteOf, mediaOf, productWith, putOf, sample, webp } from './fixtures';

const [a, b] = sample('products');
const path = 'media/new-block-9ab4e616.webp';

describe('pictures', () => {
  const problemsOf = (result: ApplyPlan) =>
    result.kind === 'invalid' ? result.problems.map(({ message }) => message) : result;
  const missing = (record: string) => [
    `${record}: there is no picture /images/uploads/new-block-9ab4e616.webp: choose another.`,
  ];

  it('have to be among the changes or on the website', async () => {
    const { files, before, result } = await apply({
      changes: [await putOf('products', null, productWith(path))],
    });

    expect(problemsOf(result)).toEqual(missing('products new-block, image'));
    expect(files).toEqual(before);
  });

  it('have to be there in Markdown too', async () => {
    const [post] = sample('blogs');
    const { en } = post.desc as TextPair;
    const desc = pair(`${en}\n\n![A block](/images/uploads/new-block-9ab4e616.webp)`);
    const change = await putOf('blogs', post, { ...post, desc });

    expect(problemsOf((await apply({ changes: [change] })).result)).toEqual(
      missing(`blogs ${String(post._id)}, desc`),
    );
    const { files, result } = await apply({ changes: [change], media: [await mediaOf(path)] });
    expect(result).toMatchObject({ kind: 'planned' });
    expect(files.get(path)).toEqual(webp());
  });

  it('are never overwritten', async () => {
    const files = contentFiles().set(path, webp(80));
    const bundle = await checked({
      changes: [await putOf('products', null, productWith(path))],
      media: [await mediaOf(path)],
    });

    expect(problemsOf(await applyTo(files, bundle))).toEqual([
      `${path}: another picture already has this name.`,
    ]);
    expect(files.get(path)).toEqual(webp(80));
  });

  it('replace the empty file of an interrupted write', async () => {
    const files = contentFiles().set(path, new Uint8Array(0));
    const bundle = await checked({
      changes: [await putOf('products', null, productWith(path))],
      media: [await mediaOf(path)],
    });

    expect(await applyTo(files, bundle)).toMatchObject({ kind: 'planned' });
    expect(files.get(path)).toEqual(webp());
  });

  it('have the size that their record says', async () => {
    const product = productWith(path);
    const image = { ...(product.image as object), width: 900 };
    const changes = [await putOf('products', null, { ...product, image })];
    const { result } = await apply({ changes, media: [await mediaOf(path)] });

    expect(problemsOf(result)).toEqual([
      'products new-block, image: /images/uploads/new-block-9ab4e616.webp is 1200 × 900 px, the record says 900 × 900.',
    ]);
  });
});

describe('what cannot be built', () => {
  const problemsOf = async (parts: Parameters<typeof apply>[0], there?: Parameters<typeof apply>[1]) => {
    const { result } = await apply(parts, there);
    return result.kind === 'invalid' ? result.problems.map(({ message }) => message) : result.kind;
  };
  const [post] = sample('blogs');

  it.each([
    ['![x](/images/scenes/nowhere.jpg)', 'there is no picture /images/scenes/nowhere.jpg: choose another.'],
    [
      '![x](/images/logos/a-client.svg)',
      '/images/logos/a-client.svg cannot be used: no sizes are made of SVG files.',
    ],
  ])('%.40s in an article is refused with record and field', async (text, reason) => {
    const desc = pair(`${'Enough words to fill the field, and some more.'.repeat(2)}\n\n${text}`);

    expect(await problemsOf({ changes: [await putOf('blogs', post, { ...post, desc })] })).toEqual([
      `blogs ${String(post._id)}, desc: ${reason}`,
    ]);
  });

  it('is a website without banners or posts, and not one without products', async () => {
    const all = (entity: 'products' | 'banners' | 'blogs') =>
      Promise.all(sample(entity).map((record) => deleteOf(entity, record)));

    expect(await problemsOf({ changes: await all('products') })).toContain(
      'products: has 0 of at least 1 record: add 1.',
    );
    for (const entity of ['banners', 'blogs'] as const)
      expect(await problemsOf({ changes: await all(entity) })).toBe('planned');
  });
});

describe('a folder', () => {
  const resultWith = async (name: string, text: string | null) => {
    const files = contentFiles();
    if (text === null) files.delete(name);
    else files.set(name, bytesOf(text));
    const before = new Map(files);
    const result = await applyTo(
      files,
      await checked({ changes: [await deleteOf('banners', sample('banners')[0])] }),
    );
    expect(files).toEqual(before);
    return result;
  };

  it.each([
    ['lacks a file', null, 'entities/products/data.json: the file is missing.'],
    ['holds no JSON', '[{', 'entities/products/data.json: it is not a list in JSON.'],
    ['holds no list', '{}', 'entities/products/data.json: it is not a list in JSON.'],
    [
      'has an invalid record',
      JSON.stringify([{ ...a, size: '' }]),
      `entities/products/data.json: record "${a.id}", field size: is too short: at least 1 characters`,
    ],
    [
      'has an id twice',
      JSON.stringify([a, b, a]),
      `entities/products/data.json: record "${a.id}", field id: is already the id of record #1`,
    ],
  ])('is refused that %s', async (_, text, message) => {
    expect(await resultWith('entities/products/data.json', text)).toMatchObject({
      kind: 'invalid',
      problems: [{ message }],
    });
  });
});

test('a product that a post, a news item, a picture or a landing page leads to cannot be deleted alone', async () => {
  const { files, before, result } = await apply({ changes: [await deleteOf('products', a)] });

  const places = [
    'blogs a-wall-that-stays-dry, products.0',
    'news wall-of-a-tea-garden, products.0',
    'galleries gardens, images.0.product',
    'quality quality, plan.block',
    'landing-pages garden-wall, blocks.3.products.0',
    'landing-pages garden-wall, blocks.8.products.0',
  ];
  expect(result).toMatchObject({
    kind: 'invalid',
    problems: places.map((place) => ({
      message: `${place}: there is no product "core-block-200": name another, or take it out`,
    })),
  });
  expect(files).toEqual(before);
});
