import { reworded } from '@/__tests__/fixtures/pair';
import { textOf } from '@/lib/records';
import { connect, disconnect } from '@/components/admin/repository/connection';
import { readSent } from '@/components/admin/repository/sent';
import { SENT_KEY } from '@/components/admin/repository/sent-key';
import { reconcilePublication } from '@/components/admin/screens/publish/reconcile-publication';
import { proposeChanges } from '@/components/admin/screens/publish/propose-changes';
import { sendChanges } from '@/components/admin/screens/publish/send-changes';
import { draftKey } from '@/components/admin/store/records';
import { createBrowser } from '@/__tests__/components/admin/store/studio-kit';
import {
  ASK,
  commitMade,
  commitsOf,
  headOf,
  hostOfEachTest,
  recordsAt,
  TOKEN,
} from '@/__tests__/components/admin/repository/host-kit';
import { fakeStorage } from '@/__tests__/fake-storage';
import { entities } from '@/content/registry';

const host = hostOfEachTest();
const MINUTE = 60_000;

beforeEach(async () => {
  Object.assign(globalThis, {
    window: new EventTarget(),
    localStorage: fakeStorage(),
    sessionStorage: fakeStorage(),
  });
  jest.useFakeTimers({
    now: Date.now(),
    advanceTimers: true,
    doNotFake: [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'clearTimeout',
      'clearInterval',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
    ],
  });
  await connect(TOKEN, false);
});
afterEach(async () => {
  jest.useRealTimers();
  await disconnect();
});

/** Opens a studio whose website is the initial state of the branch. */
async function openStudio() {
  const records = Object.fromEntries(entities.map((entity) => [entity, recordsAt(host(), entity)]));
  const [brick] = recordsAt(host(), 'products');
  if (brick === undefined) throw new Error('There is no product.');
  const place = { entity: 'products', id: String(brick.id) } as const;
  const { studio } = await createBrowser().startTab(records);
  return {
    studio,
    rename: (name: string) => studio().put(place, { ...brick, name: reworded(brick.name, name) }),
    propose: () => proposeChanges(studio(), new Set([draftKey(place)]), { note: '', seen: new Map() }),
    send: () => sendChanges(studio(), new Set([draftKey(place)]), { note: '', seen: new Map() }),
  };
}

const nameAtHead = () => textOf(recordsAt(host(), 'products')[0]?.name);
const sentPublication = () => {
  const sent = readSent();
  if (sent === null) throw new Error('Nothing is on its way.');
  return sent;
};

/** Cuts the branch update and the question whether it has arrived. */
function cutAll() {
  host().fail('cut', /graphql/, 9);
  host().fail('cut', ASK, 9);
}

it('keeps an earlier publication pending when a later one has failed', async () => {
  const { studio, rename, send } = await openStudio();
  await rename('First');
  expect(await send()).toMatchObject({ kind: 'done' });
  const first = sentPublication();

  await rename('Second');
  cutAll();
  expect(await send()).toMatchObject({ kind: 'failed', text: expect.stringContaining('It is not known') });
  expect(sentPublication()).toMatchObject({ phase: 'unsure' });
  host().heal();
  jest.setSystemTime(Date.now() + 3 * MINUTE);
  expect(await reconcilePublication(sentPublication(), studio)).toBe('notArrived');

  expect(sentPublication()).toEqual(first);
  expect(await send()).toMatchObject({ kind: 'done', text: expect.stringContaining('Sent: 1 change') });
  expect(nameAtHead()).toBe('Second');
});

it('reports no publication as failed while it may still arrive', async () => {
  const { studio, rename, send } = await openStudio();
  await rename('Late');
  cutAll();
  await send();
  host().heal();
  expect(await reconcilePublication(sentPublication(), studio)).toBe('open');

  host().repository.moveBranch('main', commitMade(host(), sentPublication().mark));
  jest.setSystemTime(Date.now() + 3 * MINUTE);
  expect(await reconcilePublication(sentPublication(), studio)).toBe('arrived');
  expect(sentPublication()).toMatchObject({ phase: 'sent', commit: headOf(host()) });
  expect(studio().sentCount).toBe(1);
});

it('publishes once when somebody presses again before the first request arrives', async () => {
  const { rename, send } = await openStudio();
  const before = commitsOf(host()).length;
  await rename('Once');
  cutAll();
  await send();
  host().heal();
  const first = commitMade(host(), sentPublication().mark);
  host().onMovingHead(() => host().repository.moveBranch('main', first));
  host().fail('moving-head', /graphql/);
  expect(await send()).toMatchObject({ kind: 'done' });
  expect(commitsOf(host())).toHaveLength(before + 1);
  expect(headOf(host())).toBe(first);
});

it('signs a proposal with the name that the host knows where the profile has none', async () => {
  const { studio, rename, propose } = await openStudio();
  await rename('Proposed');
  expect(await propose()).toMatchObject({ kind: 'done' });
  expect(host().proposals[0]?.body).toContain('From the studio, by Rahim Uddin\n');
  expect([studio().sentCount, studio().proposedCount]).toEqual([0, 1]);
  expect(readSent()).toBeNull();
});

it('finds a publication of an earlier studio, which had no mark, by its commit', async () => {
  const { studio, rename, send } = await openStudio();
  await rename('Before the update');
  await send();
  localStorage.setItem(SENT_KEY, JSON.stringify({ ...sentPublication(), mark: undefined, phase: 'unsure' }));
  jest.setSystemTime(Date.now() + 3 * MINUTE);
  expect(await reconcilePublication(sentPublication(), studio)).toBe('arrived');
  expect(sentPublication()).toMatchObject({ phase: 'sent', commit: headOf(host()) });
});
