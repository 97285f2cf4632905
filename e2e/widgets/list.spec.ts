import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, holdScripts, test, visitPage } from '../support/test';
import { sidewaysOf, watch } from '../support/visit';

const pieces = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });

test(
  'pieces typed and added before the scripts run are ordered as typed',
  { tag: '@phone' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/products/hollow-block-190', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Pieces' }).fill('1200');
    await page.getByRole('button', { name: 'Add to my list' }).click();
    release();
    const added = page.getByRole('group', { name: /^Hollow Block, 390/ });
    await expect(added.getByRole('status')).toContainText('1,200');
  },
);

test(
  'a product goes from its page onto the list, is counted in the header, changed, noted, printed and removed',
  { tag: '@phone' },
  async ({ page }) => {
    await watch(page);
    await visitPage(page, '/products/hollow-block-190');
    await page.getByRole('textbox', { name: 'Pieces' }).fill('500');
    await page.getByRole('button', { name: 'Add to my list' }).click();
    await expect(menuButton(page)).toHaveText('1');

    const added = page.getByRole('group', { name: /^Hollow Block, 390/ });
    await added.getByRole('link', { name: 'my list', exact: true }).click();
    await expect(pieces(page, /^Pieces of Hollow Block, 390/)).toHaveValue('500');
    await pieces(page, /^Pieces of Hollow Block/).fill('750');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /^Note/ }).fill('Gate of the yard, 3 May');
    const mail = page.getByRole('link', { name: 'Send by e-mail' });
    await expect(mail).toHaveAttribute('href', /^mailto:.*body=.*750%20%C3%97%20Hollow%20Block.*3%20May/);
    expect(await sidewaysOf(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);

    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);

    await page.reload();
    await expect(pieces(page, /^Pieces of Hollow Block/)).toHaveValue('750');
    await page.getByRole('button', { name: 'Remove Hollow Block, 390 × 190 × 190 mm' }).click();
    await expect(page.getByText('Nothing is on your list yet.')).toBeVisible();
    await expect(menuButton(page)).toHaveText('');
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages say how to ask, and show no button that does nothing', async ({ page }) => {
    await page.goto('/list');
    await expect(page.getByRole('main').getByText(/You can also ask without it: call/)).toBeVisible();
    await page.goto('/products/solid-brick');
    await expect(page.getByText(/switch JavaScript on/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to my list' })).toBeHidden();
  });
});
