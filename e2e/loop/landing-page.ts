import type { Locator, Page } from '@playwright/test';
import { languages } from '../../content/registry/languages';
import { inDigits } from '../../lib/text';
import { pictureFile, saved, textbox } from '../support/studio';
import { expect } from '../support/test';

async function addPicture(block: Locator) {
  // A field of pictures takes many at once, too.
  const field = block.locator('[id$="image"] input[type="file"]');
  await field.setInputFiles(await pictureFile(2000, 900));
  // The field of its Bangla comes with it.
  await block.getByRole('textbox', { name: 'Description of the picture' }).fill('Blocks.');
}
const addRow = (block: Locator) => block.getByRole('button', { name: /^Add a / }).click();
const addProduct = (block: Locator) => block.getByLabel('Add a product').selectOption({ index: 1 });
async function writeMarkdown(block: Locator) {
  const ways = block.getByRole('button', { name: 'Markdown' });
  await ways.first().click();
  await ways.last().click();
}

/** Kinds of blocks, the number of text fields of each in both languages (one of a film has none), and what else it needs. */
const kinds: readonly (readonly [string, number, ...((block: Locator) => Promise<unknown>)[]])[] = [
  ['Banner: picture behind the title', 2, addPicture],
  ['Text', 2, writeMarkdown],
  ['Pictures', 6, addRow, addPicture],
  ['Figures', 6, addRow],
  ['Products', 2, addProduct],
  ['Film', 5, addPicture],
  ['Quotation', 4],
  ['How to reach us', 2],
  ['Files of products', 2, addProduct],
  ['Files to download', 2, (block) => block.getByLabel('Add a file').selectOption({ index: 1 })],
  ['Table', 4, writeMarkdown],
];

export const LANDING_PAGE = '/p/offer-of-the-loop';

/** Makes a landing page of all kinds of blocks, and returns the words that a visitor is to read, by language. */
export async function makeLandingPage(page: Page) {
  const words = ['Offer of the loop', 'লুপের অফার'];
  await page.goto('/admin/AdminAddLandingPage');
  for (const [index, language] of languages.entries()) {
    const suffix = language === 'bn' ? ', Bangla' : '';
    await textbox(page, `Title${suffix}`).fill(words[index] ?? '');
    await textbox(page, `Summary${suffix}`).fill(`${words[index]}. `.repeat(8).trim());
  }
  for (const [index, [kind, fields, ...steps]] of kinds.entries()) {
    await page.getByRole('button', { name: 'Add a block' }).click();
    const heading = page.getByText(`Block ${index + 1}`, { exact: true });
    const block = page.getByRole('listitem').filter({ has: heading });
    await block.getByRole('combobox', { name: 'Kind' }).selectOption(kind);
    for (const step of steps) await step(block);
    await expect(block.getByRole('textbox')).toHaveCount(Math.ceil((fields * languages.length) / 2));
    for (const [place, box] of (await block.getByRole('textbox').all()).entries()) {
      const label = await box.evaluate(
        (field: HTMLInputElement) => field.ariaLabel ?? field.labels?.[0]?.innerText ?? '',
      );
      const language = Number(/Bangla/.test(label));
      const number = inDigits(`${index}, ${place}`, language ? 'bn' : 'en');
      const text = `${language ? 'অফারের কথা' : 'Words of offer'} ${number}`;
      await box.fill(typed(label, text));
      if (!/Description|Link/.test(label)) words[language] += `\n${text}`;
    }
  }
  await page.keyboard.press('Tab');
  await saved(page);
  return words;
}

function typed(label: string, text: string) {
  if (label.startsWith('Link')) return 'https://youtu.be/LoopFilm_04';
  return label.startsWith('Text') ? `| ${text} |\n| --- |\n| ${text} |` : text;
}
