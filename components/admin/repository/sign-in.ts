import { jsonIn, storedText } from '@/components/admin/lib/stored-text';
import type { signInStrings } from '@/components/admin/strings/connection';
import { adminRoutes } from '@/components/admin/routes';
import { toBase64, type HostKind, type RepositoryAddress } from '@/lib/exchange';
import type { Bytes } from '@/lib/records';
import { asObject, guarded, noAnswer, textIn } from './host-answers';
import { HostError } from './host';

/** What a sign-in yields. `refresh`: renews the token once; empty if the host gave none. */
export type SignIn = { readonly token: string; readonly refresh: string; readonly scopes: readonly string[] };
/** A stored token, pasted or of a sign-in. `epoch`: the browser's connection epoch when it was entered. */
export type Credentials = Pick<SignIn, 'token'> &
  Partial<Pick<SignIn, 'refresh'>> & { readonly name: string; readonly epoch: string };

/** Why a sign-in failed; `signInStrings.problems` has a sentence for each. */
type SignInProblem = keyof typeof signInStrings.problems;

/** Access to the newest credentials of the browser. `read` returns null after a disconnect; writing null forgets them. `renews`: the former token. */
export type KeptSignIn = {
  readonly read: () => Promise<Credentials | null>;
  readonly write: (next: Credentials | null, renews?: string) => Promise<unknown>;
};

type Endpoints = { readonly authorize: string; readonly token: string; readonly scope: string };

/** GitHub has none: its token endpoint does not answer browsers. */
const ENDPOINTS: Readonly<Record<Exclude<HostKind, 'github'>, Endpoints>> = {
  gitlab: { authorize: '/oauth/authorize', token: '/oauth/token', scope: 'api' },
  // Gitea refuses later sign-ins of a person whose scopes differ from the first, in their order too.
  gitea: {
    authorize: '/login/oauth/authorize',
    token: '/login/oauth/access_token',
    scope: 'write:repository read:user',
  },
};

/** Key in `sessionStorage` of a sign-in that has left for the host. */
const STARTED = 'studio:sign-in';
const LOCK = 'studio:sign-in';

const endpointsOf = ({ host }: RepositoryAddress) => ENDPOINTS[host === 'gitlab' ? host : 'gitea'];
const clientId = () => process.env.CONTENT_CLIENT_ID ?? '';
/** Page to which the host returns; registered there with the application. */
const returnPage = () => `${location.origin}${adminRoutes.settings}`;

const base64Url = (bytes: Bytes) =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const randomText = () => base64Url(crypto.getRandomValues(new Uint8Array(32)));

/** Returns the challenge `S256` of a verifier (RFC 7636, section 4.2). */
export const challengeOf = async (verifier: string) =>
  base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));

/** Leaves for the host's sign-in. Returns `unfit` if this browser cannot. */
export async function startSignIn(
  address: RepositoryAddress,
  isRemembered: boolean,
): Promise<SignInProblem | null> {
  const [verifier, state] = [randomText(), randomText()];
  try {
    sessionStorage.setItem(STARTED, JSON.stringify({ verifier, state, isRemembered }));
    const { authorize, scope } = endpointsOf(address);
    const query = new URLSearchParams({
      client_id: clientId(),
      redirect_uri: returnPage(),
      response_type: 'code',
      scope,
      state,
      code_challenge: await challengeOf(verifier),
      code_challenge_method: 'S256',
    });
    location.assign(`${address.web}${authorize}?${query.toString()}`);
    return null;
  } catch {
    return 'unfit';
  }
}

/** Redeems the code in the address, which it removes first; null without one. Throws HostError without an answer. */
export async function finishSignIn(
  address: RepositoryAddress,
): Promise<(SignIn & { readonly isRemembered: boolean }) | SignInProblem | null> {
  const query = new URLSearchParams(location.search);
  if (!query.has('state')) return null;
  history.replaceState(null, '', location.pathname);
  const started = takeStarted();
  if (started?.state !== query.get('state')) return 'foreign';
  const code = query.get('code');
  if (code === null) return query.get('error') === 'access_denied' ? 'denied' : 'setup';
  const { verifier, isRemembered } = started;
  const fields = { grant_type: 'authorization_code', code, redirect_uri: returnPage() };
  const answer = await askTokens(address, { ...fields, code_verifier: verifier });
  return typeof answer === 'string' ? answer : { ...answer, isRemembered };
}

type Started = { readonly verifier: string; readonly state: string; readonly isRemembered: boolean };

function takeStarted() {
  const stored = storedText('sessionStorage', STARTED);
  const started = jsonIn(stored.get()) as Started | null;
  stored.set(null);
  return started;
}

/** Sends a form, which needs no preflight, to the token endpoint. */
async function askTokens(
  address: RepositoryAddress,
  fields: Readonly<Record<string, string>>,
): Promise<SignIn | SignInProblem> {
  const { token, scope } = endpointsOf(address);
  const answer = await fetch(`${address.web}${token}`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: clientId(), ...fields }),
    ...guarded(),
  }).catch(noAnswer);
  if (answer.status >= 500) throw new HostError('broken');
  const value = asObject(await answer.json().catch(() => null));
  if (!answer.ok) return value.error === 'invalid_grant' ? 'late' : 'setup';
  const { refresh_token: refresh, scope: granted = scope } = value;
  return {
    token: textIn(value, 'access_token'),
    refresh: typeof refresh === 'string' ? refresh : '',
    scopes: String(granted).split(' '),
  };
}

/** Returns a `fetch` with the token of a sign-in, renewed in `kept`, if given, when the host refuses it. */
export function signedFetch(
  address: RepositoryAddress,
  signIn: Pick<Credentials, 'token'>,
  kept?: KeptSignIn,
): typeof globalThis.fetch {
  let { token } = signIn;
  return async (input, init) => {
    const send = () => {
      const headers = new Headers(init?.headers);
      headers.delete('private-token');
      headers.set('authorization', `Bearer ${token}`);
      return fetch(input, { ...init, headers });
    };
    const answer = await send();
    const renewed = answer.status === 401 && kept ? await renewedToken(address, token, kept) : null;
    if (renewed === null) return answer;
    token = renewed;
    return send();
  };
}

const renewedToken = (address: RepositoryAddress, refused: string, { read, write }: KeptSignIn) =>
  inLock(async () => {
    const newest = await read();
    if (newest === null || newest.token !== refused) return newest?.token ?? null;
    const fields = { grant_type: 'refresh_token', refresh_token: newest.refresh ?? '' };
    const answer = await askTokens(address, fields);
    if (typeof answer === 'string') {
      // Another tab's message may have arrived meanwhile.
      const later = await read();
      if (later !== null && later.token !== refused) return later.token;
      await write(null);
      return null;
    }
    const { token, refresh } = answer;
    await write({ ...newest, token, ...(refresh !== '' && { refresh }) }, refused);
    return token;
  });

const inLock = <Value>(act: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? navigator.locks.request(LOCK, act) : act();
