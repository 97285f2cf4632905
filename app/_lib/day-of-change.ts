import { execFileSync } from 'node:child_process';
import { memoize } from '@/content/lib/memoize';
import { dayOf } from '@/content/lib/schedule';

/** Of every record of the products, the day of its newest line in the history of their file. */
const days = memoize(() => {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e9 });
  try {
    // A part of the history would tell the day of its first commit for everything older.
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return new Map<string, string>();
    return daysOfRecords(git('blame', '--line-porcelain', '--', 'content/entities/products/data.json'));
  } catch {
    // A copy without its history: no day is known.
    return new Map<string, string>();
  }
});

/** Reads `git blame --line-porcelain`, which has for every line its facts and then the line itself, behind a tab. */
export function daysOfRecords(blame: string): ReadonlyMap<string, string> {
  const dayById = new Map<string, string>();
  let [id, day] = ['', ''];
  for (const line of blame.split('\n')) {
    const [, seconds] = /^committer-time (\d+)$/.exec(line) ?? [];
    if (seconds !== undefined) day = dayOf(new Date(Number(seconds) * 1000));
    // Records are at the second level of the file.
    id = /^\t {4}"id": "(.*)",?$/.exec(line)?.[1] ?? id;
    if (line.startsWith('\t') && id !== '' && day > (dayById.get(id) ?? '')) dayById.set(id, day);
  }
  return dayById;
}

/** The day (YYYY-MM-DD) on which a product's record was last changed; undefined where no whole history tells it. */
export const dayOfChange = (id: string) => days().get(id);
