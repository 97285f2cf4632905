import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { speaksBangla } from '../../content/registry/languages';
import { choosePicture, exportBundle, openReview, pictureFile, saved, textbox } from '../support/studio';
import { type PublishedSite, SITE, TOKEN } from './published-site';
import { connected, expect, fileAtHead, headOf, PRODUCTS, productAt, rename, test } from './published-test';
import { keptIn, recordTraces } from './token-traces';

test('carries a change into the repository and onto the website, and brings the old version back', async ({
  page,
  site,
}) => {
  const { id, path } = productAt(0);
  const { repository } = site.host;
  const traces = recordTraces(page, site.host.api);
  const original = fileAtHead(site, PRODUCTS);
  const before = headOf(site);
  await connected(page);
  await makeDraft(page);
  const review = await openReview(page);
  await review.getByLabel('Note for the history (optional)').fill('A new picture');
  await review.getByRole('button', { name: 'Publish 1 change' }).dblclick();
  await expect(review.getByText('Sent: 1 change.')).toBeVisible();
  await review.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/^Handed over at \d\d:\d\d, waiting for the website\.$/)).toBeVisible();

  const { parents, author } = repository.commit(headOf(site));
  expect(parents).toEqual([before]);
  expect(author.name).toBe('Rahim Uddin');
  expect(repository.changedPaths(headOf(site))).toEqual([
    PRODUCTS,
    expect.stringMatching(/^content\/media\/.*\.webp$/),
  ]);

  await page.goto('about:blank');
  await site.deploy();
  await page.goto(`/products/${id}`);
  await expect(page.getByRole('heading', { name: 'Brick, published', level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: 'A brick from the repository.' }).first()).toBeVisible();

  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Review and publish (no changes)' })).toBeVisible();
  await expect(page.getByText(/^Online since \d\d:\d\d\.$/)).toBeVisible();
  await restoreTheFirst(page);
  const again = await openReview(page);
  await again.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(again.getByText('Sent: 1 change.')).toBeVisible();
  expect(fileAtHead(site, PRODUCTS)).toBe(original);

  await page.goto('/pages/settings');
  await page.getByRole('button', { name: 'Show what changed' }).click();
  const publication = page.getByRole('listitem').filter({ hasText: 'A new picture' });
  await publication.getByText('In detail').click();
  await expect(publication).toContainText('Edited product “Brick, published”');

  await expectNoToken(page, site, traces);
  await expectForgotten(page);
});

async function makeDraft(page: Page) {
  await rename(page, 'Brick, published');
  await choosePicture(page, await pictureFile(1400, 1400));
  // The picture that was there has a description, too, which goes with it.
  await expect(page.locator('#field-image img')).toHaveAttribute('src', /^blob:/);
  await textbox(page, 'Description of the picture').fill('A brick from the repository.');
  if (speaksBangla) await textbox(page, 'Picture, Description, Bangla').fill('কারখানার একটি ইট।');
  await page.keyboard.press('Tab');
  await saved(page);
}

/** The history names the publication; the version before it is compared and restored as a draft. */
async function restoreTheFirst(page: Page) {
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: /^Versions of/ });
  await expect(versions.getByRole('listitem').first()).toContainText('Rahim Uddin A new picture');
  // The version before it is of nobody in the studio, and folded.
  const outside = versions.getByRole('group').filter({ hasText: 'Changed outside the studio' });
  await outside.getByText('Changed outside the studio').click();
  await outside.getByRole('button', { name: 'Compare and restore' }).last().click();
  const name = versions.getByRole('definition').first();
  await expect(name).toContainText('Brick, published');
  await versions.getByRole('button', { name: 'Restore as a draft' }).click();
  await expect(versions.getByText('Restored as a draft.')).toBeVisible();
  await versions.getByRole('button', { name: 'Close' }).click();
}

/** The token is in the one header of requests to the host, and in the session of the tab. */
async function expectNoToken(page: Page, { host }: PublishedSite, traces: readonly string[]) {
  const { session, ...kept } = await keptIn(page);
  expect(session.split(TOKEN)).toHaveLength(2);
  await rename(page, 'Brick, searched');
  const bundle = await exportBundle(page);
  await page.goto('/pages/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).click();
  const backup = readFileSync(await (await download).path(), 'utf8');
  const sent = host.requests.map(({ path, rest }) => path + rest);
  const messages = host.repository.lines('log', '--format=%B', 'refs/heads/main');
  const texts = [...traces, ...Object.values(kept), bundle.text, backup, ...sent, ...messages];
  expect(texts.filter((text) => text.includes(TOKEN))).toEqual([]);
}

/** A remembered token is kept in its own database until somebody logs out. */
async function expectForgotten(page: Page) {
  await page.getByRole('button', { name: 'Show the connection' }).click();
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByLabel('Token').fill(TOKEN);
  await page
    .getByRole('checkbox', { name: /^Remember on this computer.*you connect again in each new tab\.$/ })
    .check();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText('Connected as Rahim Uddin.')).toBeVisible();
  expect((await keptIn(page)).databases).toContain(TOKEN);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/pages/settings');
  await otherTab.getByRole('button', { name: 'Show the connection' }).click();
  await expect(otherTab.getByText('Connected as Rahim Uddin.')).toBeVisible();
  await page
    .getByRole('button', { name: /^Rahim|Admin|User/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('dialog', { name: 'Log Out' }).getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(`${SITE}/`);
  await expect(otherTab.getByText('Disconnected. The studio has forgotten the token')).toBeVisible();
  expect(Object.values(await keptIn(page)).filter((text) => text.includes(TOKEN))).toEqual([]);
}
