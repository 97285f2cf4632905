import type { EditSession } from '@/components/admin/drafts/edit-session-types';
import { openStore } from '@/components/admin/drafts/store/open-store';
import type { Batch } from '@/components/admin/drafts/store/store';
import {
  type Browser,
  createBrowser,
  edit,
  p,
  product,
  productIds,
  stateOf,
  type Tab,
  type,
  until,
} from './studio-kit';

let browser: Browser;
let one: Tab;
let two: Tab;
beforeEach(async () => {
  browser = createBrowser();
  one = await browser.startTab();
  two = await browser.startTab();
});

const name = (tab: Tab) => tab.studio().row('products', 'alpha')?.value.name;
const modeOf = (session: EditSession) => session.getState().mode;

it('refreshes lists, steps and pictures of the other tab', async () => {
  await one.studio().put(p('alpha'), product('alpha', { name: 'One' }));
  await until(() => name(two) === 'One');
  expect(two.studio().undoable?.label).toBe('Edited “Name of alpha”');
  await two.studio().undo();
  await until(() => stateOf(one.studio(), 'alpha') === 'published');
  expect(one.studio().redoable?.label).toBe('Edited “Name of alpha”');
});

it('opens a record read-only in the second tab and shows there what the first one writes', async () => {
  const first = await edit(one);
  const second = await edit(two);
  expect([modeOf(first), modeOf(second)]).toEqual(['editing', 'elsewhere']);
  type(second, 'name', 'Ignored');
  expect(second.getState().value.name).toBe('Name of alpha');
  type(first, 'name', 'One');
  await first.flush();
  await until(() => second.getState().value.name === 'One');
});

it('refuses actions on a record that the other tab has open, whole', async () => {
  await edit(one);
  const keys = [p('alpha'), p('beta')];
  expect(await two.studio().remove(keys)).toEqual({ ok: false, reason: 'locked', ids: ['alpha'] });
  expect(two.studio().changeCount).toBe(0);
  expect(await two.studio().remove([p('beta')])).toMatchObject({ ok: true });
});

it('hands over: the first tab saves, turns read-only, and the second goes on from its text', async () => {
  const first = await edit(one);
  const second = await edit(two);
  type(first, 'name', 'Unsaved in the first');
  await second.takeOver();
  expect(modeOf(second)).toBe('editing');
  await until(() => modeOf(first) === 'taken' && !first.getState().hasUnsaved);
  await until(() => second.getState().value.name === 'Unsaved in the first');
  type(first, 'name', 'Too late');
  expect(first.getState().value.name).toBe('Unsaved in the first');
  type(second, 'name', 'Second');
  await second.flush();
  expect(name(two)).toBe('Second');
  // And back again.
  await first.takeOver();
  await until(() => modeOf(second) === 'taken');
  expect(first.getState()).toMatchObject({ mode: 'editing', value: { name: 'Second' } });
});

it('frees the lock when the editor is closed', async () => {
  const first = await edit(one);
  await first.close();
  await until(() => browser.locks.held.size === 0);
  expect(modeOf(await edit(two))).toBe('editing');
});

it('frees the lock of a tab that crashed', async () => {
  await edit(one);
  browser.locks.held.clear();
  expect(modeOf(await edit(two))).toBe('editing');
});

describe('a tab that was robbed of its lock and writes late', () => {
  /** The second tab has taken over and saved before the first one hears of it. */
  async function race(mine: [field: string, text: string], theirs: [field: string, text: string]) {
    const first = await edit(one);
    type(first, ...mine);
    browser.locks.held.clear();
    const second = await edit(two);
    type(second, ...theirs);
    await second.flush();
    return { first, second };
  }

  it('does not overwrite: both texts go together by field, and it says so', async () => {
    const { first } = await race(['name', 'First'], ['size', '2 mm']);
    expect(await first.flush()).toMatchObject({ ok: true });
    expect(one.studio().row('products', 'alpha')?.value).toMatchObject({ name: 'First', size: '2 mm' });
    expect(first.getState().value).toMatchObject({ name: 'First', size: '2 mm' });
    expect(one.studio().state.notice).toEqual({
      kind: 'merged-tabs',
      title: expect.any(String),
      disputed: [],
    });
    expect(one.studio().undoable?.label).toBe('Merged with changes of another tab');
  });

  it('lets the thief have a disputed field, also before it has heard of the theft; Undo brings the text back', async () => {
    const { first } = await race(['name', 'First'], ['name', 'Second']);
    await first.flush();
    expect(first.getState()).toMatchObject({ mode: 'editing', disputed: ['name'] });
    expect(name(one)).toBe('Second');
    await one.studio().undo();
    expect(name(one)).toBe('First');
  });

  it('yields a disputed field to the tab that holds the lock, where Undo brings the text back', async () => {
    let letWrite: () => void = () => undefined;
    const mayWrite = new Promise<void>((resolve) => (letWrite = resolve));
    const openSlowly: typeof openStore = async (options) => {
      const opened = await openStore(options);
      if (!opened.ok) return opened;
      const commit = (batch: Batch) => mayWrite.then(() => opened.store.commit(batch));
      return { ok: true, store: { ...opened.store, commit } };
    };
    const slow = await browser.startTab(undefined, { openStore: openSlowly });
    const first = await edit(slow);
    type(first, 'name', 'First');
    const second = await edit(two);
    await second.takeOver();
    type(second, 'name', 'Second');
    await second.flush();
    // Left right now, it may only keep a rescue copy: writing without comparing is for the holder of the lock.
    slow.controller.flushNow();
    expect(browser.texts.get('studio:rescue')).toContain('First');
    letWrite();
    await until(() => !first.getState().hasUnsaved);
    expect(slow.studio().state.notice).toMatchObject({ kind: 'merged-tabs', disputed: ['name'] });
    await until(() => two.studio().state.steps.length === 2);
    expect([name(slow), name(two), second.getState().value.name]).toEqual(['Second', 'Second', 'Second']);
    await two.studio().undo();
    expect(name(two)).toBe('First');
  });
});

it('does not take a mark of the other tab for a change', async () => {
  const first = await edit(one);
  type(first, 'name', 'First');
  await first.flush();
  const { draft } = one.studio().row('products', 'alpha') ?? {};
  await one.studio().markWritten(draft ? [draft] : []);
  expect(stateOf(one.studio(), 'alpha')).toBe('written');
  type(first, 'name', 'Second');
  await first.flush();
  expect(stateOf(one.studio(), 'alpha')).toBe('edited');
  expect(one.studio().state.notice).toBeNull();
  expect(one.studio().state.steps).toHaveLength(1);
});

it('says in the older tab that the website has changed, and lets nothing vanish there', async () => {
  await one.studio().put(p('alpha'), product('alpha', { name: 'Mine' }));
  const newer = await browser.startTab({ products: [product('alpha', { name: 'Newer' })] });
  expect(one.studio().state.isOutdated).toBe(true);
  expect(newer.studio().state.isOutdated).toBe(false);
  await one.studio().put(p('alpha'), product('alpha'));
  expect(stateOf(newer.studio(), 'alpha')).not.toBe('published');
});

it('leaves records that an older tab has open to that tab when a newer one starts', async () => {
  const first = await edit(one);
  type(first, 'name', 'Mine');
  await first.flush();
  const newer = await browser.startTab({ products: [product('alpha', { size: '2 mm' })] });
  expect(newer.studio().row('products', 'alpha')?.value.size).toBe('1 mm');
  await first.close();
  await until(() => browser.locks.held.size === 0);
  const newest = await browser.startTab({ products: [product('alpha', { size: '2 mm' })] });
  expect(newest.studio().row('products', 'alpha')?.value).toMatchObject({ name: 'Mine', size: '2 mm' });
});

it('erases for all tabs: open editors end and write nothing any more', async () => {
  const first = await edit(one);
  type(first, 'name', 'First');
  await first.flush();
  type(first, 'name', 'Unsaved');
  await two.studio().eraseEverything();
  await until(() => modeOf(first) === 'closed');
  expect(one.studio().changeCount).toBe(0);
  await one.studio().flush();
  const next = await browser.startTab();
  expect(next.studio().changeCount).toBe(0);
  expect(productIds(next.studio())).toEqual(['alpha', 'beta', 'gamma']);
});

it('tells the other tab of a new profile', async () => {
  await one.studio().setProfile({ name: 'Rina', jobTitle: 'Editor' });
  await until(() => two.studio().state.profile?.name === 'Rina');
});
