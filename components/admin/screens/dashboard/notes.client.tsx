'use client';

import { useStore } from 'zustand/react';
import { useStudio } from '@/components/admin/store/studio-context.client';
import {
  conflictStrings as conflictTexts,
  welcomeStrings as welcomeTexts,
} from '@/components/admin/strings/dashboard';
import { dialogIds } from '@/components/admin/ui/dialog-frame';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { adminRoutes } from '@/components/admin/routes';
import { StudioLink } from '@/components/admin/ui/studio-link';
import { createPersistedText } from '@/components/admin/ui/persisted-text';

/** Shows that published records have changed under drafts, with a button to the review, until all are resolved. */
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
      <StudioButton label={conflictTexts.decide} commandfor={dialogIds.review} command="show-modal" />
    </aside>
  );
}

const welcomed = createPersistedText('studio:welcomed');

/** Explains the studio until dismissed. Exported against a layout shift; `studio-first.browser.mjs` hides it early. */
export function WelcomeNote() {
  // Always shown if storage is disabled: it explains where drafts are stored.
  if (useStore(welcomed) !== '') return null;
  return (
    <aside
      aria-label={welcomeTexts.name}
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-good bg-paper px-4 py-3 in-data-welcomed:hidden"
    >
      <p className="max-w-measure">
        <span className="block">{welcomeTexts.what}</span>
        <span className="block">{welcomeTexts.drafts}</span>
        <span>{`${welcomeTexts.website} `}</span>
        <StudioLink href={adminRoutes.howThisWorks} className="font-semibold underline underline-offset-4">
          {welcomeTexts.how}
        </StudioLink>
      </p>
      <StudioButton label={welcomeTexts.close} onPress={() => welcomed.setState('1', true)} />
    </aside>
  );
}
