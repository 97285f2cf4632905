import type { Sent } from './sent';

/** Written at build, at the site's root (`scripts/export/content-version.ts`). */
const VERSION = '/content-version.json';

/** What the website shows now: the hash of its content, and its commit where the build knew it. Null: no answer. */
async function contentVersion(): Promise<{
  readonly content: string;
  readonly commit: string | null;
} | null> {
  try {
    const answer = await fetch(VERSION, { cache: 'no-store', signal: AbortSignal.timeout(30_000) });
    const value: unknown = await answer.json();
    if (!answer.ok || typeof value !== 'object' || value === null) return null;
    const { content, commit } = value as Readonly<Record<string, unknown>>;
    if (typeof content !== 'string') return null;
    return { content, commit: typeof commit === 'string' ? commit : null };
  } catch {
    return null;
  }
}

/** Whether the website shows a publication: this one, or a later one on top of it. */
export async function isDeployed({ commit, hash }: Pick<Sent, 'commit' | 'hash'>): Promise<boolean> {
  const version = await contentVersion();
  if (version === null) return false;
  if (version.commit === commit || version.content === hash) return true;
  if (version.commit === null) return false;
  const { currentConnection } = await import('./connection');
  const connection = await currentConnection();
  return connection?.host.isIn(commit, version.commit).catch(() => false) ?? false;
}
