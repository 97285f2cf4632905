import type { Row } from '@/components/admin/store/types';
import { scheduleText } from '@/components/admin/strings/schedule-text';

/** From when or until when a record is online, under its state. */
export function RowSchedule({ row }: { readonly row: Row }) {
  const text = scheduleText(row.entity, row.value);
  return text === null ? null : <span className="mt-1 block text-sm">{text}</span>;
}
