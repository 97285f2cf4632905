import type { Row } from '@/components/admin/drafts/types';
import { StateTag } from '@/components/admin/shared/state-tag';
import { momentText } from '@/components/admin/shared/time-text';

/** How a record stands to the website. */
export function DraftState({ row }: { readonly row: Row | null }) {
  if (row === null) {
    return <p className="mt-2 text-concrete-600">Nothing to keep yet. It is saved as you type.</p>;
  }
  if (row.draft === null) return <p className="mt-2 text-concrete-600">Same as on the website</p>;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-concrete-600">
      <span>Draft of {momentText(row.draft.savedAt)}</span>
      <span>{websiteText(row)}</span>
      <StateTag state={row.state} />
    </p>
  );
}

function websiteText({ published, state }: Row) {
  if (state.kind === 'review') return 'The website has changed since';
  return published === null ? 'Not on the website yet' : 'The website has not changed since';
}
