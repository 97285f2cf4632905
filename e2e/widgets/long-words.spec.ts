import { pageOf } from '../../scripts/page-kinds';
import { expect, test, hydrated } from '../support/test';

test.use({ viewport: { width: 320, height: 640 } });
/** What staff may call a thing. The last word is longer than a line of any text at 320 px. */
const LONG = 'Telecommunications towers: Internationalisationsmassnahmenverordnung';

test('no page scrolls sideways at 320 px when its words are long', { tag: '@full' }, async ({ page }) => {
  for (const path of [
    '/',
    '/products',
    '/keyProduct',
    '/gallery',
    '/blog',
    pageOf('blogPost') ?? '/blog',
    pageOf('vacancy') ?? '/career',
  ]) {
    await page.goto(path);
    // Before that, React compares the words with its own.
    await hydrated(page);
    const sideways = await page.evaluate((text) => {
      const words = document.querySelectorAll(
        'main :is(h1, h2, h3, p, li, dd:not(.whitespace-nowrap), blockquote, figcaption, summary, a:not(.whitespace-nowrap), label)',
      );
      for (const element of words) {
        const own = [...element.childNodes].find((node) => node instanceof Text && node.data.trim() !== '');
        if (own) own.textContent = text;
      }
      return document.documentElement.scrollWidth - window.innerWidth;
    }, LONG);
    expect.soft(sideways, path).toBeLessThanOrEqual(0);
  }
});
