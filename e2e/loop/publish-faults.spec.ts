import type { Fault } from '../support/git-host/git-host';
import { openReview } from '../support/studio';
import { TOKEN } from './published-site';
import { connected, expect, headOf, productAt, rename, test } from './published-test';
import { keptIn, recordTraces } from './token-traces';

const faults: readonly (readonly [Fault, RegExp, number, string])[] = [
  ['cut', /git\/ref\//, 9, 'The host could not be reached.'],
  [401, /git\/ref\//, 1, 'The host does not accept the token'],
  [422, /graphql/, 9, 'The branch does not accept the change'],
  ['slow', /git\/ref\//, 1, 'The host did not answer within 30 seconds.'],
];

test('says after each fault what has happened and what to do, without the token, and keeps the draft', async ({
  page,
  site,
}) => {
  test.setTimeout(5 * 60_000);
  const traces = recordTraces(page, site.host.api);
  await connected(page);
  await rename(page, 'Brick, kept');
  const review = await openReview(page);
  const before = headOf(site);
  for (const [fault, on, times, sentence] of faults) {
    site.host.fail(fault, on, times);
    await review.getByRole('button', { name: 'Publish 1 change' }).click();
    const outcome = review.getByRole('status').filter({ hasText: sentence });
    await expect(outcome, String(fault)).toContainText('Your drafts stay as they are.', { timeout: 45_000 });
    await expect(review.getByText('Edited', { exact: true })).toBeVisible();
    site.host.heal();
    traces.push(await review.innerText());
  }
  expect(headOf(site)).toBe(before);
  const { session, ...kept } = await keptIn(page);
  expect(session).toContain(TOKEN);
  expect([...traces, ...Object.values(kept)].filter((text) => text.includes(TOKEN))).toEqual([]);
});

test('finds out at the next start whether a tab that was closed has published', async ({ page, site }) => {
  const { path: block } = productAt(2);
  const isSending = () =>
    page.evaluate(() => localStorage.getItem('studio:sent')?.includes('"sending"') ?? false);
  await connected(page);
  await rename(page, 'Paver, never sent', block);
  const before = headOf(site);
  site.host.fail('slow', /graphql/);
  await (await openReview(page)).getByRole('button', { name: 'Publish 1 change' }).click();
  // All of the content is checked before; a build may run beside.
  await expect.poll(isSending, { timeout: 60_000 }).toBe(true);
  await page.goto('/admin/AdminBlogs');
  await expect(page.getByText('It is not known yet whether the changes have arrived.')).toBeVisible();
  await page.evaluate(() => {
    const sent = JSON.parse(localStorage.getItem('studio:sent') ?? '{}') as object;
    const at = new Date(Date.now() - 3 * 60_000).toISOString();
    localStorage.setItem('studio:sent', JSON.stringify({ ...sent, at }));
  });
  await page.reload();
  await expect(page.getByText('The changes have not arrived. Nothing was published')).toBeVisible();
  expect(headOf(site)).toBe(before);

  await rename(page, 'Paver, arrived', block);
  // A browser sends a request once more by itself where a connection that it had is cut.
  site.host.fail('lost-answer', /graphql/, 9);
  site.host.fail('slow', /^GET .*\/commits$/);
  const asked = site.host.requests.length;
  await (await openReview(page)).getByRole('button', { name: 'Publish 1 change' }).click();
  await expect
    .poll(() => site.host.requests.slice(asked).some(({ path }) => path.includes('/commits?')))
    .toBe(true);
  await page.goto('/admin/AdminBlogs');
  await expect(page.getByText('The changes have arrived.', { exact: true })).toBeAttached();
  await expect(page.getByText(/^Sent at .*, waiting for the website/)).toBeVisible();
  expect(headOf(site)).not.toBe(before);
});
