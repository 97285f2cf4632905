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
    const added = page.getByRole('group', { name: /^Hollow Block, 390/ });
    await added.getByRole('button', { name: 'Add to my list' }).click();
    release();
    await expect(added.getByRole('status')).toContainText('1,200');
  },
);

test(
  'a product goes from its page onto the list, is counted in the header, changed, noted, printed and removed',
  { tag: '@phone' },
  async ({ page }) => {
    await watch(page);
    await visitPage(page, '/products/hollow-block-190');
    const added = page.getByRole('group', { name: /^Hollow Block, 390/ });
    await page.getByRole('textbox', { name: 'Pieces' }).fill('500');
    await added.getByRole('button', { name: 'Add to my list' }).click();
    await expect(menuButton(page)).toHaveText('1');

    await added.getByRole('link', { name: 'my list', exact: true }).click();
    await expect(pieces(page, /^Pieces of Hollow Block, 390/)).toHaveValue('500');
    await pieces(page, /^Pieces of Hollow Block/).fill('750');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /^Note/ }).fill('Gate of the yard, 3 May');
    const mail = page.getByRole('link', { name: 'Send by e-mail' });
    await expect(mail).toHaveAttribute('href', /^mailto:.*body=.*Hollow%20Block.*750.*3%20May/);
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

test(
  'two colours of a ground are two lines on the list, in its link on another device, in the message and on paper',
  { tag: '@phone' },
  async ({ page, browser }) => {
    const ground = 'unit=m&length=10.5m&width=4m&pattern=herringbone-45&second=30&loss=0';
    await visitPage(page, `/products/rectangular-paver-60?${ground}#estimator`);
    const calculator = page.getByRole('region', { name: 'How many do I need?' });
    await calculator.getByRole('button', { name: 'Add to my list' }).click();
    await expect(calculator.getByRole('button', { name: 'Update on my list' })).toBeVisible();
    await expect(menuButton(page)).toHaveText('2');

    await calculator.getByRole('link', { name: 'my list' }).click();
    const grey = /^Pieces of Ground 10\.5 × 4.m, Rectangular paver.*, herringbone 45°, grey \(70.%\)$/;
    const red = /^Pieces of Ground 10\.5 × 4.m, Rectangular paver.*, herringbone 45°, red \(30.%\)$/;
    await expect(pieces(page, grey)).toHaveValue('1522');
    await expect(pieces(page, red)).toHaveValue('653');
    expect(await sidewaysOf(page)).toBeLessThanOrEqual(0);
    const mail = page.getByRole('link', { name: 'Send by e-mail' });
    const letter = new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body') ?? '';
    expect(letter).toMatch(/Ground 10\.5 × 4.m, Rectangular paver.*, herringbone 45°: 1,522 grey \(70.%\)/);
    expect(letter).toMatch(/, herringbone 45°: 653 red \(30.%\)/);
    expect(letter).not.toContain('2,175');

    const link = letter.split('\r\n').at(-1) ?? '';
    const colleague = await browser.newContext();
    const other = await colleague.newPage();
    await other.goto(new URL(link).pathname + new URL(link).search);
    const offer = other.getByRole('region', { name: /^This link holds a list with 2 lines/ });
    await expect(offer.getByRole('listitem').filter({ hasText: 'grey (70' })).toContainText('1,522 added');
    await expectAccessible(other);
    await offer.getByRole('button', { name: 'Add it to my list' }).click();
    await expect(pieces(other, grey)).toHaveValue('1522');
    await expect(pieces(other, red)).toHaveValue('653');

    await other.emulateMedia({ media: 'print' });
    await expect(other.getByText(/^Ground 10\.5 × 4.m, herringbone 45°, red \(30.%\)$/)).toBeVisible();
    await expect(other.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await colleague.close();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages say how to ask, and show no button that does nothing', async ({ page }) => {
    await page.goto('/list');
    await expect(page.getByRole('main').getByText(/You can also ask without it: call/)).toBeVisible();
    await page.goto('/products/solid-brick');
    await expect(page.getByText(/switch JavaScript on/)).toBeVisible();
    for (const button of await page.getByRole('button', { name: 'Add to my list' }).all())
      await expect(button).toBeHidden();
  });
});
