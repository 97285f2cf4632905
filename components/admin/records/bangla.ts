import { sharedStrings } from '@/components/admin/strings/shared';
import { hasLanguage, olderBangla, type ManagedRecord } from '@/lib/records';

/** Returns a short note about missing or stale Bangla of a record; null if all is up to date. */
export function banglaNote(record: ManagedRecord) {
  if (!hasLanguage(record, 'bn')) return sharedStrings.noBangla;
  return olderBangla(record).length > 0 ? sharedStrings.olderBangla : null;
}
