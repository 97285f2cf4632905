import type { Locator, Page } from '@playwright/test';
import { openReview } from '../support/studio';
import { provideSignIns } from './identity-provider';
import { SITE, TOKEN } from './published-site';
import { expect, headOf, rename, test } from './published-test';
import { keptIn, recordTraces } from './token-traces';

const clientId = 'studio-of-maker';
test.use({ siteOptions: { kind: 'gitlab', clientId } });

async function leaveForHost(page: Page) {
  await page.goto('/pages/settings');
  await page.getByRole('button', { name: 'Show the connection' }).click();
  await page.getByRole('button', { name: 'Sign in with GitLab' }).click();
  await page.getByPlaceholder('Enter any login').waitFor();
}

/** Renames a product, and opens the review with a note. */
async function review(page: Page, name: string) {
  await rename(page, name);
  const dialog = await openReview(page);
  await dialog.getByLabel('Note for the history (optional)').fill(`Renamed to ${name}`);
  return dialog;
}

const press = (dialog: Locator) => dialog.getByRole('button', { name: 'Publish 1 change' }).click();

async function publish(page: Page, name: string) {
  const dialog = await review(page, name);
  await press(dialog);
  return dialog;
}

test('after a refused sign-in a sentence says so, and a token still connects', async ({ page, site }) => {
  provideSignIns(site.host, clientId);
  await leaveForHost(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You were not signed in' })).toBeVisible();
  await expect(page).toHaveURL(`${SITE}/pages/settings`);
  await page.getByText('Use an access token instead').click();
  await page.getByLabel('Token').fill(TOKEN);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText('Connected as Rahim Uddin.')).toBeVisible();
});

test('publishes with the token of a sign-in, renews it and says when it has ended', async ({
  page,
  site,
}) => {
  const { host } = site;
  const traces = recordTraces(page, host.api);
  const { access, refresh } = provideSignIns(host, clientId);
  /** Of the last commit; the studio asks the host on other occasions, too. */
  const committedWith = () => host.requests.findLast(({ call }) => call === 'POST')?.authorization;
  await leaveForHost(page);
  await page.getByPlaceholder('Enter any login').fill('rahim');
  await page.getByPlaceholder('and password').fill('secret');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Connected as Rahim Uddin.')).toBeVisible();
  await expect(page).toHaveURL(`${SITE}/pages/settings`);

  const first = await publish(page, 'Brick, signed in');
  await expect(first.getByText('Sent: 1 change.')).toBeVisible();
  expect(host.repository.commit(headOf(site)).message).toContain('Renamed to Brick, signed in');
  expect(committedWith()).toBe(`Bearer ${access[0]}`);

  host.removeToken(access[0] ?? '');
  const second = await publish(page, 'Brick, renewed');
  await expect(second.getByText('Sent: 1 change.')).toBeVisible();
  expect(committedWith()).toBe(`Bearer ${access[1]}`);
  const { session, ...others } = await keptIn(page);
  expect(session.split(access[1] ?? '')).toHaveLength(2);
  const withAccess = (texts: readonly string[]) =>
    texts.filter((text) => access.some((token) => text.includes(token)));
  expect(withAccess([...traces, ...Object.values(others)])).toEqual([]);

  const third = await review(page, 'Brick, ended');
  // The rest of the tokens is spent, too: the provider's answer to a used one.
  host.removeToken(access[1] ?? '');
  host.onWeb((_, response) => {
    response.writeHead(400, { 'access-control-allow-origin': SITE, 'content-type': 'application/json' });
    response.end('{"error":"invalid_grant"}');
  });
  await press(third);
  await expect(third.getByText(/Your sign-in has ended.* Sign in again in Account Settings/)).toBeVisible();
  await expect(third.getByLabel('Note for the history (optional)')).toHaveValue('Renamed to Brick, ended');
  const texts = [
    ...traces,
    ...Object.values(await keptIn(page)),
    ...host.requests.map(({ path, rest }) => path + rest),
  ];
  expect(withAccess(texts)).toEqual([]);
  const withRefresh = texts.filter((text) => refresh.some((token) => text.includes(token)));
  expect(withRefresh.filter((text) => !text.startsWith(`request ${host.web}/oauth/token `))).toEqual([]);
  expect(withRefresh).toHaveLength(2);
});
