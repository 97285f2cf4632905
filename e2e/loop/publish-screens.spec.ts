import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { openReview, saved, tabTo, textbox } from '../support/studio';
import type { PublishedSite } from './published-site';
import {
  connect,
  connected,
  expect,
  fileAtHead,
  headOf,
  PRODUCTS,
  productAt,
  rename,
  test,
} from './published-test';

const NARROW = 320;
const WIDTHS = [1440, 768, NARROW];

/** axe finds nothing, and nothing is wider than the window or than the dialog it is in. */
async function expectFits(page: Page, dialog?: Locator) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`)
      .toBe(width);
    const overflow = await dialog?.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow ?? 0, `in the dialog at ${width} px`).toBe(0);
    // Half below the sticky bar, any button would be too small.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Somebody with a clone gives a product another name. */
function renameInRepository(site: PublishedSite, id: string, to: string) {
  const { repository } = site.host;
  const text = (fileAtHead(site, PRODUCTS) ?? '').replace(
    new RegExp(`("id": "${id}",\\s+"name": \\{\\s+"en": )"[^"]*"`),
    `$1"${to}"`,
  );
  expect(text).toContain(`"en": "${to}"`);
  const sha = repository.writeBlob(Buffer.from(text));
  const head = repository.commit(headOf(site));
  const tree = repository.writeTree(head.tree, [{ mode: '100644', type: 'blob', sha, path: PRODUCTS }]);
  const karim = { name: 'Karim', email: 'karim@example.com' };
  const commit = repository.writeCommit(tree, [head.sha], `content: 1 product\n\nNote: ${to}\n`, karim);
  expect(repository.moveBranch('main', commit)).toBe(true);
}

test('the connection has no accessibility faults in any state, and fits 320 px', async ({ page }) => {
  await connect(page, 'github_pat_unknown_unknown');
  await expect(page.getByRole('alert').filter({ hasText: 'does not accept the token' })).toBeVisible();
  await expectFits(page);
  await connected(page);
  await expectFits(page);
});

test('publishing has no accessibility faults in any state, and fits 320 px', async ({ page, site }) => {
  const { id, path } = productAt(5);
  await rename(page, 'Kerb, mine', path);
  const review = await openReview(page);
  const toSettings = review.getByRole('link', { name: 'Connect to publish' });
  await expect(toSettings).toBeVisible();
  await expect(review.getByRole('button', { name: /^(Publish|Propose) 1 change/ })).toHaveCount(0);
  await expectFits(page, review);
  await toSettings.click();
  await expect(page.getByRole('heading', { name: 'Account Settings', level: 1 })).toBeVisible();

  await connected(page);
  await page.goto(path);
  renameInRepository(site, id, 'Kerb, theirs');
  const again = await openReview(page);
  await again.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(again.getByText('somebody else has changed the same text in 1 entry')).toBeVisible();
  await expectFits(page, again);
  await again.getByRole('radio', { name: /^My text/ }).check();
  await again.getByRole('button', { name: 'Keep the selected text' }).click();
  await expect(again.getByRole('status').filter({ hasText: 'Decided. Publish again.' })).toBeFocused();
  await again.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(again.getByText('Sent: 1 change.')).toBeVisible();
  await expectFits(page, again);
  await again.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/^Handed over at .*, waiting for the website/)).toBeVisible();
  await expectFits(page);
});

test('the history has no accessibility faults in any state, and fits 320 px', async ({ page, site }) => {
  const { id, path } = productAt(6);
  renameInRepository(site, id, 'Coping, in the repository');
  await connected(page);
  await page.getByRole('button', { name: 'Show what changed' }).click();
  await page.getByText('Changed outside the studio').click();
  const publication = page.getByRole('listitem').filter({ hasText: 'Coping, in the repository' });
  await publication.getByText('In detail').click();
  await expect(publication.getByRole('button', { name: 'Undo this publication' })).toBeVisible();
  await expectFits(page);

  await page.goto(path);
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: /^Versions of/ });
  await versions.getByText('Changed outside the studio').click();
  await expect(versions.getByRole('listitem').first()).toContainText('Karim');
  await expectFits(page, versions);
  await versions.getByRole('button', { name: 'Compare and restore' }).first().click();
  await expect(versions.getByRole('button', { name: 'Restore as a draft' })).toBeVisible();
  await expectFits(page, versions);
});

test('a version is compared and restored, and a change published, without a mouse', async ({
  page,
  site,
}) => {
  const { id, path } = productAt(7);
  renameInRepository(site, id, 'Channel, in the repository');
  await page.goto('/pages/settings');
  await tabTo(page, page.getByRole('button', { name: 'Show the connection' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Token'));
  await page.keyboard.type('github_pat_unknown_unknown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'does not accept the token' })).toBeVisible();
  await expect(page.getByLabel('Token')).toBeFocused();

  await connected(page);
  await expect(page.getByText('Connected as Rahim Uddin.')).toBeFocused();
  await page.goto(path);
  await expect(textbox(page, 'Name')).toBeVisible();
  const opener = page.locator('summary', { hasText: 'More' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Versions' }));
  await page.keyboard.press('Enter');
  const versions = page.getByRole('dialog', { name: /^Versions of/ });
  const outside = versions.locator('summary').filter({ hasText: 'Changed outside the studio' });
  await expect(outside).toBeVisible();
  await tabTo(page, outside);
  await page.keyboard.press('Enter');
  const compare = versions.getByRole('button', { name: 'Compare and restore' }).first();
  await tabTo(page, compare);
  await page.keyboard.press('Enter');
  await expect(versions.getByText(/^If you restore the version of .*, this changes:$/)).toBeFocused();
  await tabTo(page, versions.getByRole('button', { name: 'Restore as a draft' }));
  await page.keyboard.press('Enter');
  await expect(versions.getByText('Restored as a draft.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(textbox(page, 'Name')).toHaveValue('Channel, in the repository');
  await saved(page);

  const review = await openReview(page);
  await tabTo(page, review.getByLabel('Note for the history (optional)'));
  await page.keyboard.type('Without a mouse');
  await tabTo(page, review.getByRole('button', { name: 'Publish 1 change' }));
  await page.keyboard.press('Enter');
  await expect(review.getByText(/^(Sent: 1 change|All of this has been published already)\./)).toBeVisible();
});
