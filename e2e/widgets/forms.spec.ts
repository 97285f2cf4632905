import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../support/test';
import { samples } from '../support/samples';

const forms = [
  {
    path: '/contact',
    name: 'Write, call or visit',
    entries: {
      Name: 'Rahima Khatun',
      'Email address': 'rahima@mail.example',
      'Mobile Number': '+880 1700 000000',
      Message: 'A wall of 30 m.\nTwo metres high.',
    },
  },
  {
    path: samples.vacancy,
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

    for (const { path, name, entries } of forms) {
      test(`${path}: nothing is sent or lost, by click or by Enter`, async ({ page }) => {
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

      test(
        `${path}: required fields say so, and Tab goes through them in order`,
        { tag: '@phone' },
        async ({ page }) => {
          await page.goto(path);
          const form = page.getByRole('form', { name });
          const labels = Object.keys(entries);
          for (const label of labels) {
            const field = form.getByRole('textbox', { name: label });
            await expect(field).toHaveAttribute('aria-required', 'true');
            await expect(field).not.toHaveAttribute('required');
            expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
          }
          await form.getByRole('textbox', { name: 'Name' }).focus();
          await page.keyboard.press('Tab');
          await expect(form.getByRole('textbox', { name: labels[1] ?? '' })).toBeFocused();
          await page.keyboard.press('Tab');
          await expect(form.getByRole('textbox', { name: labels[2] ?? '' })).toBeFocused();
        },
      );
    }

    test('the position of an application is filled in and cannot be changed', async ({ page }) => {
      await page.goto(samples.vacancy);
      const position = page.getByRole('textbox', { name: 'Position' });
      await position.focus();
      await page.keyboard.type('Director');
      await expect(position).toHaveValue('Quality Control Engineer');
    });

    test('a chosen CV is named and stays chosen', async ({ page }) => {
      await page.goto(samples.vacancy);
      const field = page.getByLabel('Upload CV file');
      await field.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('CV') });
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(field).toHaveValue(/cv\.pdf$/);
    });
  });
}

test('what was typed is still there after the scripts have started', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Rahima Khatun');
  await page.waitForLoadState('load');
  await page.getByRole('textbox', { name: 'Message' }).fill('Two metres high.');
  await expect(name).toHaveValue('Rahima Khatun');
});

test('a map that does not answer leaves the address, an outside link, the drawn plan and a sentence', async ({
  page,
}) => {
  await page.route(/^https:\/\/www\.google\.com\//, (route) => route.abort());
  await page.goto('/contact');
  await hydrated(page);
  const section = page.getByRole('region', { name: 'Find the factory' });
  await expect(section.getByText('Atrai Industrial Park, Sreepur')).toBeVisible();
  await expect(section.getByRole('link', { name: /^Open it in Google Maps/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  await expect(section.getByRole('img', { name: /^The way to the factory/ })).toBeVisible();
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect(page.getByText('The map did not load. Open it in Google Maps.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
