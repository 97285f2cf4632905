import type { Row } from '@/components/admin/store/types';
import { banglaNote } from '@/components/admin/records/bangla-note';
import { StateTag } from '@/components/admin/records/state-tag';
import { editorStrings } from '@/components/admin/strings/editor';
import { momentText } from '@/components/admin/strings/time-text';

const texts = editorStrings.state;

/** How a record stands to the website, and what is to be done in Bangla. */
export function DraftState({ row }: { readonly row: Row | null }) {
  return (
    <p className="mt-1 flex min-h-8 items-center gap-x-4 text-concrete-600">
      {row === null ? (
        texts.nothing
      ) : row.draft === null ? (
        texts.same
      ) : (
        <Draft row={row} at={row.draft.savedAt} />
      )}
      {row !== null && <span>{banglaNote(row.value)}</span>}
    </p>
  );
}

/** As high as the line for a record without a draft, so that nothing moves when the first letter is typed. */
function Draft({ row, at }: { readonly row: Row; readonly at: string }) {
  return (
    <>
      <span>{texts.draftOf(momentText(at))}</span>
      <span className={row.state.kind === 'review' ? undefined : 'max-md:sr-only'}>{websiteText(row)}</span>
      <StateTag state={row.state} />
    </>
  );
}

function websiteText({ published, state }: Row) {
  if (state.kind === 'review') return texts.changed;
  return published === null ? texts.unpublished : texts.unchanged;
}
