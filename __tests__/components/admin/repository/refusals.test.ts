import { gitea } from '@/components/admin/repository/gitea';
import { gitHub } from '@/components/admin/repository/github';
import { gitLab } from '@/components/admin/repository/gitlab';
import { type GitHost, HostError } from '@/components/admin/repository/host';
import { hostFailures } from '@/components/admin/strings/repository';
import { type HostKind, parseRepository } from '@/lib/exchange/repository-address';
import refusals from '@/__tests__/fixtures/host-refusals.json';
import { KINDS } from './host-kit';

/** An answer as a host sends it (sources: `refusals.ts`), and the failure that stands for its sentence. */
type Refusal = {
  readonly about: string;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | object;
  readonly failure: string;
};

const adapters = { github: gitHub, gitlab: gitLab, gitea } as const;
const hostWith = (kind: HostKind, answer: (url: string) => Response): GitHost =>
  adapters[kind]({
    address: parseRepository(`${kind}:surma/website@main`, 'https://git.example.com'),
    token: 'x',
    fetch: (input) => Promise.resolve(answer(input as string)),
  });

const sentenceOf = (action: Promise<unknown>) =>
  action.then(
    () => 'It worked.',
    (error: unknown) => (error instanceof HostError ? hostFailures[error.failure] : String(error)),
  );

describe.each(KINDS)('what %s answers', (kind) => {
  const rows = refusals[kind] as readonly Refusal[];

  test.each(rows.map(({ about, ...row }) => [about, row] as const))(
    'about %s is explained',
    async (_, { status, headers = {}, body, failure }) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const host = hostWith(kind, () => new Response(text, { status, headers }));
      expect(await sentenceOf(host.readHead())).toBe(hostFailures[failure as 'limit']);
    },
  );

  test('about an archived repository is explained when somebody connects', async () => {
    const answer = { login: 'rahim', username: 'rahim', scopes: ['api'], archived: true };
    const host = hostWith(kind, () => Response.json({ ...answer, permissions: { push: true } }));
    expect(await sentenceOf(host.whoAmI())).toBe(hostFailures.archived);
  });

  test('about another address is explained where the browser hides its status', async () => {
    const hidden = Object.defineProperties(new Response(null), {
      type: { value: 'opaqueredirect' },
      status: { value: 0 },
      ok: { value: false },
    });
    expect(await sentenceOf(hostWith(kind, () => hidden).readHead())).toBe(hostFailures.renamed);
  });
});

test('GitHub’s words are read where it refuses to move the branch, with status 200', async () => {
  const sha = 'a'.repeat(40);
  const message =
    'The ‘X’ enterprise forbids access via a fine-grained … token’s lifetime is greater than 366 days.';
  const answers: readonly (readonly [RegExp, object])[] = [
    [/graphql/, { data: null, errors: [{ type: 'FORBIDDEN', message }] }],
    [/commits/, { sha, tree: { sha }, parents: [{ sha }] }],
    [/./, { sha, node_id: 'R_1', tree: [] }],
  ];
  const host = hostWith('github', (url) => Response.json(answers.find(([path]) => path.test(url))?.[1]));
  const push = await host.prepare({ parent: sha, files: new Map(), read: new Map(), message: 'Change' });
  expect(await sentenceOf(push())).toBe(hostFailures.lifetime);
});
