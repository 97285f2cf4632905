import { expect, test, hydrated } from '../support/test';

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
  await hydrated(page);
  expect(page.frames()).toHaveLength(1);
});

test('nothing typed into a form leaves the page', async ({ page }) => {
  const sent: string[] = [];
  await page.goto('/contact');
  await hydrated(page);
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
