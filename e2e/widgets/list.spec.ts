import type { Page } from '@playwright/test';
import { catalogueProducts } from '../../content/entities/products';
import { routes } from '../../content/routes';
import { expectAccessible } from '../support/axe';
import { nameOf, needs, paverInTwoColours, productWithForm, titleOf } from '../support/records';
import { expect, holdScripts, test, visitPage } from '../support/test';
import { sidewaysOf, watch } from '../support/visit';

const pieces = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
/** The text of the message that the list sends. */
const letterOf = async (page: Page) => {
  const link = page.getByRole('link', { name: 'Send by email' });
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('body') ?? '';
};
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });

test(
  'pieces typed and added before the scripts run are ordered as typed',
  { tag: '@phone-full' },
  async ({ page }) => {
    const product = needs(productWithForm(), 'product with a drawing');
    const release = await holdScripts(page);
    await page.goto(routes.product(product.id), { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Pieces' }).fill('1200');
    const added = page.getByRole('group', { name: titleOf(product) });
    await added.getByRole('button', { name: 'Add to my list' }).click();
    release();
    await expect(added.getByRole('status')).toContainText('1,200');
  },
);

test(
  'a product goes from its page onto the list, is counted in the header, changed, noted, printed and removed',
  { tag: '@phone' },
  async ({ page }) => {
    const product = needs(productWithForm(), 'product with a drawing');
    const title = titleOf(product);
    await watch(page);
    await visitPage(page, routes.product(product.id));
    const added = page.getByRole('group', { name: title });
    await page.getByRole('textbox', { name: 'Pieces' }).fill('500');
    await added.getByRole('button', { name: 'Add to my list' }).click();
    await expect(menuButton(page)).toHaveText('1');

    await added.getByRole('link', { name: 'my list', exact: true }).click();
    await expect(pieces(page, `Quantity of ${title}`)).toHaveValue('500');
    await pieces(page, `Quantity of ${title}`).fill('750');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /^Note/ }).fill('Gate of the yard, 3 May');
    await expect.poll(() => letterOf(page)).toMatch(/750[^]*3 May/);
    expect(await letterOf(page)).toContain(nameOf(product));
    expect(await sidewaysOf(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);

    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);

    await page.reload();
    await expect(pieces(page, `Quantity of ${title}`)).toHaveValue('750');
    await page.getByRole('button', { name: `Remove ${title}` }).click();
    await expect(page.getByText(/^Your list is empty\. Open a/)).toBeVisible();
    await expect(menuButton(page)).toHaveText('');
  },
);

test(
  'two colours of a ground are two lines on the list, in its link on another device, in the message and on paper',
  { tag: ['@phone-full', '@full'] },
  async ({ page, browser }) => {
    const product = needs(paverInTwoColours(), 'paver in two colours');
    const [one, two] = (product.colours ?? []).map(({ name }) => name.en.toLowerCase());
    const ground = 'unit=m&length=10.5m&width=4m&pattern=herringbone-45&second=30&loss=0';
    await visitPage(page, `${routes.product(product.id)}?${ground}#estimator`);
    const calculator = page.getByRole('region', { name: 'How many do I need?' });
    await calculator.getByRole('button', { name: 'Add to my list' }).click();
    await expect(calculator.getByRole('button', { name: 'Update my list' })).toBeVisible();
    await expect(menuButton(page)).toHaveText('2');

    await calculator.getByRole('link', { name: 'my list' }).click();
    const grey = new RegExp(`^Quantity of Area 10\\.5 × 4.m, .*, herringbone 45°, ${one} \\(70%\\)$`, 'i');
    const red = new RegExp(`^Quantity of Area 10\\.5 × 4.m, .*, herringbone 45°, ${two} \\(30%\\)$`, 'i');
    const greys = Number(await pieces(page, grey).inputValue());
    const reds = Number(await pieces(page, red).inputValue());
    // The triangles at the edges of the ground are cut from whole pieces.
    const { length = 0, width = 0 } = product.form ?? {};
    expect(greys + reds).toBeGreaterThan((10_500 * 4_000) / (length * width));
    expect(reds / (greys + reds)).toBeCloseTo(0.3, 2);
    expect(await sidewaysOf(page)).toBeLessThanOrEqual(0);
    const letter = await letterOf(page);
    const [first, second, sum] = [greys, reds, greys + reds].map((count) => count.toLocaleString('en'));
    expect(letter).toMatch(new RegExp(`, herringbone 45°: ${first} ${one} \\(70%\\)`, 'i'));
    expect(letter).toMatch(new RegExp(`, herringbone 45°: ${second} ${two} \\(30%\\)`, 'i'));
    expect(letter).not.toContain(sum);

    const link = letter.split('\r\n').at(-1) ?? '';
    const colleague = await browser.newContext();
    const other = await colleague.newPage();
    await other.goto(new URL(link).pathname + new URL(link).search);
    const offer = other.getByRole('region', { name: /^This link contains a list with 2 lines/ });
    await expect(offer.getByRole('listitem').filter({ hasText: `${one} (70` })).toContainText(
      `${first} added`,
    );
    await expectAccessible(other);
    await offer.getByRole('button', { name: 'Add it to my list' }).click();
    await expect(pieces(other, grey)).toHaveValue(String(greys));
    await expect(pieces(other, red)).toHaveValue(String(reds));

    await other.emulateMedia({ media: 'print' });
    const line = new RegExp(`^Area 10\\.5 × 4.m, herringbone 45°, ${two} \\(30%\\)$`, 'i');
    await expect(other.getByText(line)).toBeVisible();
    await expect(other.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await colleague.close();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages say how to ask, and show no button that does nothing', async ({ page }) => {
    await page.goto('/list');
    await expect(
      page.getByRole('main').getByText(/You can also ask for a price without a list. Call/),
    ).toBeVisible();
    await page.goto(routes.product(catalogueProducts[0]?.id ?? ''));
    await expect(page.getByText(/Turn on JavaScript to add/)).toBeVisible();
    for (const button of await page.getByRole('button', { name: 'Add to my list' }).all())
      await expect(button).toBeHidden();
  });
});
