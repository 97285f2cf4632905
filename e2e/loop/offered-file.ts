import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { products } from '../../content/entities/products';
import { languages } from '../../content/registry/languages';
import { inBangla } from '../../content/routes';
import { pdfFile } from '../support/pdf';
import { saved, textbox } from '../support/studio';
import { expect } from '../support/test';

/** The product to which the file belongs. */
export const FILE_OF = products[0]?.id ?? '';

const titles = { en: 'Price list of the loop', bn: 'লুপের মূল্যতালিকা' };
const file = pdfFile('prices.pdf');

/** Adds a PDF file of a product in the studio. */
export async function makeFile(page: Page) {
  await page.goto('/admin/AdminAddFile');
  for (const language of languages)
    await textbox(page, language === 'bn' ? 'Title, Bangla' : 'Title').fill(titles[language]);
  await page.locator('#field-file input[type="file"]').setInputFiles(file);
  await page.getByRole('combobox', { name: 'Language of the file' }).selectOption('Bangla');
  await page.getByLabel('Add a product').selectOption(FILE_OF);
  await expect(page.getByText(/^price-list-of-the-loop-[0-9a-f]{8}\.pdf$/)).toBeVisible();
  await saved(page);
}

/** Every page at the paths, in every language, offers the file, which is the one that was chosen. */
export async function expectFile(page: Page, paths: readonly string[]) {
  for (const language of languages)
    for (const path of paths) {
      await page.goto(language === 'bn' ? inBangla(path) : path);
      const link = page.getByRole('link', { name: titles[language] });
      await expect(link).toHaveAttribute('hreflang', 'bn');
      const download = page.waitForEvent('download');
      await link.click();
      expect(readFileSync(await (await download).path()).equals(file.buffer), path).toBe(true);
    }
}
