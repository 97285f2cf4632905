import { buildSync } from 'esbuild';
import { expect } from '@playwright/test';
import type { Ask } from './driver';

/** The name of an element reference in WebDriver's answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** In ms, for something to press to be drawn. */
const CLICK_PATIENCE = 15_000;
/** WebDriver's code points of keys that write nothing. */
const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Home: '\uE011',
  End: '\uE010',
  Delete: '\uE017',
} as const;

/** Finds elements by role and name as the unit tests do; a page's own script cannot, so it is put into the page. */
const finder = buildSync({
  stdin: {
    contents: `import { queryAllByRole } from '@testing-library/dom';
      globalThis.findByRole = (within, role, name) => queryAllByRole(within ?? document.body, role, {
        name: name ? (name.isPattern ? new RegExp(name.text) : name.text) : undefined,
      });`,
    resolveDir: process.cwd(),
  },
  bundle: true,
  format: 'iife',
  minify: true,
  write: false,
}).outputFiles[0]?.text;

export type WebKitPage = ReturnType<typeof webKitPage>;
export type Found = ReturnType<WebKitPage['byRole']>;

/** One page of WebKit, steered over WebDriver, with the words of Playwright's `page`. */
export function webKitPage(ask: Ask, origin: string) {
  const run = (script: string, parameters: readonly unknown[] = []) =>
    ask('POST', '/execute/sync', { script, args: parameters });

  /** Runs a function in the page; what it gets and returns is JSON, or elements. */
  const evaluate = <Parameters extends unknown[], Result>(
    inPage: (...parameters: Parameters) => Result,
    ...parameters: Parameters
  ) => run(`return (${String(inPage)})(...arguments)`, parameters) as Promise<Awaited<Result>>;

  const elements = async (role: string, name: string | RegExp | undefined, within: unknown) => {
    const wanted = name && {
      text: typeof name === 'string' ? name : name.source,
      isPattern: name instanceof RegExp,
    };
    const isThere = await run('return "findByRole" in window');
    if (!isThere) await run(finder ?? '');
    return (await run('return findByRole(...arguments)', [within ?? null, role, wanted])) as object[];
  };

  function byRole(role: string, name?: string | RegExp, parent?: { one: () => Promise<object> }) {
    const all = async () => elements(role, name, await parent?.one());
    /** Waits for the one element that answers. */
    const one = async () => {
      let found: object[] = [];
      await expect.poll(async () => (found = await all()).length, `${role} ${String(name ?? '')}`).toBe(1);
      return found[0] ?? {};
    };
    const path = async () => `/element/${String(Reflect.get(await one(), ELEMENT))}`;
    return {
      one,
      byRole: (innerRole: string, innerName?: string | RegExp) => byRole(innerRole, innerName, { one }),
      count: async () => (await all()).length,
      texts: async () =>
        evaluate(
          (...found) => found.map((element) => (element as HTMLElement).innerText.trim()),
          ...(await all()),
        ),
      /** Waits until it can be pressed, as what is just being drawn cannot. */
      click: () =>
        expect(async () => ask('POST', `${await path()}/click`)).toPass({ timeout: CLICK_PATIENCE }),
      /** Types after what the field holds. */
      type: async (text: string) => ask('POST', `${await path()}/value`, { text }),
      fill: async (text: string) => {
        await ask('POST', `${await path()}/clear`);
        await ask('POST', `${await path()}/value`, { text });
      },
      value: async () => ask('GET', `${await path()}/property/value`),
      attribute: async (attribute: string) => ask('GET', `${await path()}/attribute/${attribute}`),
      isFocused: async () => evaluate((element) => element === document.activeElement, await one()),
      scrollIntoView: async () =>
        evaluate((element) => (element as Element).scrollIntoView({ block: 'center' }), await one()),
    };
  }

  const pressKeys = (values: readonly string[]) =>
    ask('POST', '/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
        },
      ],
    });

  return {
    ask,
    evaluate,
    byRole: (role: string, name?: string | RegExp) => byRole(role, name),
    goto: (path: string) => ask('POST', '/url', { url: origin + path }),
    reload: () => ask('POST', '/refresh'),
    back: () => ask('POST', '/back'),
    forward: () => ask('POST', '/forward'),
    /** The address after the host. */
    path: async () => String(await ask('GET', '/url')).slice(origin.length),
    press: (key: keyof typeof KEYS) => pressKeys([KEYS[key]]),
    /** Types into what has the focus. */
    typeKeys: (text: string) => pressKeys([...text]),
    /** Resolves once the page's leaves listen. */
    hydrated: () =>
      expect
        .poll(() => evaluate(() => document.documentElement.dataset.hydrated), 'the page is hydrated')
        .toBe(''),
  };
}
