import { products } from '../../content/entities/products';
import { inBangla, routes } from '../../content/routes';
import { publicPages } from '../support/exported-pages';
import { latinDigits } from '../../lib/text';
import { expect, test } from '../support/test';

/** Millimetres of a CSS px. */
const MM = 25.4 / 96;

const drawn = products.flatMap(({ id, form }) => (form ? routes.product(id) : []));
const sheets = publicPages.filter((page) => [...drawn, ...drawn.map(inBangla)].includes(page));
/** Before a commit one sheet in Bangla: the others differ from it as the English ones do. */
const [firstInBangla] = sheets.filter((page) => page.startsWith('/bn/'));

/** The words that reach over an edge of the paper, where they are cut. */
function wordsBeside() {
  const problems: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    if (!texts.currentNode.parentElement?.checkVisibility() || range.toString().trim() === '') continue;
    const { left, right } = range.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) problems.push(range.toString());
  }
  return problems;
}

for (const path of sheets) {
  const details = path.startsWith('/bn/') && path !== firstInBangla ? { tag: '@full' } : {};
  test(
    `${path} prints as a data sheet of one page, to the scale that it names`,
    details,
    async ({ page }) => {
      await page.goto(path);
      const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);

      await page.emulateMedia({ media: 'print' });
      // A4 less its margins.
      await page.setViewportSize({ width: Math.floor(178 / MM), height: Math.floor(265 / MM) });
      const named = latinDigits((await page.locator('.product-scale figcaption').textContent()) ?? '');
      const ratio = Number(/1:(5|10|20)\s*$/.exec(named)?.[1]);
      const bar = page.locator('.product-scale svg').first();
      // Without its line, which is a fraction of a millimetre wide.
      const width = await bar
        .locator('path')
        .first()
        .evaluate((path: SVGPathElement) => path.getBBox().width * (path.getScreenCTM()?.a ?? 0));
      const length = Number.parseInt((await bar.locator('text').last().textContent()) ?? '', 10);
      expect(Math.abs(width * MM * ratio - length)).toBeLessThan(1);
      // First-angle projection: the plan is below the front, the section at its right.
      const [front, section, plan] = await page
        .locator('.product-views > figure > svg')
        .evaluateAll((views) => views.map((view) => view.getBoundingClientRect()));
      expect(plan?.left).toBeCloseTo(front?.left ?? 0, 0);
      expect(plan?.top).toBeGreaterThanOrEqual(front?.bottom ?? Infinity);
      expect(section?.left).toBeGreaterThanOrEqual(front?.right ?? Infinity);
      expect(section?.top).toBeCloseTo(front?.top ?? 0, 0);
      expect(await page.evaluate(wordsBeside)).toEqual([]);
      await expect(page.locator('.product-scale figcaption')).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(/^https:\/\/\S+\/products\//)).toBeVisible();
    },
  );
}
