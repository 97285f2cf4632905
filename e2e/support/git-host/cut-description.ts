/**
 * Cuts GitHub's published API description down to the calls that the studio makes, for `github-api.json`. The package that
 * carries the whole of it (`@octokit/openapi`) unpacks to 404 MB, too much for every `npm install`. To renew the cut:
 * `npm pack @octokit/openapi`, unpack `generated/api.github.com.json`, then
 * `npx tsx e2e/support/git-host/cut-description.ts FILE`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const CALLS = [
  ['get', '/user'],
  ['get', '/repos/{owner}/{repo}'],
  ['get', '/repos/{owner}/{repo}/git/ref/{ref}'],
  ['get', '/repos/{owner}/{repo}/git/commits/{commit_sha}'],
  ['post', '/repos/{owner}/{repo}/git/commits'],
  ['get', '/repos/{owner}/{repo}/git/trees/{tree_sha}'],
  ['post', '/repos/{owner}/{repo}/git/trees'],
  ['post', '/repos/{owner}/{repo}/git/blobs'],
  ['get', '/repos/{owner}/{repo}/git/blobs/{file_sha}'],
  ['get', '/repos/{owner}/{repo}/contents/{path}'],
  ['get', '/repos/{owner}/{repo}/commits'],
  ['get', '/repos/{owner}/{repo}/commits/{ref}'],
  ['get', '/repos/{owner}/{repo}/compare/{basehead}'],
  ['post', '/repos/{owner}/{repo}/git/refs'],
  ['get', '/repos/{owner}/{repo}/pulls'],
  ['post', '/repos/{owner}/{repo}/pulls'],
  ['patch', '/repos/{owner}/{repo}/pulls/{pull_number}'],
  ['put', '/repos/{owner}/{repo}/pulls/{pull_number}/merge'],
  ['get', '/repos/{owner}/{repo}/pulls/{pull_number}/reviews'],
  ['post', '/repos/{owner}/{repo}/pulls/{pull_number}/reviews'],
  ['get', '/repos/{owner}/{repo}/commits/{ref}/status'],
] as const;

/** Prose and examples say nothing that could be checked. */
const LEFT_OUT = new Set([
  'description',
  'summary',
  'examples',
  'example',
  'externalDocs',
  'title',
  'tags',
  'operationId',
  'discriminator',
]);

type Json = Readonly<Record<string, unknown>>;
type Source = {
  readonly info: Json;
  readonly paths: Readonly<Record<string, Json>>;
  readonly components: Readonly<Record<string, Json>>;
};

const [file = ''] = process.argv.slice(2);
const source = JSON.parse(readFileSync(file, 'utf8')) as Source;
const components: Record<string, Record<string, unknown>> = {};

/** The value without prose; whatever it refers to is taken along. */
function cut(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => cut(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([key]) => isNames || !(LEFT_OUT.has(key) || key.startsWith('x-')),
  );
  return Object.fromEntries(
    entries.map(([key, item]) => {
      if (key === '$ref' && typeof item === 'string') take(item);
      // Names of properties, headers and types are no keywords.
      return [key, cut(item, !isNames && ['properties', 'responses', 'headers', 'content'].includes(key))];
    }),
  );
}

function take(reference: string) {
  const [, , group = '', name = ''] = reference.split('/');
  const taken = (components[group] ??= {});
  if (name in taken) return;
  taken[name] = null;
  taken[name] = cut(source.components[group]?.[name]);
}

const paths: Record<string, Record<string, unknown>> = {};
for (const [method, path] of CALLS) (paths[path] ??= {})[method] = cut(source.paths[path]?.[method]);
const cutDown = { version: source.info.version, paths, components };
writeFileSync(new URL('github-api.json', import.meta.url), `${JSON.stringify(cutDown)}\n`);
