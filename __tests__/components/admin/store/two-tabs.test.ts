import { textOf } from '@/lib/records';
import fc from '@/__tests__/fast-check';
import { openStore } from '@/components/admin/store/browser/idb-store';
import {
  browser,
  browserOfEachTest,
  edit,
  fillStorage,
  labels,
  online,
  p,
  pictureFile,
  product,
  renewBrowser,
  secondTab as two,
  stateOf,
  type Tab,
  tab as one,
  type,
  until,
} from './studio-kit';

browserOfEachTest(2);

const name = ({ studio }: Tab) => textOf(studio().row('products', 'alpha')?.value.name);
const phase = ({ studio }: Tab) => studio().state.status.phase;
const READ_ONLY = { ok: false, reason: 'read-only' };

it('one tab writes, any other one shows everything and changes nothing', async () => {
  const three = await browser.startTab();
  expect([one, two, three].map(phase)).toEqual(['ready', 'reading', 'reading']);
  await one.studio().put(p('alpha'), product('alpha', { name: 'One' }));
  await until(() => name(two) === 'One' && name(three) === 'One');
  expect(two.studio().state.steps).toHaveLength(1);
  expect(two.controller.undoLabel('undo')).toBeNull();

  const { put, remove, undo, discard, markWritten, setProfile, eraseEverything } = two.studio();
  expect(await put(p('beta'), product('beta', { name: 'Two' }))).toEqual(READ_ONLY);
  expect(await remove([p('beta')])).toEqual(READ_ONLY);
  expect(await undo()).toEqual(READ_ONLY);
  expect(await discard([p('alpha')])).toEqual(READ_ONLY);
  expect(await markWritten([...one.studio().state.drafts.values()])).toEqual(READ_ONLY);
  expect(await setProfile({ name: 'Rina', jobTitle: '' })).toEqual(READ_ONLY);
  expect(await eraseEverything()).toEqual(READ_ONLY);
  expect((await two.studio().contents()).drafts).toHaveLength(1);
});

it('tells the other tab of a new profile and of erasing', async () => {
  await one.studio().setProfile({ name: 'Rina', jobTitle: 'Editor' });
  await until(() => two.studio().state.profile?.name === 'Rina');
  await one.studio().remove([p('alpha')]);
  await until(() => stateOf(two.studio(), 'alpha') === 'deleted');
  await one.studio().eraseEverything();
  await until(() => two.studio().changeCount === 0 && two.studio().state.profile === null);
});

/** Hangs the first tab with unsaved text, lets the second take over and write, then resumes the first. */
async function hang(
  typed: readonly (readonly [field: string, text: string])[],
  after: (tab: Tab) => Promise<unknown>,
) {
  const first = edit(one);
  type(first, 'size', '8 mm');
  await first.flush();
  for (const [field, text] of typed) type(first, field, text);
  const goOn = browser.silence(one);
  await two.studio().workHere();
  await after(two);
  goOn();
  await first.flush();
  return first;
}

describe('a tab that hung while another one took over', () => {
  const write = (field: string, text: string) => (tab: Tab) =>
    tab.studio().edit([p('alpha')], (value) => ({ ...value, [field]: text }));
  const recovery = ({ studio }: Tab) => studio().state.recovery;

  it('keeps what it had not saved, and shows what the other tab has stored', async () => {
    const first = await hang([['name', 'First']], write('name', 'Second'));
    await until(() => recovery(one) !== null);
    expect(recovery(one)?.drafts).toMatchObject([{ id: 'alpha', value: { name: 'First', size: '8 mm' } }]);
    expect(first.getState()).toMatchObject({ mode: 'reading', value: { name: 'Second', size: '8 mm' } });
    expect(name(two)).toBe('Second');
    expect(labels(two)).toEqual(['Edited “Name of alpha”', 'Changed “Name of alpha”']);
    expect(one.controller.hasUnsaved()).toBe(true);
    one.studio().forgetRecovery();
    expect(one.controller.hasUnsaved()).toBe(false);
  });

  it('keeps no recovery when the store has all of its text', async () => {
    const first = await hang([], write('inch', '2″'));
    await until(() => first.getState().value.inch === '2″');
    expect(recovery(one)).toBeNull();
    expect(one.controller.hasUnsaved()).toBe(false);
  });

  it('keeps a picture and a new record, also when it becomes the writer again', async () => {
    const session = edit(one, null);
    const full = fillStorage();
    const image = { src: '/images/uploads/wall.webp', alt: 'A wall.', width: 1600, height: 900 };
    session.change({ name: 'Kerb', image }, 'image', pictureFile('wall'));
    await session.flush();
    full.mockRestore();
    const goOn = browser.silence(one);
    await two.studio().workHere();
    goOn();
    await until(() => recovery(one) !== null);
    await one.studio().workHere();
    expect([one, two].map(phase)).toEqual(['ready', 'reading']);
    expect(recovery(one)).toMatchObject({
      drafts: [{ id: 'kerb', value: { name: 'Kerb', image } }],
      media: [{ path: 'media/wall.webp' }],
    });
  });

  it('drops the recovery once the same text was imported from its file', async () => {
    await hang([['name', 'First']], write('inch', '2″'));
    await until(() => recovery(one) !== null);
    const [draft] = recovery(one)?.drafts ?? [];
    if (!draft || !('op' in draft)) throw new Error('no draft');
    await two.studio().importChanges([draft], []);
    await until(() => recovery(one) === null);
    expect(name(one)).toBe('First');
  });
});

const action = fc.record({
  do: fc.constantFrom('open', 'close', 'put', 'put', 'put', 'workHere', 'hang', 'goOn', 'pause'),
  tab: fc.nat(3),
});

it('loses neither saved nor unsaved text, in any sequence of actions of the tabs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (played) => {
      await browser.close();
      renewBrowser();
      const tabs = [await browser.startTab()];
      const hanging = new Map<Tab, () => void>();
      const outcomes: Promise<readonly [id: string, result: string, tab: Tab]>[] = [];
      const closed = new Set<Tab>();
      for (const item of played) {
        const tab = tabs[item.tab % tabs.length];
        if (item.do === 'open' && tabs.length < 4) tabs.push(await browser.startTab());
        if (!tab || closed.has(tab)) continue;
        if (item.do === 'put') {
          const id = `put-${outcomes.length}`;
          const putting = tab.studio().put(p(id), product(id));
          outcomes.push(putting.then((result) => [id, result.ok ? 'saved' : result.reason, tab] as const));
        }
        if (item.do === 'workHere' && !hanging.has(tab)) void tab.studio().workHere();
        if (item.do === 'hang' && !hanging.has(tab)) hanging.set(tab, browser.silence(tab));
        if (item.do === 'goOn') hanging.get(tab)?.();
        if (item.do === 'goOn') hanging.delete(tab);
        if (item.do === 'close') closed.add(tab);
        if (item.do === 'close') tab.controller.stop();
        if (item.do === 'pause') await new Promise((resolve) => setTimeout(resolve, 25));
      }
      hanging.forEach((goOn) => goOn());
      const results = await Promise.all(outcomes);
      const last = await browser.startTab();
      const open = [...tabs.filter((tab) => !closed.has(tab)), last];
      await until(() => open.filter((tab) => phase(tab) === 'ready').length === 1);
      await until(() => open.every((tab) => ['ready', 'reading'].includes(phase(tab))));
      for (const [id, result, tab] of results) {
        const kept = tab.studio().state.recovery?.drafts ?? [];
        const isStored = open.some(({ studio }) => studio().row('products', id) !== null);
        const isKept = closed.has(tab) || kept.some((draft) => draft.id === id);
        if (result === 'saved') expect([id, isStored]).toEqual([id, true]);
        if (result === 'lock-lost') expect([id, isStored || isKept]).toEqual([id, true]);
      }
    }),
    { numRuns: 40 },
  );
}, 60_000);

it('a tab that works without saving takes over when its store can be opened again', async () => {
  let isBroken = true;
  const open: typeof openStore = async (options) =>
    isBroken ? { ok: false, reason: 'failed' } : openStore(options);
  const three = await browser.startTab(online, { openStore: open });
  await three.studio().workWithoutSaving();
  await three.studio().put(p('beta'), product('beta', { name: 'Typed without a store' }));
  const first = edit(one);
  type(first, 'name', 'Unsaved in the first');
  isBroken = false;
  expect(await three.studio().retry()).toBeNull();
  expect([one, three].map(phase)).toEqual(['reading', 'ready']);
  expect(name(three)).toBe('Unsaved in the first');
  expect(textOf(three.studio().row('products', 'beta')?.value.name)).toBe('Typed without a store');
});

it('reports in the older tab that the website has changed, and removes no draft there', async () => {
  await one.studio().put(p('alpha'), product('alpha', { name: 'Mine' }));
  const newer = await browser.startTab({ products: [product('alpha', { name: 'Newer' })] });
  expect(one.studio().state.isOutdated).toBe(true);
  expect(newer.studio().state.isOutdated).toBe(false);
  await one.studio().put(p('alpha'), product('alpha'));
  expect(stateOf(one.studio(), 'alpha')).not.toBe('published');
});
