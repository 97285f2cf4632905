import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { memoize } from '@/lib/text';
import { dayOf } from '@/lib/records';

/** Names commits that changed the form of content and none of its words. */
const IGNORED = '.git-blame-ignore-revs';

/** Day of the newest line of every product's record in the history of the file. */
const days = memoize(() => {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e9 });
  try {
    // A shallow history would date all older lines to its first commit.
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return new Map<string, string>();
    const blame = ['blame', '--line-porcelain', '--ignore-revs-file', IGNORED];
    return daysOfRecords(
      git(...blame, '--', 'content/entities/products/data.json'),
      readFileSync(IGNORED, 'utf8'),
    );
  } catch {
    // A copy without history.
    return new Map<string, string>();
  }
});

/**
 * Parses `git blame --line-porcelain`: for every line its commit and further facts, then a tab and the line itself. Lines
 * that Git can attribute to no other commit than an ignored one have no day.
 */
export function daysOfRecords(blame: string, ignored: string): ReadonlyMap<string, string> {
  const dayById = new Map<string, string>();
  let [id, day, commit] = ['', '', ''];
  for (const line of blame.split('\n')) {
    commit = /^([\da-f]{40}) \d+ \d+/.exec(line)?.[1] ?? commit;
    const [, seconds] = /^committer-time (\d+)$/.exec(line) ?? [];
    if (seconds !== undefined) day = ignored.includes(commit) ? '' : dayOf(new Date(Number(seconds) * 1000));
    // Records are at the second level of the file.
    id = /^\t {4}"id": "(.*)",?$/.exec(line)?.[1] ?? id;
    if (line.startsWith('\t') && id !== '' && day > (dayById.get(id) ?? '')) dayById.set(id, day);
  }
  return dayById;
}

/** Returns the day (YYYY-MM-DD) of a product's last change; undefined without a complete history. */
export const dayOfChange = (id: string) => days().get(id);
