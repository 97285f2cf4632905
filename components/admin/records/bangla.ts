import { site } from '@/components/admin/site';
import { sharedStrings } from '@/components/admin/strings/shared';
import { hasLanguage, olderBangla, pairsIn, type ManagedRecord } from '@/lib/records';

/** Returns a short note about missing or stale Bangla of a record; null if all is up to date, or there is no text, or no Bangla on the website. */
export function banglaNote(record: ManagedRecord) {
  if (!site().speaksBangla || pairsIn(record).length === 0) return null;
  if (!hasLanguage(record, 'bn')) return sharedStrings.noBangla;
  return olderBangla(record).length > 0 ? sharedStrings.olderBangla : null;
}
