import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { holesIn } from '../support/holes';
import { openStudio } from '../admin/open-studio';
import { expectAccessible } from '../support/axe';
import { expect, test, visitPage } from '../support/test';
import { addressesIn, becomeBareFirm, emptyLists, idsTakenOut } from './bare-firm';
import { buildCopy, copyRepository } from './copy-repository';
import { becomeSecondFirm, tracesIn, wordsOfSample } from './second-firm';
import { PORT, serve, stop } from './serve';

test.use({ baseURL: `http://localhost:${PORT}`, viewport: { width: 320, height: 640 } });

const websites = [
  { title: 'the website of another firm', become: becomeSecondFirm, fewestPages: 41 },
  {
    title: 'a website with one product, all other lists empty and all pages off that can be',
    become: becomeBareFirm,
    fewestPages: 4,
  },
];

for (const { title, become, fewestPages } of websites)
  test(`${title} has nothing of what it lacks, no hole, no dead link and nothing too wide, and its studio opens`, async ({
    page,
  }) => {
    test.setTimeout(20 * 60_000);
    const copy = copyRepository();
    try {
      become(copy);
      await buildCopy(copy);
      const out = join(copy, 'out');
      expect(await tracesIn(out, [...wordsOfSample(), ...idsTakenOut(copy)])).toEqual([]);

      const server = await serve(out);
      try {
        await expectWhole(page, out, fewestPages);
        await openStudio(page, '/admin');
        for (const { list, plural } of emptyLists(copy)) {
          await openStudio(page, list.path);
          await expect(page.getByText(`No ${plural} yet.`)).toBeVisible();
        }
        // A page that still fetched something would miss its server.
        await page.goto('about:blank');
      } finally {
        await stop(server);
      }
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });

/** Looks at every page of the sitemap and the one for unknown addresses, and follows every address in the export. */
async function expectWhole(page: Page, out: string, fewestPages: number) {
  const sitemap = readFileSync(join(out, 'sitemap.xml'), 'utf8');
  const pages = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => new URL(address));
  expect(pages.length).toBeGreaterThanOrEqual(fewestPages);
  const links = new Set(addressesIn(out, pages[0]?.origin ?? ''));
  expect([...links].filter((link) => /^\/bn\b/.test(link))).toEqual([]);
  for (const path of [...pages.map(({ pathname }) => pathname), '/404']) {
    await visitPage(page, path);
    const { width, addresses } = await page.evaluate(factsOfPage);
    const holes = await page.evaluate(holesIn, undefined);
    expect({ path, width, holes }).toEqual({ path, width: 320, holes: [] });
    for (const address of addresses) links.add(address);
    await expectAccessible(page);
  }
  for (const link of links)
    expect({ link, status: (await page.request.head(link)).status() }).toEqual({ link, status: 200 });
}

/** How wide a page is, and where its links lead on this website. */
function factsOfPage() {
  const addresses = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
  return { width: document.documentElement.scrollWidth, addresses };
}
