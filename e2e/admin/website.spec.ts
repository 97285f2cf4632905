import type { FrameLocator, Page } from '@playwright/test';
import { company } from '../../content/entities/company';
import { routes } from '../../content/routes';
import { isShown } from '../../content/pages/shown-pages';
import { expectAccessible } from '../support/axe';
import { openStudio } from './open-studio';
import { expect, test } from './test';

/** What the footer shows, and its field. */
const number = company.helpline ?? company.phones[0];
const field = (page: Page) => page.getByLabel(company.helpline ? 'Helpline' : 'Phones');
const back = (page: Page) => page.getByRole('button', { name: 'Back to the page' });

async function openPages(page: Page): Promise<FrameLocator> {
  await openStudio(page, '/admin/AdminWebsite');
  const frame = page.frameLocator('iframe');
  await expect(page.locator('iframe')).toBeVisible();
  await expect(frame.locator('footer')).toBeAttached();
  return frame;
}
const inFooter = (frame: FrameLocator) => frame.locator('footer').getByRole('link', { name: number });

test('the telephone number of the footer can be typed after two clicks', async ({ page }) => {
  await openStudio(page, '/admin/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Website', exact: true }).click();
  const frame = page.frameLocator('iframe');
  await inFooter(frame).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('+880 2 1111 1111');
  await expect(field(page)).toHaveValue('+880 2 1111 1111');
  await expectAccessible(page);
});

test('on a phone the form takes the place of the page, and a button leads back to it @phone-only', async ({
  page,
}) => {
  const frame = await openPages(page);
  await inFooter(frame).click();
  await expect(field(page)).toBeFocused();
  await expect(page.locator('iframe')).toBeHidden();
  await page.keyboard.type('9');
  await expectAccessible(page);
  await expect(back(page)).toBeInViewport();
  await back(page).click();
  await expect(inFooter(frame)).toBeInViewport();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.locator('iframe')).toBeHidden();
  await expectAccessible(page);
});

test('by keyboard the list leads to the field and back', async ({ page }) => {
  await openPages(page);
  const search = page.getByLabel('Find a text of this page');
  await search.focus();
  await page.keyboard.type(`${number} help`);
  const entry = page.getByRole('button', { name: `${number} Helpline (Company)` });
  await expect(page.getByText('1 text or picture')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await back(page).focus();
  await page.keyboard.press('Enter');
  await expect(entry).toBeFocused();
});

test('links lead through the pages of the website; forms are not sent, and nothing leads away', async ({
  page,
  studioFaults,
}) => {
  test.skip(!isShown(routes.contact), 'The page is off.');
  const frame = await openPages(page);
  await frame.locator('footer').getByRole('link', { name: 'Contact Us', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Page', exact: true })).toHaveValue(routes.contact);
  await frame.getByRole('link', { name: 'Open in Google Maps' }).click();
  await expect(page.getByText('This link leaves the website')).toBeVisible();
  await frame.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Nothing is sent from here.')).toBeVisible();
  await frame.getByLabel('Name').fill('Somebody');
  await frame.getByLabel('Name').press('Enter');
  await frame.locator('main').getByText('Helpline', { exact: true }).click();
  await expect(page.getByText('The specification fixes these words')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Page', exact: true })).toHaveValue(routes.contact);
  expect(page.context().pages()).toHaveLength(1);
  // The page itself frames a map.
  const isMap = (fault: string) => fault.startsWith('GET https://www.google.com/maps');
  studioFaults.splice(0, Infinity, ...studioFaults.filter((fault) => !isMap(fault)));
});
