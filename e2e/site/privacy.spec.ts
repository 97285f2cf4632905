import { publicPages } from '../support/exported-pages';
import { expect, test, wake } from '../support/test';

test.skip(({ isMobile }) => isMobile, 'requests are the same at every width');

test('no page asks another origin for anything, sets a cookie or keeps something', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url()))
      foreign.push(request.url());
  });
  for (const path of publicPages) {
    await page.goto(path);
    await wake(page);
    const kept = await page.evaluate(async () => ({
      cookie: document.cookie,
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: await indexedDB.databases(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(kept, path).toEqual({ cookie: '', local: [], session: [], databases: [], workers: 0 });
  }
  expect(await page.context().cookies()).toEqual([]);
  // The contact map loads lazily and may have come near enough.
  expect(foreign.filter((url) => !url.startsWith('https://www.google.com/maps'))).toEqual([]);
});

test('the map alone comes unasked, and only on the contact page', async ({ page }) => {
  await page.goto('/contact');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const foreign = () =>
    page
      .frames()
      .map((frame) => frame.url())
      .filter((url) => url.startsWith('https://'));
  await expect.poll(foreign).toEqual([expect.stringMatching(/^https:\/\/www\.google\.com\/maps/)]);
  await page.goto('/gallery');
  await wake(page);
  expect(page.frames()).toHaveLength(1);
});

test('nothing typed into a form leaves the page', async ({ page }) => {
  const sent: string[] = [];
  await page.goto('/contact');
  await wake(page);
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.isNavigationRequest())
      sent.push(`${request.method()} ${request.url()}`);
  });
  await page.getByRole('textbox', { name: /^Name/ }).fill('Nobody in particular');
  await page.getByRole('textbox', { name: /^Email/ }).fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).press('Enter');
  await expect(page).toHaveURL('/contact');
  expect(sent.filter((request) => !request.includes('google.com/maps'))).toEqual([]);
});
