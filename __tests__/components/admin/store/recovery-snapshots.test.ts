import { textOf } from '@/lib/records';
import { createRecoverySnapshots } from '@/components/admin/store/browser/recovery-snapshots';
import { draftOf } from '../rows-and-drafts';
import {
  browser,
  browserOfEachTest,
  edit,
  fillStorage,
  labels,
  p,
  product,
  reopened,
  startAfterCrash,
  stored,
  type Tab,
  type,
  until,
} from './studio-kit';

const copyOf = (id: string, rev: number) => draftOf(id, product(id, { name: 'Copied' }), { rev });

browserOfEachTest();

describe('a recovery snapshot', () => {
  /** Leaves a snapshot in `localStorage`, as a closed page does. */
  async function leave(name: string) {
    const tab = await browser.startTab();
    const session = edit(tab);
    session.change({ ...session.getState().value, name: 'Saved' }, 'name');
    await session.flush();
    session.change({ ...session.getState().value, name }, 'name');
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('the page is gone', 'AbortError');
    });
    tab.controller.leave();
    await until(() => tab.studio().state.save.kind !== 'saving');
    put.mockRestore();
    browser.crash();
    return browser.snapshots();
  }

  it('newer than its draft is applied as a step, reported, and removed', async () => {
    expect(await leave('Rescued')).toContain('Rescued');
    const { studio } = await browser.startTab();
    expect(textOf(studio().row('products', 'alpha')?.value.name)).toBe('Rescued');
    expect(studio().state.notice).toEqual({ kind: 'recovered', titles: ['Rescued'] });
    expect(studio().state.steps.at(-1)?.label).toBe('Recovered what was not saved');
    expect(browser.snapshots()).toBe('');
    await studio().undo();
    expect(textOf(studio().row('products', 'alpha')?.value.name)).toBe('Saved');
  });

  it('older than its draft is removed and changes nothing', async () => {
    const old = await leave('Rescued');
    const later = await browser.startTab();
    await later.studio().put(p('alpha'), product('alpha', { name: 'Newer' }));
    browser.texts.set('studio:rescue', old);
    const { studio } = await reopened(browser, later);
    expect(textOf(studio().row('products', 'alpha')?.value.name)).toBe('Newer');
    expect(studio().state.notice).toBeNull();
    expect(browser.snapshots()).toBe('');
  });

  it('newer than its draft is applied also when the clock was set back in between', async () => {
    const text = await leave('Rescued');
    browser.texts.clear();
    browser.texts.set('studio:rescue', text.replace(/"savedAt":"2026/, '"savedAt":"2016'));
    const { studio } = await browser.startTab();
    expect(textOf(studio().row('products', 'alpha')?.value.name)).toBe('Rescued');
    expect(studio().state.notice).toEqual({ kind: 'recovered', titles: ['Rescued'] });
  });

  it('of each of two tabs is applied when both had typed in the same record', async () => {
    const text = await leave('Rescued');
    browser.texts.set('studio:rescue:other', text.replace('Rescued', 'Of the other tab'));
    const { studio } = await browser.startTab();
    const name = () => textOf(studio().row('products', 'alpha')?.value.name);
    const names = [name()];
    await studio().undo();
    names.push(name());
    expect(names.sort()).toEqual(['Of the other tab', 'Rescued']);
    await studio().undo();
    expect(name()).toBe('Saved');
  });

  it('of a record that was never stored creates the record', async () => {
    await leave('Rescued');
    browser.texts.set('studio:rescue', browser.snapshots().replaceAll('alpha', 'fresh'));
    const { studio } = await browser.startTab();
    expect(textOf(studio().row('products', 'fresh')?.value.name)).toBe('Rescued');
  });

  it('is kept in a read-only tab, and while it cannot be stored', async () => {
    await browser.startTab();
    const text = JSON.stringify([copyOf('alpha', 9)]);
    browser.texts.set('studio:rescue', text);
    const reader = await browser.startTab();
    expect(reader.studio().state.status.phase).toBe('reading');
    expect(browser.texts.get('studio:rescue')).toBe(text);
    browser.crash();
    const put = fillStorage();
    const writer = await browser.startTab();
    expect(writer.studio().state.save).toEqual({ kind: 'failed', reason: 'quota' });
    expect(browser.texts.get('studio:rescue')).toBe(text);
    put.mockRestore();
    await writer.studio().flush();
    expect(browser.snapshots()).toBe('');
  });

  it.each(['not json', '{}', '[1]', '[{"entity":"products","id":"alpha"}]'])(
    'that cannot be read does no harm: %s',
    async (text) => {
      browser.texts.set('studio:rescue', text);
      const { studio } = await browser.startTab();
      expect(studio().state.status.phase).toBe('ready');
      expect(studio().changeCount).toBe(0);
      const isEntry = text.startsWith('[');
      expect(studio().state.quarantine).toHaveLength(isEntry ? 1 : 0);
      if (isEntry) expect(browser.snapshots()).toBe('');
    },
  );

  it('is removed when its draft is discarded', async () => {
    const text = await leave('Rescued');
    const { studio } = await browser.startTab();
    browser.texts.set('studio:rescue:gone', text);
    await studio().discard([p('alpha')]);
    expect(browser.snapshots()).toBe('');
  });
});

it('goes without recovery snapshots when the browser refuses them', () => {
  const snapshots = createRecoverySnapshots(() => {
    throw new DOMException('switched off', 'SecurityError');
  }, 'a');
  expect(() => snapshots.keep([copyOf('a', 1)])).not.toThrow();
  expect(snapshots.read()).toEqual([]);
});

it('keeps the snapshots of two tabs that are hidden simultaneously', () => {
  const [one, two] = ['1', '2'].map((tab) => createRecoverySnapshots(() => browser.localStorage, tab));
  const getItem = jest.spyOn(browser.localStorage, 'getItem');
  // The second tab writes during the first tab's operation.
  jest.spyOn(browser.localStorage, 'setItem').mockImplementationOnce((key, text) => {
    two?.keep([copyOf('b', 1)]);
    browser.texts.set(key, text);
  });
  one?.keep([copyOf('a', 1)]);
  expect(getItem).not.toHaveBeenCalled();
  expect(one?.read()).toEqual(expect.arrayContaining([copyOf('a', 1), copyOf('b', 1)]));
  one?.keep([copyOf('a', 2)]);
  one?.drop([p('b')]);
  expect(two?.read()).toEqual([copyOf('a', 2)]);
});

describe('leaving the page', () => {
  let tab: Tab;
  beforeEach(async () => {
    tab = await browser.startTab();
  });

  it('writes in the same tick, keeps a recovery snapshot, and drops it once the write is done', async () => {
    const session = edit(tab, 'alpha');
    type(session, 'name', 'Brick');
    const commit = jest.spyOn(IDBTransaction.prototype, 'commit');
    tab.controller.leave();
    expect(commit).toHaveBeenCalledTimes(1);
    expect(browser.snapshots()).toContain('Brick');
    await until(() => browser.snapshots() === '');
    expect(tab.controller.hasUnsaved()).toBe(false);
    type(session, 'name', 'Brick 2');
    await session.flush();
    const next = await startAfterCrash(browser);
    expect(stored(next, 'alpha')).toMatchObject({ name: 'Brick 2' });
    expect(labels(next)).toEqual(['Edited “Brick 2”']);
  });

  it('writes the last text also while an earlier save is on its way', async () => {
    const session = edit(tab, 'alpha');
    type(session, 'name', 'First');
    const flushed = session.flush();
    type(session, 'name', 'Last');
    tab.controller.leave();
    await flushed;
    await session.flush();
    const next = await startAfterCrash(browser);
    expect(stored(next, 'alpha')).toMatchObject({ name: 'Last' });
    expect(tab.studio().state.notice).toBeNull();
  });

  it('goes on from what it has just issued, as the same visit', async () => {
    const session = edit(tab, 'alpha');
    type(session, 'name', 'First');
    tab.controller.leave();
    type(session, 'name', 'Second');
    tab.controller.leave();
    type(session, 'name', 'Third');
    await session.flush();
    expect(tab.studio().row('products', 'alpha')?.draft).toMatchObject({ rev: 3, value: { name: 'Third' } });
    expect(tab.studio().state.notice).toBeNull();
    expect(labels(tab)).toEqual(['Edited “Third”']);
  });

  it('writes nothing when everything is saved', async () => {
    edit(tab, 'alpha');
    const commit = jest.spyOn(IDBTransaction.prototype, 'commit');
    tab.controller.leave();
    expect(commit).not.toHaveBeenCalled();
    expect(browser.snapshots()).toBe('');
  });
});
