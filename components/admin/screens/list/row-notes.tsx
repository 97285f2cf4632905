import { banglaNote } from '@/components/admin/records/bangla-note';
import type { Row } from '@/components/admin/store/types';
import { scheduleText } from '@/components/admin/records/schedule-text';

/** Under the state of a record: from when or until when it is online, and what is to be done in Bangla. */
export function RowNotes({ row }: { readonly row: Row }) {
  const notes = [scheduleText(row.entity, row.value), banglaNote(row.value)];
  return notes.map(
    (note) =>
      note !== null && (
        <span key={note} className="mt-1 block text-sm">
          {note}
        </span>
      ),
  );
}
