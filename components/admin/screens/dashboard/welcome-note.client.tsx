'use client';

import { adminRoutes } from '@/content/admin';
import { StudioLink } from '@/components/admin/ui/studio-link';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { dashboardStrings } from '@/components/admin/strings/dashboard';
import { createPersistedText } from '@/components/admin/ui/persisted-text';

const texts = dashboardStrings.welcome;
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
      aria-label={texts.name}
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-leaf bg-paper px-4 py-3 in-data-welcomed:hidden"
    >
      <p className="max-w-measure">
        {texts.what}
        <br />
        {texts.drafts}
        <br />
        {texts.website}{' '}
        <StudioLink href={adminRoutes.howThisWorks} className="font-semibold underline underline-offset-4">
          {texts.how}
        </StudioLink>
      </p>
      <button type="button" onClick={() => welcomed.write('1')} className={actionStyles.outline}>
        {texts.close}
      </button>
    </aside>
  );
}
