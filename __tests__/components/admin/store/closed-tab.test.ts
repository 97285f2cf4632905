import { createWriterLock } from '@/components/admin/store/browser/writer-lock';
import { schemas } from '@/content/registry/forms';
import { type Browser, createBrowser, online, p, product, type Tab, until } from './studio-kit';

/** The tab that wrote is gone; `other` was open beside it. */
let browser: Browser;
let other: Tab;

beforeEach(async () => {
  browser = createBrowser();
  const writer = await browser.startTab();
  other = await browser.startTab();
  writer.controller.stop();
  await until(() => browser.locks.held.size === 0);
});

const phase = ({ studio }: Tab) => studio().state.status.phase;

it('another one writes as soon as it comes to the front', async () => {
  other.controller.comeBack();
  await until(() => phase(other) === 'ready');
  expect(await other.studio().remove([p('alpha')])).toMatchObject({ ok: true });
});

it('a tab that has just been opened writes: it was the same tab, reloaded on a busy computer', async () => {
  const slow = await browser.startTab();
  const lock = createWriterLock(browser.locks, { wait: 0, linger: 1_000 });
  const reloaded = await browser.startTab(online, { lock });
  expect(phase(reloaded)).toBe('reading');
  slow.controller.stop();
  await until(() => phase(reloaded) === 'ready');
  expect(await reloaded.studio().remove([p('alpha')])).toMatchObject({ ok: true });
});

it('a tab writes that was still reading the store when the other one closed', async () => {
  other.controller.comeBack();
  await until(() => phase(other) === 'ready');
  await other.studio().put(p('alpha'), product('alpha', { name: 'Drafted' }));
  const loadSchema = async () => {
    other.controller.stop();
    await until(() => browser.locks.held.size === 0);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return schemas.products;
  };
  const lock = createWriterLock(browser.locks, { wait: 0, linger: 1_000 });
  const reloaded = await browser.startTab(online, { lock, loadSchema });
  await until(() => phase(reloaded) === 'ready');
});

it('the next one that starts writes', async () => {
  expect(phase(await browser.startTab())).toBe('ready');
});
