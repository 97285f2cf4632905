import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const REPOSITORY = process.cwd();

/** What a run of a script said, and its exit code. */
export type Run = { readonly code: number | null; readonly out: string; readonly err: string };

/** A copy of what the content scripts need, in a folder of its own, so that they can be run for real. */
export async function copyRepository() {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'content-script-')));
  for (const part of ['content', 'scripts', 'package.json', 'tsconfig.json']) {
    await cp(join(REPOSITORY, part), join(root, part), { recursive: true });
  }
  await mkdir(join(root, 'public'));
  await symlink(join(REPOSITORY, 'public/images'), join(root, 'public/images'));
  await symlink(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
  return { root, data: join(root, 'content/data'), remove: () => rm(root, { recursive: true }) };
}

/** Runs a script of package.json's as npm would, in the copy. */
export function runScript(
  root: string,
  name: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
) {
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  // What the npm that runs these tests says of itself must not reach the script.
  const outer = { ...process.env, INIT_CWD: root, npm_config_dry_run: '' };
  return new Promise<Run>((resolve) => {
    const child = execFile(
      process.execPath,
      [tsx, `scripts/${name}.ts`, ...args],
      { cwd: root, env: { ...outer, ...env } },
      (_error, out, err) => resolve({ code: child.exitCode, out, err }),
    );
  });
}
