import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { isShown } from '../../content/pages/shown-pages';
import { pageOf } from '../../scripts/page-kinds';
import { publicPages } from '../support/exported-pages';
import { filmOfHome, filmSubject, galleryOf } from '../support/records';
import { expect, test, hydrated, visitPage } from '../support/test';
import { monkeyOn, randomFrom } from './monkey';
import { isFull, samples } from '../../scripts/test/depth';

const SEED = 20_261_120;
/** Before a release 1,000 on each of the two screens, before a commit 50 on the large one. */
const ACTIONS = samples(50, 1000);
/** Dialogs that a page of this website opens itself, by its address. */
const dialogs = (
  [
    ['/', /^film$/, filmOfHome()],
    // Without films there are no tabs.
    [filmSubject() ? '/gallery#photos' : '/gallery', /^lightbox$/, galleryOf(1)],
    ['/gallery#videos', /^film-/, filmSubject()],
  ] as const
).filter(([, , found]) => found !== undefined);
const withDialogs = dialogs.map(([path]) => path);
/** Before a release every page once, and more of those that have dialogs of their own; before a commit those with widgets. */
const ROUTES = isFull
  ? [...publicPages, ...withDialogs.flatMap((path) => [path, path, path])]
  : [
      ...withDialogs,
      '/products',
      pageOf('product') ?? '/products',
      '/keyProduct',
      '/search',
      '/contact',
    ].filter((path) => isShown(path));
const ACTIONS_PER_ROUTE = Math.ceil(ACTIONS / ROUTES.length);
/** After so many tries the monkey is put back on the page that it is there for. */
const ROUND = 30;
/** Tries that may come to nothing for each that does something. */
const IN_VAIN = 5;
/** An action (ms) that waits for a page which is on its way is given up. */
const PATIENCE = 5000;

// What it takes to draw a page is no part of this: every action would be drawn and kept, and a phone's points are many.
// An action that was given up ends, too: a click that waits behind a dialog would open it again as soon as it is closed.
test.use({ trace: 'off', deviceScaleFactor: 1, actionTimeout: PATIENCE });
/** What opens a dialog in the page itself; the menu's button is in the header. */
const TRIGGER = ':is(button[aria-haspopup="dialog"], a.gallery-picture):visible';
const PICTURE = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'grey' } })
  .png()
  .toBuffer();

/** Other sites do not answer, so that the monkey stays on ours; tabs that open are closed again; pictures are small. */
async function fenceIn(page: Page, baseURL = '') {
  await page.context().route(
    (url) => !url.href.startsWith(baseURL),
    (route) => route.fulfill({ status: 204 }),
  );
  await page
    .context()
    .route('/images/**', (route) => route.fulfill({ contentType: 'image/png', body: PICTURE }));
  page.context().on('page', (opened) => void opened.close());
}

/** The ids of the dialogs that open from now on. */
async function noteDialogs(page: Page) {
  const opened: string[] = [];
  await page.exposeFunction('noteDialog', (id: string) => void opened.push(id));
  await page.addInitScript(() => {
    const note = (event: Event) => {
      const isOpening = event instanceof ToggleEvent && event.newState === 'open';
      if (isOpening && event.target instanceof HTMLDialogElement)
        (window as unknown as { noteDialog: (id: string) => void }).noteDialog(event.target.id);
    };
    addEventListener('toggle', note, { capture: true });
  });
  return opened;
}

/** Another page that the monkey asked for may come in between. */
const goTo = (page: Page, path: string) =>
  expect(() => page.goto(path, { waitUntil: 'commit', timeout: PATIENCE })).toPass();

/**
 * Leads the monkey to the first dialog of the page's own, where there is one: whether chance would open it depends on how
 * fast the machine is. What happens in it is the monkey's. A hash names the tab that has one; the tab may take a moment.
 */
async function openDialog(page: Page, path: string) {
  const [, tab] = path.split('#');
  await expect(async () => {
    // From itself, an address with a hash would load nothing anew and leave open what is open.
    await page.goto('about:blank');
    await goTo(page, path);
    await hydrated(page);
    const trigger = page
      .locator(tab ? `#${tab}` : 'main')
      .locator(TRIGGER)
      .first();
    if (tab || (await trigger.count()) > 0) await trigger.click({ timeout: PATIENCE });
  }).toPass();
}

/** No dialog stays, the page can be scrolled, and something is on it. */
const expectUsable = (page: Page) =>
  expect(async () => {
    // A player of another site that has the focus has the keys, too; a person leaves it with Tab or closes the dialog.
    await page.evaluate(() => {
      const { activeElement: frame } = document;
      if (frame instanceof HTMLIFrameElement) frame.blur();
    });
    await page.keyboard.press('Escape');
    const state = await page.evaluate(() => ({
      stuck: document.querySelector('dialog[open]')?.id,
      overflow: getComputedStyle(document.documentElement).overflowY,
      hasContent: document.querySelector('main, body > img')?.checkVisibility(),
    }));
    // Before the first page there is an empty one.
    if (page.url() !== 'about:blank') expect(state).toMatchObject({ stuck: undefined, hasContent: true });
    expect(state.overflow).not.toBe('hidden');
  }).toPass({ timeout: 30_000 });

test(
  'every page survives whatever is done to it',
  { tag: ['@phone-full', '@full'] },
  async ({ page, baseURL, faults }) => {
    test.setTimeout(600_000);
    await fenceIn(page, baseURL);
    const opened = await noteDialogs(page);
    const act = monkeyOn(page, randomFrom(SEED));
    let done = 0;

    for (const path of ROUTES) {
      await test.step(path, async () => {
        const enough = done + ACTIONS_PER_ROUTE;
        await openDialog(page, path);
        for (let tries = 0; done < enough; tries += 1) {
          expect(tries, 'the monkey finds nothing to do').toBeLessThan(IN_VAIN * ACTIONS_PER_ROUTE);
          if (tries > 0 && tries % ROUND === 0) await goTo(page, path);
          const isDone = await Promise.race([act(), wait(PATIENCE, false)]).catch(() => false);
          if (isDone !== false) done += 1;
        }
        await expectUsable(page);
        // Pictures and feeds are no pages of ours and have no rule for view transitions.
        faults.splice(0, faults.length, ...faults.filter((fault) => !/opt-in disabled/.test(fault)));
        expect(faults, path).toEqual([]);
      });
    }

    expect(done).toBeGreaterThanOrEqual(ACTIONS);
    for (const dialog of [/^menu$/, ...dialogs.map(([, id]) => id)]) {
      expect(opened.filter((id) => dialog.test(id)).length, `${dialog} was opened`).toBeGreaterThan(0);
    }
  },
);

test('the monkey finds a fault that is planted', { tag: '@full' }, async ({ page, faults }) => {
  await page.addInitScript(() => {
    addEventListener('click', () => {
      throw new Error('planted');
    });
    addEventListener('keydown', () => console.error('planted too'));
  });
  await visitPage(page, '/products');
  const act = monkeyOn(page, randomFrom(SEED));
  await expect(async () => {
    await act();
    expect(faults.join()).toMatch(
      /thrown: planted.*console: planted too|console: planted too.*thrown: planted/,
    );
  }).toPass({ intervals: [0] });
  faults.length = 0;
});
