import { buildSync } from 'esbuild';
import { expect } from '@playwright/test';
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { skipAbsent } from '../../support/test';

/** In ms, for something to press to be drawn. */
const CLICK_PATIENCE = 15_000;
/** Keys that write nothing. */
const KEYS = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Home: Key.HOME,
  End: Key.END,
  Delete: Key.DELETE,
} as const;

/** Finds elements by role and name as the unit tests do; a page's own script cannot, so it is put into the page. */
const finder = buildSync({
  stdin: {
    contents: `import { queryAllByRole } from '@testing-library/dom';
      globalThis.findByRole = (within, role, name) => queryAllByRole(within ?? document.body, role, {
        name: name ? (name.isPattern ? new RegExp(name.text, name.flags) : name.text) : undefined,
      });`,
    resolveDir: process.cwd(),
  },
  bundle: true,
  format: 'iife',
  minify: true,
  write: false,
}).outputFiles[0]?.text;

/** Pattern of a name that begins with a text. */
export const beginning = (text: string) =>
  new RegExp(`^${text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)}`);

export type WebKitPage = ReturnType<typeof webKitPage>;
export type Found = ReturnType<WebKitPage['byRole']>;

/** One page of WebKit, steered over WebDriver, with the words of Playwright's `page`. */
export function webKitPage(browser: WebDriver, origin: string) {
  /** Runs a function in the page; what it gets and returns is JSON, or elements. */
  const evaluate = <Parameters extends unknown[], Result>(
    inPage: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ) => browser.executeScript<Awaited<Result>>(inPage, ...parameters);

  const elements = async (role: string, name: string | RegExp | undefined, within: unknown) => {
    const wanted =
      name instanceof RegExp
        ? { text: name.source, flags: name.flags, isPattern: true }
        : name && { text: name, isPattern: false };
    if (!(await browser.executeScript('return "findByRole" in window')))
      await browser.executeScript(finder ?? '');
    const find = 'return findByRole(...arguments)';
    return browser.executeScript<WebElement[]>(find, within ?? null, role, wanted);
  };

  function byRole(role: string, name?: string | RegExp, parent?: { one: () => Promise<WebElement> }) {
    const all = async () => elements(role, name, await parent?.one());
    /** Waits for the one element that answers. */
    const one = async () => {
      let matches: readonly WebElement[] = [];
      await expect.poll(async () => (matches = await all()).length, `${role} ${String(name ?? '')}`).toBe(1);
      return matches[0] as WebElement;
    };
    return {
      one,
      byRole: (innerRole: string, innerName?: string | RegExp) => byRole(innerRole, innerName, { one }),
      count: async () => (await all()).length,
      texts: async () =>
        browser.executeScript<string[]>(
          (...found: HTMLElement[]) => found.map((element) => element.innerText.trim()),
          ...(await all()),
        ),
      /** Waits until it can be pressed, as what is just being drawn cannot. */
      click: () => expect(async () => (await one()).click()).toPass({ timeout: CLICK_PATIENCE }),
      /** Types after what the field holds. */
      type: async (text: string) => (await one()).sendKeys(text),
      fill: async (text: string) => {
        await (await one()).clear();
        await (await one()).sendKeys(text);
      },
      value: async () => (await one()).getProperty('value'),
      attribute: async (attribute: string) => (await one()).getDomAttribute(attribute),
      isFocused: async () =>
        browser.executeScript<boolean>('return arguments[0] === document.activeElement', await one()),
      scrollIntoView: async () =>
        browser.executeScript('arguments[0].scrollIntoView({ block: "center" })', await one()),
    };
  }

  return {
    browser,
    evaluate,
    byRole: (role: string, name?: string | RegExp) => byRole(role, name),
    goto: (path: string) => {
      skipAbsent(path);
      return browser.get(origin + path);
    },
    reload: () => browser.navigate().refresh(),
    back: () => browser.navigate().back(),
    forward: () => browser.navigate().forward(),
    /** The address after the host. */
    path: async () => (await browser.getCurrentUrl()).slice(origin.length),
    press: (key: keyof typeof KEYS) => browser.actions().sendKeys(KEYS[key]).perform(),
    /** Types into what has the focus. */
    typeKeys: (text: string) => browser.actions().sendKeys(text).perform(),
    /** Resolves once the page's leaves listen. */
    hydrated: () =>
      expect
        .poll(() => evaluate(() => document.documentElement.dataset.hydrated), 'the page is hydrated')
        .toBe(''),
  };
}
