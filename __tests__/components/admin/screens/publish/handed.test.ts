import { reworded } from '@/__tests__/fixtures/pair';
import { createBrowser, type Tab } from '@/__tests__/components/admin/store/studio-kit';
import type * as memory from '@/__tests__/components/admin/repository/memory-host';
import {
  commitRecords,
  createMemoryHost,
  fakeDays,
  type MemoryHost,
} from '@/__tests__/components/admin/repository/memory-host';
import { smallContent } from '@/__tests__/lib/exchange/fixtures';
import { commitPort } from '@/components/admin/repository/commit-content';
import { exportSelected } from '@/components/admin/screens/publish/export-selected';
import { askForOpenPublications } from '@/components/admin/screens/publish/open-publications';
import { proposeChanges } from '@/components/admin/screens/publish/propose-changes';
import { sendChanges } from '@/components/admin/screens/publish/send-changes';
import { draftKey } from '@/components/admin/store/layers';
import { entities } from '@/content/registry';
import { exchange } from '@/content/registry/exchange';
import { type ManagedRecord, textOf } from '@/lib/records';

const mockSaved: string[] = [];

jest.mock(
  '@/components/admin/repository/connection',
  () => jest.requireActual<typeof memory>('@/__tests__/components/admin/repository/memory-host').connection,
);
jest.mock('@/components/admin/ui/save-file', () => ({
  saveFile: (_: string, text: string) => mockSaved.push(text),
}));

const SECOND = 1_000;
const ANSWER_LOST = expect.stringContaining('We do not know');

let host: MemoryHost;
let browser: ReturnType<typeof createBrowser>;
let tab: Tab;

beforeEach(async () => {
  fakeDays();
  host = createMemoryHost(smallContent());
  mockSaved.length = 0;
  browser = createBrowser();
  tab = await openWebsite();
});
afterEach(async () => {
  jest.useRealTimers();
  await browser.close();
});

/** Opens a tab of the website as it is built from a commit, by default the newest. */
const openWebsite = (commit?: string) =>
  browser.startTab(Object.fromEntries(entities.map((entity) => [entity, host.recordsAt(entity, commit)])));
async function rebuild() {
  tab.controller.stop();
  tab = await openWebsite();
}

const products = () => host.recordsAt('products');
const brick = () => ({ entity: 'products', id: String(products()[0]?.id) }) as const;
const keys = () => new Set([draftKey(brick())]);
const options = { note: '', seen: new Map() };

const rename = (name: string, { studio }: Tab = tab) =>
  studio().edit([brick()], (value) => ({ ...value, name: reworded(value.name, name) }));
const send = ({ studio }: Tab = tab) => sendChanges(studio(), keys(), options);
const ask = ({ studio }: Tab = tab) => askForOpenPublications(studio());
const pass = (seconds: number) => jest.setSystemTime(Date.now() + seconds * SECOND);
/** A developer changes the product. */
const change = (fields: (record: ManagedRecord) => ManagedRecord) =>
  commitRecords(
    host,
    'products',
    products().map((one, index) => (index === 0 ? { ...one, ...fields(one) } : one)),
  );

const row = ({ studio }: Tab = tab) => studio().row('products', brick().id);
const state = (of: Tab = tab) => row(of)?.state.kind;
const name = (of: Tab = tab) => textOf(row(of)?.value.name);
const phases = ({ studio }: Tab = tab) => [...studio().state.publications.values()].map(({ phase }) => phase);
const layers = ({ studio }: Tab = tab) => {
  const { drafts, handed, publications } = studio().state;
  return [drafts.size, handed.size, publications.size];
};
const nameAtHead = () => textOf(products()[0]?.name);

it('exported: a change waits in a file, also when it is exported again after another edit', async () => {
  await rename('One');
  expect(await exportSelected(tab.studio(), keys(), { note: '', name: '' })).toMatchObject({
    kind: 'exported',
  });
  expect([state(), layers()]).toEqual(['handed', [0, 1, 0]]);
  await rename('Two');
  expect([state(), textOf(row()?.below?.name)]).toEqual(['edited', 'One']);
  await exportSelected(tab.studio(), keys(), { note: '', name: '' });
  expect([state(), layers()]).toEqual(['handed', [0, 1, 0]]);
  const [first, second] = mockSaved.map((text) => JSON.parse(text) as { changes: object[] });
  expect(first?.changes).toMatchObject([{ base: products()[0], value: { name: { en: 'One' } } }]);
  expect(second?.changes).toMatchObject([
    { base: products()[0], value: { name: { en: 'Two' } }, sent: [{ name: { en: 'One' } }] },
  ]);
  // The website shows the first file.
  change((record) => ({ name: reworded(record.name, 'One') }));
  await rebuild();
  expect([state(), name(), layers()]).toEqual(['handed', 'Two', [0, 1, 0]]);
});

it('sent: a change waits in a commit, and goes once the website shows it', async () => {
  await rename('One');
  expect(await send()).toMatchObject({ kind: 'done' });
  expect([nameAtHead(), state(), layers()]).toEqual(['One', 'handed', [0, 1, 1]]);
  // The page is opened again before the website is built.
  tab.controller.stop();
  tab = await openWebsite(host.line()[0]?.id);
  expect([state(), name()]).toEqual(['handed', 'One']);
  await rebuild();
  expect([state(), name(), layers()]).toEqual(['published', 'One', [0, 0, 1]]);
});

it('unsure: a publication without an answer keeps the draft, until the host tells that it has arrived', async () => {
  await rename('One');
  host.fail('push', 'lost');
  host.fail('history', 'cut');
  expect(await send()).toMatchObject({ kind: 'failed', text: ANSWER_LOST });
  expect([state(), phases()]).toEqual(['edited', ['unsure']]);
  await rename('Two');
  await ask();
  // What was written meanwhile stays, on top of what has arrived.
  expect([state(), name(), textOf(row()?.below?.name), phases()]).toEqual([
    'edited',
    'Two',
    'One',
    ['arrived'],
  ]);
  await rebuild();
  expect([state(), name(), layers()]).toEqual(['edited', 'Two', [1, 0, 1]]);
});

it('unsure: one that cannot arrive any more is forgotten after two minutes, and not before', async () => {
  await rename('One');
  host.fail('push', 'cut');
  host.fail('history', 'cut');
  await send();
  pass(119);
  await ask();
  expect(phases()).toEqual(['unsure']);
  pass(2);
  await ask();
  expect([state(), layers()]).toEqual(['edited', [1, 0, 0]]);
  expect(await send()).toMatchObject({ kind: 'done' });
  expect(nameAtHead()).toBe('One');
});

it('unsure: what was taken back while it was on its way is taken back by a draft when it has arrived', async () => {
  const before = name();
  await rename('One');
  host.fail('push', 'lost');
  host.fail('history', 'cut');
  await send();
  await tab.studio().undo();
  expect(name()).toBe(before);
  await ask();
  expect([state(), name(), textOf(row()?.below?.name)]).toEqual(['edited', before, 'One']);
});

it('online: a request that arrives after 90 seconds ends as online', async () => {
  await rename('One');
  host.fail('push', 'late');
  host.fail('history', 'cut');
  await send();
  pass(60);
  await ask();
  expect(phases()).toEqual(['unsure']);
  pass(30);
  host.arriveLate();
  await ask();
  expect([state(), phases()]).toEqual(['handed', ['arrived']]);
  await rebuild();
  expect([state(), name(), layers()]).toEqual(['published', 'One', [0, 0, 1]]);
  expect(tab.studio().state.notice).toMatchObject({ kind: 'published' });
});

it('proposed: a change waits for approval, without the note of a publication', async () => {
  await rename('One');
  expect(await proposeChanges(tab.studio(), keys(), options)).toMatchObject({ kind: 'done' });
  expect([state(), layers()]).toEqual(['proposed', [0, 1, 0]]);
  const [proposal] = await host.proposals().list();
  expect(proposal?.body).toContain('From the studio, by Rahim Uddin');
  expect([tab.studio().handedCount, tab.studio().proposedCount]).toEqual([0, 1]);
});

it('overtaken: the website shows what was handed over first, and then what was handed over after it', async () => {
  await rename('One');
  await send();
  const first = host.head();
  await rename('Two');
  expect(await send()).toMatchObject({ kind: 'done' });
  expect([nameAtHead(), phases()]).toEqual(['Two', ['arrived']]);
  tab.controller.stop();
  tab = await openWebsite(first);
  expect([state(), name(), layers()]).toEqual(['handed', 'Two', [0, 1, 1]]);
  await rebuild();
  expect([state(), name(), layers()]).toEqual(['published', 'Two', [0, 0, 1]]);
});

it('a version of somebody else that was seen and replaced is not asked about again', async () => {
  await rename('Mine');
  change((record) => ({ name: reworded(record.name, 'Theirs'), size: '1 mm' }));
  expect(await send()).toMatchObject({ kind: 'disputed' });
  const seen = new Map([[draftKey(brick()), products()[0] ?? null]]);
  // They change another place just before the commit.
  host.onBusy(() => change(() => ({ size: '2 mm' })));
  host.fail('push', 'busy');
  await tab.studio().edit([brick()], (value) => ({ ...value, size: '1 mm' }));
  expect(await sendChanges(tab.studio(), keys(), { note: '', seen })).toMatchObject({ kind: 'done' });
  expect(products()[0]).toMatchObject({ name: { en: 'Mine' }, size: '2 mm' });
  await rebuild();
  expect([state(), layers()]).toEqual(['published', [0, 0, 1]]);
});

it('a file that is applied together with a change of a colleague leaves nothing behind', async () => {
  await rename('One');
  await exportSelected(tab.studio(), keys(), { note: '', name: '' });
  change(() => ({ size: '1 mm' }));
  await rebuild();
  // Only the colleague's change is online yet.
  expect([state(), name(), row()?.value.size]).toEqual(['handed', 'One', '1 mm']);
  const read = await exchange.readBundle(new TextEncoder().encode(mockSaved[0]));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const plan = await exchange.planApply(commitPort(host.host, host.head()), read.value);
  if (plan.kind !== 'planned') throw new Error(plan.kind);
  host.commit(new Map(plan.files.map(({ path, after }) => [path, after])));
  await rebuild();
  expect([state(), name(), row()?.value.size, layers()]).toEqual(['published', 'One', '1 mm', [0, 0, 0]]);
});

it('a change in a file and one of a colleague to the same text are shown side by side', async () => {
  await rename('One');
  await exportSelected(tab.studio(), keys(), { note: '', name: '' });
  change((record) => ({ name: reworded(record.name, 'Theirs') }));
  await rebuild();
  expect([state(), name(), layers()]).toEqual(['review', 'One', [1, 0, 0]]);
});

it('a second tab that opens during a publication neither deletes nor doubles anything', async () => {
  await rename('One');
  let other: Tab | undefined;
  const { host: git } = host;
  const { prepare } = git;
  // The second tab opens and asks while the request of the first one is on its way.
  Object.assign(git, {
    prepare: async (commit: Parameters<typeof prepare>[0]) => {
      const push = await prepare(commit);
      return async () => {
        other = await openWebsite();
        await ask(other);
        expect(phases(other)).toEqual(['sending']);
        const made = await push();
        await ask(other);
        return made;
      };
    },
  });
  expect(await send()).toMatchObject({ kind: 'done' });
  for (const each of [tab, other ?? tab]) {
    await each.controller.refresh();
    expect([state(each), phases(each), layers(each)]).toEqual(['handed', ['arrived'], [0, 1, 1]]);
  }
  expect(host.line().filter(({ message }) => message.includes('Publication: '))).toHaveLength(1);
});

it('nothing is sent where the browser cannot keep that it is sent', async () => {
  await rename('One');
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await send()).toMatchObject({ kind: 'failed', text: expect.stringContaining('storage is full') });
  jest.restoreAllMocks();
  expect([nameAtHead() === 'One', state()]).toEqual([false, 'edited']);
});
