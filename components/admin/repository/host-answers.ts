import { fromBase64, type RepositoryAddress } from '@/lib/exchange';
import type { Bytes } from '@/lib/records';
import { type CommitVersion, HostError, type HostFailure } from './host';
import { failureOf } from './refusals';

export type HostOptions = {
  readonly address: RepositoryAddress;
  readonly token: string;
  /** Scopes of a sign-in; the host tells those of a pasted token. */
  readonly scopes?: readonly string[];
  readonly fetch?: typeof globalThis.fetch;
  /** Timeout of each request, in ms, besides the time that its body takes. */
  readonly timeout?: number;
  /** Every change is proposed first, so the branch may be protected. */
  readonly isProposed?: boolean;
};

export type Json = Readonly<Record<string, unknown>>;
/** Sends a GET request, or with a body a POST request, unless another method is given. */
export type Ask = (path: string, body?: unknown, method?: 'PATCH' | 'POST' | 'PUT') => Promise<unknown>;

const TIMEOUT = 30_000;
/** Bytes per ms that even a slow connection sends (400 kbit/s): a request with a file of 10 MB gets minutes more. */
const SLOWEST = 50;

/**
 * Creates the function that sends requests to a host's API; throws `HostError` for every failure and for non-JSON.
 * @param badRequest - meaning of status 400; only some hosts refuse by it, elsewhere a proxy has answered.
 */
export function asking(
  { address: { api }, fetch = globalThis.fetch, timeout = TIMEOUT }: HostOptions,
  headers: Readonly<Record<string, string>>,
  badRequest: HostFailure = 'strange',
): Ask {
  return async (path, body, method = 'POST') => {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const answer = await fetch(`${api}${path}`, {
      method: body === undefined ? 'GET' : method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(sent !== undefined && { body: sent }),
      ...guarded(Math.ceil(timeout + (sent?.length ?? 0) / SLOWEST)),
    }).catch(noAnswer);
    if (!answer.ok) throw new HostError(await failureOf(answer, badRequest));
    const text = await answer.text().catch(noAnswer);
    // Some changes are answered without a body.
    return text === '' && body !== undefined ? null : parsed(text);
  };
}

/** Options of `fetch`: no cached answer, such as a stale head of the branch, and no token sent on to another address. */
export const guarded = (timeout = TIMEOUT) =>
  ({
    cache: 'no-store',
    credentials: 'omit',
    redirect: 'manual',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(timeout),
  }) as const;

/** Throws the failure of a request without an answer. */
export function noAnswer(error: unknown): never {
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  throw new HostError(isLate ? 'timeout' : 'offline');
}

/** Returns a `catch` handler that rethrows, with failures `from` replaced by `to`. */
export const instead = (from: HostFailure | readonly HostFailure[], to: HostFailure) => (error: unknown) => {
  const isMeant = error instanceof HostError && [from].flat().includes(error.failure);
  throw isMeant ? new HostError(to) : error;
};

export const orMissing = <Answer, Value>(answer: Promise<Answer>, value: Value): Promise<Answer | Value> =>
  answer.catch((error: unknown) => {
    if (error instanceof HostError && error.failure === 'missing') return value;
    throw error;
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HostError('strange');
  }
}

export function asObject(value: unknown): Json {
  if (typeof value !== 'object' || value === null) throw new HostError('strange');
  return value as Json;
}

const SHA = /^[0-9a-f]{40}$/;

/** Reads the id of a Git object; throws `HostError` `strange` if invalid. */
export function shaOf(value: unknown, key = 'sha') {
  const sha = textIn(asObject(value), key);
  if (!SHA.test(sha)) throw new HostError('strange');
  return sha;
}

export const shaIn = (value: unknown, key: string) => shaOf(objectIn(value, key));

export const objectIn = (value: unknown, key: string) => asObject(asObject(value)[key]);

/** Reads a host's description of the repository; throws `archived` if nobody can change it. */
export function activeRepository(value: unknown): Json {
  const repository = asObject(value);
  if (repository.archived === true) throw new HostError('archived');
  return repository;
}

export function textIn(value: unknown, key: string): string {
  const text = asObject(value)[key];
  if (typeof text !== 'string') throw new HostError('strange');
  return text;
}

export function jsonList(value: unknown): readonly Json[] {
  if (!Array.isArray(value)) throw new HostError('strange');
  return value.map(asObject);
}

/** Most pages of one listing, more than any website has, and most time for all of them in ms. */
const MAX_PAGES = 100;
const MAX_TIME = 120_000;

/** Counts the pages of a listing. Throws `HostError` at a limit: a host that ignores the page would never end. */
export function* listedPages() {
  const end = Date.now() + MAX_TIME;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    if (Date.now() > end) throw new HostError('timeout');
    yield page;
  }
  throw new HostError('unlisted');
}

/** Reads a list of texts. */
export function textsIn(value: unknown): readonly string[] {
  if (!Array.isArray(value) || value.some((text) => typeof text !== 'string')) throw new HostError('strange');
  return value as readonly string[];
}

/** Reads an entry of a tree in the form of GitHub and Gitea. */
export const treeEntryIn = (entry: Json) => ({
  name: textIn(entry, 'path'),
  mode: textIn(entry, 'mode'),
  id: shaOf(entry),
});

/** Returns the function that converts a path relative to the site's folder to one relative to the repository. */
export const pathsIn = (folder: string) => (path: string) => (folder === '' ? path : `${folder}/${path}`);

/** Returns the query string of a request. */
export const asQuery = (fields: Readonly<Record<string, string | number>>) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString();

/** Splits the path at its slashes to keep them. */
export const escaped = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** Decodes the content of a file or blob. */
export function base64In(value: unknown): Bytes {
  const bytes = fromBase64(textIn(value, 'content').replaceAll('\n', ''));
  if (bytes === null) throw new HostError('strange');
  return bytes;
}

/** Returns the display name of an account, or its login. */
export function nameIn(user: Json, name: string, login: string) {
  const display = user[name];
  return typeof display === 'string' && display !== '' ? display : textIn(user, login);
}

export function commitVersion(
  commit: string,
  message: string,
  author: string,
  at: string,
  [, merged]: readonly string[],
): CommitVersion {
  const [subject = '', ...rest] = message.split('\n');
  return { commit, subject, body: rest.join('\n').trim(), author, at, merged };
}

/** Reads an entry of a list of commits in the form of GitHub and Gitea. */
export function commitIn(entry: unknown) {
  const commit = objectIn(entry, 'commit');
  const author = objectIn(commit, 'author');
  return commitVersion(
    shaOf(entry),
    textIn(commit, 'message'),
    textIn(author, 'name'),
    textIn(author, 'date'),
    jsonList(asObject(entry).parents ?? []).map((one) => shaOf(one)),
  );
}
