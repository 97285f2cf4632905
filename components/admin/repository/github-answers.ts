import type { RepositoryAddress } from '@/content/lib/repository-address';
import { HostError, type HostFailure } from './host';

export type GitHubOptions = {
  readonly address: RepositoryAddress;
  readonly token: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Timeout of each request, in ms. */
  readonly timeout?: number;
};

export type Json = Readonly<Record<string, unknown>>;
export type Ask = (
  path: string,
  request?: { readonly method: string; readonly body: unknown },
) => Promise<unknown>;

const TIMEOUT = 30_000;
export const GRAPHQL = '/graphql';

/** Creates the function that sends requests to GitHub. It throws `HostError` for every failure and for non-JSON. */
export function asking({ address, token, fetch = globalThis.fetch, timeout = TIMEOUT }: GitHubOptions): Ask {
  return async (path, request) => {
    // An enterprise host has REST at `/api/v3` and GraphQL at `/api/graphql`.
    const api = path === GRAPHQL ? address.api.replace(/\/v3$/, '') : address.api;
    const answer = await fetch(`${api}${path}`, {
      method: request?.method ?? 'GET',
      headers: {
        accept: 'application/vnd.github+json',
        'x-github-api-version': '2022-11-28',
        authorization: `Bearer ${token}`,
        ...(request && { 'content-type': 'application/json' }),
      },
      ...(request && { body: JSON.stringify(request.body) }),
      // A cached answer could state a stale head of the branch.
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeout),
    }).catch(noAnswer);
    if (!answer.ok) throw new HostError(failureOf(answer));
    return answer.text().then(parsed, noAnswer);
  };
}

function noAnswer(error: unknown): never {
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  throw new HostError(isLate ? 'timeout' : 'offline');
}

const failures: Readonly<Record<number, HostFailure>> = {
  401: 'expired',
  403: 'forbidden',
  404: 'missing',
  409: 'refused',
  413: 'too-large',
  422: 'refused',
  429: 'limit',
};

function failureOf({ status, headers }: Response): HostFailure {
  // GitHub reports rate limits as 403 or 429.
  const isLimit = headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after');
  if (status === 403 && isLimit) return 'limit';
  return status >= 500 ? 'broken' : (failures[status] ?? 'strange');
}

/** Returns a `catch` handler that rethrows, with failures `from` replaced by `to`. */
export const instead = (from: HostFailure | readonly HostFailure[], to: HostFailure) => (error: unknown) => {
  const isMeant = error instanceof HostError && [from].flat().includes(error.failure);
  throw isMeant ? new HostError(to) : error;
};

export const orMissing = <Value>(answer: Promise<unknown>, value: Value) =>
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

/** Reads the `sha` of a Git object; throws `HostError` `strange` if invalid. */
export function shaOf(value: unknown) {
  const sha = textIn(asObject(value), 'sha');
  if (!SHA.test(sha)) throw new HostError('strange');
  return sha;
}

export const shaIn = (value: unknown, key: string) => shaOf(objectIn(value, key));

export const objectIn = (value: unknown, key: string) => asObject(asObject(value)[key]);

export function textIn(value: unknown, key: string): string {
  const text = asObject(value)[key];
  if (typeof text !== 'string') throw new HostError('strange');
  return text;
}

export function jsonList(value: unknown): readonly Json[] {
  if (!Array.isArray(value)) throw new HostError('strange');
  return value.map(asObject);
}
