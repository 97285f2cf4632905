import { expect, type Page, test } from '@playwright/test';
import { company } from '../../content/entities/company';
import { editedProduct, textbox } from '../support/studio';

test.skip(({ isMobile }) => isMobile, 'What arrives does not depend on the screen.');

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'The studio has not started.' });

/** Takes one of the page's own scripts away, or a part of it, until the network is sound again. */
async function breakScript(page: Page, how: 'missing' | 'cut') {
  let broken: string | null = null;
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    broken ??= route.request().url();
    if (route.request().url() !== broken) return route.continue();
    if (how === 'missing') return route.fulfill({ status: 404, body: '' });
    const response = await route.fetch();
    const text = await response.text();
    // A real network's cut answer is not kept; one that is made here would be.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    return route.fulfill({ response, headers, body: text.slice(0, text.length / 2) });
  });
}

for (const how of ['missing', 'cut'] as const) {
  test(`a page with a script that is ${how} shows an alert, and starts after a reload`, async ({ page }) => {
    const { name, path } = editedProduct();
    await breakScript(page, how);
    await page.goto(path);
    await expect(failure(page)).toBeVisible();
    await page.unroute('**/_next/static/chunks/*.js');
    await failure(page).getByRole('link', { name: 'Reload' }).click();
    // The same record: the address was kept as it was.
    await expect(textbox(page, 'Name')).toHaveValue(name);
    await expect(failure(page)).toHaveCount(0);
  });
}

test('a studio in Bangla that does not start says so, and is not left hidden', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('studio:language', 'bn'));
  await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/profile');
  await expect(page.getByText('স্টুডিও চালু হয়নি।')).toBeVisible();
});

test(
  'a page without the script that starts the others says so after a while',
  { tag: '@full' },
  async ({ page }) => {
    await page.route(/AdminAddProducts/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<script>(?![\s\S]*<script>)[\s\S]*?<\/script>/, '');
      return route.fulfill({ response, body });
    });
    await page.goto(editedProduct().path);
    await expect(failure(page)).toBeVisible();
  },
);

test(
  'leaving the studio, and moving on, leaves no error of a view transition',
  { tag: '@full' },
  async ({ page }) => {
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    // As on a slow network: Chromium gives transitions up when the next page is not there in time.
    await page.route('**/*', async (route) => route.continue());
    for (let round = 0; round < 3; round += 1) {
      await page.goto('/admin/AdminServices');
      await page.getByRole('button', { name: company.adminUser.name }).click();
      await page.getByRole('button', { name: 'Log Out' }).click();
      await page.getByRole('dialog', { name: 'Log Out' }).getByRole('button', { name: 'Log out' }).click();
      await expect(page).toHaveURL(/\/$/);
      await page.goto('/aboutUs');
      await page.goto('/contact');
    }
    expect(thrown).toEqual([]);
  },
);
