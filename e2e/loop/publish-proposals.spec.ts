import type { Browser, Locator, Page } from '@playwright/test';
import { speaksBangla } from '../../content/registry/languages';
import { choosePicture, openReview, pictureFile, saved, textbox } from '../support/studio';
import { COLLEAGUE, type PublishedSite, SITE } from './published-site';
import { connect, expect, fileAtHead, headOf, PRODUCTS, productAt, rename, test } from './published-test';

/** A member of staff at a computer of their own. */
async function computerOf(browser: Browser, name: string, token?: string) {
  const page = await (await browser.newContext({ baseURL: SITE })).newPage();
  await connect(page, token);
  await expect(page.getByText(`Connected as ${name}.`)).toBeVisible();
  return page;
}

/** Opens the only proposal in the review. */
async function openProposal(page: Page) {
  const review = await openReview(page);
  const proposals = review.getByRole('region', { name: 'Proposals', exact: true });
  await proposals.getByText('What is proposed').click();
  return { review, proposals };
}

async function propose(review: Locator) {
  await review.getByRole('button', { name: 'Propose 1 change' }).click();
  await expect(review.getByText(/^Proposed: 1 change\./)).toBeVisible();
  await expect(review.getByText('Proposed, waiting for approval')).toBeVisible();
}

function publishedName(site: PublishedSite, product: string) {
  const name = new RegExp(`"id": "${product}",\\s+"name": \\{\\s+"en": "([^"]*)"`);
  return name.exec(fileAtHead(site, PRODUCTS) ?? '')?.[1];
}

test('a proposal is returned, continued on another computer and approved', async ({ browser, site }) => {
  const { id, path } = productAt(3);
  const before = headOf(site);

  const author = await computerOf(browser, 'Rahim Uddin');
  await rename(author, 'Kerb, proposed', path);
  await choosePicture(author, await pictureFile(1300, 1300));
  await expect(author.locator('#field-image img')).toHaveAttribute('src', /^blob:/);
  await textbox(author, 'Description of the picture').fill('A kerb of a proposal.');
  if (speaksBangla) await textbox(author, 'Picture, Description, Bangla').fill('একটি কার্ব।');
  await author.keyboard.press('Tab');
  await saved(author);
  await propose(await openReview(author));
  expect(headOf(site)).toBe(before);

  const colleague = await computerOf(browser, 'Karima Akter', COLLEAGUE);
  await colleague.goto('/admin');
  await expect(colleague.getByRole('list', { name: 'Proposals' })).toContainText('Waiting for approval');
  const { proposals } = await openProposal(colleague);
  await expect(proposals.getByText('Kerb, proposed').first()).toBeVisible();
  const picture = proposals.getByRole('figure', { name: 'A kerb of a proposal.' }).locator('img');
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect(proposals.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  await proposals.getByLabel('Note to the author').fill('Please write Kerb Stone.');
  await proposals.getByRole('button', { name: 'Return with this note' }).click();
  await expect(proposals.getByText('Returned with your note.')).toBeFocused();

  // The author at another computer, with no drafts there.
  const elsewhere = await computerOf(browser, 'Rahim Uddin');
  const returned = await openProposal(elsewhere);
  await expect(returned.proposals.getByText('Returned by karima: Please write Kerb Stone.')).toBeVisible();
  await returned.proposals.getByRole('button', { name: 'Continue here' }).click();
  await expect(returned.proposals.getByText(/^1 change of .*, by Rahim Uddin\.$/)).toBeFocused();
  await returned.proposals.getByRole('button', { name: 'Import 1 change' }).click();
  const imported = returned.proposals.getByRole('status').filter({ hasText: /^Imported 1 change\./ });
  await expect(imported).toBeFocused();
  await returned.review.getByRole('button', { name: 'Close' }).click();
  await elsewhere.goto(path);
  await expect(textbox(elsewhere, 'Name').first()).toHaveValue('Kerb, proposed');
  await rename(elsewhere, 'Kerb Stone, proposed', path);
  await propose(await openReview(elsewhere));
  expect(site.host.proposals.slice(-2).map(({ state }) => state)).toEqual(['closed', 'open']);

  await colleague.reload();
  const again = await openProposal(colleague);
  await again.proposals.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(again.proposals.getByText('Approved. The website changes within minutes.')).toBeFocused();
  await again.review.getByRole('button', { name: 'Close' }).click();
  await expect(colleague.getByText(/^Handed over at \d\d:\d\d, waiting for the website\.$/)).toBeVisible();
  expect(publishedName(site, id)).toBe('Kerb Stone, proposed');

  await site.deploy();
  await colleague.goto(`/products/${id}`);
  await expect(colleague.getByRole('heading', { name: 'Kerb Stone, proposed', level: 1 })).toBeVisible();
});

test('a proposal in conflict is not published, and is withdrawn by its author', async ({ browser, site }) => {
  const { path } = productAt(4);
  const author = await computerOf(browser, 'Rahim Uddin');
  await rename(author, 'Paver, proposed', path);
  await propose(await openReview(author));
  const colleague = await computerOf(browser, 'Karima Akter', COLLEAGUE);
  await rename(colleague, 'Paver, published meanwhile', path);
  const review = await openReview(colleague);
  await review.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(review.getByText('Sent: 1 change.')).toBeVisible();
  const published = headOf(site);

  const proposals = review.getByRole('region', { name: 'Proposals', exact: true });
  await proposals.getByText('What is proposed').click();
  await proposals.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(proposals.getByText(/^Not published: 1 entry of it changed/)).toBeVisible();
  expect(headOf(site)).toBe(published);

  await author.reload();
  const own = await openProposal(author);
  await own.proposals.getByRole('button', { name: 'Withdraw' }).click();
  await expect(own.proposals.getByText('No proposals are waiting.')).toBeVisible();
  await expect(own.review.getByText('1 change, 1 selected for publishing.')).toBeVisible();
  await own.review.getByRole('button', { name: 'Close' }).click();
  await author.goto(path);
  await expect(textbox(author, 'Name').first()).toHaveValue('Paver, proposed');
});
