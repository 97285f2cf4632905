import { jsonIn } from '@/components/admin/lib/stored-text';
import type { Draft } from '@/lib/exchange';
import { isRecord, partOf, setBuildDay, validDay, type ManagedRecord } from '@/lib/records';
import { SENT_CHANGED, storedSent } from './sent-key';

/** The last publication, until its notice is dismissed. Contains no secrets. */
export type Sent = {
  /** Its mark in the message of the commit; the id of the commit if an earlier studio sent it. */
  readonly mark: string;
  /** Null until the host has answered. */
  readonly commit: string | null;
  /** `contentHash` of all content after the commit. */
  readonly hash: string;
  /** URL of the commit's page on the host, which shows the state of its build; until then of the repository's. */
  readonly page: string;
  /** ISO time. */
  readonly at: string;
  /** `sending`: about to be sent, or left so by a closed tab. `unsure`: unknown. `online`: shown since `onlineAt`. */
  readonly phase: 'sending' | 'unsure' | 'sent' | 'online';
  readonly onlineAt: string | null;
  /** The previous pending publication; valid again if this one turns out to have failed. */
  readonly earlier?: Sent | null;
  /** Includes drafts of earlier publications that were not online yet. */
  readonly drafts: readonly SentDraft[];
};

/** A draft in the state in which it was sent. */
export type SentDraft = Pick<Draft, 'entity' | 'id' | 'rev' | 'savedAt'> & {
  /** Hash of the draft's base. `value`: the sent value; undefined for an order, null for a deletion. */
  readonly baseHash?: string | null;
  readonly value?: ManagedRecord | null;
};

const PHASES: readonly unknown[] = ['sending', 'unsure', 'sent', 'online'];

/** Returns the last publication that certainly reached the branch: for an uncertain one, the one before it. */
export const lastArrived = (sent: Sent | null): Sent | null =>
  sent?.phase === 'sending' || sent?.phase === 'unsure' ? (sent.earlier ?? null) : sent;

/** Reads the last publication; null if missing or unreadable. */
export function readSent(): Sent | null {
  const value = withMark(jsonIn(storedSent().get()));
  return isSent(value) ? value : null;
}

/** Names a publication of an earlier studio, and the one before it, by the commit. */
const withMark = (value: unknown): unknown =>
  isRecord(value) ? { ...value, mark: value.mark ?? value.commit, earlier: withMark(value.earlier) } : null;

/** Stores the publication synchronously, before any request to the host; null deletes it. */
export function writeSent(sent: Sent | null) {
  storedSent().set(sent && JSON.stringify(sent));
  window.dispatchEvent(new Event(SENT_CHANGED));
}

function isSent(value: unknown): value is Sent {
  if (!isRecord(value)) return false;
  const { mark, commit, hash, page, at, phase, onlineAt, drafts, earlier } = value;
  return (
    (earlier === null || isSent(earlier)) &&
    [mark, hash, page, at].every((text) => typeof text === 'string') &&
    (commit === null || typeof commit === 'string') &&
    PHASES.includes(phase) &&
    (onlineAt === null || typeof onlineAt === 'string') &&
    Array.isArray(drafts)
  );
}

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

/** Returns whether the website shows this publication, or a later one that contains it. */
export async function isDeployed({ commit, hash }: Pick<Sent, 'commit' | 'hash'>): Promise<boolean> {
  const version = await contentVersion();
  const built = partOf(version, 'commit');
  if (partOf(version, 'content') === hash) return true;
  if (typeof built !== 'string' || commit === null) return false;
  if (built === commit) return true;
  const { currentConnection } = await import('./connection');
  const connection = await currentConnection();
  return connection?.host.isIn(commit, built).catch(() => false) ?? false;
}
