import { openStore } from '@/components/admin/store/browser/open-store';
import { createWriterLock } from '@/components/admin/store/browser/writer-lock';
import {
  type Browser,
  createBrowser,
  edit,
  fillStorage,
  labels,
  online,
  p,
  pictureFile,
  product,
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
afterEach(async () => {
  jest.restoreAllMocks();
  await browser.close();
});

const name = ({ studio }: Tab) => studio().row('products', 'alpha')?.value.name;
const phase = ({ studio }: Tab) => studio().state.status.phase;
const READ_ONLY = { ok: false, reason: 'read-only' };

it('one tab writes, any other one shows everything and changes nothing', async () => {
  const three = await browser.startTab();
  expect([one, two, three].map(phase)).toEqual(['ready', 'reading', 'reading']);
  await one.studio().put(p('alpha'), product('alpha', { name: 'One' }));
  await until(() => name(two) === 'One' && name(three) === 'One');
  expect(two.studio().state.steps).toHaveLength(1);
  expect(two.studio().undoable).toBeNull();

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

it('an open editor of a tab that does not write shows what the other one saves', async () => {
  const first = edit(one);
  const second = edit(two);
  expect(second.getState().mode).toBe('reading');
  type(second, 'name', 'Ignored');
  expect(second.getState().value.name).toBe('Name of alpha');
  type(first, 'name', 'One');
  await first.flush();
  await until(() => second.getState().value.name === 'One');
});

it('tells the other tab of a new profile and of erasing', async () => {
  await one.studio().setProfile({ name: 'Rina', jobTitle: 'Editor' });
  await until(() => two.studio().state.profile?.name === 'Rina');
  await one.studio().remove([p('alpha')]);
  await until(() => stateOf(two.studio(), 'alpha') === 'deleted');
  await one.studio().eraseEverything();
  await until(() => two.studio().changeCount === 0 && two.studio().state.profile === null);
});

describe('“Work here instead”', () => {
  it('makes the first tab save, let go and become read-only, and this one goes on from its text', async () => {
    const first = edit(one);
    const second = edit(two);
    type(first, 'name', 'Unsaved in the first');
    await two.studio().workHere();
    expect([one, two].map(phase)).toEqual(['reading', 'ready']);
    expect(one.studio().state.status).toEqual({ phase: 'reading', since: 'hand-over' });
    expect(second.getState()).toMatchObject({ mode: 'editing', value: { name: 'Unsaved in the first' } });
    expect(first.getState().mode).toBe('reading');
    expect(two.studio().state.notice).toBeNull();
    expect(labels(two)).toEqual(['Edited “Unsaved in the first”']);

    type(first, 'name', 'Too late');
    expect(first.getState().value.name).toBe('Unsaved in the first');
    type(second, 'name', 'Second');
    await second.flush();
    await until(() => first.getState().value.name === 'Second');

    // And back again.
    await one.studio().workHere();
    expect([one, two].map(phase)).toEqual(['ready', 'reading']);
    await one.studio().undo();
    await until(() => name(two) === 'Unsaved in the first');
  });

  it('takes the studio from a tab that does not answer, which then cannot write', async () => {
    const first = edit(one);
    type(first, 'name', 'First');
    browser.silence(one);
    await two.studio().workHere();
    expect(phase(two)).toBe('ready');
    await two.studio().put(p('beta'), product('beta', { name: 'Second' }));
    await first.flush();
    expect(phase(one)).toBe('reading');
  });
});

/** The first tab hangs with text that it has not saved; the second takes over and writes; then the first one goes on. */
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
    tab.studio().setField([p('alpha')], field, text);

  it('loses nothing: what it had not saved is merged by field, and both tabs show it', async () => {
    const first = await hang([['name', 'First']], write('inch', '2″'));
    const both = { name: 'First', inch: '2″', size: '8 mm' };
    await until(() => name(two) === 'First');
    expect(two.studio().row('products', 'alpha')?.value).toMatchObject(both);
    expect(two.studio().state.notice).toMatchObject({ kind: 'recovered' });
    expect(two.studio().undoable?.label).toBe('Recovered what was not saved');
    await until(() => first.getState().value.name === 'First' && first.getState().value.inch === '2″');
    expect(first.getState()).toMatchObject({ mode: 'reading', value: both });
    expect(browser.texts.has('studio:rescue')).toBe(false);
  });

  it('goes on with a text that only it has gone on with', async () => {
    await hang([['size', '88 mm']], write('inch', '2″'));
    await until(() => two.studio().row('products', 'alpha')?.value.size === '88 mm');
    expect(two.studio().state.notice).toMatchObject({ kind: 'recovered' });
  });

  it('yields a field that both wrote into; Undo leads to its text', async () => {
    await hang([['name', 'First']], write('name', 'Second'));
    await until(() => two.studio().state.notice !== null);
    expect(two.studio().state.notice).toMatchObject({ kind: 'disputed', titles: ['Second'] });
    expect(name(two)).toBe('Second');
    await two.studio().undo();
    expect(name(two)).toBe('First');
  });

  it('brings a record that it had begun and the store never had', async () => {
    const session = edit(one, null);
    type(session, 'name', 'Kerb');
    const goOn = browser.silence(one);
    await two.studio().workHere();
    goOn();
    await session.flush();
    await until(() => two.studio().row('products', 'kerb')?.value.name === 'Kerb');
  });

  it('finds the writing tab gone: the next one that starts takes its text over', async () => {
    await hang([['name', 'First']], async (tab) => {
      await write('inch', '2″')(tab);
      browser.silence(tab);
    });
    expect(browser.texts.get('studio:rescue')).toContain('First');
    browser.crash();
    const next = await browser.startTab();
    expect(next.studio().row('products', 'alpha')?.value).toMatchObject({ name: 'First', inch: '2″' });
  });

  it('keeps a picture that was not stored, says so, and saves it when it writes again', async () => {
    const first = edit(one);
    const full = fillStorage();
    const image = { src: '/images/uploads/wall.webp', alt: 'A wall.', width: 1600, height: 900 };
    first.change({ ...first.getState().value, image }, 'image', pictureFile('wall'));
    await first.flush();
    full.mockRestore();
    const goOn = browser.silence(one);
    await two.studio().workHere();
    goOn();
    await first.flush();
    await until(() => phase(one) === 'reading');
    expect(one.studio().state.save).toEqual({ kind: 'failed', reason: 'cut-off' });
    expect((await one.studio().contents()).media).toHaveLength(1);
    await one.studio().workHere();
    expect(one.studio().row('products', 'alpha')?.value).toMatchObject({ image });
    expect([...one.studio().state.media.keys()]).toEqual(['media/wall.webp']);
  });
});

it('coming to the front changes nothing while another tab writes', async () => {
  two.controller.comeBack();
  await two.studio().flush();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect([one, two].map(phase)).toEqual(['ready', 'reading']);
});

it('where the browser has no locks, the tab that was opened last writes and takes over what was not saved', async () => {
  browser = createBrowser();
  const open = () => browser.startTab(online, { lock: createWriterLock(undefined) });
  one = await open();
  const first = edit(one);
  type(first, 'name', 'First');
  two = await open();
  expect([one, two].map(phase)).toEqual(['ready', 'ready']);
  await two.studio().put(p('beta'), product('beta', { name: 'Second' }));
  await first.flush();
  expect(phase(one)).toBe('reading');
  await until(() => name(two) === 'First');
  await until(() => one.studio().row('products', 'beta')?.value.name === 'Second');
});

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
  expect(three.studio().row('products', 'beta')?.value.name).toBe('Typed without a store');
});

it('says in the older tab that the website has changed, and lets nothing vanish there', async () => {
  await one.studio().put(p('alpha'), product('alpha', { name: 'Mine' }));
  const newer = await browser.startTab({ products: [product('alpha', { name: 'Newer' })] });
  expect(one.studio().state.isOutdated).toBe(true);
  expect(newer.studio().state.isOutdated).toBe(false);
  await one.studio().put(p('alpha'), product('alpha'));
  expect(stateOf(one.studio(), 'alpha')).not.toBe('published');
});
