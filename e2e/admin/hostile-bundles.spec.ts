import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { chooseBundle, importText, openReview } from '../support/studio';
import { openStudio } from './open-studio';
import { expect, test } from './test';

const MB = 1024 * 1024;
const HTML = '<img src=x onerror="document.body.dataset.hacked = 1"><script>document.body.remove()</script>';
const PATH = 'media/new-service-1f0c9a7e.webp';

type Json = Readonly<Record<string, unknown>>;

const bundle = (parts: Json = {}) => ({
  format: 'site-content-bundle',
  version: 1,
  recordVersion: 1,
  createdAt: '2026-11-20T08:10:00Z',
  createdBy: '',
  note: '',
  changes: [],
  media: [],
  ...parts,
});
const value = { id: 'new-service', title: 'New service', description: 'It is described in one sentence.' };
const change = (parts: Json = {}) => ({
  op: 'put',
  entity: 'services',
  id: 'new-service',
  baseHash: null,
  base: null,
  value,
  ...parts,
});
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const picture = (bytes: Buffer, parts: Json = {}) => ({
  path: `media/new-service-${hashOf(bytes).slice(0, 8)}.webp`,
  type: 'image/webp',
  bytes: bytes.length,
  width: 10,
  height: 10,
  sha256: hashOf(bytes),
  data: bytes.toString('base64'),
  ...parts,
});

const withChange = (parts: Json) => bundle({ changes: [change(parts)] });
const image = { src: `/images/uploads/${PATH.slice('media/'.length)}`, alt: 'Grey.', width: 10, height: 10 };
const withPicture = (...media: readonly Json[]) =>
  bundle({ changes: [change({ value: { ...value, image } })], media });

async function hostileBundles() {
  const webp = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#8a8378' } })
    .webp()
    .toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const files: readonly (readonly [what: string, file: unknown, says: RegExp])[] = [
    ['not JSON', '<html>', /damaged or not JSON/],
    ['31 MB', Buffer.alloc(31 * MB, 32), /larger than 30 MB/],
    ['10,000 levels deep', '['.repeat(10_000) + ']'.repeat(10_000), /not a bundle/],
    ['of another format', bundle({ format: 'other' }), /not a bundle of the studio/],
    ['of version 2', bundle({ version: 2 }), /newer version of the studio/],
    ['with an unknown key', bundle({ extra: 1 }), /unknown key “extra”/],
    [
      'with __proto__',
      JSON.stringify(bundle()).replace('"note"', '"__proto__":{"a":1},"note"'),
      /“__proto__”/,
    ],
    ['with a path as id', withChange({ id: '../x' }), /^Change 1: id cannot be “\.\.\/x”/],
    ['with an unknown entity', withChange({ entity: 'users' }), /^Change 1: entity cannot be “users”/],
    ['with a record twice', bundle({ changes: [change(), change()] }), /changed more than once/],
    ['with an unknown field', withChange({ value: { ...value, html: HTML } }), /html/],
    [
      'with a picture outside of its folder',
      withPicture(picture(webp, { path: 'media/../../x.json' })),
      /^Picture 1: path cannot be “media\/\.\.\/\.\.\/x\.json”/,
    ],
    [
      'with a picture at an absolute path',
      withPicture(picture(webp, { path: '/etc/x.webp' })),
      /^Picture 1: path cannot be “\/etc\/x\.webp”/,
    ],
    ['with an SVG called WebP', withPicture(picture(svg)), /it is no image\/webp by its first bytes/],
    [
      'with a wrong sha256',
      withPicture(picture(webp, { sha256: '0'.repeat(64) })),
      /it is not the file its hash names/,
    ],
    ['with 201 pictures', withPicture(...Array<Json>(201).fill(picture(webp))), /more than 200 pictures/],
    [
      'with a picture that nothing uses',
      bundle({ changes: [change()], media: [picture(webp)] }),
      /no change uses this picture/,
    ],
  ];
  return files;
}

test('refuses every hostile bundle in words, and nothing of it is kept', async ({ page }) => {
  await openStudio(page, '/admin/AdminServices');
  const review = await openReview(page);
  for (const [what, file, says] of await hostileBundles()) {
    await test.step(what, async () => {
      await chooseBundle(
        review,
        file instanceof Buffer || typeof file === 'string' ? file : JSON.stringify(file),
      );
      await expect(review.getByRole('status').getByText(says).first(), what).toBeVisible();
      await expect(review.getByText(/^Nothing was imported\.|^This file is larger/)).toBeVisible();
      await expect(review.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
      await expect(review.getByText('No changes: there is nothing to publish.')).toBeVisible();
    });
  }
});

test('takes HTML in every text field as the text that it is', async ({ page }) => {
  const text = (field: string) => `${field} ${HTML}`;
  await openStudio(page, '/admin/AdminServices');
  const fields: Readonly<Record<string, Json>> = {
    products: { id: 'h', name: text('name'), category: 'Other Products', size: '<b>1</b>', inch: '<i>2</i>' },
    blogs: {
      _id: 'h',
      title: text('title'),
      category: 'Future',
      createdAt: '2026-11-20',
      desc: text('desc'),
    },
    services: { id: 'h', title: '<b>title</b>', description: text('description') },
    banners: { id: 'h', title: '<b>title</b>', description: text('description') },
    feedbacks: { id: 'h', name: '<b>name</b>', role: '<i>role</i>', message: text('message') },
  };
  // A backup may hold records without their pictures.
  const changes = Object.entries(fields).map(([entity, record]) =>
    change({ entity, id: 'h', value: record }),
  );
  const file = bundle({ complete: false, createdBy: '<b>A</b>', note: text('note'), changes });
  const review = await importText(page, JSON.stringify(file));
  await expect(review.getByText(`Note: ${text('note')}`)).toBeVisible();
  await expect(review.getByText(/, by <b>A<\/b>\./)).toBeVisible();
  await review.getByRole('button', { name: 'Import 5 changes' }).click();
  await expect(review.getByText(text('title')).first()).toBeVisible();
  const summaries = review.getByText('What changes');
  await expect(summaries).toHaveCount(5);
  for (const summary of await summaries.all()) await summary.click();
  await expect(review.getByText(text('message'))).toBeVisible();

  for (const path of ['AdminAddProducts', 'AdminAddBlog', 'AdminAddFeedback']) {
    await openStudio(page, `/admin/${path}?id=h`);
    await expect(page.getByRole('textbox').nth(0)).toBeVisible();
    const shown = page.frameLocator('iframe[title="Preview"]').locator('body');
    await expect(shown).toContainText('<script>document.body.remove()</script>');
    expect(await shown.locator('script, img[onerror]').count()).toBe(0);
  }
  await openStudio(page, '/admin/AdminBlogs');
  await expect(page.getByText(text('title')).first()).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-hacked');
});
