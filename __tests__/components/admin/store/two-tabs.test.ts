import { pair } from '@/__tests__/fixtures/pair';
import { type Entity, textOf } from '@/lib/records';
import {
  browser,
  browserOfEachTest,
  edit,
  online,
  p,
  product,
  secondTab as two,
  stateOf,
  stored,
  type Tab,
  tab as one,
  type,
  until,
} from './studio-kit';

browserOfEachTest(2);

const name = ({ studio }: Tab) => textOf(studio().row('products', 'alpha')?.value.name);
const bothRead = () => Promise.all([one, two].map(({ controller }) => controller.refresh()));

it('two tabs edit two records, and each shows what the other has saved', async () => {
  type(edit(one), 'name', 'Alpha');
  type(edit(two, 'beta'), 'name', 'Beta');
  await until(() => [one, two].every(({ studio }) => studio().changeCount === 2));
  for (const tab of [one, two]) {
    expect(stored(tab, 'alpha')).toMatchObject({ name: 'Alpha' });
    expect(stored(tab, 'beta')).toMatchObject({ name: 'Beta' });
    expect(tab.studio().state.steps).toHaveLength(2);
  }
});

it('two tabs edit two fields of one record, and nothing is lost', async () => {
  const [formOne, formTwo] = [edit(one), edit(two)];
  type(formOne, 'size', '2 mm');
  type(formTwo, 'inch', '2″');
  await Promise.all([formOne.flush(), formTwo.flush()]);
  await bothRead();
  const both = { size: '2 mm', inch: '2″' };
  expect([stored(one, 'alpha'), stored(two, 'alpha')]).toMatchObject([both, both]);
  expect([formOne.getState().value, formTwo.getState().value]).toMatchObject([both, both]);
});

it('where two tabs type the same text, the later one wins and Undo of any tab has the earlier one', async () => {
  const [formOne, formTwo] = [edit(one), edit(two)];
  type(formOne, 'name', 'First');
  type(formTwo, 'name', 'Second');
  await formOne.flush();
  await formTwo.flush();
  await bothRead();
  expect([name(one), name(two)]).toEqual(['Second', 'Second']);
  await one.studio().undo();
  await bothRead();
  expect([name(one), name(two)]).toEqual(['First', 'First']);
  expect(formTwo.getState().value).toMatchObject({ name: 'First' });
  expect(two.controller.undoLabel('redo')).toContain('Second');
});

it('typing that goes on during a save stays, with what another tab has stored', async () => {
  const form = edit(one);
  await two.studio().put(p('alpha'), product('alpha', { inch: '2″' }));
  type(form, 'name', 'Typ');
  const saving = form.flush();
  type(form, 'name', 'Typed on');
  await saving;
  expect(form.getState().value).toMatchObject({ name: 'Typed on', inch: '2″' });
  await form.flush();
  await bothRead();
  expect(stored(two, 'alpha')).toMatchObject({ name: 'Typed on', inch: '2″' });
});

it('a read that takes long does not show what this tab has replaced meanwhile', async () => {
  let arrive: () => void = () => undefined;
  const posts = new Promise<readonly never[]>((resolve) => (arrive = () => resolve([])));
  const loadRecords = async (entity: Entity) =>
    entity === 'blogs' ? posts : (online[entity as 'products'] ?? []);
  const slow = await browser.startTab(online, { loadRecords }, ['products']);
  await two.studio().put({ entity: 'blogs', id: 'post' }, { title: pair('A post') });
  await slow.studio().put(p('alpha'), product('alpha', { name: 'Mine' }));
  arrive();
  await until(() => slow.studio().row('blogs', 'post') !== null && slow.studio().hasRecords('blogs'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(name(slow)).toBe('Mine');
});

it('tells the other tab of a new profile and of erasing', async () => {
  await one.studio().setProfile({ name: 'Rina', jobTitle: 'Editor' });
  await until(() => two.studio().state.profile?.name === 'Rina');
  await one.studio().remove([p('alpha')]);
  await until(() => stateOf(two.studio(), 'alpha') === 'deleted');
  await one.studio().eraseEverything();
  await until(() => two.studio().changeCount === 0 && two.studio().state.profile === null);
});

it('reports in the older tab that the website has changed, and removes no draft there', async () => {
  await one.studio().put(p('alpha'), product('alpha', { name: 'Mine' }));
  const newer = await browser.startTab({ products: [product('alpha', { name: 'Newer' })] });
  expect(one.studio().state.isOutdated).toBe(true);
  expect(newer.studio().state.isOutdated).toBe(false);
  await one.studio().put(p('alpha'), product('alpha'));
  expect(stateOf(one.studio(), 'alpha')).not.toBe('published');
});

describe('a page that is closed in the middle of a word', () => {
  /** Types in a page that is gone before its transaction. */
  function closeWhileTyping(id: string | null, text: string) {
    const form = edit(one, id);
    type(form, 'name', text);
    const write = jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('closed', 'InvalidStateError');
    });
    one.controller.leave();
    one.controller.stop();
    write.mockRestore();
    return form.getState().id;
  }

  it('opens no transaction where the browser keeps the page, and leaves its text to the form', () => {
    type(edit(one), 'name', 'Half a w');
    const write = jest.spyOn(IDBDatabase.prototype, 'transaction');
    one.controller.leave(true);
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
    expect(edit(two).getState().value).toMatchObject({ name: 'Half a w' });
  });

  it('leaves its text to the form, where typing goes on from it', async () => {
    closeWhileTyping('alpha', 'Half a w');
    const form = edit(two);
    expect(form.getState().value).toMatchObject({ name: 'Half a w' });
    await form.flush();
    expect(stored(two, 'alpha')).toMatchObject({ name: 'Half a w' });
    expect([...browser.texts.keys()]).toEqual([]);
  });

  it('leaves its text to be taken or thrown away if the record has changed since', async () => {
    closeWhileTyping('alpha', 'Half a w');
    await two.studio().put(p('alpha'), product('alpha', { name: 'Changed since', size: '9 mm' }));
    const form = edit(two);
    expect(form.getState().value).toMatchObject({ name: pair('Changed since') });
    // On top of what has changed.
    expect(form.typedText()).toMatchObject({ value: { name: 'Half a w', size: '9 mm' } });
    type(form, 'name', 'Half a w');
    await form.flush();
    // What is in the form is not offered, and is forgotten.
    expect(form.typedText()).toBeNull();
    expect([...browser.texts.keys()]).toEqual([]);
  });

  it('leaves a new record, which its address brings back', async () => {
    const id = closeWhileTyping(null, 'Kerb');
    const form = edit(two, id);
    expect(form.getState()).toMatchObject({ mode: 'editing', value: { name: 'Kerb' } });
    await form.flush();
    expect(stored(two, 'kerb')).toMatchObject({ name: 'Kerb' });
    expect((await browser.startTab()).studio().row('products', 'kerb')).not.toBeNull();
  });
});

it('a draft that cannot be read is kept when another one takes its place', async () => {
  const raw = { entity: 'products', id: 'alpha', op: 'put' };
  await one.controller.core.database?.write([{ store: 'drafts', key: ['products', 'alpha'], value: raw }]);
  const three = await browser.startTab();
  expect(three.studio().state.unreadable).toMatchObject([{ store: 'drafts', raw }]);
  await three.studio().put(p('alpha'), product('alpha', { name: pair('Mine') }));
  const { state } = (await browser.startTab()).studio();
  expect(state.unreadable).toMatchObject([{ store: 'quarantine', raw }]);
});
