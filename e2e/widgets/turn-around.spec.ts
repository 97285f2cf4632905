import type { Page } from '@playwright/test';
import { pageOf } from '../../scripts/page-kinds';
import { expectAccessible } from '../support/axe';
import { needs, productWithForm } from '../support/records';
import { expect, test, visitPage } from '../support/test';
import { sidewaysOf, watch } from '../support/visit';

const PATH = pageOf('product') ?? '/products';

test.beforeEach(() => void needs(productWithForm(), 'product with a drawing'));

const still = (page: Page) => page.getByRole('img', { name: /seen from the front, the right and above/ });
const opener = (page: Page) => page.getByRole('button', { name: 'View in 3D' });
const shape = (page: Page) => page.getByRole('img', { name: /^3D view of the product/ });

test(
  'a product is turned by buttons, keys and dragging, and loads for that only when asked',
  { tag: '@phone-full' },
  async ({ page, isMobile }) => {
    await watch(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await visitPage(page, PATH);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.endsWith('.glb'))).toEqual([]);

    await opener(page).click();
    await expect(page.getByRole('button', { name: 'Turn left' })).toBeFocused();
    await expect(still(page)).toBeHidden();
    const before = await shape(page).screenshot();
    await page.keyboard.press('ArrowRight');
    // With Alt, the key is the browser's.
    await page.keyboard.press('Alt+ArrowRight');
    await expect(shape(page)).toHaveAccessibleName(/-20° sideways and 30°/);
    expect((await shape(page).screenshot()).equals(before)).toBe(false);
    await page.getByRole('button', { name: 'Turn up' }).click();
    await expect(shape(page)).toHaveAccessibleName(/15° towards you$/);

    const box = await shape(page).boundingBox();
    if (!box) throw new Error('the shape has no place');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(shape(page)).toHaveAccessibleName(/ 0° sideways/);

    // The phone of these tests is an Android one.
    const space = page.getByRole('link', { name: 'View in your space (opens the Google app)' });
    await expect(space).toHaveCount(isMobile ? 1 : 0);
    if (isMobile) {
      const address = decodeURIComponent((await space.getAttribute('href')) ?? '');
      const file = /file=([^&]*)/.exec(address)?.[1] ?? '';
      expect((await page.request.get(file)).headers()['content-type']).toBe('model/gltf-binary');
    }

    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(shape(page)).toHaveAccessibleName(/-35° sideways and 30°/);
    expect(await sidewaysOf(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page, { within: '.product-turn' });
  },
);

test('an iPhone shows the product in the room, from a link that Safari knows for one', async ({ page }) => {
  // The one thing that tells Safari on iOS from this browser.
  await page.addInitScript(() => {
    const { supports } = DOMTokenList.prototype;
    DOMTokenList.prototype.supports = function (token) {
      return token === 'ar' || supports.call(this, token);
    };
  });
  await visitPage(page, PATH);
  await opener(page).click();
  const space = page.getByRole('link', { name: 'View in your space', exact: true });
  await expect(space).toHaveAttribute('rel', 'ar');
  // WebKit takes a link for one whose first child is a picture, of two children at most (HTMLAnchorElement.cpp).
  expect(await space.evaluate((link) => [...link.children].map(({ tagName }) => tagName))).toEqual([
    'IMG',
    'SPAN',
  ]);
  const file = await page.request.get((await space.getAttribute('href')) ?? '');
  expect((await file.body()).subarray(0, 2).toString()).toBe('PK');
  await expectAccessible(page, { within: '.product-turn' });
});

test('a shape is drawn again when the browser restores a lost context', async ({ page }) => {
  await visitPage(page, PATH);
  await opener(page).click();
  await expect(page.getByRole('button', { name: 'Turn left' })).toBeFocused();
  const lose = await shape(page).evaluateHandle((canvas: HTMLCanvasElement) => {
    const lost = new Promise((resolve) => canvas.addEventListener('webglcontextlost', resolve));
    const extension = canvas.getContext('webgl')?.getExtension('WEBGL_lose_context');
    extension?.loseContext();
    return lost.then(() => extension);
  });
  await lose.evaluate((extension) => extension?.restoreContext());
  await expect(page.getByText(/could not show the 3D shape/)).toHaveCount(0);
  // Antialiasing may differ in the new context; an empty canvas would not change when turned.
  const restored = await shape(page).screenshot();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await shape(page).screenshot()).equals(restored)).toBe(false);
});

for (const [what, fail] of [
  ['WebGL', () => void (HTMLCanvasElement.prototype.getContext = () => null)],
  ['a program', () => void (WebGLRenderingContext.prototype.getProgramParameter = () => false)],
] as const)
  test(`without ${what}, a sentence and the drawing are shown`, async ({ page }) => {
    await page.addInitScript(fail);
    await visitPage(page, PATH);
    await opener(page).click();
    await expect(page.getByText(/could not show the 3D shape/)).toBeVisible();
    await expect(still(page)).toBeVisible();
  });
