import type { Outcome } from '@/components/admin/drafts/types';

type Failure = Extract<Outcome, { readonly ok: false }>;

/** Why something could not be done, and what to do about it, in one sentence or two. */
export function refusalText(failure: Failure): string {
  switch (failure.reason) {
    case 'quota':
      return 'Not saved: the browser’s storage is full. Free space in Account Settings, then try again.';
    case 'closed':
      return 'Not saved: a newer studio in another tab has taken over. Reload this page.';
    case 'failed':
      return 'Not saved: the browser refused to store it. Try again; your text is safe in this tab.';
    case 'read-only':
      return 'This page can only show records, not change them.';
    case 'taken-id':
      return 'Another record already uses this id. Choose a different one.';
    case 'nothing':
      return 'There was nothing to change.';
    case 'locked':
      return `Open in another tab: ${failure.ids.join(', ')}. Close it there, then try again.`;
    case 'conflict':
      return `Another tab changed this first: ${failure.ids.join(', ')}. The newest version is shown now; try again.`;
  }
}
