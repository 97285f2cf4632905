import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { needs, needsBangla, openVacancy } from '../support/records';
import { hydrated } from '../support/test';
import type { Endpoint } from './endpoint';
import { expect, test } from './published-test';

const FIELDS = {
  Name: 'Rahima Khatun',
  'Email address': 'rahima@mail.example',
  'Mobile Number': '+880 1700 000000',
  Message: 'A wall of 30 m.',
};

test.beforeEach(async ({ page, site: { endpoint } }) => {
  endpoint.posts.length = 0;
  endpoint.answer = (response) => response.end('{}');
  await page.route('https://www.google.com/**', (route) => route.abort());
});

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

/** Fills the form; `isLive`: once the scripts of the page listen. */
async function fillContact(page: Page, isLive = true) {
  await page.goto('/contact');
  if (isLive) await hydrated(page);
  for (const [name, value] of Object.entries(FIELDS)) await page.getByRole('textbox', { name }).fill(value);
}
const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();

test('an enquiry arrives with its page, and the page says so', async ({ page, site: { endpoint } }) => {
  await fillContact(page);
  await send(page);
  await expect(page.getByText('Your message has been sent.')).toBeVisible();
  await expect(message(page)).toHaveValue('');
  expect(endpoint.posts).toHaveLength(1);
  for (const part of ['Rahima Khatun', 'A wall of 30 m.', 'name="page"\r\n\r\n/contact'])
    expect(endpoint.posts[0]).toContain(part);
});

test('an application arrives with its file', async ({ page, site: { endpoint } }) => {
  await page.goto(needs(openVacancy(), 'vacancy that takes applications'));
  await page.getByRole('textbox', { name: 'Name' }).fill('Rahima Khatun');
  await page.getByRole('textbox', { name: 'Email ID' }).fill('rahima@mail.example');
  await page.getByRole('textbox', { name: 'Contact number' }).fill('+880 1700 000000');
  await message(page).fill('I have tested blocks.');
  const file = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Ten years of blocks') };
  await page.getByLabel('Upload CV file').setInputFiles(file);
  await hydrated(page);
  await send(page);
  await expect(page.getByText('Your message has been sent.')).toBeVisible();
  expect(endpoint.posts[0]).toContain('Ten years of blocks');
});

const answers = (answer: Endpoint['answer']) => (endpoint: Endpoint) => void (endpoint.answer = answer);
const failures = [
  ['is refused', answers((response) => response.writeHead(422).end('{}')), 'Your message could not be sent'],
  ['loses its answer', answers((response) => response.destroy()), 'We had no confirmation'],
  ['finds no server', (endpoint: Endpoint) => endpoint.close(), 'We had no confirmation'],
] as const;
for (const [what, fail, sentence] of failures) {
  test(`an enquiry that ${what} keeps what was typed and can be sent again`, async ({
    page,
    site: { endpoint },
  }) => {
    await fail(endpoint);
    await fillContact(page);
    await send(page);
    await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
    for (const [name, value] of Object.entries(FIELDS))
      await expect(page.getByRole('textbox', { name })).toHaveValue(value);
    endpoint.answer = (response) => response.end('{}');
    await endpoint.open();
    await send(page);
    await expect(page.getByText('Your message has been sent.')).toBeVisible();
  });
}

test('an enquiry that hangs says that it is being sent, and is sent once', async ({
  page,
  site: { endpoint },
}) => {
  let waiting: ServerResponse | undefined;
  endpoint.answer = (response) => (waiting = response);
  await fillContact(page);
  await send(page);
  await expect(page.getByText('Your message is being sent…')).toBeVisible();
  await send(page);
  await expect.poll(() => endpoint.posts.length).toBe(1);
  waiting?.end('{}');
  await expect(page.getByText('Your message has been sent.')).toBeVisible();
  expect(endpoint.posts).toHaveLength(1);
});

test('an enquiry in Bangla is answered in Bangla', async ({ page }) => {
  needsBangla();
  await page.goto('/bn/contact');
  for (const field of await page.getByRole('form').getByRole('textbox').all())
    await field.fill((await field.getAttribute('type')) === 'email' ? 'r@mail.example' : 'দেয়াল');
  await hydrated(page);
  await page.getByRole('button', { name: 'পাঠান' }).click();
  await expect(page.getByText('বার্তাটি পাঠানো হয়েছে।')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an enquiry is posted by the browser', async ({ page, site: { endpoint } }) => {
    endpoint.answer = (response) => response.setHeader('content-type', 'text/html').end('<h1>Thank you</h1>');
    await fillContact(page, false);
    await send(page);
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(endpoint.posts[0]).toContain('A wall of 30 m.');
  });
});
