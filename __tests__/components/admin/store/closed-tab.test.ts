import { openStore } from '@/components/admin/store/browser/idb-store';
import {
  browser,
  browserOfEachTest,
  edit,
  online,
  p,
  secondTab as reader,
  stored,
  type Tab,
  tab as writer,
  type,
  until,
} from './studio-kit';

browserOfEachTest(2);

const phase = ({ studio }: Tab) => studio().state.status.phase;

it('a reading tab becomes the writer by itself when the writing tab closes, at any time', async () => {
  type(edit(writer), 'name', 'Typed at the last moment');
  writer.controller.leave();
  writer.controller.stop();
  await until(() => phase(reader) === 'ready');
  expect(stored(reader, 'alpha')).toMatchObject({ name: 'Typed at the last moment' });
  expect(await reader.studio().remove([p('alpha')])).toMatchObject({ ok: true });
});

it('a reloaded writing tab writes again although another tab waited for the lock', async () => {
  reader.controller.stop();
  let isWriter = false;
  const wasWriter = { get: () => isWriter, set: (is: boolean) => void (isWriter = is) };
  writer.controller.stop();
  await until(() => browser.locks.held.size === 0);
  const page = await browser.startTab(online, { wasWriter });
  const other = await browser.startTab();
  // The page closes without messages.
  const isBefore = isWriter;
  page.controller.stop();
  await until(() => phase(other) === 'ready');
  isWriter = isBefore;
  const reloaded = await browser.startTab(online, { wasWriter });
  expect([phase(reloaded), phase(other)]).toEqual(['ready', 'reading']);
  await other.studio().workHere();
  expect(isWriter).toBe(false);
});

it('a hidden tab does not become the writer while a visible one waits', async () => {
  const front = await browser.startTab();
  reader.controller.look(false);
  writer.controller.stop();
  await until(() => phase(front) === 'ready');
  expect(phase(reader)).toBe('reading');
  front.controller.stop();
  await until(() => browser.locks.held.size === 0);
  reader.controller.look(true);
  await until(() => phase(reader) === 'ready');
});

it('a tab that cannot read the store releases the lock, and another one writes', async () => {
  let isDamaged = false;
  const open: typeof openStore = async (options) => {
    const opened = await openStore(options);
    if (!opened.ok) return opened;
    const readAll = async () => {
      if (isDamaged) throw new DOMException('damaged', 'UnknownError');
      return opened.store.readAll();
    };
    return { ok: true, store: { ...opened.store, readAll } };
  };
  const next = await browser.startTab(online, { openStore: open });
  reader.controller.stop();
  isDamaged = true;
  writer.controller.stop();
  await until(() => phase(next) === 'broken');
  await until(() => browser.locks.held.size === 0);
  expect(phase(await browser.startTab())).toBe('ready');
  isDamaged = false;
  await next.studio().retry();
  expect(phase(next)).toBe('reading');
});
