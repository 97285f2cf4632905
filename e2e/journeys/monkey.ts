import type { Page } from '@playwright/test';

const KEYS = [
  ...['Tab', 'Tab', 'Shift+Tab', 'Enter', 'Enter', 'Space', 'Escape'],
  ...['ArrowRight', 'ArrowLeft', 'PageDown', 'Home', 'End', 'a', '7'],
];
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
/** What does something on the page that it is on. */
const CONTROLS = 'button, summary, input, textarea, select, [role=tab], a[href^="/images"]';
const OPENERS = 'main button[commandfor], main a[href^="/images"]';
const LINKS = 'a[href]';

/** Small seeded generator (mulberry32): the same seed walks the same way. Returns numbers from 0 to below 1. */
export function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A visitor without a plan: each call of what it returns does one thing to the page, and throws where that is not
 * possible (a page may be on its way, or have nothing to press).
 */
export function monkeyOn(page: Page, random: () => number) {
  const pick = <Item>(items: readonly Item[]) => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const somewhere = () => {
    const { width, height } = page.viewportSize() ?? pick(SIZES);
    return [random() * width, random() * height] as const;
  };
  /** Presses one of the elements that can be seen; while a dialog is open only it can be reached. */
  const press = async (selector: string) => {
    const [x, y] = await page.evaluate(centreOfOne, [selector, random()] as const);
    await page.mouse.click(x, y);
  };
  const actions = [
    [8, () => press(CONTROLS)],
    [4, () => press(OPENERS)],
    [1, () => press(LINKS)],
    [1, () => page.mouse.click(...somewhere())],
    [5, () => page.keyboard.press(pick(KEYS))],
    [2, () => page.mouse.wheel(0, (random() - 0.3) * 1500)],
    [1, () => page.mouse.move(...somewhere())],
    [1, () => page.setViewportSize(pick(SIZES))],
    [1, () => page.goBack({ timeout: 3000, waitUntil: 'commit' })],
    [1, () => page.goForward({ timeout: 3000, waitUntil: 'commit' })],
  ] as const;
  const ballot = actions.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));
  return () => pick(ballot)();
}

/** Runs in the browser, so it uses nothing from around it. */
function centreOfOne([selector, lot]: readonly [string, number]) {
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const seen = [...scope.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const chosen = seen[Math.floor(lot * seen.length)];
  if (!chosen) throw new Error('There is nothing to press.');
  chosen.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = chosen.getBoundingClientRect();
  return [x + width / 2, y + height / 2] as const;
}
