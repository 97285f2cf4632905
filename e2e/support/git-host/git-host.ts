import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildSchema, graphqlSync } from 'graphql';
import { bareRepository } from './bare-repository';
import type { Answer, Person } from './calls';
import { giteaCalls } from './gitea-calls';
import { gitHubCalls, MutationError, mutationsOf } from './github-calls';
import { gitLabCalls } from './gitlab-calls';
import { memoize } from '../../../lib/text';
import type { HostKind } from '../../../lib/exchange';
import { requestsOf } from './proposals';
import { describedApi } from './description';

/**
 * What can go wrong. A number is answered as a status. `moving-head`: somebody else's commit comes first. `slow`: the answer
 * takes longer than anybody waits. `cut`: the connection is cut before anything is done; `lost-answer`: after it was done.
 */
export type Fault = number | 'limit' | 'moving-head' | 'slow' | 'cut' | 'lost-answer';
type Planned = { readonly fault: Fault; readonly on: RegExp; left: number };

type Request = {
  readonly call: string;
  readonly path: string;
  readonly authorization: string;
  readonly rest: string;
};

/** As api.github.com answers browsers; the list of what it exposes is longer. GitLab allows any header. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, Accept-Encoding, X-GitHub-OTP, X-Requested-With, User-Agent, GraphQL-Features, X-Github-Next-Global-ID, X-GitHub-Api-Version, Private-Token',
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
  'access-control-expose-headers':
    'ETag, Link, Location, Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining',
} as const;

type Options = {
  readonly kind?: HostKind;
  /** A bare repository to begin as a copy of. */
  readonly template?: string;
};

const OWNERS: Readonly<Record<HostKind, string>> = { github: 'maker', gitlab: 'maker/sites', gitea: 'maker' };
const NAME = 'website';
const BRANCH = 'main';
/** What the address of each API ends with. */
const ENDS: Readonly<Record<HostKind, string>> = { github: '', gitlab: '/api/v4', gitea: '/api/v1' };

const callsOf = { github: gitHubCalls, gitlab: gitLabCalls, gitea: giteaCalls } as const;
/** Compiled once for all hosts of a run. */
const described = new Map<HostKind, ReturnType<typeof describedApi>>();
const refsSchema = memoize(() =>
  buildSchema(readFileSync(path.resolve('e2e/support/git-host/github-refs.graphql'), 'utf8')),
);

/**
 * A Git host for tests: it answers a host's calls on localhost from a real bare repository. Every request and every answer is
 * checked against the host's own description; what does not fit is answered with 500 and is in `complaints`.
 */
export async function startGitHost({ kind = 'github', template }: Options = {}) {
  const repository = bareRepository(template);
  const owner = OWNERS[kind];
  const description = described.get(kind) ?? describedApi(kind);
  described.set(kind, description);
  const requestsAt = requestsOf(repository, BRANCH, { isProtected: false });
  const answers = callsOf[kind](repository, BRANCH, requestsAt);
  const people = new Map<string, Person>();
  const complaints: string[] = [];
  const requests: Request[] = [];
  let planned: Planned[] = [];
  let moveHead: () => void = () => undefined;
  let web: RequestListener | null = null;

  const server = createServer((request, response) => {
    if (web !== null && !request.url?.startsWith(ENDS[kind])) return web(request, response);
    void answer(request, response).catch((error: unknown) => {
      complaints.push(String(error));
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const api = `http://localhost:${(server.address() as AddressInfo).port}${ENDS[kind]}`;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', headers } = request;
    const url = new URL(request.url ?? '/', api);
    const text = await textOf(request);
    if (method === 'OPTIONS') return send(response, 204, null);
    const authorization = headers.authorization ?? String(headers['private-token'] ?? '');
    requests.push({
      call: method,
      path: request.url ?? '',
      authorization,
      rest: text + JSON.stringify({ ...headers, authorization: '', 'private-token': '' }),
    });
    const fault = takeFault(`${method} ${url.pathname}`);
    if (fault === 'slow') return;
    if (fault === 'cut') return response.destroy();
    if (fault === 'limit')
      return send(
        response,
        kind === 'github' ? 403 : 429,
        { message: 'Limit' },
        { 'x-ratelimit-remaining': '0' },
      );
    if (typeof fault === 'number') return send(response, fault, { message: `Fault ${fault}` });
    if (fault === 'moving-head') moveHead();
    const { status, value } = answerOf(method, url, text, authorization);
    if (fault === 'lost-answer') return response.destroy();
    send(response, status, value);
  }

  function answerOf(method: string, url: URL, text: string, authorization: string): Answer {
    const who = people.get(authorization.replace(/^(?:Bearer|token) /, ''));
    const pathname = url.pathname.slice(ENDS[kind].length);
    if (method === 'POST' && pathname === '/graphql') return mutationAnswer(text, who);
    const call = description.callOf(method, pathname);
    const act = call && answers[`${method} ${call.template}`];
    if (!call || !act) return complain(`${method} ${pathname}: no call of the description`);
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const wrong = description.requestComplaints(call, url.searchParams, body);
    if (wrong.length > 0) return complain(`${method} ${pathname}: ${wrong.join('; ')}`);
    if (who === undefined) return { status: 401, value: { message: 'Bad credentials' } };
    const places = placesIn(call.template, pathname);
    const isOurs = places.length === 0 || places.join('/').startsWith(`${owner}/${NAME}`);
    const reply = isOurs
      ? act({ who, places, query: url.searchParams, body: (body ?? {}) as Readonly<Record<string, unknown>> })
      : { status: 404, value: { message: 'Not Found' } };
    const whole = description.answer(call, reply.status, reply.value);
    if (whole.complaints.length > 0)
      return complain(`${method} ${call.template} answered: ${whole.complaints.join('; ')}`);
    return { status: reply.status, value: whole.value };
  }

  function mutationAnswer(text: string, who: Person | undefined): Answer {
    if (who === undefined) return { status: 401, value: { message: 'Bad credentials' } };
    const { query, variables } = JSON.parse(text) as { query: string; variables: Record<string, unknown> };
    const { data, errors = [] } = graphqlSync({
      schema: refsSchema(),
      source: query,
      variableValues: variables,
      rootValue: mutationsOf(repository, who, requestsAt),
    });
    const refusals = errors.map(({ message, originalError: cause }) => {
      if (cause instanceof MutationError) return { message, ...(cause.type && { type: cause.type }) };
      return complain(`POST /graphql: ${message}`).value;
    });
    return { status: 200, value: refusals.length > 0 ? { data, errors: refusals } : { data } };
  }

  function complain(message: string): Answer {
    complaints.push(message);
    return { status: 500, value: { message } };
  }

  function takeFault(call: string): Fault | null {
    const plan = planned.find(({ on, left }) => left > 0 && on.test(call));
    if (plan === undefined) return null;
    plan.left -= 1;
    return plan.fault;
  }

  return {
    api,
    repository,
    /** Value for `CONTENT_REPOSITORY`. */
    kind,
    address: `${kind}:${owner}/${NAME}@${BRANCH}`,
    complaints,
    requests,
    /** Pull or merge requests. */
    proposals: requestsAt.list,
    /** Protects the branch: it then changes only by merges that somebody other than the author has approved. */
    protect: () => void (requestsAt.rules.isProtected = true),
    /** Makes the host accept a token. */
    addToken: (token: string, person: Person) => void people.set(token, person),
    removeToken: (token: string) => void people.delete(token),
    /** Address of the host's pages. `onWeb`: answers what is asked of them. */
    web: api.slice(0, -ENDS[kind].length || undefined),
    onWeb: (act: RequestListener) => void (web = act),
    /** The next `times` requests whose `METHOD /path` fits `on` go wrong. */
    fail: (fault: Fault, on: RegExp, times = 1) => void planned.push({ fault, on, left: times }),
    heal: () => void (planned = []),
    /** What `moving-head` does: makes a commit of somebody else. */
    onMovingHead: (act: () => void) => void (moveHead = act),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      repository.remove();
    },
  };
}

export type TestGitHost = Awaited<ReturnType<typeof startGitHost>>;

function send(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  response.writeHead(status, {
    ...CORS,
    'content-type': 'application/json; charset=utf-8',
    ...headers,
  });
  response.end(value === null ? undefined : JSON.stringify(value));
}

async function textOf(request: IncomingMessage) {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

/** Values of the parameters of a path template. The last one may contain slashes. */
function placesIn(template: string, pathname: string) {
  const names = template.split('/');
  const parts = pathname.split('/').map(decodeURIComponent);
  const places = names.flatMap((name, index) => {
    if (!name.startsWith('{')) return [];
    return index === names.length - 1 ? [parts.slice(index).join('/')] : [parts[index] ?? ''];
  });
  return places;
}
