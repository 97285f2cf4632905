import {
  commitPage,
  type Connection,
  currentConnection,
  failureText,
} from '@/components/admin/repository/connection';
import { publish } from '@/components/admin/repository/publish';
import type { PublishedCommit } from '@/components/admin/repository/publish-state';
import {
  lastArrived,
  readSent,
  type Sent,
  type SentDraft,
  writeSent,
} from '@/components/admin/repository/sent';
import { draftKey, inListOrder, isOrder } from '@/components/admin/store/records';
import { signatureOf } from '@/components/admin/store/profile';
import type { Studio } from '@/components/admin/store/studio';
import type { AnyDraft } from '@/components/admin/store/types';
import { sendStrings as texts } from '@/components/admin/strings/repository';
import { refusalText } from '@/components/admin/ui/announce';
import { type CheckedBundle, type Dispute, type Media, mediaPathOf, pictureKey } from '@/lib/exchange';
import { picturesIn } from '@/lib/pictures';
import { recordHash, type ManagedRecord } from '@/lib/records';
import type { PublishResult } from './publish-outcome';

/** Resolved disputes: the repository's version that the user has seen, by key of the change. */
export type Seen = ReadonlyMap<string, ManagedRecord | null>;

export type SendResult =
  | PublishResult
  | { readonly kind: 'disputed'; readonly disputes: readonly Dispute[] }
  | { readonly kind: 'not-connected' };

/** Maximum contents of one bundle. Changes are checked in bundles, which have limits that commits do not have. */
const PART = { changes: 500, pictures: 100, bytes: 15 * 1024 * 1024 } as const;

/** Publishes the selected changes to the repository, and marks them once the commit is on the branch. */
export async function sendChanges(
  studio: Studio,
  keys: ReadonlySet<string>,
  { note, seen }: { readonly note: string; readonly seen: Seen },
): Promise<SendResult> {
  const connection = await connectionFor(studio);
  if ('kind' in connection) return connection;
  const interrupted = readSent();
  if (interrupted !== null && interrupted !== lastArrived(interrupted))
    await (await import('./reconcile-publication')).reconcilePublication(interrupted, () => studio);
  const before = readSent();
  const earlier = lastArrived(before);
  const { chosen, checked } = await checkedSelection(studio, keys, seen);
  if (!checked.ok) return { kind: 'problems', problems: checked.problems };

  const outcome = await studio.markSending(chosen);
  if (!outcome.ok) return { kind: 'failed', text: refusalText(outcome) };
  const sentDrafts = withEarlier(chosen, earlier);
  const mark = crypto.randomUUID();
  const sent = (hash: string, phase: Sent['phase'], commit: string | null = null): Sent => ({
    mark,
    commit,
    hash,
    page: commitPage(commit),
    at: new Date().toISOString(),
    phase,
    onlineAt: null,
    drafts: sentDrafts,
    earlier: phase === 'sent' ? null : earlier,
  });
  const result = await publish(
    connection.host,
    { ...checked, note, by: signatureOf(studio.state.profile), mark },
    (hash) => writeSent(sent(hash, 'sending')),
  );
  if (result.kind === 'sent' || result.kind === 'same') {
    writeSent(sent(result.hash, 'sent', result.commit));
    const marked = await studio.markWritten(chosen, 'repository');
    if (!marked.ok) return { kind: 'failed', text: refusalText(marked) };
  } else {
    // Restores the previous publication, which may still be pending.
    writeSent(result.kind === 'unsure' ? sent(result.hash, 'unsure') : before);
  }
  return resultOf(result, chosen.length);
}

/** Returns the connection of a tab that may send changes; else why it may not. Only the writing tab can mark drafts. */
export async function connectionFor({ state }: Studio): Promise<Connection | SendResult> {
  if (state.status.phase !== 'ready')
    return { kind: 'failed', text: refusalText({ ok: false, reason: 'read-only' }) };
  return (await currentConnection()) ?? { kind: 'not-connected' };
}

/** Returns the selected drafts, and their changes rebased and checked for sending. */
export async function checkedSelection(studio: Studio, keys: ReadonlySet<string>, seen: Seen) {
  const { drafts, media } = await studio.contents();
  const chosen = inListOrder(
    studio.state,
    drafts.filter((draft) => keys.has(draftKey(draft))),
  );
  const bases = new Map([...sentVersions(chosen, lastArrived(readSent())), ...seen]);
  const rebased = await Promise.all(chosen.map((draft) => onBase(draft, bases)));
  return { chosen, checked: await checkedParts(rebased, media) };
}

/** Returns earlier sent values as bases of unchanged drafts: they reached the repository, so differences are newer. */
function sentVersions(drafts: readonly AnyDraft[], earlier: Sent | null) {
  return drafts.flatMap((draft): (readonly [string, ManagedRecord | null])[] => {
    const before = earlier?.drafts.find((one) => draftKey(one) === draftKey(draft));
    if (isOrder(draft) || before?.value === undefined || before.baseHash !== draft.baseHash) return [];
    return [[draftKey(draft), before.value]];
  });
}

/** Returns what a publication sends, with the earlier ones that are not online yet. */
function withEarlier(drafts: readonly AnyDraft[], earlier: Sent | null): readonly SentDraft[] {
  const own = drafts.map((draft): SentDraft => {
    const { entity, id, rev, savedAt } = draft;
    if (isOrder(draft)) return { entity, id, rev, savedAt };
    const value = draft.op === 'delete' ? null : (draft.value as ManagedRecord);
    return { entity, id, rev, savedAt, baseHash: draft.baseHash, value };
  });
  const keys = new Set(own.map(draftKey));
  return [...own, ...(earlier?.drafts.filter((one) => !keys.has(draftKey(one))) ?? [])];
}

/** Returns the message for the result of a publication. */
export function resultOf(result: PublishedCommit, changes: number): SendResult {
  switch (result.kind) {
    case 'sent':
      return { kind: 'done', text: texts.sent(changes) };
    case 'same':
      return { kind: 'done', text: texts.same };
    case 'invalid':
      return { kind: 'problems', problems: result.problems };
    case 'disputed':
      return result;
    case 'failed':
      return { kind: 'failed', text: `${texts.kept} ${failureText(result.failure)}` };
    case 'unsure':
      return { kind: 'failed', text: texts.unsure(failureText(result.failure)) };
  }
}

async function onBase(draft: AnyDraft, bases: Seen): Promise<AnyDraft> {
  const base = bases.get(draftKey(draft));
  if (base === undefined || isOrder(draft)) return draft;
  return { ...draft, base, baseHash: base === null ? null : await recordHash(base) };
}

async function checkedParts(drafts: readonly AnyDraft[], media: readonly Media[]) {
  // Imported on demand: contains schemas and checks.
  const { exchange } = await import('@/content/registry/exchange');
  const bundles: CheckedBundle[] = [];
  for (const part of partsOf(drafts, media)) {
    const bundle = await exchange.makeBundle({ drafts: part, media, complete: true });
    if (!bundle.ok) return bundle;
    bundles.push(bundle.value.bundle);
  }
  const pictures = new Map(
    bundles.flatMap((bundle) => bundle.media.map((file) => [file.path, file] as const)),
  );
  return {
    ok: true,
    changes: bundles.flatMap(({ changes }) => changes),
    media: [...pictures.values()],
  } as const;
}

function partsOf(drafts: readonly AnyDraft[], media: readonly Media[]) {
  const sizes = new Map(media.map(({ path, bytes }) => [pictureKey(path), bytes]));
  const keysIn = (value: unknown) => picturesIn(value).map((src) => pictureKey(mediaPathOf(src) ?? ''));
  const parts: AnyDraft[][] = [];
  let room = { changes: 0, pictures: 0, bytes: 0 };
  for (const draft of drafts) {
    const pictures = isOrder(draft) ? [] : keysIn(draft.value).filter((key) => sizes.has(key));
    const bytes = pictures.reduce((sum, key) => sum + (sizes.get(key) ?? 0), 0);
    const isFull = room.changes < 1 || room.pictures < pictures.length || room.bytes < bytes;
    if (isFull) {
      parts.push([]);
      room = { ...PART };
    }
    parts.at(-1)?.push(draft);
    room = {
      changes: room.changes - 1,
      pictures: room.pictures - pictures.length,
      bytes: room.bytes - bytes,
    };
  }
  return parts;
}
