import { type BrowserContext, chromium, devices, type Locator, type Page } from '@playwright/test';
import { routes } from '../../content/routes';

/** How much slower the processor is than this machine's. */
const SLOWDOWN = 6;
/** Frames after which the browser has told of an action's time. */
const SETTLED = 20;

type Widget = {
  readonly name: string;
  readonly page: string | undefined;
  /** What is pressed before, to open the widget. */
  readonly opener?: (page: Page) => Locator;
  /** What is pressed, or typed into. */
  readonly control: (page: Page) => Locator;
  /** What is typed; without it the control is pressed. */
  readonly key?: string;
};

const photos = (page: Page) => page.getByRole('link', { name: / photos$/ });
const inGroup =
  (group: string, role: 'region' | 'group' = 'group') =>
  (page: Page) =>
    page.getByRole(role, { name: group }).getByRole('button').nth(1);
const named =
  (name: string | RegExp, role: 'button' | 'tab' | 'textbox' = 'button') =>
  (page: Page) =>
    page.getByRole(role, { name });

/** Every widget of the public website that answers a press or a key, with its action of most work. */
const widgetsOf = (product: string | undefined): readonly Widget[] => [
  { name: 'menu', page: routes.home, control: named('Open menu') },
  { name: 'slide', page: routes.home, control: inGroup('Choose a slide') },
  { name: 'featured products', page: routes.home, control: named('Next') },
  { name: 'filter', page: routes.products, control: inGroup('Product categories') },
  { name: 'See More', page: routes.products, control: named('See More') },
  { name: 'gallery tab', page: routes.gallery, control: named('Videos', 'tab') },
  { name: 'photo', page: routes.gallery, control: photos },
  { name: 'next photo', page: routes.gallery, opener: photos, control: named('Next photo') },
  { name: 'add to list', page: product, control: named('Add to my list') },
  { name: '3D view', page: product, control: named('View in 3D') },
  { name: 'wall calculator', page: routes.keyProduct, control: named(/^Height/, 'textbox'), key: '5' },
  {
    name: 'product’s calculator',
    page: product,
    control: named(/^(Height|Area|Length)/, 'textbox'),
    key: '5',
  },
  {
    name: 'search',
    page: routes.search,
    control: (page) => page.getByRole('main').getByRole('searchbox'),
    key: 'b',
  },
  { name: 'form', page: routes.contact, control: named('Send') },
];

/** Pages, and the browser's flags. */
type Bench = {
  readonly origin: string;
  /** A product's page with a drawing; undefined where no product has one. */
  readonly product: string | undefined;
  readonly visits: number;
  readonly flags: readonly string[];
};

/** Per widget the longest time from a press or key to the next paint, in ms, as INP counts it; median of some visits. */
export async function measureInteractions({ origin, product, visits, flags }: Bench) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: [...flags] });
  const results: { readonly widget: string; readonly page: string; readonly longest: number }[] = [];
  for (const widget of widgetsOf(product)) {
    const { name, page } = widget;
    if (page === undefined) continue;
    const times: number[] = [];
    for (let round = 0; round < visits; round += 1) {
      const context = await browser.newContext({ ...devices['Pixel 7'], ignoreHTTPSErrors: true });
      times.push(await longest(context, origin + page, widget));
      await context.close();
    }
    times.sort((a, b) => a - b);
    results.push({ widget: name, page, longest: times[Math.floor(visits / 2)] ?? NaN });
  }
  await browser.close();
  return results;
}

async function longest(context: BrowserContext, url: string, { opener, control, key }: Widget) {
  const page = await context.newPage();
  await page.goto(url);
  await page.mouse.wheel(0, 1);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === '');
  await opener?.(page).first().click();
  const target = control(page).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  if (key !== undefined) await target.focus();
  // What the page fetches when a widget comes near is no part of the answer.
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'interactionId') > 0) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  if (key === undefined) await target.click();
  else await page.keyboard.press(key);
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, SETTLED);
  return page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'durations') as number[])));
}
