'use client';

import { useStudio } from '@/components/admin/store/studio-context.client';
import { dashboardStrings } from '@/components/admin/strings/dashboard';
import { dialogIds } from '@/components/admin/ui/dialog-frame';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { adminRoutes } from '@/content/admin';
import { StudioLink } from '@/components/admin/ui/studio-link';
import { createPersistedText } from '@/components/admin/ui/persisted-text';

const conflictTexts = dashboardStrings.conflicts;

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
      aria-label={conflictTexts.name}
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-clay bg-paper px-4 py-3"
    >
      <p className="max-w-measure">{conflictTexts.what(disputed.length)}</p>
      <StudioButton commandfor={dialogIds.review} command="show-modal">
        {conflictTexts.decide}
      </StudioButton>
    </aside>
  );
}

const welcomeTexts = dashboardStrings.welcome;
const welcomed = createPersistedText('studio:welcomed');

/**
 * What the studio is and where drafts live, until it has been read. It is in the exported page, so that nothing moves
 * when the studio starts; where it has been read, `scripts/export/studio-first.browser.mjs` hides it before that.
 */
export function WelcomeNote() {
  // Where storage is switched off it is shown: it says where drafts would live.
  if (welcomed.useText() !== '') return null;
  return (
    <aside
      aria-label={welcomeTexts.name}
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-leaf bg-paper px-4 py-3 in-data-welcomed:hidden"
    >
      <p className="max-w-measure">
        {welcomeTexts.what}
        <br />
        {welcomeTexts.drafts}
        <br />
        {welcomeTexts.website}{' '}
        <StudioLink href={adminRoutes.howThisWorks} className="font-semibold underline underline-offset-4">
          {welcomeTexts.how}
        </StudioLink>
      </p>
      <StudioButton onPress={() => welcomed.write('1')}>{welcomeTexts.close}</StudioButton>
    </aside>
  );
}
