import type { Page } from '@playwright/test';
import type { Fault } from '../support/git-host/git-host';
import { openReview } from '../support/studio';
import { TOKEN } from './published-site';
import { connected, expect, headOf, productAt, rename, test } from './published-test';
import { keptIn, recordTraces } from './token-traces';

const faults: readonly (readonly [Fault, RegExp, number, string])[] = [
  ['cut', /git\/ref\//, 9, 'GitHub could not be reached.'],
  [401, /git\/ref\//, 1, 'GitHub does not accept the token'],
  [422, /graphql/, 9, 'The branch does not accept the change'],
  ['slow', /git\/ref\//, 1, 'GitHub did not answer within 30 seconds.'],
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
    await expect(outcome, String(fault)).toContainText('Your drafts have not changed.', { timeout: 45_000 });
    await expect(review.getByText('Edited', { exact: true })).toBeVisible();
    site.host.heal();
    traces.push(await review.innerText());
  }
  expect(headOf(site)).toBe(before);
  const { session, ...kept } = await keptIn(page);
  expect(session).toContain(TOKEN);
  expect([...traces, ...Object.values(kept)].filter((text) => text.includes(TOKEN))).toEqual([]);
});

/** Returns the phase of the last publication that this browser keeps; makes it older by some minutes. */
const phaseIn = (page: Page, older = 0) =>
  page.evaluate(
    (minutes) =>
      new Promise<string | undefined>((resolve) => {
        const opening = indexedDB.open('studio');
        opening.onsuccess = () => {
          const store = opening.result.transaction('publications', 'readwrite').objectStore('publications');
          const reading = store.getAll();
          reading.onsuccess = () => {
            const last = (reading.result as { at: string; phase: string }[]).at(-1);
            if (last) {
              const at = new Date(Date.parse(last.at) - minutes * 60_000).toISOString();
              store.put({ ...last, at });
            }
            store.transaction.oncomplete = () => {
              opening.result.close();
              resolve(last?.phase);
            };
          };
        };
      }),
    older,
  );

test('finds out at the next start whether a tab that was closed has published', async ({ page, site }) => {
  const { path: block } = productAt(2);
  await connected(page);
  await rename(page, 'Paver, never sent', block);
  const before = headOf(site);
  site.host.fail('slow', /graphql/);
  await (await openReview(page)).getByRole('button', { name: 'Publish 1 change' }).click();
  // All of the content is checked before; a build may run beside.
  await expect.poll(() => phaseIn(page), { timeout: 60_000 }).toBe('sending');
  await page.goto('/admin/AdminBlogs');
  await expect(page.getByText('We do not know yet whether the changes have arrived.')).toBeVisible();
  await phaseIn(page, 3);
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
  await expect(page.getByText(/^Handed over at .*, waiting for the website/)).toBeVisible();
  expect(headOf(site)).not.toBe(before);
});
