import type { Page } from '@playwright/test';
import { expect } from './test';

/** Records layout shifts, arrivals of fonts and policy violations; call before the page is opened. */
export const watch = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { at: number; score: number }[] = [];
    const faces: number[] = [];
    Object.assign(window, { noted: { shifts, faces } });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push({ at: entry.startTime, score: Number(Reflect.get(entry, 'value')) });
    }).observe({ type: 'layout-shift', buffered: true });
    document.fonts.addEventListener('loadingdone', ({ timeStamp }) => faces.push(timeStamp));
    // The rules of every test take it for a fault.
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy violated: ${violatedDirective} ${blockedURI}`);
    });
  });

type Noted = { readonly shifts: readonly { at: number; score: number }[]; readonly faces: readonly number[] };

/** In ms: what moves so close to the arrival of a face was moved by it. */
const WITH_FACE = 100;

/** Layout shift score so far: in all, and without the shifts that an arriving font caused. */
export async function shiftOf(page: Page) {
  const { shifts, faces } = await page.evaluate<Noted>(() => Reflect.get(window, 'noted'));
  const sum = (some: Noted['shifts']) => some.reduce((all, { score }) => all + score, 0);
  const isOfFace = ({ at }: { at: number }) => faces.some((arrived) => Math.abs(arrived - at) < WITH_FACE);
  return { inAll: sum(shifts), besideFaces: sum(shifts.filter((shift) => !isOfFace(shift))) };
}

/** Horizontal overflow of the page in px. Not by `innerWidth`: a phone zooms out until everything fits. */
export const sidewaysOf = async (page: Page) =>
  (await page.evaluate(() => document.documentElement.scrollWidth)) - (page.viewportSize()?.width ?? 0);

/** Addresses that were fetched before the first paint though the first screen does not need them. */
export const fetchedTooEarly = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (!paint) return ['nothing was painted'];
    const addresses = (wanted: string) =>
      [...document.querySelectorAll<HTMLImageElement>(wanted)].map(({ currentSrc }) => currentSrc);
    // One picture may be on the first screen or in a figure, and again further down.
    const others = new Set(addresses('img:not([loading=lazy]), figure img'));
    const lazy = new Set(addresses('img:not(figure *)')).difference(others);
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < paint.startTime)
      .map(({ name }) => name)
      .filter((name) => /\.js$/.test(name) || lazy.has(name));
  });

/** Scripts that the page has started more than once. */
export const startedTwice = (page: Page) =>
  page.evaluate(() => {
    const started = [...document.scripts].flatMap(({ src }) => src || []);
    return started.filter((address, index) => started.indexOf(address) !== index);
  });

/** What the page stores in the browser. */
export const keptBy = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

/** Scrolls through the whole page, so that lazy content loads. */
export const readThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });

/** Bytes of the pictures in the first viewport, once all of them have loaded. */
export async function firstPictures(page: Page) {
  const visiblePictures = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((image) => {
          const { top, bottom, left, right } = image.getBoundingClientRect();
          const isOnScreen = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
          return isOnScreen && image.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        })
        .map(({ currentSrc, complete }) => ({ currentSrc, complete })),
    );
  await page.waitForFunction(() => !('arriving' in document.documentElement.dataset));
  await expect.poll(async () => (await visiblePictures()).every(({ complete }) => complete)).toBe(true);
  let bytes = 0;
  for (const { currentSrc } of await visiblePictures())
    bytes += (await (await page.request.get(currentSrc)).body()).length;
  return bytes;
}
