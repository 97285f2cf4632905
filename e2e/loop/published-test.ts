import { expect, type Page, test as base } from '@playwright/test';
import { fileOf } from '../../content/registry';
import { needs, plainProducts } from '../support/records';
import { saved, textbox } from '../support/studio';
import { type PublishedSite, SITE, type SiteOptions, startPublishedSite, TOKEN } from './published-site';

export const PRODUCTS = `content/${fileOf('products')}`;

/** The product of a number, from 0: tests of one website that change different ones do not meet. */
export function productAt(number: number) {
  const { id } = needs(plainProducts()[number], `${number + 1} products without colours`);
  return { id, path: `/admin/AdminAddProducts?id=${id}` };
}

type Tests = { readonly healed: void };
type Shared = { readonly site: PublishedSite; readonly siteOptions: SiteOptions };

/**
 * Playwright's test on a website whose studio publishes: built once for all tests with the same options, in one worker. After each test the host
 * has no more faults, and nothing was asked of it that its description does not know.
 */
export const test = base.extend<Tests, Shared>({
  siteOptions: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ siteOptions }, use) => {
      const site = await startPublishedSite(siteOptions);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  healed: [
    async ({ site }, use) => {
      await use();
      site.host.heal();
      expect(site.host.complaints).toEqual([]);
    },
    { auto: true },
  ],
  baseURL: SITE,
  // Without a limit of its own an action waits as long as the whole test may take.
  actionTimeout: 30_000,
});

export { expect };

/** Opens the connection in the settings and sends a token. */
export async function connect(page: Page, token = TOKEN) {
  await page.goto('/pages/settings');
  await page.getByRole('button', { name: 'Show the connection' }).click();
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
}

export async function connected(page: Page) {
  await connect(page);
  await expect(page.getByText('Connected as Rahim Uddin.')).toBeVisible();
}

/** Makes a draft. */
export async function rename(page: Page, name: string, path = productAt(0).path) {
  await page.goto(path);
  // Its colours have names, too.
  const field = textbox(page, 'Name').first();
  await field.fill(name);
  await field.blur();
  await saved(page);
}

export const headOf = ({ host }: PublishedSite) => host.repository.head('main') ?? '';

/** A file of the branch; null where it is not there. */
export function fileAtHead(site: PublishedSite, path: string) {
  const { repository } = site.host;
  const entry = repository.entries(repository.commit(headOf(site)).tree).get(path);
  return entry === undefined ? null : repository.blob(entry.sha).toString();
}
