import type { Page } from '@playwright/test';
import { saved, textbox } from '../support/studio';
import { expect, test } from './test';

const EDIT_BRICK = '/admin/AdminAddProducts?id=solid-brick';

/** Simulates a later build: another build id, and one changed published text. */
async function publishAnew(page: Page) {
  await page.route(/\/_next\/static\/chunks\/.+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(/\bbuild:"[0-9a-f]{20}"/g, 'build:"newer"')
      .replaceAll('Innovative Designs', 'Innovative Designs, renewed');
    await route.fulfill({ response, body });
  });
}

test('a tab of an older build asks for a reload when a newer one opens, and keeps its text', async ({
  page,
  context,
}) => {
  await page.goto(EDIT_BRICK);
  await textbox(page, 'Name').fill('Typed in the older tab');
  await saved(page);
  const newer = await context.newPage();
  await publishAnew(newer);
  await newer.goto('/admin/AdminBanners');
  await expect(newer.getByRole('link', { name: 'Innovative Designs, renewed' }).first()).toBeVisible();
  await expect(page.getByText(/^The website has been renewed\./)).toBeVisible();

  await textbox(page, 'Name').fill('Typed after that');
  await saved(page);
  await newer.goto(EDIT_BRICK);
  await expect(textbox(newer, 'Name')).toHaveValue('Typed after that');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(textbox(page, 'Name')).toHaveValue('Typed after that');
});
