import { jsonIn, storedText } from '@/components/admin/lib/stored-text';
import { isRecord } from '@/lib/records';
import { checkedRepository, type HostKind } from '@/lib/exchange';
import { openDB } from 'idb';
import { hostFailures } from '@/components/admin/strings/repository';
import type { GitHost, HostFailure } from './host';
import type { Ask, HostOptions } from './host-answers';
import type { Credentials, KeptSignIn, SignIn } from './sign-in';

/** Returns the repository address that this build was configured with. */
export const repositoryAddress = () =>
  checkedRepository(process.env.CONTENT_REPOSITORY ?? '', process.env.CONTENT_API ?? '');

/** Returns the URL of a commit's page on the host; of the repository's, if the commit is not known. */
export function commitPage(commit: string | null) {
  const { host, web, owner, name } = repositoryAddress();
  const page = `${web}/${owner}/${name}`;
  return commit === null ? page : `${page}/${host === 'gitlab' ? '-/' : ''}commit/${commit}`;
}

/** Returns the URL of the host's token form, filled in as far as possible. `name`: of the token in the owner's list. */
export function tokenPage(name: string) {
  const { host, web, owner } = repositoryAddress();
  switch (host) {
    case 'github': {
      const proposing = process.env.CONTENT_APPROVAL && { pull_requests: 'write', statuses: 'read' };
      const filledIn = { name, target_name: owner, expires_in: '365', contents: 'write', ...proposing };
      return `${web}/settings/personal-access-tokens/new?${new URLSearchParams(filledIn).toString()}`;
    }
    case 'gitlab': {
      const filledIn = new URLSearchParams({ name, scopes: 'api' }).toString();
      return `${web}/-/user_settings/personal_access_tokens?${filledIn}`;
    }
    case 'gitea':
      return `${web}/user/settings/applications`;
  }
}

/** Connection of this tab. Only its closures, `inMemory` and the two storages below hold the token. */
export type Connection = NonNullable<Awaited<ReturnType<typeof currentConnection>>>;

const session = storedText('sessionStorage', 'studio:connection');
/** Key in `localStorage`: every disconnect starts a new epoch, which invalidates older tokens in all tabs. */
const EPOCH = 'studio:connection-epoch';
const epochs = storedText('localStorage', EPOCH);
/** Separate database, so that no backup and no other part of the studio reads the token. */
const DATABASE = 'studio-connection';
const STORE = 'kept';
const TOKEN = /^[\x21-\x7e]{20,255}$/;
/** GitHub tokens with their owner's full access: classic ones (formerly 40 hex digits) and OAuth tokens. */
const FULL_SCOPE = /^(?:gh[po]_|[0-9a-f]{40}$)/;

let inMemory: Credentials | null = null;

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => key === EPOCH && forgetHere());
}
const channel = process.env.CONTENT_CLIENT_ID ? new BroadcastChannel('studio:connection') : null;
// Only a tab with the same sign-in knows the former token; other messages are ignored.
if (channel !== null)
  channel.onmessage = ({ data }: MessageEvent) => {
    if (isRecord(data) && data.renews === (inMemory ?? fromSession())?.token)
      adopt(parseCredentials(data.next));
  };

/** Returns a sentence about a failure and its remedy. */
export const failureText = (failure: HostFailure | 'moved') => hostFailures[failure];

/** Returns why a text is not sent to the host; null if it may be a token limited to one repository. */
export function tokenProblem(text: string): 'none' | 'full-scope' | null {
  if (!TOKEN.test(text)) return 'none';
  const isGitHub = repositoryAddress().host === 'github';
  return isGitHub && FULL_SCOPE.test(text) ? 'full-scope' : null;
}

/** Checks and keeps a token; `isKept` is false if it could not be remembered. Throws HostError if it is unfit. */
export async function connect(token: string, isRemembered: boolean, signIn?: SignIn) {
  const { name } = await (await hostWith(await optionsWith({ token, ...signIn }))).whoAmI();
  await disconnect();
  const refresh = signIn && { refresh: signIn.refresh };
  const credentials: Credentials = { token, name, epoch: currentEpoch(), ...refresh };
  inMemory = credentials;
  session.set(JSON.stringify(credentials));
  const remember = () => withDatabase((database) => database.put(STORE, credentials, STORE));
  return { name, isKept: !isRemembered || (await remember()) !== null };
}

/** Returns the connection of this tab or the remembered one; null without either. */
export async function currentConnection() {
  if (inMemory?.epoch !== currentEpoch()) inMemory = fromSession() ?? (await remembered());
  if (inMemory === null) return null;
  const kept = process.env.CONTENT_CLIENT_ID ? keptSignIn(inMemory.epoch) : undefined;
  const { name } = inMemory;
  const options = await optionsWith(inMemory, kept);
  return { name, host: await hostWith(options), proposals: () => proposalsWith(options) };
}

/** Gives access to a sign-in wherever the tabs of this browser keep it, until one of them disconnects. */
const keptSignIn = (epoch: string): KeptSignIn => ({
  read: async () => {
    const newest = (await remembered()) ?? inMemory;
    return epoch === currentEpoch() && newest?.epoch === epoch ? newest : null;
  },
  write: async (next, renews) => {
    if (next === null) {
      forgetHere();
      return withDatabase((database) => database.clear(STORE));
    }
    adopt(parseCredentials(next));
    channel?.postMessage({ renews, next });
    return withDatabase(async (database) => {
      const { store } = database.transaction(STORE, 'readwrite');
      if (parseCredentials(await store.get(STORE)) !== null) await store.put(next, STORE);
    });
  },
});

function adopt(next: Credentials | null) {
  const isInSession = fromSession() !== null;
  if (next === null || (!isInSession && inMemory?.epoch !== next.epoch)) return;
  inMemory = next;
  if (isInSession) session.set(JSON.stringify(next));
}

/** Deletes the token in all tabs of this browser. */
export async function disconnect() {
  forgetHere();
  epochs.set(crypto.randomUUID());
  await withDatabase((database) => database.clear(STORE));
}

/** Subscribes to disconnects in other tabs; returns the unsubscribe function. */
export function onDisconnected(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => key === EPOCH && listener();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function forgetHere() {
  inMemory = null;
  session.set(null);
}

const currentEpoch = () => epochs.get() ?? '';

type Adapter = readonly [connect: (options: HostOptions) => GitHost, ask: (options: HostOptions) => Ask];

const adapters: Readonly<Record<HostKind, () => Promise<Adapter>>> = {
  github: () => import('./github').then(({ gitHub, askGitHub }) => [gitHub, askGitHub]),
  gitlab: () => import('./gitlab').then(({ gitLab, askGitLab }) => [gitLab, askGitLab]),
  gitea: () => import('./gitea').then(({ gitea, askGitea }) => [gitea, askGitea]),
};

async function optionsWith(
  { token, refresh, scopes }: Pick<Credentials, 'token'> & Partial<SignIn>,
  kept?: KeptSignIn,
): Promise<HostOptions> {
  const address = repositoryAddress();
  const options = { address, token, isProposed: process.env.CONTENT_APPROVAL === 'required' };
  if (!process.env.CONTENT_CLIENT_ID || refresh === undefined) return options;
  const { signedFetch } = await import('./sign-in');
  return { ...options, token: '', scopes, fetch: signedFetch(address, { token }, kept) };
}

async function hostWith(options: HostOptions) {
  const [connect] = await adapters[options.address.host]();
  return connect(options);
}

async function proposalsWith(options: HostOptions) {
  const { address } = options;
  const [, askWith] = await adapters[address.host]();
  const ask = askWith(options);
  if (address.host === 'gitlab') return (await import('./merge-requests')).mergeRequests(address, ask);
  return (await import('./pull-requests')).pullRequests(address.host, address, ask);
}

const fromSession = () => parseCredentials(jsonIn(session.get()));

const remembered = async () => parseCredentials(await withDatabase((database) => database.get(STORE, STORE)));

function parseCredentials(value: unknown): Credentials | null {
  if (!isRecord(value)) return null;
  const { token, name, refresh, epoch = '' } = value;
  if (typeof token !== 'string' || typeof name !== 'string' || epoch !== currentEpoch()) return null;
  if (typeof refresh === 'string') return { token, refresh, name, epoch };
  return tokenProblem(token) === null ? { token, name, epoch } : null;
}

/** Runs an action on the token's database; resolves to null if the browser stores nothing. */
async function withDatabase<Value>(act: (database: Awaited<ReturnType<typeof open>>) => Promise<Value>) {
  const database = await open().catch(() => null);
  return (
    database &&
    act(database)
      .catch(() => null)
      .finally(() => database.close())
  );
}

const open = async () =>
  openDB(DATABASE, 1, { upgrade: (database) => void database.createObjectStore(STORE) });
