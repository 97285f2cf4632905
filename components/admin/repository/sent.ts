import type { Entity, ManagedRecord } from '@/content/registry';
import { SENT_CHANGED, SENT_KEY } from './sent-key';

/** A publication that the website does not show yet. Nothing of it is secret. */
export type Sent = {
  readonly commit: string;
  /** Of the content as it is with the commit (`contentHash`). */
  readonly hash: string;
  /** The host's page of the commit, which says what its build does. */
  readonly page: string;
  /** ISO time. */
  readonly at: string;
  /**
   * `sending`: the branch was about to be moved; a closed tab leaves it at that. `unsure`: whether it was moved is not known.
   * `online` since `onlineAt`.
   */
  readonly phase: 'sending' | 'unsure' | 'sent' | 'online';
  readonly onlineAt: string | null;
  /** What was on its way before: it still is, where this one turns out not to have arrived. */
  readonly earlier?: Sent | null;
  /** Also those of earlier publications that were not online yet. */
  readonly drafts: readonly SentDraft[];
};

/** A draft in the state in which it was sent. */
export type SentDraft = {
  readonly entity: Entity;
  readonly id: string;
  readonly rev: number;
  readonly savedAt: string;
  /** The published version that it started from, and what was sent; undefined for an order, null for a deletion. */
  readonly baseHash?: string | null;
  readonly value?: ManagedRecord | null;
};

const PHASES: readonly unknown[] = ['sending', 'unsure', 'sent', 'online'];

/** What is on its way for certain: of a publication that may not have arrived, the one before it. */
export const lastArrived = (sent: Sent | null): Sent | null =>
  sent?.phase === 'sending' || sent?.phase === 'unsure' ? (sent.earlier ?? null) : sent;

/** Null when there is none, or none that can be read. */
export function readSent(): Sent | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(SENT_KEY) ?? 'null');
    return isSent(value) ? value : null;
  } catch {
    return null;
  }
}

/** Notes it in this tick, before anything is asked of the host; null takes the note away. */
export function writeSent(sent: Sent | null) {
  try {
    if (sent === null) localStorage.removeItem(SENT_KEY);
    else localStorage.setItem(SENT_KEY, JSON.stringify(sent));
  } catch {
    // Without storage a closed tab is not found out about; what it sent is in the repository all the same.
  }
  window.dispatchEvent(new Event(SENT_CHANGED));
}

function isSent(value: unknown): value is Sent {
  if (typeof value !== 'object' || value === null) return false;
  const { commit, hash, page, at, phase, onlineAt, drafts, earlier } = value as Readonly<
    Record<string, unknown>
  >;
  return (
    (earlier === undefined || earlier === null || isSent(earlier)) &&
    [commit, hash, page, at].every((text) => typeof text === 'string') &&
    PHASES.includes(phase) &&
    (onlineAt === null || typeof onlineAt === 'string') &&
    Array.isArray(drafts)
  );
}

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
