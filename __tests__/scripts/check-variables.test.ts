import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { sampleContent } from '../content/sample-content';

const folder = mkdtempSync(path.join(tmpdir(), 'check-variables-'));
const script = path.join(folder, 'check-variables.mjs');
/** The script of a website that has no address yet. */
const withoutAddress = path.join(folder, 'without-address.mjs');

// As one file: with `tsx` each run would take a second.
const bundle = (outfile: string, website: string | undefined) =>
  build({
    entryPoints: ['scripts/check-variables.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    plugins: [
      {
        name: 'company',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\/company\/data\.json$/ }, () => ({
            contents: JSON.stringify([{ ...sampleContent.company[0], website }]),
            loader: 'json',
          })),
      },
    ],
  });
beforeAll(async () => {
  await bundle(script, 'https://www.delta.example/welcome');
  await bundle(withoutAddress, undefined);
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (
  siteUrl: string | undefined,
  variables: Readonly<Record<string, string>> = {},
  program = script,
) =>
  spawnSync(process.execPath, [program], {
    encoding: 'utf8',
    env: { ...process.env, SITE_URL: siteUrl, ...variables },
  });

it.each([undefined, ''])('says which address it uses when SITE_URL is %j', (value) => {
  const { status, stdout } = run(value);
  expect(status).toBe(0);
  expect(stdout).toContain('SITE_URL is not set');
  expect(stdout).toContain('start with https://www.delta.example, the address in Company.\n');
});

it('does not call an example the address in Company while Company has none', () => {
  const { status, stdout } = run(undefined, {}, withoutAddress);
  expect(status).toBe(0);
  expect(stdout).toContain(
    'start with https://www.example.com, an example, until Company has the address of the website.\n',
  );
});

it('stops the build with one sentence for anything else', () => {
  const { status, stderr, stdout } = run('http://www.example.com');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe(
    'SITE_URL is "http://www.example.com". It must be the public https origin of the website, such as https://www.example.com; it does not start with https.\n',
  );
});

it('stops the build with one sentence for what is no e-mail address', () => {
  const { status, stderr } = run(undefined, { CONTENT_MAILTO: 'website@example' });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'CONTENT_MAILTO is "website@example". Write one e-mail address, such as website@example.com.\n',
  });
});

it.each([
  [
    { CONTENT_REPOSITORY: 'github:owner/name@main', CONTENT_APPROVAL: 'yes' },
    'CONTENT_APPROVAL is "yes". Write required, or optional, or leave it out.',
  ],
  [
    { CONTENT_APPROVAL: 'required' },
    'CONTENT_APPROVAL is set and CONTENT_REPOSITORY is not: set both, or neither.',
  ],
])('stops the build with one sentence for the approvals %j', (variables, sentence) => {
  const { status, stderr } = run(undefined, variables);
  expect({ status, stderr }).toEqual({ status: 1, stderr: `${sentence}\n` });
});

it.each([
  ['', 'studio-id-1', 'CONTENT_CLIENT_ID is set and CONTENT_REPOSITORY is not: set both, or neither.\n'],
  [
    'github:owner/name@main',
    'studio-id-1',
    'CONTENT_CLIENT_ID is set, but GitHub answers no sign-in of a browser. Leave it out: staff make a token.\n',
  ],
  [
    'gitea:owner/name@main',
    'gto_0123456789',
    'CONTENT_CLIENT_ID has to be the id of an application at the host, and never its secret.\n',
  ],
  ['gitlab:owner/name@main', '0123456789abcdef', ''],
])('with the repository %j takes the application %j or says why not', (repository, client, problem) => {
  const { stderr } = run(undefined, { CONTENT_REPOSITORY: repository, CONTENT_CLIENT_ID: client });
  expect(stderr).toBe(problem);
});

it('says where forms are sent', () => {
  const { status, stdout } = run(undefined, { ENQUIRY_ENDPOINT: 'https://forms.example.com/f/abc' });
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringContaining('Forms are sent to https://forms.example.com.\n'),
  });
});

it('stops the build with one sentence for an endpoint that no visitor should send to', () => {
  const { status, stderr } = run(undefined, { ENQUIRY_ENDPOINT: 'http://forms.example.com/f/abc' });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr:
      'ENQUIRY_ENDPOINT is "http://forms.example.com/f/abc". It does not start with https. Write the address that takes the form, such as https://forms.example.com/f/abc.\n',
  });
});
