import { sharedStrings } from '@/components/admin/strings/shared';
import { hasLanguage, olderBangla } from '@/lib/records';
import type { ManagedRecord } from '@/content/registry';

/** Returns a short note about missing or stale Bangla of a record; null if all is up to date. */
export function banglaNote(record: ManagedRecord) {
  if (!hasLanguage(record, 'bn')) return sharedStrings.noBangla;
  return olderBangla(record).length > 0 ? sharedStrings.olderBangla : null;
}
