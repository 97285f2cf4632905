import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { entities, fileOf } from '@/content/registry';
import type { Bytes } from '@/content/lib/record-hash';
import { sampleContent } from '../sample-content';
import { canonicalJson } from './fixtures';

const REPOSITORY = process.cwd();

/** What a run of a script said, and its exit code. */
export type Run = { readonly code: number | null; readonly out: string; readonly err: string };

/** A copy of what the content scripts need, with three records of each entity, so that they can be run for real. */
export async function copyRepository() {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'content-script-')));
  for (const part of ['content', 'scripts', 'package.json', 'tsconfig.json']) {
    await cp(join(REPOSITORY, part), join(root, part), { recursive: true });
  }
  // Pictures that staff have published are no part of the sample.
  await rm(join(root, 'content/media'), { recursive: true });
  await mkdir(join(root, 'content/media'));
  await writeFile(join(root, 'content/media/.gitkeep'), '');
  for (const entity of entities) {
    await writeFile(join(root, 'content', fileOf(entity)), canonicalJson(entity, sampleContent[entity]));
  }
  await mkdir(join(root, 'public'));
  await symlink(join(REPOSITORY, 'public/images'), join(root, 'public/images'));
  await symlink(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
  return { root, data: join(root, 'content'), remove: () => rm(root, { recursive: true }) };
}

/** A picture of one colour, such as a browser makes of an upload. */
export async function realPicture(width = 1200, height = 900): Promise<Bytes> {
  const canvas = sharp({ create: { width, height, channels: 3, background: '#8a8378' } });
  return new Uint8Array(await canvas.webp().toBuffer());
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
