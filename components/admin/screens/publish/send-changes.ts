import { askForOpenPublications } from './open-publications';
import { site } from '@/components/admin/site';
import {
  commitPage,
  type Connection,
  currentConnection,
  failureText,
} from '@/components/admin/repository/connection';
import { publish } from '@/components/admin/repository/publish';
import type { PublishedCommit } from '@/components/admin/repository/publish-state';
import { draftKey, isUnanswered, isOrder } from '@/components/admin/store/layers';
import { inListOrder } from '@/components/admin/store/records';
import { signatureOf } from '@/components/admin/store/profile';
import type { Studio } from '@/components/admin/store/studio';
import type { Publication } from '@/components/admin/store/types';
import { sendStrings as texts } from '@/components/admin/strings/repository';
import { refusalText } from '@/components/admin/ui/announce';
import {
  type ChangeToHand,
  type CheckedBundle,
  type Dispute,
  type Media,
  mediaPathOf,
  pictureKey,
} from '@/lib/exchange';
import { filesIn } from '@/lib/pictures';
import { baseToSend, type Seen } from './base-to-send';
import type { PublishResult } from './publish-outcome';
import { underWay } from './under-way';

export type SendResult =
  | PublishResult
  | { readonly kind: 'disputed'; readonly disputes: readonly Dispute[] }
  | { readonly kind: 'not-connected' };

/** Maximum contents of one bundle. Changes are checked in bundles, which have limits that commits do not have. */
const PART = { changes: 500, pictures: 100, bytes: 15 * 1024 * 1024 } as const;

/** Publishes the selected changes to the repository, and hands them over once the commit is on the branch. */
export async function sendChanges(
  studio: Studio,
  keys: ReadonlySet<string>,
  { note, seen }: { readonly note: string; readonly seen: Seen },
): Promise<SendResult> {
  const connection = await connectionFor(studio);
  if ('kind' in connection) return connection;
  if ([...studio.state.publications.values()].some(isUnanswered)) await askForOpenPublications(studio);
  const { chosen, checked } = await checkedSelection(studio, keys, seen);
  if (!checked.ok) return { kind: 'problems', problems: checked.problems };

  const mark = crypto.randomUUID();
  const at = new Date().toISOString();
  const keep = async (hash: string, phase: Publication['phase'], commit: string | null = null) => {
    const publication = {
      mark,
      at,
      hash,
      phase,
      commit,
      page: commitPage(commit),
      onlineAt: null,
      changes: chosen,
    };
    const kept = await studio.keepPublication(publication);
    if (!kept.ok) throw new NotKept(refusalText(kept));
  };
  try {
    return await underWay(mark, async () => {
      const by = signatureOf(studio.state.profile);
      // Kept before the request: whatever becomes of this page, any tab can ask the host for the mark.
      const result = await publish(connection.host, { ...checked, note, by, mark }, (hash) =>
        keep(hash, 'sending'),
      );
      if (result.kind === 'sent' || result.kind === 'same') await keep(result.hash, 'arrived', result.commit);
      else if (result.kind === 'unsure') await keep(result.hash, 'unsure');
      else await studio.forgetPublication(mark);
      return sendResultOf(result, chosen.length);
    });
  } catch (error) {
    if (error instanceof NotKept) return { kind: 'failed', text: error.message };
    throw error;
  }
}

/** The browser could not store a publication. */
class NotKept extends Error {}

/** Returns the connection of a tab that may send changes; else why it may not. */
export async function connectionFor({ state }: Studio): Promise<Connection | SendResult> {
  if (state.status.phase !== 'ready')
    return { kind: 'failed', text: refusalText({ ok: false, reason: 'read-only' }) };
  return (await currentConnection()) ?? { kind: 'not-connected' };
}

/** Returns the selected changes, based on what is in the repository, and checked for sending. */
export async function checkedSelection(studio: Studio, keys: ReadonlySet<string>, seen: Seen) {
  const { drafts, media } = await studio.contents();
  const chosen = inListOrder(
    studio.state,
    drafts.filter((draft) => keys.has(draftKey(draft))),
  );
  const based = chosen.map((draft) =>
    isOrder(draft) ? draft : { ...draft, base: baseToSend(studio, draftKey(draft), seen) },
  );
  return { chosen: based, checked: await checkedParts(based, media) };
}

/** Returns the message for the result of a publication. */
export function sendResultOf(result: PublishedCommit, changes: number): SendResult {
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

async function checkedParts(drafts: readonly ChangeToHand[], media: readonly Media[]) {
  // Imported on demand: contains schemas and checks.
  const exchange = await site().loadExchange();
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

function partsOf(drafts: readonly ChangeToHand[], media: readonly Media[]) {
  const sizes = new Map(media.map(({ path, bytes }) => [pictureKey(path), bytes]));
  const keysIn = (value: unknown) => filesIn(value).map((src) => pictureKey(mediaPathOf(src) ?? ''));
  const parts: ChangeToHand[][] = [];
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
