import { sharedStrings } from '@/components/admin/strings/shared';
import { hasLanguage } from '@/content/lib/language';
import { olderBangla } from '@/content/lib/translation-age';
import type { ManagedRecord } from '@/content/registry';

/** What is to be done in the Bangla of a record, in a word; null where nothing is. */
export function banglaNote(record: ManagedRecord) {
  if (!hasLanguage(record, 'bn')) return sharedStrings.noBangla;
  return olderBangla(record).length > 0 ? sharedStrings.olderBangla : null;
}
