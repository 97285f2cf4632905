import { bundleOf, chooseBundle, importText, openReview, putService } from '../support/studio';
import { openStudio } from './open-studio';
import { expect, test } from './test';

const HTML = '<img src=x onerror="document.body.dataset.hacked = 1"><script>document.body.remove()</script>';

// What else is refused, and why: __tests__/content/studio/bundle-hostile.test.ts.
for (const [what, file, reason] of [
  ['not JSON', '<html>', /damaged, or of another kind/],
  ['of an unknown entity', bundleOf([putService({ entity: 'users' })]), /“users”/],
] as const) {
  test(`a file that is ${what} is refused in words, and nothing of it is kept`, async ({ page }) => {
    await openStudio(page, '/admin/AdminServices');
    const review = await openReview(page);
    await chooseBundle(review, file);
    await expect(review.getByRole('status').getByText(reason).first()).toBeVisible();
    await expect(review.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
    await expect(review.getByText('No changes: there is nothing to publish.')).toBeVisible();
  });
}

test('shows HTML in every text field as text', { tag: '@full' }, async ({ page }) => {
  const text = (field: string) => `${field} ${HTML}`;
  await openStudio(page, '/admin/AdminServices');
  const fields: Readonly<Record<string, object>> = {
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
    putService({ entity, id: 'h', value: record }),
  );
  const parts = { complete: false, createdBy: '<b>A</b>', note: text('note') };
  const review = await importText(page, bundleOf(changes, parts));
  await expect(review.getByText(`Note: ${text('note')}`)).toBeVisible();
  await expect(review.getByText(/, by <b>A<\/b>\./)).toBeVisible();
  await review.getByRole('button', { name: 'Import 5 changes' }).click();
  await expect(review.getByText(text('title')).first()).toBeVisible();
  const summaries = review.getByText('What changes');
  await expect(summaries).toHaveCount(changes.length);
  for (const index of changes.keys()) await summaries.nth(index).click();
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
