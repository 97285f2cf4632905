import { sharedStrings, banglaHintStrings as texts } from '@/components/admin/strings/shared';
import { hasLanguage } from '@/content/lib/language';
import { olderBangla, shortBangla } from '@/content/lib/translation-age';
import type { ManagedRecord } from '@/content/registry';

/** Returns a short note about missing or stale Bangla of a record; null if all is up to date. */
export function banglaNote(record: ManagedRecord) {
  if (!hasLanguage(record, 'bn')) return sharedStrings.noBangla;
  return olderBangla(record).length > 0 ? sharedStrings.olderBangla : null;
}

/** Hints about the Bangla texts of a record, which do not block publishing: sentences by path, `bn.title`. */
export type BanglaHints = ReadonlyMap<string, string>;

/** Returns hints for Bangla texts whose English has changed since, and for those much shorter than their English. */
export function banglaHints(record: ManagedRecord): BanglaHints {
  const inBangla = (paths: readonly string[], text: string) =>
    paths.map((path) => [`bn.${path}`, text] as const);
  return new Map([
    ...inBangla(shortBangla(record), texts.short),
    ...inBangla(olderBangla(record), texts.older),
  ]);
}
