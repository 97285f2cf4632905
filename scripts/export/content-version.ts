import { execFileSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentHash, buildDay } from '../../lib/records';

const CONTENT = 'content';

/** Writes `/content-version.json`, which the studio polls until its publication is online: content, commit, day of the build. */
export async function writeContentVersion(out: string) {
  const names = (await readdir(`${CONTENT}/entities`)).map((entity) => `entities/${entity}/data.json`);
  const files = await Promise.all(
    names.map(async (name) => {
      const bytes = new Uint8Array(await readFile(path.join(CONTENT, name)));
      return [name, bytes] as const;
    }),
  );
  const version = { content: await contentHash(new Map(files)), commit: commit(), day: buildDay() };
  await writeFile(path.join(out, 'content-version.json'), `${JSON.stringify(version)}\n`);
}

/** Returns the checked-out commit; null outside a checkout, or with uncommitted changes of the content. */
function commit() {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('status', '--porcelain', '--', CONTENT) === '' ? git('rev-parse', 'HEAD') : null;
  } catch {
    return null;
  }
}
