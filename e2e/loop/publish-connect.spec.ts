import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { openReview } from '../support/studio';
import { connected, expect, productAt, rename, test } from './published-test';

/** A text of each part: panel, token, host; review, commit, waiting; history. Most of them are together in one chunk. */
const CONNECTING = ['Create a token at the host', 'studio-connection', 'x-github-api-version'];
const PUBLISHING = [
  'changes the website within minutes',
  'studio-connection',
  'x-github-api-version',
  'From the studio, by',
  'waiting for the website.',
];
const HISTORY = ['Restore as a draft', 'x-github-api-version'];
/** Among it is a sentence for each refusal of a host: they are needed when the network is gone, so they come first. */
const MAX = 17.5 * 1024;
/** This website also asks for approvals: the review lists proposals, with a connection of their own to the host. */
const MAX_WITH_PROPOSALS = 27 * 1024;

test('allows the pages of the studio, and only them, to ask the host, and sends no part of it before it is asked for', async ({
  page,
  site,
}) => {
  const { id, path: form } = productAt(0);
  const policyOf = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    return /connect-src [^;]*/.exec(html)?.[0];
  };
  expect(await policyOf('/admin')).toBe(`connect-src 'self' ${site.host.api}`);
  expect(await policyOf('/pages/settings')).toBe(`connect-src 'self' ${site.host.api}`);
  expect(await policyOf('/quality')).toBe("connect-src 'self'");
  expect(await policyOf(`/products/${id}`)).toBe("connect-src 'self'");

  const before = site.host.requests.length;
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  for (const path of ['/', '/admin', '/admin/AdminProducts', '/pages/settings', form]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((script) => script.includes('x-github-api-version'))).toEqual([]);
  expect(site.host.requests).toHaveLength(before);
});

test('loads at most 17.5 kB for connecting and for the history, and 27 for publishing with proposals', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => request.url().endsWith('.js') && scripts.add(request.url()));
  await connected(page);
  expect(await weightOf(page, scripts, CONNECTING)).toBeLessThanOrEqual(MAX);

  scripts.clear();
  await rename(page, 'A product, weighed', productAt(1).path);
  const review = await openReview(page);
  await review.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(review.getByText('Sent: 1 change.')).toBeVisible();
  await expect(page.getByText(/^Handed over at .*, waiting for the website/)).toBeAttached();
  expect(await weightOf(page, scripts, PUBLISHING)).toBeLessThanOrEqual(MAX_WITH_PROPOSALS);

  scripts.clear();
  await page.goto('/pages/settings');
  await page.getByRole('button', { name: 'Show what changed' }).click();
  await expect(page.getByText('In detail').first()).toBeVisible();
  expect(await weightOf(page, scripts, HISTORY)).toBeLessThanOrEqual(MAX);
});

/** Bytes after gzip of the scripts that hold one of these texts. Each text is in one of them at least. */
async function weightOf(page: Page, addresses: ReadonlySet<string>, parts: readonly string[]) {
  const texts = await Promise.all(
    [...addresses].map(async (address) => (await page.request.get(address)).text()),
  );
  // The adapter of another host, and the sign-in of a build with `CONTENT_CLIENT_ID`.
  expect(texts.filter((text) => /private-token|code_challenge|Sign in with/.test(text))).toEqual([]);
  expect(parts.filter((part) => !texts.some((text) => text.includes(part)))).toEqual([]);
  const meant = texts.filter((text) => parts.some((part) => text.includes(part)));
  return meant.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}
