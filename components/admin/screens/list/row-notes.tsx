import { sharedStrings } from '@/components/admin/strings/shared';
import { hasLanguage } from '@/content/lib/language';
import type { Row } from '@/components/admin/store/types';
import { scheduleText } from '@/components/admin/strings/schedule-text';

/** Under the state of a record: from when or until when it is online, and that it lacks Bangla. */
export function RowNotes({ row }: { readonly row: Row }) {
  const notes = [
    scheduleText(row.entity, row.value),
    hasLanguage(row.value, 'bn') ? null : sharedStrings.noBangla,
  ];
  return notes.map(
    (note) =>
      note !== null && (
        <span key={note} className="mt-1 block text-sm">
          {note}
        </span>
      ),
  );
}
