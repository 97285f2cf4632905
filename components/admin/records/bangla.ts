import { sharedStrings, banglaHintStrings as texts } from '@/components/admin/strings/shared';
import { hasLanguage } from '@/content/lib/language';
import { olderBangla, shortBangla } from '@/content/lib/translation-age';
import type { ManagedRecord } from '@/content/registry';

/** What is to be done in the Bangla of a record, in a word; null where nothing is. */
export function banglaNote(record: ManagedRecord) {
  if (!hasLanguage(record, 'bn')) return sharedStrings.noBangla;
  return olderBangla(record).length > 0 ? sharedStrings.olderBangla : null;
}

/** What is worth a look in the Bangla of a record and does not keep it from being published: sentences by path, `bn.title`. */
export type BanglaHints = ReadonlyMap<string, string>;

/** Texts whose English has changed since, and those that are much shorter than their English. */
export function banglaHints(record: ManagedRecord): BanglaHints {
  const inBangla = (paths: readonly string[], text: string) =>
    paths.map((path) => [`bn.${path}`, text] as const);
  return new Map([
    ...inBangla(shortBangla(record), texts.short),
    ...inBangla(olderBangla(record), texts.older),
  ]);
}
