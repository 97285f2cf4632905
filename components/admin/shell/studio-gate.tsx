import type { ReactNode } from 'react';
import { useStudio } from '@/components/admin/drafts/use-studio';
import { actionStyles } from '@/components/admin/shared/control-styles';
import { BrokenStore } from './broken-store';

/** Shows a screen, or why it cannot be shown and what to do about it. */
export function StudioGate({ children }: { readonly children: ReactNode }) {
  const { status } = useStudio().state;
  if (status.phase === 'broken') return <BrokenStore reason={status.reason} />;
  if (status.phase === 'no-content') {
    return (
      <>
        <h1 className="type-h3">The content list could not be loaded.</h1>
        <p className="mt-3">Reload the page; your drafts are safe.</p>
        <button type="button" onClick={() => location.reload()} className={`${actionStyles.solid} mt-6`}>
          Reload
        </button>
      </>
    );
  }
  if (status.phase === 'closed') {
    return (
      <>
        <h1 className="type-h3">A newer studio is open in another tab.</h1>
        <p className="mt-3">Everything here has been saved. Reload this page to go on.</p>
        <button type="button" onClick={() => location.reload()} className={`${actionStyles.solid} mt-6`}>
          Reload
        </button>
      </>
    );
  }
  return children;
}
