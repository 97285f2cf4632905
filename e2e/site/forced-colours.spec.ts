import type { Locator, Page } from '@playwright/test';
import { benefits } from '../../content/entities/benefits';
import { contact } from '../../content/entities/contact';
import { partnersIn } from '../../content/entities/partners';
import { pageOf } from '../../scripts/page-kinds';
import { luminancesIn } from '../support/luminance';
import { blockOfMetre, needs } from '../support/records';
import { expect, visitPage, test } from '../support/test';

/** The system's own colours, on a dark ground: dark drawings on it are what goes unseen. */
test.use({ contextOptions: { forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' } });

/** Px left out all round: a border is no proof of what it holds. */
const EDGE = 3;

/** Contrast of the lightest and the darkest pixel of what is painted there. */
async function contrastIn(part: Locator) {
  await part.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = { x: x + EDGE, y: y + EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE };
  const sorted = (await luminancesIn(part.page(), clip)).sort((a, b) => a - b);
  return ((sorted.at(-1) ?? 0) + 0.05) / ((sorted[0] ?? 0) + 0.05);
}

/** The plan of the way to the factory. */
const plan = (page: Page) =>
  needs(contact.towns, 'plan of the way') && page.locator('figure svg[role=img]:visible');

for (const [path, what, find] of [
  ['/', 'the mark of the company', (page) => page.getByRole('banner').getByRole('link').first()],
  ['/', 'the menu button', (page) => page.getByRole('button', { name: 'Open menu' })],
  [
    '/clients',
    'the logo of a client',
    (page) => needs(partnersIn('Group')[0], 'client') && page.locator('.logo-wall li').first(),
  ],
  [
    '/keyProduct',
    'a ring',
    (page) => needs(benefits[0], 'saving') && page.locator('.progress-ring svg').first(),
  ],
  [pageOf('product') ?? '', 'the drawing', (page) => page.locator('figure svg[role=img]').first()],
  ['/contact', 'the plan of the way', plan],
  ['/contact', 'a town of the plan', (page) => plan(page).locator('text').first()],
  [
    '/keyProduct',
    'the plan of a block',
    (page) =>
      needs(blockOfMetre(), 'block that makes a square metre with its half') &&
      page.locator('.block-to-wall svg').first(),
  ],
  ['/contact', 'a button', (page) => page.getByRole('button', { name: 'Send' })],
] satisfies readonly (readonly [string, string, (page: Page) => Locator])[]) {
  test(`${what} (${path}) is seen in the colours of the system`, async ({ page }) => {
    const part = find(page);
    await visitPage(page, path);
    // Non-text contrast of WCAG 2.2 (1.4.11).
    await expect.poll(() => contrastIn(part)).toBeGreaterThanOrEqual(3);
  });
}
