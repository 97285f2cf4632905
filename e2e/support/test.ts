import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { speaksBangla } from '../../content/registry/languages';
import { isShown } from '../../content/pages/shown-pages';

/** Messages of the browser that are faults of the page. */
type Faults = string[];

/**
 * Chromium gives up a view transition, and says so, when requests are intercepted as they are in most tests. That a page
 * has no rule for it is a fault, but where scripts are off nobody hears of it and only they could set the rule early.
 */
export const isFault = ({ message }: Error, hasScripts = true) =>
  // NS_BINDING_ABORTED: Firefox left the page while it fetched a font.
  !/^download failed .* status=2152398850 /.test(message) &&
  // Playwright’s own style while it takes a picture, by its hash; Firefox reports it to the page’s policy.
  !message.includes('sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA=') &&
  (!/^Transition was (aborted|skipped)/.test(message) || (hasScripts && /opt-in disabled/.test(message)));

/** Chrome before 97 does not know the word by which the search page's policy allows its program, and compiles it in a worker. */
const OLDER_NOTICE = /invalid source: ''wasm-unsafe-eval''|^Refused to compile or instantiate WebAssembly/;

/** Skips the test of a page that this website does not have: the firm switched it off, or has no Bangla. */
export function skipAbsent(path: string) {
  base.skip(!isShown(path), `The website does not show ${path}.`);
  base.skip(!speaksBangla && /^\/bn(\/|$)/.test(path), 'The website is not in Bangla.');
}

/** The origins that pages frame. */
const FRAMED = /^https:\/\/(www\.google\.com|www\.youtube-nocookie\.com)\//;

/** Playwright's test, which skips a page that this website does not have. */
export const withoutRules = base.extend({
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = (path, options) => {
      skipAbsent(path);
      return goto(path, options);
    };
    await use(page);
  },
});

/**
 * Playwright's test with the rules that hold on every page: nothing is fetched from another origin (the contact map's
 * frame is answered here instead), and nothing is logged as an error or thrown.
 */
export const test = withoutRules.extend<{ faults: Faults }>({
  faults: [
    async ({ page, baseURL, javaScriptEnabled }, use) => {
      const faults: Faults = [];
      await page.route(FRAMED, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>frame</title>' }),
      );
      page.on('console', (message) => {
        if (message.type() === 'error' && !OLDER_NOTICE.test(message.text()))
          faults.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => {
        if (isFault(error, javaScriptEnabled)) faults.push(`thrown: ${error.message}`);
      });
      page.on('request', (request) => {
        const isOurs = request.url().startsWith(baseURL ?? '') || /^(data|blob):/.test(request.url());
        // Whether the server of a frame answers is asked without credentials and without reading the answer.
        const isProbe = request.method() === 'HEAD' && FRAMED.test(request.url());
        if (!isOurs && !isProbe && request.frame() === page.mainFrame() && !request.isNavigationRequest()) {
          faults.push(`request to another origin: ${request.url()}`);
        }
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Resolves once the page's leaves listen: scripts start late on purpose, or at the first input. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => document.documentElement?.dataset.hydrated === '');
}

/** Opens a page and waits until its leaves listen. */
export async function visitPage(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** Keeps all scripts from the page until what it returns is called. */
export async function holdScripts(page: Page) {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Drags over a part of the page from right to left, with a mouse or a finger. */
export async function swipe(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('What is to be swiped has no place on the page.');
  const { mouse } = part.page();
  const y = box.y + box.height / 3;
  await mouse.move(box.x + box.width * 0.8, y);
  await mouse.down();
  await mouse.move(box.x + box.width * 0.2, y, { steps: 8 });
  await mouse.up();
}
