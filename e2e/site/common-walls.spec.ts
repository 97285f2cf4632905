import { countedWalls } from '../../content/pages/common-walls';
import { routes } from '../../content/routes';
import { needs } from '../support/records';
import { expect, test } from '../support/test';

test(
  'a common wall opens in the calculator, which orders as many blocks',
  { tag: '@phone-full' },
  async ({ page }) => {
    const [, wall] = needs(countedWalls?.walls, 'block for walls');
    if (wall === undefined) throw new Error('There are several walls.');
    const [length, height] = wall.wall;
    await page.goto(routes.commonWalls);
    await page
      .getByRole('link', { name: new RegExp(`wall ${length}\\sft long × ${height}\\sft high$`, 'i') })
      .click();
    const order = wall.order.toLocaleString('en-US');
    await expect(
      page.locator('#estimator').getByText(`Order ${order} blocks`, { exact: true }),
    ).toBeVisible();
  },
);
