import type { Page, Request } from '@playwright/test';
import { controlsOf } from './controls';
import { expect } from './test';
import { translate } from './translate';

type TwinOptions = {
  /** Names of controls that are not used. */
  readonly leaving?: RegExp;
  /** What differs between two visits, such as a time. */
  readonly vague?: RegExp;
};

/**
 * Uses each control of a page and of its twin once, and expects the same texts after each step. The page is translated
 * before each step, the twin never. Returns what was used.
 */
export async function useBoth(page: Page, twin: Page, { leaving, vague }: TwinOptions = {}) {
  const own = await controlsOf(page, leaving, vague);
  const twins = await controlsOf(twin, leaving, vague);
  const settled = [settling(page), settling(twin)];
  const used: string[] = [];
  for (;;) {
    await expect(async () => {
      const known = (text: string) => (vague ? text.replaceAll(vague, '…') : text);
      expect((await textsOf(page)).map(known)).toEqual((await textsOf(twin)).map(known));
      const [next, nextOfTwin] = await Promise.all([own.peek(), twins.peek()]);
      expect(next).toBe(nextOfTwin);
    }, used.slice(-3).join(', then ')).toPass({ timeout: 20_000 });
    // Again and again, as the browser does when the page changes.
    await translate(page);
    // One of the two may still be saving, so the page waits until it offers the twin's step.
    const step = await twins.take();
    await expect.poll(() => own.take(step)).toBe(step);
    if (step === undefined) return used;
    used.push(step);
    await Promise.all(settled.map((wait) => wait()));
  }
}

/** Returns what waits until the scripts and data that a step asked for have arrived and are shown. */
function settling(page: Page) {
  const awaited = new Set<Request>();
  const forget = (request: Request) => awaited.delete(request);
  page.on('request', (request) => {
    if (['script', 'fetch'].includes(request.resourceType())) awaited.add(request);
  });
  page.on('requestfinished', forget).on('requestfailed', forget);
  const twoFrames = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return async () => {
    await twoFrames();
    await expect.poll(() => awaited.size).toBe(0);
    await twoFrames();
  };
}

/** The text of each element, in the order of the page; of a translated one, too. */
const textsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body :not(font, script, style, template)')].flatMap((element) => {
      const own = [...element.childNodes].filter(
        (node) => node instanceof Text || (node instanceof Element && node.localName === 'font'),
      );
      return (
        own
          .map(({ textContent }) => textContent)
          .join('')
          .replaceAll(/\s+/g, ' ')
          .trim() || []
      );
    }),
  );
