import { openDB } from 'idb';
import { hostFailures } from '@/components/admin/strings/host-failures';
import { repositoryAddress } from './address';
import { gitHub } from './github';
import type { GitHost, HostFailure } from './host';

/** What this tab is connected with. The token is in the host's closure and in the two places below, nowhere else. */
export type Connection = { readonly name: string; readonly host: GitHost };
type Kept = { readonly token: string; readonly name: string };

/** In `sessionStorage`: of this tab, until it is closed. */
const SESSION = 'studio:connection';
/** A database of its own, so that no backup, no draft and no other part of the studio reads it. */
const DATABASE = 'studio-connection';
const STORE = 'kept';
const TOKEN = /^[\x21-\x7e]{20,255}$/;

let inMemory: Kept | null = null;

/** What has happened, and what to do. */
export const failureText = (failure: HostFailure | 'moved' | 'protected') => hostFailures[failure];

/** Whether a text can be a token at all; anything else is not sent. */
export const isToken = (text: string) => TOKEN.test(text);

/**
 * Checks a token with the host and keeps it.
 * @returns whose it is, and whether it is remembered as it was wished.
 * @throws HostError when the host does not let it read and write.
 */
export async function connect(token: string, isRemembered: boolean) {
  const { name } = await hostWith(token).whoAmI();
  await disconnect();
  inMemory = { token, name };
  try {
    sessionStorage.setItem(SESSION, JSON.stringify(inMemory));
  } catch {
    // Storage switched off: the memory of this page is all there is.
  }
  return { name, isKept: !isRemembered || (await remember(inMemory)) };
}

/** The connection of this tab, or the remembered one; null when there is none. */
export async function currentConnection(): Promise<Connection | null> {
  inMemory ??= fromSession() ?? (await remembered());
  return inMemory && { name: inMemory.name, host: hostWith(inMemory.token) };
}

/** Forgets the token in this browser. */
export async function disconnect() {
  inMemory = null;
  try {
    sessionStorage.removeItem(SESSION);
  } catch {
    // Nothing was kept there.
  }
  await withDatabase((database) => database.clear(STORE));
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

function keptIn(value: unknown): Kept | null {
  if (typeof value !== 'object' || value === null) return null;
  const { token, name } = value as Readonly<Record<string, unknown>>;
  return typeof token === 'string' && typeof name === 'string' ? { token, name } : null;
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
