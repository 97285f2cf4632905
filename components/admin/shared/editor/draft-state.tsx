import type { Row } from '@/components/admin/store/types';
import { StateTag } from '@/components/admin/shared/state-tag';
import { editorStrings } from '@/components/admin/shared/strings/editor';
import { momentText } from '@/components/admin/shared/time-text';

const texts = editorStrings.state;

/** How a record stands to the website. */
export function DraftState({ row }: { readonly row: Row | null }) {
  if (row === null) return <p className="mt-2 text-concrete-600">{texts.nothing}</p>;
  if (row.draft === null) return <p className="mt-2 text-concrete-600">{texts.same}</p>;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-concrete-600">
      <span>{texts.draftOf(momentText(row.draft.savedAt))}</span>
      <span>{websiteText(row)}</span>
      <StateTag state={row.state} />
    </p>
  );
}

function websiteText({ published, state }: Row) {
  if (state.kind === 'review') return texts.changed;
  return published === null ? texts.unpublished : texts.unchanged;
}
