import { refusalText } from '@/components/admin/ui/announce';
import { draftKey } from '@/components/admin/store/layers';
import { isSameChange } from '@/components/admin/store/records';
import type { Studio } from '@/components/admin/store/studio';
import type { ImportedChange } from '@/components/admin/store/types';
import { importStrings } from '@/components/admin/strings/publish';
import {
  type ChangeToHand,
  type CheckedBundle,
  type CheckedChange,
  type MediaFile,
  mediaPathOf,
  pictureKey,
  type Media,
  ORDER_ID,
} from '@/lib/exchange';
import { filesIn } from '@/lib/pictures';
import { mergeRecord } from '@/lib/merge';
import { type ManagedRecord, sameJson, type StudioProblem } from '@/lib/records';
import type { PublishResult } from './publish-outcome';

/** A change of a bundle, compared with this browser's drafts. */
export type ImportItem = {
  readonly key: string;
  readonly change: ImportedChange;
  /** `same`: an equal draft exists. `joins`, `replaces`: another draft of the record exists. */
  readonly fit: 'fresh' | 'same' | 'joins' | 'replaces';
  /** The change together with the draft that it joins. */
  readonly joined?: ImportedChange;
};

/** Compares the changes of a checked bundle with the drafts; imports nothing. */
export function importItems(
  { changes }: Pick<CheckedBundle, 'changes'>,
  drafts: ReadonlyMap<string, ChangeToHand>,
): readonly ImportItem[] {
  return changes.map((checked) => {
    const change = importedChange(checked);
    const existing = drafts.get(draftKey(change));
    const key = draftKey(change);
    if (existing === undefined) return { key, change, fit: 'fresh' };
    if (isSameChange(change, existing)) return { key, change, fit: 'same' };
    const joined = joinedWith(change, existing);
    return joined === null ? { key, change, fit: 'replaces' } : { key, change, fit: 'joins', joined };
  });
}

/** Merges a change into a draft that began with the same version; null if both changed the same place. */
function joinedWith(change: ImportedChange, existing: ChangeToHand): ImportedChange | null {
  if (!('op' in change) || !('op' in existing) || change.op === 'delete' || existing.op === 'delete')
    return null;
  const isSent = [change, existing].some(({ sent = [] }) => sent.length > 0);
  if (isSent || !sameJson(change.base, existing.base)) return null;
  const [base, mine, theirs] = [change.base, existing.value, change.value] as readonly ManagedRecord[];
  const merged = mergeRecord({ base: base ?? null, mine: mine ?? null, theirs: theirs ?? null });
  return merged.kind === 'merged' ? { ...change, value: merged.value } : null;
}

function importedChange(checked: CheckedChange): ImportedChange {
  switch (checked.op) {
    case 'order':
      return { entity: checked.entity, id: ORDER_ID, baseIds: checked.baseIds, ids: checked.ids };
    case 'delete':
      // Keeps the deleted values, so that the deletion can be reverted.
      return { ...checked, value: checked.base };
    case 'put':
      return checked;
  }
}

/** Converts the pictures that the chosen changes use to the form of this browser's store. */
export function importedMedia(media: readonly MediaFile[], chosen: readonly ImportedChange[]): Media[] {
  const used = new Set(
    chosen.flatMap((change) => ('value' in change ? filesIn(change.value).map(mediaPathOf) : [])),
  );
  return media
    .filter(({ path }) => used.has(path))
    .map(({ path, type, width, height, sha256, bytes }) => ({
      hash: sha256,
      path,
      blob: new Blob([bytes], { type }),
      type,
      width,
      height,
      bytes: bytes.length,
      savedAt: new Date().toISOString(),
    }));
}

/** Imports the chosen changes of a bundle as drafts, with their pictures. */
export async function importChosen(
  importChanges: Studio['importChanges'],
  { media }: Pick<CheckedBundle, 'media'>,
  chosen: readonly ImportItem[],
): Promise<PublishResult> {
  const changes = chosen.map(({ change, joined = change }) => joined);
  const outcome = await importChanges(changes, importedMedia(media, changes));
  return outcome.ok
    ? { kind: 'done', text: importStrings.imported(changes.length) }
    : { kind: 'failed', text: refusalText(outcome) };
}

/** Returns the hash digits in a path without the extension: resized files are named without it. */
const digitsOf = (path: string) => pictureKey(path).slice(0, 8);

/** Returns a problem for each picture whose path this browser uses for other contents: paths are immutable. */
export const replacedPictures = (media: readonly MediaFile[], own: readonly Media[]): StudioProblem[] =>
  media
    .filter(({ path, sha256 }) =>
      own.some((mine) => digitsOf(mine.path) === digitsOf(path) && mine.hash !== sha256),
    )
    .map(({ path }) => ({ code: 'picture', message: importStrings.pictureTaken(path) }));
