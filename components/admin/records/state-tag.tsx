import { daysSince, LATE_AFTER_DAYS } from '@/components/admin/store/records';
import type { RecordState } from '@/components/admin/store/types';
import { sharedStrings } from '@/components/admin/strings/shared';

/** Labels of record states; the keys are also values of the filter in the query string. */
export const stateLabels: Readonly<Record<RecordState['kind'], string>> = sharedStrings.states;

/** Returns advice for a change exported more than `LATE_AFTER_DAYS` ago that is not online; null for others. */
export function lateText(state: RecordState, now = new Date()) {
  if (state.kind !== 'written') return null;
  const days = daysSince(state.writtenAt, now);
  if (days <= LATE_AFTER_DAYS) return null;
  return sharedStrings.late(days);
}

const styles: Readonly<Record<RecordState['kind'], string>> = {
  published: 'text-concrete-600',
  new: 'border border-leaf bg-leaf px-2 py-0.5 font-semibold text-white',
  edited: 'border border-leaf px-2 py-0.5 font-semibold text-leaf',
  deleted: 'border border-concrete-600 px-2 py-0.5 font-semibold text-concrete-600 line-through',
  review: 'border border-ink bg-ink px-2 py-0.5 font-semibold text-white',
  written: 'border border-dashed border-leaf px-2 py-0.5 font-semibold text-leaf',
};

/** Tag with the state of a record as a word; the style only repeats it. */
export function StateTag({ state }: { readonly state: RecordState }) {
  const late = lateText(state);
  return (
    <>
      <span className={`inline-block text-sm leading-tight whitespace-nowrap ${styles[state.kind]}`}>
        {stateLabels[state.kind]}
      </span>
      {late !== null && <span className="mt-1 block max-w-60 text-sm">{late}</span>}
    </>
  );
}
