import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { fileOf } from '../../content/registry';
import type { Fault } from '../support/git-host/git-host';
import { choosePicture, exportBundle, openReview, pictureFile, saved, textbox } from '../support/studio';
import { type PublishedSite, READER, SITE, startPublishedSite, TOKEN } from './published-site';
import { keptIn, recordTraces } from './token-traces';

/** Two builds of the website on a slow computer. */
const TIMEOUT = 30 * 60_000;
const EDIT = '/admin/AdminAddProducts?id=solid-brick';
const PRODUCTS = `content/${fileOf('products')}`;

test.describe.configure({ mode: 'serial' });
// Without a limit of its own an action waits as long as the whole test may take.
test.use({ baseURL: SITE, actionTimeout: 30_000 });

let site: PublishedSite;

test.beforeAll(async () => {
  test.setTimeout(TIMEOUT);
  site = await startPublishedSite();
});

test.afterAll(async () => {
  await site?.stop();
});

test.afterEach(() => {
  site.host.heal();
  expect(site.host.complaints).toEqual([]);
});

async function connect(page: Page, token = TOKEN) {
  await page.goto('/pages/settings');
  await page.getByRole('button', { name: 'Show the connection' }).click();
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
}

async function rename(page: Page, name: string, path = EDIT) {
  await page.goto(path);
  await textbox(page, 'Name').fill(name);
  await textbox(page, 'Name').blur();
  await saved(page);
}

/** Bytes after gzip of the scripts that hold one of these words. */
async function weightOf(scripts: readonly Response[], marks: readonly string[]) {
  const texts = new Map(
    await Promise.all(scripts.map(async (script) => [script.url(), await script.text()] as const)),
  );
  const meant = [...texts.values()].filter((text) => marks.some((mark) => text.includes(mark)));
  return meant.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

const head = () => site.host.repository.head('main') ?? '';
const fileAtHead = (path: string) => {
  const { repository } = site.host;
  const entry = repository.entries(repository.commit(head()).tree).get(path);
  return entry === undefined ? null : repository.blob(entry.sha).toString();
};

test('allows the pages of the studio, and only them, to ask the host, and sends no part of it before it is asked for', async ({
  page,
}) => {
  const policyOf = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    return /connect-src [^;]*/.exec(html)?.[0];
  };
  expect(await policyOf('/admin')).toBe(`connect-src 'self' ${site.host.api}`);
  expect(await policyOf('/pages/settings')).toBe(`connect-src 'self' ${site.host.api}`);
  expect(await policyOf('/')).toBe("connect-src 'self'");
  expect(await policyOf('/products/solid-brick')).toBe("connect-src 'self'");

  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  for (const path of ['/admin', '/admin/AdminProducts', '/pages/settings', EDIT]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((script) => script.includes('x-github-api-version'))).toEqual([]);
  expect(site.host.requests).toEqual([]);
});

test('says in a sentence why a connection fails', async ({ page }) => {
  const alert = page.getByRole('alert');
  await connect(page, 'too short');
  await expect(alert.filter({ hasText: 'This is no token.' })).toBeVisible();
  await connect(page, 'github_pat_unknown_unknown');
  await expect(alert.filter({ hasText: 'The host does not accept the token' })).toBeVisible();
  await connect(page, READER);
  await expect(alert.filter({ hasText: 'may read the repository and not write to it' })).toBeVisible();
  site.host.fail('limit', /user/);
  await connect(page);
  await expect(alert.filter({ hasText: 'takes no more requests' })).toBeVisible();
  site.host.fail(404, /GET \/repos/);
  await connect(page);
  await expect(alert.filter({ hasText: 'shows no such repository' })).toBeVisible();
  // A browser asks once more by itself where a connection that it had is cut.
  site.host.fail('cut', /user/, 9);
  await connect(page);
  await expect(alert.filter({ hasText: 'could not be reached' })).toBeVisible();
});

const faults: readonly (readonly [Fault, RegExp, number, string])[] = [
  ['cut', /git\/ref\//, 9, 'The host could not be reached.'],
  [401, /git\/ref\//, 1, 'The host does not accept the token'],
  [403, /^POST .*blobs/, 1, 'The host does not allow this token'],
  ['limit', /git\/ref\//, 1, 'The host takes no more requests'],
  [404, /git\/ref\//, 1, 'The host shows no such repository'],
  [409, /^POST .*trees/, 1, 'The host refused the change as it stands.'],
  [413, /^POST .*blobs/, 1, 'A picture is larger than the host takes.'],
  [422, /^PATCH/, 9, 'The branch does not take changes from this token'],
  [500, /^POST .*commits/, 1, 'The host has a fault at the moment.'],
  ['slow', /git\/ref\//, 1, 'The host did not answer within 30 seconds.'],
];

test('says after each fault what has happened and what to do, and keeps the draft', async ({ page }) => {
  test.setTimeout(5 * 60_000);
  await connect(page);
  await expect(page.getByText('Connected as Rahim Uddin.')).toBeVisible();
  await rename(page, 'Solid Brick, kept');
  const review = await openReview(page);
  const before = head();
  for (const [fault, on, times, sentence] of faults) {
    site.host.fail(fault, on, times);
    await review.getByRole('button', { name: 'Publish 1 change' }).click();
    const outcome = review.getByRole('status').filter({ hasText: sentence });
    await expect(outcome, String(fault)).toContainText('Your drafts stay as they are.', { timeout: 45_000 });
    await expect(review.getByText('Edited', { exact: true })).toBeVisible();
    site.host.heal();
  }
  expect(head()).toBe(before);
});

test('carries a change into the repository and onto the website, and brings the old version back', async ({
  page,
}) => {
  test.setTimeout(TIMEOUT);
  const traces = recordTraces(page, site.host.api);
  const original = fileAtHead(PRODUCTS);
  const scripts: Response[] = [];
  page.on('response', (response) => void (response.url().endsWith('.js') && scripts.push(response)));
  await connect(page);
  await expect(page.getByText('Connected as Rahim Uddin.')).toBeVisible();
  await rename(page, 'Solid Brick, published');
  await choosePicture(page, await pictureFile(1400, 1400));
  // The picture that was there has a description, too, which goes with it.
  await expect(page.locator('#field-image img')).toHaveAttribute('src', /^blob:/);
  await textbox(page, 'Description of the picture').fill('A brick from the repository.');
  await textbox(page, 'Description of the picture').blur();
  await saved(page);
  const review = await openReview(page);
  await review.getByLabel('Note for the history (optional)').fill('A new picture');
  await review.getByRole('button', { name: 'Publish 1 change' }).dblclick();
  await expect(review.getByText('Sent: 1 change.')).toBeVisible();
  expect(
    await weightOf(scripts, ['One press; the website', 'x-github-api-version', 'waiting for the website.']),
  ).toBeLessThan(12 * 1024);
  await review.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/^Sent at \d\d:\d\d, waiting for the website\.$/)).toBeVisible();

  const { repository } = site.host;
  expect(repository.lines('rev-list', 'refs/heads/main')).toHaveLength(2);
  expect(repository.commit(head()).author.name).toBe('Rahim Uddin');
  expect(repository.changedPaths(head())).toEqual([
    PRODUCTS,
    expect.stringMatching(/^content\/media\/.*\.webp$/),
  ]);

  await page.goto('about:blank');
  await site.deploy();
  await page.goto('/products/solid-brick');
  await expect(page.getByRole('heading', { name: 'Solid Brick, published', level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: 'A brick from the repository.' }).first()).toBeVisible();

  await page.goto(EDIT);
  await expect(page.getByRole('button', { name: 'No changes: review and publish' })).toBeVisible();
  await expect(page.getByText(/^Online since \d\d:\d\d\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: /^Versions of/ });
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  await expect(versions.getByRole('listitem').first()).toContainText('Rahim Uddin A new picture');
  await versions.getByRole('button', { name: 'Compare and restore' }).last().click();
  await versions.getByRole('button', { name: 'Restore as a draft' }).click();
  await expect(versions.getByText('Restored as a draft.')).toBeVisible();
  await versions.getByRole('button', { name: 'Close' }).click();
  const again = await openReview(page);
  await again.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(again.getByText('Sent: 1 change.')).toBeVisible();
  expect(fileAtHead(PRODUCTS)).toBe(original);

  await page.goto('/pages/settings');
  await page.getByRole('button', { name: 'Show what changed' }).click();
  const publication = page.getByRole('listitem').filter({ hasText: 'A new picture' });
  await publication.getByText('In detail').click();
  await expect(publication).toContainText('Edited product “Solid Brick, published”');

  await expectNoToken(page, traces);
});

test('finds out at the next start whether a tab that was closed has published', async ({ page }) => {
  const other = '/admin/AdminAddProducts?id=i-block';
  const isSending = () =>
    page.evaluate(() => localStorage.getItem('studio:sent')?.includes('"sending"') ?? false);
  await connect(page);
  await expect(page.getByText('Connected as Rahim Uddin.')).toBeVisible();
  await rename(page, 'I Block, never sent', other);
  const before = head();
  site.host.fail('slow', /^PATCH/);
  await (await openReview(page)).getByRole('button', { name: 'Publish 1 change' }).click();
  await expect.poll(isSending).toBe(true);
  await page.goto('/admin/AdminBlogs');
  await expect(page.getByText('The studio was closed before the changes were sent.')).toBeVisible();
  expect(head()).toBe(before);

  await rename(page, 'I Block, arrived', other);
  site.host.fail('lost-answer', /^PATCH/);
  site.host.fail('slow', /compare/);
  await (await openReview(page)).getByRole('button', { name: 'Publish 1 change' }).click();
  await expect.poll(() => site.host.requests.at(-1)?.path).toContain('/compare/');
  await page.goto('/admin/AdminBlogs');
  await expect(page.getByText('The changes had arrived before the studio was closed.')).toBeVisible();
  await expect(page.getByText(/waiting for the website/)).toBeVisible();
  expect(head()).not.toBe(before);
});

/** The token is in the one header of requests to the host, and in the session of the tab. */
async function expectNoToken(page: Page, traces: readonly string[]) {
  const { session, ...kept } = await keptIn(page);
  expect(session.split(TOKEN)).toHaveLength(2);
  await rename(page, 'Solid Brick, searched');
  const bundle = await exportBundle(page);
  await page.goto('/pages/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  const backup = readFileSync(await (await download).path(), 'utf8');
  const sent = site.host.requests.map(({ path, rest }) => path + rest);
  const messages = site.host.repository.lines('log', '--format=%B', 'refs/heads/main');
  const texts = [...traces, ...Object.values(kept), bundle.text, backup, ...sent, ...messages];
  expect(texts.filter((text) => text.includes(TOKEN))).toEqual([]);

  // A remembered token is kept in its own database until somebody logs out.
  await page.getByRole('button', { name: 'Show the connection' }).click();
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByLabel('Token').fill(TOKEN);
  await page.getByRole('checkbox', { name: /^Remember on this computer/ }).check();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText('Connected as Rahim Uddin.')).toBeVisible();
  expect((await keptIn(page)).databases).toContain(TOKEN);
  await page
    .getByRole('button', { name: /^Rahim|Admin|User/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('dialog', { name: 'Log Out' }).getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(`${SITE}/`);
  expect(Object.values(await keptIn(page)).filter((text) => text.includes(TOKEN))).toEqual([]);
}
