import { openDatabase } from '@/components/admin/store/open-database';
import { type Known, withDrafts, withStep } from '@/components/admin/store/mirror';
import { readStored } from '@/components/admin/store/stored';
import { draftOf } from '../rows-and-drafts';
import { createBrowser } from './studio-kit';

const nothing: Known = {
  drafts: new Map(),
  handed: new Map(),
  publications: new Map(),
  steps: [],
  media: new Map(),
  unreadable: [],
  revision: 0,
};
const AT = '2026-11-20T08:00:00Z';

async function open() {
  const opened = await openDatabase({ name: 'studio', onVersionChange: jest.fn(), onLost: jest.fn() });
  if (!opened.ok) throw new Error(opened.reason);
  return opened.database;
}
type Database = Awaited<ReturnType<typeof open>>;

const titled = (title: string) => draftOf('a', { title });
/** Puts a draft and a step, in one change. */
const put = (database: Database, title: string, known = nothing) =>
  database.change(
    () => known,
    (stored) => {
      const change = { entity: 'products', id: 'a', before: null, after: titled(title) } as const;
      const seq = (stored.steps.at(-1)?.seq ?? 0) + 1;
      const step = { seq, at: AT, label: title, undone: false, changes: [change] };
      return { ok: true, mirror: withStep(withDrafts(stored, [change]), step), value: stored.steps.length };
    },
  );
const storedIn = async (database: Database) => readStored(await database.read());

beforeEach(() => void createBrowser());
afterEach(() => jest.restoreAllMocks());

it('plans each change on what is stored, whichever connection has written it', async () => {
  const [one, two] = [await open(), await open()];
  const outcomes = await Promise.all([put(one, 'x'), put(two, 'y'), put(one, 'z')]);
  expect(outcomes).toMatchObject([0, 1, 2].map((value) => ({ ok: true, value: { planned: { value } } })));
  const { drafts, steps, revision } = await storedIn(two);
  expect(drafts.get('products/a')).toMatchObject({ value: { title: 'z' } });
  expect([steps.map(({ label }) => label), revision]).toEqual([['x', 'y', 'z'], 3]);
});

it.each([
  ['QuotaExceededError', 'quota'],
  ['DataError', 'failed'],
])('says %s in its own words and leaves the store as it was', async (name, reason) => {
  const database = await open();
  await put(database, 'x');
  const before = await database.read();
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no', name);
  });
  expect(await put(database, 'y')).toEqual({ ok: false, reason });
  jest.restoreAllMocks();
  expect(await database.read()).toEqual(before);
});

it('leaves the store as it was when a plan fails, and says why', async () => {
  const database = await open();
  const refused = await database.change(
    () => nothing,
    () => ({ ok: false, reason: 'nothing' }),
  );
  expect(refused).toMatchObject({ ok: true, value: { planned: { ok: false, reason: 'nothing' } } });
  expect((await storedIn(database)).revision).toBe(0);
});

it('reports a closed connection', async () => {
  const database = await open();
  database.close();
  expect(await put(database, 'x')).toEqual({ ok: false, reason: 'closed' });
});
