import { banglaPageKinds, pageKinds } from '../../../scripts/page-kinds';
import { expect, test, visitPage } from '../../support/test';
import { sidewaysOf } from '../../support/visit';

/** px; browsers give a heading without a style 32, and a phone's headings are at least this wide in their line. */
const BARE = 32;

for (const path of [...pageKinds, ...banglaPageKinds.slice(0, 1)])
  test(`${path} is laid out, in the website’s type, and no wider than a phone`, async ({ page }) => {
    await visitPage(page, path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    expect(await sidewaysOf(page)).toBeLessThanOrEqual(0);
    const { family, margin } = await heading.evaluate((element) => {
      const { fontFamily: family, marginBlockStart: margin } = getComputedStyle(element);
      return { family, margin: Number.parseFloat(margin) };
    });
    expect(family).toMatch(/archivo|anek/i);
    expect(margin).toBeLessThan(BARE);
  });
