import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import sharp from 'sharp';
import { ownFilm } from '@/content/registry/films';
import { entities, fileOf } from '@/content/registry';
import { memoize } from '@/lib/text/memoize';
import type { Bytes } from '@/lib/records';
import { sampleContent } from '../../content/sample-content';
import { canonicalJson } from '../../lib/exchange/fixtures';

const REPOSITORY = process.cwd();

/** Output and exit code of a script. */
export type Run = { readonly code: number | null; readonly out: string; readonly err: string };

/**
 * Copies what the content scripts need, with three records per entity, to run them for real. Scripts are bundled to one
 * file each: with `tsx` every run would read three hundred files, which takes two seconds.
 */
export async function copyRepository() {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'content-script-')));
  await cp(join(REPOSITORY, 'package.json'), join(root, 'package.json'));
  await mkdir(join(root, 'content/media'), { recursive: true });
  await cp(join(REPOSITORY, 'content/content.json'), join(root, 'content/content.json'));
  await writeFile(join(root, 'content/media/.gitkeep'), '');
  for (const entity of entities) {
    const file = join(root, 'content', fileOf(entity));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, canonicalJson(entity, sampleContent[entity]));
  }
  for (const { path, contents } of (await bundled()).outputFiles) {
    const file = join(root, 'scripts', relative(SCRIPTS, path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, contents);
  }
  await mkdir(join(root, 'public/films'), { recursive: true });
  for (const file of Object.values(ownFilm)) await writeFile(join(root, 'public', file), '');
  await symlink(join(REPOSITORY, '__tests__/company/public/images'), join(root, 'public/images'));
  await symlink(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
  await initCheckout(root);
  return { root, data: join(root, 'content'), remove: () => rm(root, { recursive: true }) };
}

/** Runs git in a folder, and returns what it says. */
export const gitIn =
  (root: string) =>
  async (...args: readonly string[]) =>
    (await promisify(execFile)('git', args, { cwd: root })).stdout.trim();

/** Makes a folder a git repository, with a commit of its files and of these. */
export async function initCheckout(root: string, files: Readonly<Record<string, string>> = {}) {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  const git = gitIn(root);
  await git('init', '--quiet', '--template=');
  await git('config', 'user.name', 'Test');
  await git('config', 'user.email', 'test@example.com');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Content');
}

const SCRIPTS = join(REPOSITORY, 'scripts');

/** Bundles the scripts; records are read from the copy at run time. */
const bundled = memoize(() =>
  build({
    entryPoints: ['content-apply', 'content-check', 'content-clear'].map((name) => `scripts/${name}.ts`),
    absWorkingDir: REPOSITORY,
    outdir: join(SCRIPTS, 'bundled'),
    write: false,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    plugins: [
      {
        name: 'records',
        setup: ({ onLoad, onResolve }) => {
          onResolve({ filter: /\/data\.json$/ }, ({ path, resolveDir }) => ({
            path: `../../${relative(REPOSITORY, join(resolveDir, path))}`,
            external: true,
          }));
          // Of a path with the name of an entity esbuild bundles every match, unless it cannot read the path.
          onLoad({ filter: /registry\/loaders\.ts$/ }, async ({ path }) => ({
            contents: (await readFile(path, 'utf8')).replaceAll(
              /import\(`\.\.(.*?)`/g,
              'import(String(`../../content$1`)',
            ),
            loader: 'ts',
          }));
        },
      },
    ],
  }),
);

/** A picture of one colour, such as a browser makes of an upload. */
export async function realPicture(width = 1200, height = 900): Promise<Bytes> {
  const canvas = sharp({ create: { width, height, channels: 3, background: '#8a8378' } });
  return new Uint8Array(await canvas.webp().toBuffer());
}

/** Runs a script of package.json in the copy, like npm. */
export function runScript(
  root: string,
  name: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
) {
  // Removes variables of the npm that runs these tests.
  const outer = { ...process.env, INIT_CWD: root, npm_config_dry_run: '', NODE_NO_WARNINGS: '1' };
  return new Promise<Run>((resolve) => {
    const child = execFile(
      process.execPath,
      [`scripts/bundled/${name}.mjs`, ...args],
      { cwd: root, env: { ...outer, ...env } },
      (_error, out, err) => resolve({ code: child.exitCode, out, err }),
    );
  });
}
