import 'fake-indexeddb/auto';
import { tokenProblem } from '@/components/admin/repository/connection';
import { fakeStorage } from '@/__tests__/fake-storage';
import { hostOfEachTest, KINDS, openTab, TOKEN } from './host-kit';

test.each([
  [TOKEN, null],
  ['too short', 'none'],
  ['ghp_0123456789abcdefghijABCDEFGHIJ012345', 'full-scope'],
  ['gho_0123456789abcdefghijABCDEFGHIJ012345', 'full-scope'],
  ['0123456789abcdef0123456789abcdef01234567', 'full-scope'],
])('the token %s has the problem %s', (token, problem) => {
  expect(tokenProblem(token)).toBe(problem);
});

describe.each(KINDS)('a tab at %s', (kind) => {
  hostOfEachTest(kind);

  beforeEach(() => {
    globalThis.localStorage = fakeStorage();
  });

  test.each([
    ['remembered on the computer', true],
    ['copied from the session of the tab that opened it', false],
  ])('whose token was %s is connected no more once another tab has disconnected', async (_, isRemembered) => {
    const session = fakeStorage();
    const one = await openTab(session);
    await one().connect(TOKEN, isRemembered);
    const copy = fakeStorage();
    copy.setItem('studio:connection', session.getItem('studio:connection') ?? '');
    const other = await openTab(isRemembered ? fakeStorage() : copy);
    expect(await other().currentConnection()).toMatchObject({ name: 'Rahim Uddin' });

    await one().disconnect();
    expect(await one().currentConnection()).toBeNull();
    expect(await other().currentConnection()).toBeNull();
    const later = await openTab(copy);
    expect(await later().currentConnection()).toBeNull();
  });

  test('with a remembered token of full scope is not connected, where a token tells', async () => {
    const session = fakeStorage();
    session.setItem('studio:connection', JSON.stringify({ token: `ghp_${'a'.repeat(36)}`, name: 'Rahim' }));
    const tab = await openTab(session);
    const connection = await tab().currentConnection();
    expect(connection === null).toBe(kind === 'github');
  });
});
