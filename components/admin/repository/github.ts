import { fromBase64, toBase64 } from '@/content/lib/base64';
import type { Bytes } from '@/content/lib/record-hash';
import type { RepositoryAddress } from '@/content/lib/repository-address';
import { type GitHost, HostError, type HostFailure, type Version } from './host';

type Options = {
  readonly address: RepositoryAddress;
  readonly token: string;
  readonly fetch?: typeof globalThis.fetch;
  /** In milliseconds, for each request. */
  readonly timeout?: number;
};

type Json = Readonly<Record<string, unknown>>;
type Ask = (path: string, request?: { readonly method: string; readonly body: unknown }) => Promise<unknown>;

const TIMEOUT = 30_000;

/**
 * GitHub, through its REST API (https://docs.github.com/rest). The token goes into one header and nowhere else; a redirect
 * is a failure, so that it goes to no other place.
 */
export function gitHub(options: Options): GitHost {
  const { owner, name, branch, folder } = options.address;
  const repository = `/repos/${owner}/${name}`;
  const ref = `heads/${escaped(branch)}`;
  const whole = (path: string) => (folder === '' ? path : `${folder}/${path}`);
  const ask = asking(options);
  const post = (path: string, body: unknown) => ask(path, { method: 'POST', body });
  const sendFile = async (body: { readonly content: string; readonly encoding: 'utf-8' | 'base64' }) =>
    textIn(await post(`${repository}/git/blobs`, body), 'sha');
  const contents = (path: string, commit: string) =>
    orMissing(ask(`${repository}/contents/${escaped(whole(path))}?ref=${commit}`), null);
  const readHead = async () => textIn(objectIn(await ask(`${repository}/git/ref/${ref}`), 'object'), 'sha');

  return {
    readHead,
    whoAmI: async () => {
      const user = asObject(await ask('/user'));
      await ask(repository);
      await readHead().catch(instead('missing', 'no-branch'));
      // Permissions are known for sure only by writing: an empty file that belongs to no commit leaves nothing behind.
      await sendFile({ content: '', encoding: 'utf-8' }).catch(
        instead(['forbidden', 'missing'], 'read-only'),
      );
      return { name: typeof user.name === 'string' && user.name !== '' ? user.name : textIn(user, 'login') };
    },
    readFile: async (path, commit) => {
      const file = await contents(path, commit);
      return file === null ? null : bytesOf(asObject(file), repository, ask);
    },
    listFolder: async (path, commit) => {
      const entries = await contents(path, commit);
      if (entries === null) return [];
      return listOf(entries).flatMap((entry) => (entry.type === 'file' ? [textIn(entry, 'name')] : []));
    },
    makeCommit: async ({ parent, files, message }) => {
      const before = asObject(await ask(`${repository}/git/commits/${parent}`));
      const entries = [];
      for (const [path, bytes] of files) {
        const sha = await sendFile({ content: toBase64(bytes), encoding: 'base64' });
        entries.push({ path: whole(path), mode: '100644', type: 'blob', sha });
      }
      const base = textIn(objectIn(before, 'tree'), 'sha');
      const tree = textIn(await post(`${repository}/git/trees`, { base_tree: base, tree: entries }), 'sha');
      return textIn(await post(`${repository}/git/commits`, { message, tree, parents: [parent] }), 'sha');
    },
    moveBranch: async (commit) => {
      await ask(`${repository}/git/refs/${ref}`, { method: 'PATCH', body: { sha: commit, force: false } });
    },
    isIn: async (commit, other = branch) => {
      const path = `${repository}/compare/${commit}...${encodeURIComponent(other)}?per_page=1`;
      // A commit that the host does not know was never made there.
      const compared = await orMissing(ask(path), { status: 'unknown' });
      return ['ahead', 'identical'].includes(textIn(compared, 'status'));
    },
    historyOf: async (path, page, count) => {
      const query = new URLSearchParams({
        sha: branch,
        path: whole(path),
        page: `${page}`,
        per_page: `${count}`,
      });
      return listOf(await ask(`${repository}/commits?${query.toString()}`)).map(versionOf);
    },
    filesOf: async (commit) => {
      const found = asObject(await ask(`${repository}/commits/${commit}`));
      const start = whole('');
      const [parent] = listOf(found.parents);
      return {
        parent: parent === undefined ? null : textIn(parent, 'sha'),
        paths: listOf(found.files).flatMap((file) => {
          const path = textIn(file, 'filename');
          return path.startsWith(start) ? [path.slice(start.length)] : [];
        }),
      };
    },
  };
}

function asking({ address, token, fetch = globalThis.fetch, timeout = TIMEOUT }: Options): Ask {
  return async (path, request) => {
    const answer = await fetch(`${address.api}${path}`, {
      method: request?.method ?? 'GET',
      headers: {
        accept: 'application/vnd.github+json',
        'x-github-api-version': '2022-11-28',
        authorization: `Bearer ${token}`,
        ...(request && { 'content-type': 'application/json' }),
      },
      ...(request && { body: JSON.stringify(request.body) }),
      // Where a branch points to has to be known as it is now.
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

const escaped = (path: string) => path.split('/').map(encodeURIComponent).join('/');

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
  // Too many requests may come as 403, too.
  const isLimit = headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after');
  if (status === 403 && isLimit) return 'limit';
  return status >= 500 ? 'broken' : (failures[status] ?? 'strange');
}

/** Throws the same with another reason where it was one of these. */
const instead = (from: HostFailure | readonly HostFailure[], to: HostFailure) => (error: unknown) => {
  const isMeant = error instanceof HostError && [from].flat().includes(error.failure);
  throw isMeant ? new HostError(to) : error;
};

const orMissing = <Value>(answer: Promise<unknown>, value: Value) =>
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

function asObject(value: unknown): Json {
  if (typeof value !== 'object' || value === null) throw new HostError('strange');
  return value as Json;
}

const objectIn = (value: unknown, key: string) => asObject(asObject(value)[key]);

function textIn(value: unknown, key: string): string {
  const text = asObject(value)[key];
  if (typeof text !== 'string') throw new HostError('strange');
  return text;
}

function listOf(value: unknown): readonly Json[] {
  if (!Array.isArray(value)) throw new HostError('strange');
  return value.map(asObject);
}

/** A file of up to 1 MB comes with its content; a larger one has to be asked for by its own id. */
async function bytesOf(file: Json, repository: string, ask: Ask): Promise<Bytes> {
  const isHere = file.encoding === 'base64';
  const whole = isHere ? file : await ask(`${repository}/git/blobs/${textIn(file, 'sha')}`);
  const bytes = fromBase64(textIn(whole, 'content').replaceAll('\n', ''));
  if (bytes === null) throw new HostError('strange');
  return bytes;
}

function versionOf(entry: Json): Version {
  const commit = objectIn(entry, 'commit');
  const author = objectIn(commit, 'author');
  const [subject = '', ...rest] = textIn(commit, 'message').split('\n');
  return {
    commit: textIn(entry, 'sha'),
    subject,
    body: rest.join('\n').trim(),
    author: textIn(author, 'name'),
    at: textIn(author, 'date'),
  };
}
