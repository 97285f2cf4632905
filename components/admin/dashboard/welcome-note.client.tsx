'use client';

import { actionStyles } from '@/components/admin/shared/control-styles';
import { useFirstVisit } from './use-first-visit';

/**
 * What the studio is and where drafts live, until it has been read. It is in the exported page, so that nothing moves
 * when the studio wakes; where it has been read, `scripts/export/studio-first.browser.mjs` hides it before that.
 */
export function WelcomeNote() {
  const { isFirst, dismiss } = useFirstVisit();
  if (!isFirst) return null;
  return (
    <aside
      aria-label="About this studio"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-leaf bg-paper px-4 py-3 in-data-welcomed:hidden"
    >
      <p className="max-w-measure">
        This is the content studio of the website: products, blogs, services, banners and feedbacks.
        <br />
        What you change is kept as a draft in this browser, on this computer, and nowhere else.
        <br />
        The website changes when the drafts are reviewed, exported and built in.
      </p>
      <button type="button" onClick={dismiss} className={actionStyles.outline}>
        Close this note
      </button>
    </aside>
  );
}
