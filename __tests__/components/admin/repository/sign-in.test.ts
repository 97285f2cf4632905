import 'fake-indexeddb/auto';
import { fakeStorage } from '@/__tests__/fake-storage';
import type * as connection from '@/components/admin/repository/connection';
import { challengeOf, finishSignIn, startSignIn } from '@/components/admin/repository/sign-in';
import { hostOfEachTest, openTab } from './host-kit';

const PERSON = { login: 'rahim', name: 'Rahim Uddin', mayWrite: true };
const PAGE = 'https://studio.example.com/pages/settings';
const asked = { gitlab: 'api', gitea: 'write:repository read:user' } as const;

/** A `BroadcastChannel` that delivers at once. */
class Channel {
  static all: Channel[] = [];
  onmessage: (message: { readonly data: unknown }) => void = () => undefined;
  constructor() {
    Channel.all.push(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.all) if (other !== this) other.onmessage({ data });
  }
}

/** Locks of a browser: one holder at a time. */
function locks() {
  let last: Promise<unknown> = Promise.resolve();
  return { request: (_: string, act: () => Promise<unknown>) => (last = last.then(act, act)) };
}

test('the challenge is that of RFC 7636, appendix B', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

describe.each(['gitlab', 'gitea'] as const)('a sign-in at %s', (kind) => {
  const host = hostOfEachTest(kind);
  let forms: URLSearchParams[] = [];
  let answer: { readonly status: number; readonly value: object };
  const grant = (number: number, more = {}) => {
    host().addToken(`token-${number}`, PERSON);
    const value = { access_token: `token-${number}`, refresh_token: `refresh-${number}`, expires_in: 3600 };
    answer = { status: 200, value: { ...value, ...more } };
  };

  beforeEach(() => {
    forms = [];
    Channel.all = [];
    host().onWeb((request, response) => {
      let form = '';
      request.on('data', (piece: Buffer) => (form += piece.toString()));
      request.on('end', () => {
        forms.push(new URLSearchParams(form));
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer.value));
      });
    });
    process.env.CONTENT_CLIENT_ID = 'studio-id';
    const page = { origin: 'https://studio.example.com', pathname: '/pages/settings', search: '' };
    const replaceState = (_: unknown, __: string, url: string) => {
      expect(url).toBe('/pages/settings');
      page.search = '';
    };
    Object.assign(globalThis, {
      localStorage: fakeStorage(),
      sessionStorage: fakeStorage(),
      BroadcastChannel: Channel,
      location: { ...page, assign: jest.fn() },
      history: { replaceState: jest.fn(replaceState) },
    });
    Object.defineProperty(globalThis, 'navigator', { value: { locks: locks() }, configurable: true });
  });
  afterEach(() => {
    delete process.env.CONTENT_CLIENT_ID;
  });

  /** Leaves for the host; returns what it was asked, and the address of the code that it returns with. */
  async function leave(tab: typeof connection) {
    expect(await startSignIn(tab.repositoryAddress(), true)).toBeNull();
    const [[address]] = jest.mocked(location.assign).mock.calls as [[string]];
    const query = new URL(address).searchParams;
    return { address, query, code: `?code=the-code&state=${query.get('state')}` };
  }

  async function signedIn(isRemembered: boolean, session = fakeStorage()) {
    grant(1);
    const tab = (await openTab(session))();
    location.search = (await leave(tab)).code;
    const answered = await finishSignIn(tab.repositoryAddress());
    if (answered === null || typeof answered === 'string') throw new Error(`${answered}`);
    await tab.connect(answered.token, isRemembered, answered);
    return tab;
  }

  test('proves with the code that it has started it, and keeps no trace of it', async () => {
    grant(1);
    const tab = (await openTab())();
    const { address, query, code } = await leave(tab);
    expect(address).toMatch(host().web);
    expect(Object.fromEntries(query)).toMatchObject({
      client_id: 'studio-id',
      redirect_uri: PAGE,
      response_type: 'code',
      scope: asked[kind],
      code_challenge_method: 'S256',
    });
    location.search = code;
    const answered = await finishSignIn(tab.repositoryAddress());
    expect(answered).toMatchObject({ token: 'token-1', refresh: 'refresh-1', isRemembered: true });
    expect(history.replaceState).toHaveBeenCalledTimes(1);
    const { code_verifier: verifier = '', ...fields } = Object.fromEntries(forms[0] ?? []);
    expect(fields).toEqual({
      grant_type: 'authorization_code',
      client_id: 'studio-id',
      code: 'the-code',
      redirect_uri: PAGE,
    });
    expect(await challengeOf(verifier)).toBe(query.get('code_challenge'));
    expect(verifier).toMatch(/^[\w-]{43}$/);
    expect(address).not.toContain(verifier);
    expect(sessionStorage.length).toBe(0);
  });

  test.each([
    ['of another state', 'code=the-code&state=other', 'foreign', 0],
    ['that the person refuses', 'error=access_denied', 'denied', 0],
    ['of an unknown application', 'error=invalid_scope', 'setup', 0],
    ['of an old code', 'code=the-code', 'late', 1],
  ])('%s fails', async (_, returned, problem, requests) => {
    answer = { status: 400, value: { error: 'invalid_grant' } };
    const tab = (await openTab())();
    location.search = `?${returned}&state=${(await leave(tab)).query.get('state')}`;
    expect(await finishSignIn(tab.repositoryAddress())).toBe(problem);
    expect(history.replaceState).toHaveBeenCalledTimes(1);
    expect(forms).toHaveLength(requests);
  });

  test.each([
    ['remembered', true],
    ['in the session of both', false],
  ])('%s is renewed by one of two tabs whose token has expired', async (_, isRemembered) => {
    const session = fakeStorage();
    const one = await signedIn(isRemembered, session);
    const other = (await openTab(session))();
    const tabs = [await one.currentConnection(), await other.currentConnection()];
    host().removeToken('token-1');
    grant(2);
    const heads = await Promise.all(tabs.map((tab) => tab?.host.readHead()));
    expect(new Set(heads).size).toBe(1);
    expect(forms.slice(1).map((form) => form.get('refresh_token'))).toEqual(['refresh-1']);
    expect(session.getItem('studio:connection')).toContain('token-2');

    host().removeToken('token-2');
    grant(3);
    const later = await (await openTab(isRemembered ? fakeStorage() : session))().currentConnection();
    await later?.host.readHead();
    expect(forms.at(-1)?.get('refresh_token')).toBe('refresh-2');
    expect(new Set(host().requests.map(({ authorization }) => authorization))).toEqual(
      new Set(['Bearer token-1', 'Bearer token-2', 'Bearer token-3']),
    );
  });

  test('that may do more than it has asked for is not kept', async () => {
    const tab = (await openTab())();
    // GitLab tells nobody the scopes of a sign-in; they are in the answer.
    host().addToken('wide', { ...PERSON, mayMore: kind === 'gitea' });
    const answered = { token: 'wide', refresh: '', scopes: ['api', 'sudo'] };
    await expect(tab.connect('wide', true, answered)).rejects.toMatchObject({ failure: 'too-wide' });
    expect(await tab.currentConnection()).toBeNull();
  });

  test('takes no token from a message that does not continue it', async () => {
    const tab = await signedIn(false);
    const epoch = localStorage.getItem('studio:connection-epoch') ?? '';
    const next = { token: 'token-of-another', refresh: 'another', name: 'Another', epoch };
    const page = new Channel();
    for (const message of [next, { renews: undefined, next }, { renews: 'guessed', next }])
      page.postMessage(message);
    expect(await tab.currentConnection()).toMatchObject({ name: 'Rahim Uddin' });
  });

  test('ends once the host renews it no more', async () => {
    const tab = await signedIn(true);
    const connected = await tab.currentConnection();
    host().removeToken('token-1');
    answer = { status: 400, value: { error: 'invalid_grant' } };
    await expect(connected?.host.readHead()).rejects.toMatchObject({ failure: 'expired' });
    expect(await tab.currentConnection()).toBeNull();
  });

  test('is not renewed once another tab has disconnected', async () => {
    const tab = await signedIn(false);
    const connected = await tab.currentConnection();
    await (await openTab())().disconnect();
    host().removeToken('token-1');
    await expect(connected?.host.readHead()).rejects.toMatchObject({ failure: 'expired' });
    expect(forms).toHaveLength(1);
  });
});
