import { checkedRepository } from '@/content/lib/repository-address';
import { openDB } from 'idb';
import { hostFailures } from '@/components/admin/strings/repository';
import { gitHub } from './github';
import type { GitHost, HostFailure } from './host';

/** Of the build that this page belongs to. */
export const repositoryAddress = () =>
  checkedRepository(process.env.CONTENT_REPOSITORY ?? '', process.env.CONTENT_API ?? '');

/** The host's page of a commit. */
export function commitPage(commit: string) {
  const { web, owner, name } = repositoryAddress();
  return `${web}/${owner}/${name}/commit/${commit}`;
}

/**
 * The host's form for a token, filled in with all that its address can say: everything but the one repository.
 * @param name - of the token, in the owner's list.
 */
export function tokenPage(name: string) {
  const { web, owner } = repositoryAddress();
  const filledIn = { name, target_name: owner, expires_in: '365', contents: 'write' };
  return `${web}/settings/personal-access-tokens/new?${new URLSearchParams(filledIn).toString()}`;
}

/** What this tab is connected with. The token is in the host's closure and in the two places below, nowhere else. */
export type Connection = { readonly name: string; readonly host: GitHost };
/** `epoch`: of this browser when the token came. */
type Kept = { readonly token: string; readonly name: string; readonly epoch: string };

/** In `sessionStorage`: of this tab, until it is closed. */
const SESSION = 'studio:connection';
/** In `localStorage`: each disconnecting begins another epoch, and a token of an earlier one is void in every tab. */
const EPOCH = 'studio:connection-epoch';
/** A database of its own, so that no backup, no draft and no other part of the studio reads it. */
const DATABASE = 'studio-connection';
const STORE = 'kept';
const TOKEN = /^[\x21-\x7e]{20,255}$/;
/** Tokens of GitHub that reach everything their owner may: classic ones, of old just 40 digits, and those of its programs. */
const FULL_SCOPE = /^(?:gh[po]_|[0-9a-f]{40}$)/;

let inMemory: Kept | null = null;

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => key === EPOCH && forgetHere());
}

/** What has happened, and what to do. */
export const failureText = (failure: HostFailure | 'moved' | 'protected') => hostFailures[failure];

/** Why a text is not sent to the host; null where it can be a token for one repository. */
export function tokenProblem(text: string): 'none' | 'full-scope' | null {
  if (!TOKEN.test(text)) return 'none';
  return FULL_SCOPE.test(text) ? 'full-scope' : null;
}

/**
 * Checks a token with the host and keeps it.
 * @returns whose it is, and whether it is remembered as it was wished.
 * @throws HostError when the host does not let it read and write.
 */
export async function connect(token: string, isRemembered: boolean) {
  const { name } = await hostWith(token).whoAmI();
  await disconnect();
  inMemory = { token, name, epoch: currentEpoch() };
  try {
    sessionStorage.setItem(SESSION, JSON.stringify(inMemory));
  } catch {
    // Storage switched off: the memory of this page is all there is.
  }
  return { name, isKept: !isRemembered || (await remember(inMemory)) };
}

/** The connection of this tab, or the remembered one; null when there is none. */
export async function currentConnection(): Promise<Connection | null> {
  if (inMemory?.epoch !== currentEpoch()) inMemory = fromSession() ?? (await remembered());
  return inMemory && { name: inMemory.name, host: hostWith(inMemory.token) };
}

/** Forgets the token in this browser, in every tab. */
export async function disconnect() {
  forgetHere();
  try {
    localStorage.setItem(EPOCH, crypto.randomUUID());
  } catch {
    // Storage switched off: no other tab knows of a token either.
  }
  await withDatabase((database) => database.clear(STORE));
}

/** Calls back when another tab has disconnected. Returns what ends it. */
export function onDisconnected(listener: () => void) {
  const hear = ({ key }: StorageEvent) => key === EPOCH && listener();
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

function forgetHere() {
  inMemory = null;
  try {
    sessionStorage.removeItem(SESSION);
  } catch {
    // Nothing was kept there.
  }
}

function currentEpoch() {
  try {
    return localStorage.getItem(EPOCH) ?? '';
  } catch {
    return '';
  }
}

const hostWith = (token: string) => gitHub({ address: repositoryAddress(), token });

function fromSession(): Kept | null {
  try {
    return keptIn(JSON.parse(sessionStorage.getItem(SESSION) ?? 'null'));
  } catch {
    return null;
  }
}

const remember = async (kept: Kept) =>
  (await withDatabase((database) => database.put(STORE, kept, STORE))) !== null;

const remembered = async () => keptIn(await withDatabase((database) => database.get(STORE, STORE)));

/** Null where it is no token, or void. */
function keptIn(value: unknown): Kept | null {
  if (typeof value !== 'object' || value === null) return null;
  const { token, name, epoch = '' } = value as Readonly<Record<string, unknown>>;
  const isWhole = typeof token === 'string' && typeof name === 'string' && epoch === currentEpoch();
  return isWhole && tokenProblem(token) === null ? { token, name, epoch: String(epoch) } : null;
}

/** Null where the browser keeps nothing. */
async function withDatabase<Value>(act: (database: Awaited<ReturnType<typeof open>>) => Promise<Value>) {
  try {
    const database = await open();
    try {
      return await act(database);
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

const open = () => openDB(DATABASE, 1, { upgrade: (database) => void database.createObjectStore(STORE) });
