import { reworded } from '@/__tests__/fixtures/pair';
import { textOf } from '@/lib/records';
import { findPublication } from '@/components/admin/repository/commit-content';
import { asking } from '@/components/admin/repository/host-answers';
import { publish } from '@/components/admin/repository/publish';
import { putOf } from '@/__tests__/lib/exchange/fixtures';
import type { HostKind } from '@/lib/exchange/repository-address';
import {
  commitsOf,
  headOf,
  hostOf,
  KINDS_OF_RUN,
  publicationOf,
  recordsAt,
  removeTemplate,
  REQUESTS,
  startHost,
  TOKEN,
} from './host-kit';
import { isFull } from '@/scripts/test/depth';

/** The requests of a publication that may get a wrong response, as `METHOD path`. */
const STEPS: Readonly<Record<HostKind, Readonly<Record<string, RegExp>>>> = {
  github: {
    ...REQUESTS.github,
    trees: /^GET .*git\/trees\//,
    blob: /^POST .*git\/blobs/,
    tree: /^POST .*git\/trees/,
    commit: /^POST .*git\/commits/,
  },
  gitlab: REQUESTS.gitlab,
  gitea: REQUESTS.gitea,
};

const ZEROS = '0'.repeat(40);
const reply =
  (status: number, body: string | null, headers = {}) =>
  () =>
    Promise.resolve(new Response(body, { status, headers }));
const bodies = [
  '{}',
  '[]',
  'null',
  '"x"',
  '1',
  '',
  '<!doctype html><title>Sign in</title>',
  '{"sha":"',
  '{"sha":1}',
  `{"sha":"${ZEROS}"}`,
  '{"object":null}',
  '{"status":"ok"}',
  '{"data":null}',
  '{"data":{"updateRefs":null}}',
  `{"data":{"updateRefs":{"clientMutationId":"${ZEROS}"}}}`,
  '{"errors":[]}',
  `{"x":"${'x'.repeat(2_000_000)}"}`,
];
const statuses = [201, 202, 302, 400, 401, 403, 404, 409, 413, 418, 422, 429, 500, 502, 503, 504];
const answers: readonly (readonly [string, () => Promise<Response>])[] = [
  ...bodies.map((body) => [`200 ${body.slice(0, 50)}`, reply(200, body)] as const),
  ...statuses.map((status) => [String(status), reply(status, '{"message":"x"}')] as const),
  ['204', reply(204, null)],
  ['limit', reply(403, '{}', { 'x-ratelimit-rest': '0' })],
  ['cut', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['timeout', () => Promise.reject(new DOMException('Late', 'TimeoutError'))],
];

/** What the host does with a request that gets such a response. */
const LATER = 'it when everything has ended';
const hostActions = ['nothing', 'what it was asked', LATER] as const;

type Trial = {
  readonly step: string;
  readonly answer: (typeof answers)[number];
  readonly deed: (typeof hostActions)[number];
  /** Number of the step's requests that get this response. */
  readonly times: number;
};

let host: Awaited<ReturnType<typeof startHost>>;
afterAll(removeTemplate);

/** `fetch` with a faulty proxy between browser and host. */
function fetchIn({ step, answer: [, answer], deed, times }: Trial) {
  const late: (() => Promise<unknown>)[] = [];
  let rest = times;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const act = () => globalThis.fetch(input as string, { ...init, signal: null });
    const isMeant = STEPS[host.kind][step]?.test(`${init?.method ?? 'GET'} ${String(input)}`) && rest > 0;
    if (!isMeant) return act();
    rest -= 1;
    if (deed === 'what it was asked') await act();
    if (deed === LATER) late.push(act);
    return answer();
  };
  return { fetch, arriveLate: async () => void (await Promise.all(late.map((act) => act()))) };
}

const brickAt = (commit?: string) => {
  const [brick] = recordsAt(host, 'products', commit);
  if (brick === undefined) throw new Error('The first product is gone.');
  return brick;
};

let count = 0;

/** Publishes with an odd response, and returns all wrong statements of the result. */
async function falseStatements(trial: Trial): Promise<readonly string[]> {
  const { fetch, arriveLate } = fetchIn(trial);
  const before = commitsOf(host).length;
  const brick = brickAt();
  const name = `Brick ${(count += 1)}`;
  const publication = await publicationOf({
    changes: [await putOf('products', brick, { ...brick, name: reworded(brick.name, name) })],
  });
  const onPush = jest.fn();
  const result = await publish(hostOf(host, { fetch }), publication, onPush);
  const isThere = () => textOf(brickAt().name) === name;
  const wrong: string[] = [];
  const check = (isRight: boolean, what: string) => {
    if (!isRight)
      wrong.push(`${trial.step}, ${trial.answer[0]} x ${trial.times}, host does ${trial.deed}: ${what}`);
  };

  check(
    (result.kind !== 'sent' && result.kind !== 'same') || isThere(),
    `said ${result.kind}, nothing there`,
  );
  if (result.kind === 'sent') check(result.commit === headOf(host), 'named another commit');
  check(!JSON.stringify(result).includes(TOKEN), 'the token is in the result');
  await arriveLate();
  if (result.kind === 'failed' || result.kind === 'invalid')
    check(!isThere(), `said ${result.kind}, it is there`);
  if (result.kind === 'unsure') {
    check(onPush.mock.calls.length > 0, 'unsure of a commit that was not noted');
    const commitId = await findPublication(hostOf(host), publication.mark);
    check((commitId !== null) === isThere(), 'the question is answered wrongly');
    const again = await publish(hostOf(host), publication);
    check(again.kind === 'sent' || again.kind === 'same', `the next publication ended as ${again.kind}`);
  }
  check(commitsOf(host).length - before === Number(isThere()), 'not one commit');
  return wrong;
}

/** Whether a response is a refusal, after which the request is not executed later. */
const isRefusal = ([name]: Trial['answer']) =>
  /^4\d\d$|limit/.test(name) && name !== '418' && (name !== '400' || host.kind === 'gitlab');

/** Each response with each deed, once and each time for the last step, where a wrong one costs most, and by turns for others. */
const trialsOf = (step: Trial['step']) =>
  answers
    .flatMap((answer) => hostActions.map((deed) => ({ step, answer, deed })))
    .filter(({ answer, deed }) => deed !== LATER || !isRefusal(answer))
    .flatMap((trial, index): Trial[] =>
      (step === 'push' ? [1, 99] : [index % 2 === 0 ? 1 : 99]).map((times) => ({ ...trial, times })),
    );

describe.each(KINDS_OF_RUN)('at %s', (kind) => {
  beforeAll(async () => {
    host = await startHost(kind);
  });
  afterAll(() => host.stop());

  it.each(Object.keys(STEPS[kind]))(
    `reports only what is so after ${answers.length} odd answers to the step "%s"`,
    async (step) => {
      // Samples; all of them would take ten minutes.
      const every = isFull ? 5 : step === 'push' ? 30 : 75;
      const trials = trialsOf(step).filter((_, index) => index % every === step.length % every);
      const wrong: string[] = [];
      for (const trial of trials) wrong.push(...(await falseStatements(trial)));
      expect(wrong).toEqual([]);
      expect(host.complaints).toEqual([]);
    },
    1_800_000,
  );
});

it('a request with a large file has the time that a slow connection takes for it', async () => {
  // Answers after 200 ms, unless it is given up.
  const slow = (_: unknown, { signal }: RequestInit = {}) =>
    new Promise<Response>((resolve, reject) => {
      const timer = setTimeout(() => resolve(new Response('{}')), 200);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new DOMException('Late', 'TimeoutError'));
      });
    });
  const address = { api: 'https://git.example.com' };
  const ask = asking({ address, token: '', fetch: slow, timeout: 20 } as never, {});
  await expect(ask('/small', {})).rejects.toMatchObject({ failure: 'timeout' });
  await expect(ask('/large', { file: 'x'.repeat(50_000) })).resolves.toEqual({});
});
