import type { Page } from '@playwright/test';
import { company } from '../../content/entities/company';
import { entities, registry } from '../../content/registry';
import { studioPages } from '../support/exported-pages';
import { entriesOf, needs, recordsOf } from '../support/records';
import { editedProduct, textbox } from '../support/studio';
import { openStudio, status } from './open-studio';
import { expect, test } from './test';

/** Opens a screen of a studio in Bangla, and waits until its store is open. */
async function openInBangla(page: Page, path: string) {
  await page.addInitScript(() => localStorage.setItem('studio:language', 'bn'));
  await page.goto(path);
  await expect(page.getByRole('region', { name: 'অবস্থা' })).toContainText('সেভ হয়েছে');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** All texts of the published records, which are in the language in which they were written, and names of places. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);
const places = entities.flatMap((entity) => [registry[entity].list.title, registry[entity].add.title]);
const written = [...new Set([...places, ...entities.flatMap((entity) => textsIn(recordsOf(entity)))])]
  .map((text) => text.replace(/\s+/g, ' '))
  .sort((a, b) => b.length - a.length);

/** What stays in Latin letters: commands, addresses, names of files, of keys and of other firms' things. */
const NAMES =
  /https?:\S+|\S*[/_]\S*|\S+\.(?:json|md|html|jpg|svg|png|webp)|npm run \S+|(?:Alt|Ctrl|Shift|Cmd|Escape|Space|Up|Down) ?\+?|JPEG|PNG|WebP|AVIF|SVG|Account Settings|All Forwarded Addresses|News & Events|Our Works|About Us|RAL|DoP|EPD|Certificate|Git|push|UPLOAD_TO|Most Compatible|Unexpected Application Error!/g;

/** Lists what a reader sees in three or more Latin words that no record and no fixed name has. */
async function englishIn(page: Page) {
  const seen = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement;
      const isSeen = around?.checkVisibility() === true && !around.closest('[lang="en"], option, textarea');
      if (isSeen) texts.push((node.textContent ?? '').replace(/\s+/g, ' ').trim());
    }
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [title]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [...texts, ...named];
  });
  return [...new Set(seen)].filter((text) => {
    if (written.some((record) => record.includes(text))) return false;
    const own = written.reduce(
      (left, record) => (record.length > 3 ? left.replaceAll(record, ' ') : left),
      text,
    );
    return /(?:\b[A-Za-z]{2,}\b[\s,.:;–-]*){3,}/.test(own.replace(NAMES, ' '));
  });
}

/** Lists the texts that are cut off: their element hides what does not fit. Names of records may end in an ellipsis. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { overflowX, position, clipPath } = getComputedStyle(element);
        const isHiding = overflowX === 'hidden' || overflowX === 'clip';
        const isShown = element.checkVisibility() && element.clientWidth > 1 && clipPath === 'none';
        const isOfRecord = element.matches('.truncate, [class*="line-clamp"]') || position === 'absolute';
        const isCut =
          (element.textContent ?? '').trim() !== '' && element.scrollWidth > element.clientWidth + 1;
        return isHiding && isShown && !isOfRecord && isCut;
      })
      .map((element) => (element.textContent ?? '').slice(0, 80)),
  );

async function expectNothingCutOff(page: Page) {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`)
      .toBe(width);
    expect(await cutOff(page), `at ${width} px`).toEqual([]);
  }
}

/** A list, the longest form and the settings; before a release, all screens. */
const kinds = ['/admin/dashboard', '/admin/AdminAddProducts', '/pages/settings'];
for (const path of studioPages)
  test(
    `${path} is whole in both languages, and neither page nor tab has English left in Bangla`,
    kinds.includes(path) ? {} : { tag: '@full' },
    async ({ page }) => {
      await openStudio(page, path);
      await expectNothingCutOff(page);
      await openInBangla(page, path);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('bn');
      await expect(page).toHaveTitle(/^[^|]*[\u0985-\u09df][^|]* - Admin \| /);
      expect(await englishIn(page)).toEqual([]);
      await expectNothingCutOff(page);
    },
  );

test('the user menu changes the language, keeps it, and loses no text that was just typed', async ({
  page,
}) => {
  await openStudio(page, '/admin/AdminAddBlog');
  await textbox(page, 'Title').fill('A title in the making');
  await page.getByRole('button', { name: company.adminUser.name }).click();
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByRole('textbox', { name: 'শিরোনাম', exact: true })).toHaveValue(
    'A title in the making',
  );
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('আমার প্রোফাইল');
  await page.getByRole('button', { name: company.adminUser.name }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
  await expect(status(page)).toContainText(/saved on this computer/i);
});

test.describe('a browser in Bangla', () => {
  test.use({ locale: 'bn-BD' });

  test('opens the studio in Bangla at the first visit', async ({ page }) => {
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('ড্যাশবোর্ড');
    await expect(page.getByRole('region', { name: 'অবস্থা' })).toContainText('সেভ হয়েছে');
  });

  test('names each screen in the tab in Bangla, also after a way within the studio', async ({ page }) => {
    await page.goto('/admin/dashboard');
    await expect(page).toHaveTitle(/^ড্যাশবোর্ড - Admin \| /);
    await page.getByRole('link', { name: /ছবি/ }).first().click();
    await expect(page).toHaveURL(/AdminPictures$/);
    await expect(page).toHaveTitle(/^ছবি - Admin \| /);
  });
});

test('an English visit loads no font of Bangla on a screen without Bangla', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await openStudio(page, '/admin/HowThisWorks');
  expect(fonts.filter((font) => /anek/.test(font))).toEqual([]);
});

test('messages, check and review of a form are in Bangla', async ({ page }) => {
  const { path } = editedProduct();
  needs(entriesOf('products')[0], 'product');
  await openInBangla(page, path);
  await page.getByRole('textbox', { name: 'মাপ, মিমিতে' }).fill('');
  await page.getByRole('textbox', { name: 'মাপ, মিমিতে' }).blur();
  await expect(page.getByText('মাপ, মিমিতে: দেওয়া হয়নি। অন্তত ১ অক্ষর লিখুন।')).toBeVisible();
  await page.getByRole('button', { name: 'ভুল আছে কি না দেখুন' }).click();
  await expect(page.getByText(/^প্রকাশের আগে [০-৯]+টি ভুল ঠিক করতে হবে/)).toBeVisible();
  expect(await englishIn(page)).toEqual([]);
  await page.getByRole('region', { name: 'অবস্থা' }).getByRole('button', { name: /প্রকাশ/ }).click();
  await expect(page.getByText('১টি পরিবর্তন, প্রকাশের জন্য বাছা হয়েছে ০টি।')).toBeVisible();
  expect(await englishIn(page)).toEqual([]);
  await expectNothingCutOff(page);
});
