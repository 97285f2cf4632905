import { pageKinds } from '../../scripts/page-kinds';
import { expect, test } from '../support/test';

/** Width of the window and dots to a pixel, and how many times a picture may be enlarged there. */
const screens = [
  [390, 3, 1.5],
  [768, 2, 1.25],
  [1440, 1, 1.05],
  [1440, 2, 1.25],
  [1920, 1, 1.05],
] as const;

for (const [width, dots, most] of screens) {
  const title = `no picture is enlarged more than ${most} times at ${width} px and ${dots} dots, as far as its file goes`;
  test(title, { tag: '@full' }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      deviceScaleFactor: dots,
      reducedMotion: 'reduce',
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const page = await context.newPage();
    await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    for (const path of pageKinds) {
      await page.goto(path);
      await page.waitForFunction(() => !('arriving' in document.documentElement.dataset));
      const blurred = await page.evaluate(
        async ([allowed]) => {
          for (const image of document.images) image.loading = 'eager';
          // The file is known at once; whether it has come is another test's question.
          while ([...document.images].some(({ currentSrc }) => currentSrc === ''))
            await new Promise(requestAnimationFrame);
          return [...document.images].flatMap((image) => {
            const { width: box, height } = image.getBoundingClientRect();
            if (box === 0 || !/-\d+\.(avif|webp|jpg)$/.test(image.currentSrc)) return [];
            // The widest file that the browser may choose here: beyond it the master ends.
            const source = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(
              ({ media, type }) => type === 'image/avif' && (media === '' || matchMedia(media).matches),
            );
            const widest = Math.max(
              ...[...(source?.srcset.matchAll(/ (\d+)w/g) ?? [])].map(([, w]) => Number(w)),
            );
            const chosen = Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1]);
            const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
            const cut = /-(portrait|square)-/.exec(image.currentSrc)?.[1];
            const shape = cut === 'square' ? 1 : cut === 'portrait' ? 4 / 5 : ratio;
            const shownWidth = Math.max(box, height * shape) * devicePixelRatio;
            const times = shownWidth / chosen;
            return times > allowed && chosen < widest
              ? [`${image.currentSrc.split('/').pop()} is enlarged ${times.toFixed(2)} times`]
              : [];
          });
        },
        [most] as const,
      );
      expect.soft(blurred, path).toEqual([]);
    }
    await context.close();
  });
}
