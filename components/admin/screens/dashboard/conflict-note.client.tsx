'use client';

import { useStudio } from '@/components/admin/store/studio-context.client';
import { dashboardStrings } from '@/components/admin/strings/dashboard';
import { dialogIds } from '@/components/admin/ui/dialog-ids';
import { actionStyles } from '@/components/admin/ui/control-styles';

const texts = dashboardStrings.conflicts;

/** Says on the first screen that the website has changed under drafts, and leads to the review, until each is decided. */
export function ConflictNote() {
  const { state, row, hasRecords } = useStudio();
  const disputed = [...state.drafts.values()].filter((draft) => {
    const isKnown = 'op' in draft && hasRecords(draft.entity);
    return isKnown && row(draft.entity, draft.id)?.state.kind === 'review';
  });
  if (disputed.length === 0) return null;
  return (
    <aside
      aria-label={texts.name}
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-clay bg-paper px-4 py-3"
    >
      <p className="max-w-measure">{texts.what(disputed.length)}</p>
      <button
        type="button"
        commandfor={dialogIds.review}
        command="show-modal"
        className={actionStyles.outline}
      >
        {texts.decide}
      </button>
    </aside>
  );
}
