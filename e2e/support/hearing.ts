import { expect, type Page } from '@playwright/test';

/** What live regions of the page have said since it is listened to, in order. */
type Listening = { readonly said: string[] };

/** Listens to a page as a screen reader does. Runs in the page. */
function listen() {
  const said: string[] = [];
  Object.assign(window, { hearing: { said } satisfies Listening });
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive], output';
  const texts = new WeakMap<Element, string>();
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
  const isSilent = (element: Element) => element.closest('[inert], [hidden], [aria-hidden=true]') !== null;
  /** What is exposed of an element, without what is out of reach. */
  const textOf = (element: Element): string => {
    if (isSilent(element)) return '';
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[inert], [hidden], [aria-hidden=true]')) hidden.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  for (const region of document.querySelectorAll(LIVE)) texts.set(region, textOf(region));
  let changed = new Set<Element>();
  const speak = () => {
    for (const region of changed) {
      const [before, now] = [texts.get(region) ?? '', textOf(region)];
      texts.set(region, now);
      if (region.isConnected && now !== '' && now !== before) said.push(now);
    }
    changed = new Set();
  };
  new MutationObserver((records) => {
    // One frame is one message, as screen readers join what changes at once.
    if (changed.size === 0) requestAnimationFrame(speak);
    for (const { target, addedNodes } of records) {
      const region = elementOf(target)?.closest(LIVE);
      if (region) changed.add(region);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const alert of [node, ...node.querySelectorAll('[role=alert]')])
          if (alert.matches('[role=alert]')) changed.add(alert);
      }
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['inert', 'hidden', 'aria-hidden'],
  });
}

/**
 * Listens to a page from now on. Each action is then expected to say one thing, or nothing, and to leave the focus
 * somewhere; a second message of one action is found with the next.
 */
export async function hear(page: Page) {
  await page.evaluate(listen);
  let known = 0;
  const news = async () => {
    const said = await page.evaluate(() => (window as unknown as { hearing: Listening }).hearing.said);
    return said.slice(known);
  };
  const expectFocus = () =>
    expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  return {
    once: async (act: () => Promise<unknown>, message: RegExp) => {
      await act();
      await expect.poll(news).toEqual([expect.stringMatching(message)]);
      known += 1;
      await expectFocus();
    },
    silently: async (act: () => Promise<unknown>) => {
      await act();
      await expectFocus();
      expect(await news()).toEqual([]);
    },
  };
}
