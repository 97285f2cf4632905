import { currentConnection } from './connection';
import { partOf, setBuildDay, validDay } from '@/lib/records';

/** Path of the file that the build writes at the site's root (`scripts/export/content-version.ts`). */
const VERSION = '/content-version.json';

/** Reads what the website was built from, and takes over the day of its build. */
export async function contentVersion(): Promise<unknown> {
  try {
    const answer = await fetch(VERSION, { cache: 'no-store', signal: AbortSignal.timeout(30_000) });
    if (!answer.ok) return null;
    const version: unknown = await answer.json();
    setBuildDay(validDay(partOf(version, 'day')));
    return version;
  } catch {
    return null;
  }
}

/** A publication: its commit, if that is known, and the `contentHash` of all content after it. */
type Published = { readonly commit: string | null; readonly hash: string };

/** Returns whether the website shows this publication, or a later one that contains it. */
export async function isDeployed({ commit, hash }: Published): Promise<boolean> {
  const version = await contentVersion();
  const built = partOf(version, 'commit');
  if (partOf(version, 'content') === hash) return true;
  if (typeof built !== 'string' || commit === null) return false;
  if (built === commit) return true;
  const connection = await currentConnection();
  return connection?.host.isIn(commit, built).catch(() => false) ?? false;
}
