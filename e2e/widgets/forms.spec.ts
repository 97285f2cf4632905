import type { Page } from '@playwright/test';
import { contact } from '../../content/entities/contact';
import { needs, openVacancy } from '../support/records';
import { expect, withoutRules as test } from '../support/test';

const forms = [
  {
    path: '/contact',
    name: contact.title.en,
    entries: {
      Name: 'Rahima Khatun',
      'Email address': 'rahima@mail.example',
      'Mobile Number': '+880 1700 000000',
      Message: 'A wall of 30 m.\nTwo metres high.',
    },
  },
  {
    path: openVacancy(),
    name: 'Apply Now',
    entries: {
      Name: 'Rahima Khatun',
      'Email ID': 'rahima@mail.example',
      'Contact number': '+880 1700 000000',
      Message: 'I have tested blocks\nfor five years.',
    },
  },
] as const;

/** Every request the page makes from now on that is not a picture or a script of its own. */
function watchRequests(page: Page) {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.method() !== 'GET') requests.push(request.url());
  });
  return requests;
}

test.beforeEach(async ({ page }) => {
  // The map is another site's and is not reached from here.
  await page.route('https://www.google.com/**', (route) => route.abort());
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`forms, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    for (const { path: address, name, entries } of forms) {
      test(`${name}: nothing is sent or lost, by click or by Enter`, async ({ page }) => {
        const path = needs(address, 'open vacancy');
        await page.goto(path);
        const form = page.getByRole('form', { name });
        for (const [label, text] of Object.entries(entries)) {
          await form.getByRole('textbox', { name: label }).fill(text);
        }
        const requests = watchRequests(page);
        const send = form.getByRole('button', { name: 'Send' });
        await send.click();
        await send.press('Enter');
        await send.press('Space');
        for (const label of Object.keys(entries).filter((entry) => entry !== 'Message')) {
          await form.getByRole('textbox', { name: label }).press('Enter');
        }

        for (const [label, text] of Object.entries(entries)) {
          await expect(form.getByRole('textbox', { name: label })).toHaveValue(text);
        }
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        expect(requests.filter((url) => !url.startsWith('https://www.google.com/'))).toEqual([]);
        await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
      });
    }
  });
}

test('typed text remains after the scripts have started', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Rahima Khatun');
  await page.waitForLoadState('load');
  await page.getByRole('textbox', { name: 'Message' }).fill('Two metres high.');
  await expect(name).toHaveValue('Rahima Khatun');
});
