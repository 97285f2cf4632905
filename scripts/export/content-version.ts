import { execFileSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentHash } from '../../content/lib/record-hash';

const CONTENT = 'content';

/**
 * Writes `/content-version.json`: which content this build shows. The studio asks for it until the website shows what it has
 * published.
 */
export async function writeContentVersion(out: string) {
  const names = (await readdir(`${CONTENT}/entities`)).map((entity) => `entities/${entity}/data.json`);
  const files = await Promise.all(
    names.map(async (name) => {
      const bytes = new Uint8Array(await readFile(path.join(CONTENT, name)));
      return [name, bytes] as const;
    }),
  );
  const version = { content: await contentHash(new Map(files)), commit: commit() };
  await writeFile(path.join(out, 'content-version.json'), `${JSON.stringify(version)}\n`);
}

/** The commit that is checked out; null where this is no checkout, or where its content has been changed since. */
function commit() {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('status', '--porcelain', '--', CONTENT) === '' ? git('rev-parse', 'HEAD') : null;
  } catch {
    return null;
  }
}
