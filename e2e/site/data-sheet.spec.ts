import { publicPages } from '../support/exported-pages';
import { expect, test } from '../support/test';

/** Millimetres of a CSS px. */
const MM = 25.4 / 96;

const sheets = publicPages.filter((page) => /^(\/bn)?\/products\/(?!range\/)/.test(page));

for (const path of sheets) {
  test(`${path} prints as a data sheet of one page, to the scale that it names`, async ({ page }) => {
    await page.goto(path);
    const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);

    await page.emulateMedia({ media: 'print' });
    // A4 less its margins.
    await page.setViewportSize({ width: Math.floor(178 / MM), height: Math.floor(265 / MM) });
    const named = await page.locator('.product-scale figcaption').textContent();
    const ratio = Number(/1:(5|10)\s*$/.exec(named ?? '')?.[1]);
    const bar = await page.locator('.product-scale path').first().boundingBox();
    const [length] = (/^(\d+)/.exec(named ?? '') ?? []).map(Number);
    expect((bar?.width ?? 0) * MM * ratio).toBeCloseTo(length ?? 0, -1);
    await expect(page.getByText(/^https:\/\/\S+\/products\//)).toBeVisible();
  });
}
