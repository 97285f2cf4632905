import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { dayOf } from '@/lib/records';
import packageFile from '@/package.json' with { type: 'json' };

type Values = Readonly<Record<string, string | number>>;
type Step = { readonly run?: string; readonly env?: Values; readonly with?: Values };
type GitHubWorkflow = {
  readonly on: { readonly schedule: readonly [{ readonly cron: string }] };
  readonly jobs: { readonly website: { readonly container: string; readonly steps: readonly Step[] } };
};
type GitLabPipeline = {
  readonly website: {
    readonly image: string;
    readonly variables: Values;
    readonly cache: { readonly paths: readonly string[] };
    readonly script: readonly string[];
  };
};

const text = (file: string) => readFileSync(`hosting/ci/${file}`, 'utf8');
const read = (file: string): unknown => parse(text(file));
const gitHub = (read('github.yml') as GitHubWorkflow).jobs.website;
const gitLab = (read('gitlab.yml') as GitLabPipeline).website;
// Without its exception git reads nothing in a container of GitHub, whose files belong to another user.
const SAFE = 'git config --global --add safe.directory "$GITHUB_WORKSPACE"';
const [first, ...commands] = gitHub.steps.flatMap(({ run }) => run ?? []);

test('both hosts run the same commands in the same image, and each is a script of this project', () => {
  expect(first).toBe(SAFE);
  expect(gitLab.script).toEqual(commands);
  expect(gitLab.image).toBe(gitHub.container);
  const scripts = commands.flatMap((command) => /^npm run (\S+)/.exec(command)?.[1] ?? []);
  expect(scripts).toEqual(['build', 'upload']);
  expect(Object.keys(packageFile.scripts)).toEqual(expect.arrayContaining(scripts));
});

test('both hosts fetch the whole history, which has the day of each data sheet', () => {
  expect(gitHub.steps[0]?.with).toEqual({ 'fetch-depth': 0 });
  expect(gitLab.variables).toEqual({ GIT_DEPTH: '0' });
});

test('both hosts keep what makes the build of a commit of content short', () => {
  const kept = gitHub.steps.flatMap((step) => String(step.with?.path ?? '').split('\n')).filter(Boolean);
  expect(kept).toEqual(['.cache/images', '.cache/types', '.next/cache']);
  expect(gitLab.cache.paths).toEqual(kept);
});

test.each([
  [
    'build',
    /\b(?:SITE|CONTENT|ENQUIRY|NIGHTLY|ALLOW)_(?!ROOT)[A-Z_]+/g,
    ['next.config.mjs', 'scripts/build-id.mjs', 'scripts/check-variables.ts', 'scripts/content-check.ts'],
  ],
  ['upload', /UPLOAD_[A-Z_]+/g, ['scripts/upload.ts', 'scripts/upload/clients.ts']],
])('the %s gets the variables that it reads', (script, variable, files) => {
  const source = files.map((file) => readFileSync(file, 'utf8')).join('');
  const step = gitHub.steps.find(({ run }) => run === `npm run ${script}`);
  expect(Object.keys(step?.env ?? {}).sort()).toEqual([...new Set(source.match(variable))].sort());
});

test('both files have a step in comments for each other host, with the names of the same secrets', () => {
  const uncommented = text('github.yml').replace(/^( +)# (?=- run:|  )/gm, '$1');
  const all = (parse(uncommented) as GitHubWorkflow).jobs.website.steps;
  const others = all.filter(({ run }) => run !== undefined && run !== SAFE && !commands.includes(run));
  const ofGitLab = [...text('gitlab.yml').matchAll(/^ +# - (.+) # (.+)$/gm)];
  expect(others.map(({ run, env = {} }) => [run, Object.keys(env).join(', ')])).toEqual(
    ofGitLab.map(([, command, names]) => [command, names]),
  );
  expect(others).toHaveLength(4);
  const script = readFileSync('hosting/cloudfront/upload.sh', 'utf8');
  for (const name of script.match(/(?<=\$)[A-Z_0-9]{3,}/g) ?? [])
    expect(Object.keys(others.at(-1)?.env ?? {})).toContain(name);
  execFileSync('sh', ['-n', 'hosting/cloudfront/upload.sh']);
});

test('tools that get a secret are named with their version, and no secret reaches another step', () => {
  for (const file of ['github.yml', 'gitlab.yml']) {
    const tools = text(file).match(/npx -y \S+/g) ?? [];
    expect(tools).toHaveLength(3);
    for (const tool of tools) expect(tool).toMatch(/@\d+\.\d+\.\d+$/);
  }
  const withSecrets = gitHub.steps.filter(({ env = {} }) => /secrets\./.test(Object.values(env).join()));
  expect(withSecrets.map(({ run }) => run)).toEqual(['npm run upload']);
  expect(text('github.yml').split('\njobs:')[0]).not.toContain('secrets.');
});

test('the nightly build begins after midnight in Dhaka, so that it sees the new day', () => {
  const [{ cron }] = (read('github.yml') as GitHubWorkflow).on.schedule;
  const [minute, hour] = cron.split(' ').map(Number);
  const start = Date.UTC(2026, 10, 23, hour, minute);
  expect(dayOf(new Date(start))).toBe('2026-11-24');
  expect(dayOf(new Date(start - 15 * 60_000))).toBe('2026-11-23');
});
