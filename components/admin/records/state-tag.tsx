import type { RecordState } from '@/components/admin/store/types';
import { sharedStrings } from '@/components/admin/strings/shared';
import { DAY_MS } from '@/lib/records';
import { type ShownKind, shownState, type HasState } from './shown-state';

/** Days after which “Handed over” asks whether the build was forgotten. */
const LATE_AFTER_DAYS = 7;

/** Returns advice for a change handed over more than `LATE_AFTER_DAYS` ago that is not online; null for others. */
export function lateText(state: RecordState, now = new Date()) {
  if (state.kind !== 'handed') return null;
  const days = Math.floor((now.getTime() - Date.parse(state.handedAt)) / DAY_MS);
  return days > LATE_AFTER_DAYS ? sharedStrings.late(days) : null;
}

const styles: Readonly<Record<ShownKind, string>> = {
  published: 'text-concrete-600',
  waiting: 'border border-concrete-600 px-2 py-0.5 font-semibold',
  ended: 'border border-concrete-600 px-2 py-0.5 text-concrete-600',
  off: 'border border-concrete-600 px-2 py-0.5 text-concrete-600',
  new: 'border border-good bg-good px-2 py-0.5 font-semibold text-white',
  edited: 'border border-good px-2 py-0.5 font-semibold text-good',
  deleted: 'border border-concrete-600 px-2 py-0.5 font-semibold text-concrete-600 line-through',
  review: 'border border-ink bg-ink px-2 py-0.5 font-semibold text-white',
  handed: 'border border-dashed border-good px-2 py-0.5 font-semibold text-good',
  // On phones in two lines: the title is beside it.
  proposed: 'border border-dashed border-good px-2 py-0.5 font-semibold text-good max-sm:max-w-32',
};

/** Tag with the state of a record as a word; the style only repeats it. */
export function StateTag({ of }: { readonly of: HasState }) {
  const { kind, text } = shownState(of);
  const late = lateText(of.state);
  return (
    <>
      <span className={`inline-block text-sm leading-tight sm:whitespace-nowrap ${styles[kind]}`}>
        {text}
      </span>
      {late !== null && <span className="mt-1 block max-w-60 text-sm">{late}</span>}
    </>
  );
}
