import type { Page } from '@playwright/test';
import { company } from '../../content/entities/company';
import { catalogueProducts } from '../../content/entities/products';
import { recordHash } from '../../lib/records';
import { expectAccessible } from '../support/axe';
import { studioPages } from '../support/exported-pages';
import { entriesOf, hasWholePicture, needs } from '../support/records';
import {
  bundleOf,
  editedProduct,
  importText,
  openReview,
  putService,
  saved,
  textbox,
} from '../support/studio';
import { openStudio } from './open-studio';
import { expect, test } from './test';

/** At 320 px, which is also 1280 px enlarged to 400 %, and where the layout changes. */
async function expectNoSidewaysScroll(page: Page) {
  for (const width of [1280, 1024, 768, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`)
      .toBe(width);
  }
}

const wide = { width: 1440, height: 900 };
const narrow = { width: 375, height: 812 };

/** One screen of each kind; before a release, all. */
const kinds = ['/admin/dashboard', '/admin/AdminProducts', '/admin/AdminPictures'];
for (const path of studioPages)
  test(
    `${path} has no accessibility faults at any width`,
    kinds.includes(path) ? {} : { tag: '@full' },
    async ({ page }) => {
      await openStudio(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    },
  );

async function editProduct(page: Page) {
  await openStudio(page, editedProduct().path);
  await textbox(page, 'Name').fill('Edited, engraved');
  await textbox(page, 'Size in mm').fill('');
  await saved(page);
}

const openMenu = async (page: Page) => page.getByRole('button', { name: company.adminUser.name }).click();

const aService = () => needs(entriesOf('services')[0], 'service');

/** Asks for the deletion of a product; returns the dialog that asks where its address leads. */
async function deleteProduct(page: Page) {
  const { name } = editedProduct();
  await openStudio(page, '/admin/AdminProducts');
  await page
    .getByRole('button', { name: `Delete ${name}` })
    .first()
    .click();
  return page.getByRole('dialog', { name: `Delete “${name}` });
}

/** States of screens that require interaction. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'search results': async (page) => {
    await openStudio(page, '/admin/AdminBanners');
    await page.getByPlaceholder('Type to search...').fill(editedProduct().name);
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  'user dropdown': async (page) => {
    await openStudio(page, '/admin/AdminBanners');
    await openMenu(page);
    await expect(page.getByRole('link', { name: 'My Profile' })).toBeVisible();
  },
  'log out': async (page) => {
    // Creates a draft first, so that there is something to erase.
    await openStudio(page, '/admin/AdminServices');
    await page.getByRole('button', { name: `Delete ${aService().title}` }).click();
    await openMenu(page);
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByRole('dialog', { name: 'Log Out' })).toBeVisible();
  },
  keys: async (page) => {
    await openStudio(page, '/admin/AdminBanners');
    await page.keyboard.press('Shift+F1');
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  },
  'selected and deleted rows': async (page) => {
    const dialog = await deleteProduct(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await expect(page.getByLabel('Set category')).toBeVisible();
  },
  'where an address leads': async (page) => {
    await expect(await deleteProduct(page)).toBeVisible();
  },
  'nothing found': async (page) => {
    await openStudio(page, '/admin/AdminProducts?q=nowhere');
    await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
  reordering: async (page) => {
    const banners = entriesOf('banners');
    needs(banners[1], 'two banners');
    await openStudio(page, '/admin/AdminBanners');
    await page.getByRole('button', { name: 'Reorder' }).click();
    await expect(page.getByRole('button', { name: /^Drag/ })).toHaveCount(banners.length);
    await page
      .getByRole('button', { name: /^Move to position…/ })
      .first()
      .click();
    await expect(page.getByLabel(/^Position/)).toBeVisible();
  },
  'preview of a row': async (page) => {
    aService();
    await openStudio(page, '/admin/AdminServices');
    await page
      .getByRole('button', { name: /^Preview/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
  },
  'large preview of an article': async (page) => {
    const { id } = needs(entriesOf('blogs')[0], 'article');
    await openStudio(page, `/admin/AdminAddBlog?id=${id}`);
    await expect(textbox(page, 'Title')).toBeVisible();
    const tab = page.getByRole('button', { name: 'Preview', exact: true });
    if (await tab.isVisible()) await tab.click();
    await page.getByRole('button', { name: 'Whole screen' }).click();
    await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
  },
  'messages of a form': async (page) => {
    await openStudio(page, '/admin/AdminAddBlog');
    await page.getByRole('button', { name: 'Check for problems', exact: true }).click();
    await expect(page.getByRole('group', { name: /to correct/ })).toBeFocused();
  },
  compare: async (page) => {
    await editProduct(page);
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'Compare with the website' }).click();
    await expect(page.getByRole('dialog')).toContainText('engraved');
  },
  'text of a page that was closed': async (page) => {
    await openStudio(page, editedProduct().path);
    await textbox(page, 'Name').fill('Changed since');
    await saved(page);
    const { path, ...fields } = editedProduct();
    const value = { ...fields, name: { en: 'Half a w' } };
    const text = { at: '2026-11-20T08:00:00Z', base: { ...fields, name: {} }, rev: 0, value };
    await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
      `studio:typed:products/${fields.id} 1`,
      JSON.stringify(text),
    ] as const);
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Put it into the form' })).toBeVisible();
  },
  'review with a problem': async (page) => {
    await editProduct(page);
    const review = await openReview(page);
    await review.getByText('What changes').click();
    await expect(review.getByRole('link', { name: /^Size in mm is missing/ })).toBeVisible();
  },
  import: async (page) => {
    await openStudio(page, '/admin/AdminServices');
    const review = await importText(page, bundleOf([putService()]));
    await expect(review.getByRole('button', { name: 'Import 1 change' })).toBeVisible();
  },
  'needs review': async (page) => {
    await openStudio(page, '/admin/AdminServices');
    // A change of a text that the website has changed, too, since.
    const { id, title } = aService();
    const base = {
      id,
      title: { en: `${title}, until last week` },
      description: { en: 'We bring it to your site by truck.' },
    };
    const value = { ...base, title: { en: `${title}, by boat` } };
    const change = putService({ id, baseHash: await recordHash(base), base, value });
    const review = await importText(page, bundleOf([change]));
    await review.getByRole('button', { name: 'Import 1 change' }).click();
    await expect(review.getByText('Choose which version to keep').first()).toBeVisible();
  },
  'refused import': async (page) => {
    await openStudio(page, '/admin/AdminServices');
    const review = await importText(page, bundleOf([putService({ entity: 'users' })]));
    await expect(review.getByText('Nothing was imported.')).toBeVisible();
  },
  'a picture replaced everywhere': async (page) => {
    const { image } = needs(catalogueProducts.find(hasWholePicture), 'product with a whole picture');
    await openStudio(page, '/admin/AdminPictures');
    await page.getByRole('button', { name: `Replace everywhere: ${image.src.replace(/^.*\//, '')}` }).click();
    await expect(page.getByRole('dialog', { name: 'Replace everywhere' })).toBeVisible();
  },
  'picture from the library': async (page) => {
    await openStudio(page, editedProduct().path);
    await page.getByRole('button', { name: 'Choose from the library' }).click();
    await expect(page.getByRole('button', { name: /Products: / }).first()).toBeVisible();
  },
  erase: async (page) => {
    await openStudio(page, '/pages/settings');
    await page.getByRole('button', { name: 'Erase everything' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'activity with steps': async (page) => {
    await openStudio(page, `/admin/AdminAddService?id=${aService().id}`);
    await textbox(page, 'Title').fill('Delivery to the site');
    await saved(page);
    await openStudio(page, '/pages/settings');
    await expect(page.getByRole('button', { name: /^Restore this version/ }).first()).toBeVisible();
  },
};

/** Made of parts that other states show as well. */
const rare = [
  'user dropdown',
  'where an address leads',
  'text of a page that was closed',
  'refused import',
  'keys',
  'log out',
  'reordering',
  'import',
  'activity with steps',
  'large preview of an article',
  'nothing found',
  'preview of a row',
  'erase',
  'messages of a form',
  'search results',
  'review with a problem',
  'a picture replaced everywhere',
  'picture from the library',
  'compare',
];

for (const [name, open] of Object.entries(states)) {
  const details = rare.includes(name) ? { tag: '@full' } : {};
  test(`${name}: no accessibility faults, no sideways scroll`, details, async ({ page }) => {
    await page.setViewportSize(wide);
    await open(page);
    // Half below the sticky bar, any control would be too small.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize(narrow);
    await expectAccessible(page);
  });
}

test('drawer: no accessibility faults, no sideways scroll', async ({ page }) => {
  await page.setViewportSize(narrow);
  await openStudio(page, '/admin/AdminServices');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
