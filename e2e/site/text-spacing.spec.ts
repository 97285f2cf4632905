import { publicPages } from '../support/exported-pages';
import { expect, test } from '../support/test';
import { sidewaysOf } from '../support/visit';

/** What a reader may set (WCAG 2.2, 1.4.12). */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

test(
  'with a reader’s own spacing of text, no page is wider than a phone',
  { tag: '@full' },
  async ({ page }) => {
    test.setTimeout(20 * 60_000);
    await page.setViewportSize({ width: 320, height: 700 });
    const wide: string[] = [];
    for (const path of publicPages) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      // The policy of the page refuses a style element, not a sheet.
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }, SPACED);
      const over = await sidewaysOf(page);
      // One pixel is rounding.
      if (over > 1) wide.push(`${path}: ${over} px`);
    }
    expect(wide).toEqual([]);
  },
);
