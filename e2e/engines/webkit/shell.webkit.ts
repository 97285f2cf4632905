import { contact } from '../../../content/entities/contact';
import { mainMenu } from '../../../content/navigation';
import { needs, openVacancy } from '../../support/records';
import { expect, test } from './test';

test('the menu opens, holds its links, and closes with its button, with Escape and by a choice', async ({
  webkit: page,
}) => {
  await page.goto('/products');
  await page.hydrated();
  const trigger = page.byRole('button', 'Open menu');
  const menu = page.byRole('dialog', 'Main menu');
  await trigger.click();
  await expect.poll(menu.count).toBe(1);
  expect(await menu.byRole('navigation', 'Main').byRole('link').texts()).toHaveLength(mainMenu.length);
  await page.byRole('button', 'Close menu').click();
  await expect.poll(menu.count).toBe(0);
  await expect.poll(trigger.isFocused).toBe(true);

  await page.press('Enter');
  await expect.poll(menu.count).toBe(1);
  await page.press('Escape');
  await expect.poll(menu.count).toBe(0);

  await trigger.click();
  await menu.byRole('link', 'Contact Us').click();
  await expect.poll(page.path).toBe('/contact');
});

test('a press on the menu before the scripts have started is not lost', async ({ webkit: page, site }) => {
  site.hold();
  await page.goto('/products');
  await page.byRole('button', 'Open menu').click();
  site.release();
  await expect.poll(page.byRole('dialog', 'Main menu').count).toBe(1);
});

for (const { what, path: found, name, fields } of [
  {
    what: 'enquiry',
    path: '/contact',
    name: contact.title.en,
    fields: ['Name', 'Email address', 'Mobile Number', 'Message'],
  },
  {
    what: 'application',
    path: openVacancy(),
    name: 'Apply Now',
    fields: ['Name', 'Email ID', 'Contact number', 'Message'],
  },
] as const) {
  test(`the form of an ${what} sends and loses nothing`, async ({ webkit: page }) => {
    const path = needs(found, 'vacancy that takes applications');
    await page.goto(path);
    await page.hydrated();
    const form = page.byRole('form', name);
    for (const field of fields) await form.byRole('textbox', new RegExp(`^${field}`)).type('Rahima');
    await form.byRole('button', 'Send').click();
    for (const field of fields) {
      expect(await form.byRole('textbox', new RegExp(`^${field}`)).value(), field).toBe('Rahima');
    }
    expect(await page.path()).toBe(path);
  });
}
