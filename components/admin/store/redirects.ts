import { site } from '@/components/admin/site';
import { draftKey, recordBelow } from './layers';
import { displayIds, makeRow } from './records';
import { type DraftPatch, draftTo, draftWith } from './drafts';
import { newId } from './steps';
import type { RecordKey, Snapshot } from './types';

/** Where the addresses of deleted pages are to lead: an English path, and the time for ids. */
export type LeadTo = { readonly to: string; readonly now: Date };

function redirectsOf(snapshot: Snapshot) {
  const { redirects: entity } = site();
  if (entity === null) return [];
  return displayIds(snapshot, entity).flatMap((id) => makeRow(snapshot, { entity, id }) ?? []);
}

/** Plans the redirect of each published record with a page of its own; an entry that its address has already is changed. */
export function redirectsFor(
  snapshot: Snapshot,
  keys: readonly RecordKey[],
  { to, now }: LeadTo,
): DraftPatch[] {
  const { redirects: entity } = site();
  if (entity === null) return [];
  const known = redirectsOf(snapshot);
  const added = new Set<string>();
  return keys.flatMap((record) => {
    const from = site().ownPage(record.entity, record.id);
    if (from === null || recordBelow(snapshot, record) === null) return [];
    const id =
      known.find(({ value }) => value.from === from)?.id ?? newId(snapshot, entity, { from }, now, added);
    added.add(id);
    const key = { entity, id };
    return [{ ...key, after: draftWith(snapshot, key, { from, to }) }];
  });
}

/** What remains of the redirects that the deletions of records brought, once the records are back. */
export function withoutRedirects(snapshot: Snapshot, keys: readonly RecordKey[]): DraftPatch[] {
  const isDeleted = (key: RecordKey) => makeRow(snapshot, key)?.change?.op === 'delete';
  const pages = keys.filter(isDeleted).map(({ entity, id }) => site().ownPage(entity, id));
  const named = new Set(keys.map(draftKey));
  return redirectsOf(snapshot)
    .filter(({ entity, id, change, value }) => {
      const isAdded = change?.op === 'put' && !named.has(draftKey({ entity, id }));
      return isAdded && pages.some((page) => page !== null && page === value.from);
    })
    .map(({ entity, id, published, isHanded }) => {
      const key = { entity, id } as const;
      // One that was handed over is taken back there, too.
      return { ...key, after: isHanded ? draftTo(snapshot, key, published) : null };
    });
}
