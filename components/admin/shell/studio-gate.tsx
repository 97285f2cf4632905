import { type ReactNode, Suspense } from 'react';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { shellStrings } from '@/components/admin/strings/shell';
import { lazyPart } from '@/components/admin/ui/lazy-part';

const texts = shellStrings.gate;

const BrokenStore = lazyPart(() => import('./broken-store').then((module) => module.BrokenStore));

/** Shows a screen, or why it cannot be shown and what to do about it. */
export function StudioGate({ children }: { readonly children: ReactNode }) {
  const status = useStudio(({ state }) => state.status);
  if (status.phase === 'broken') {
    return (
      <Suspense>
        <BrokenStore reason={status.reason} />
      </Suspense>
    );
  }
  if (status.phase === 'no-content' || status.phase === 'closed') {
    const { title, help } = texts[status.phase];
    return (
      <>
        <h1 className="type-h3">{title}</h1>
        <p className="mt-3">{help}</p>
        <button type="button" onClick={() => location.reload()} className={`${actionStyles.solid} mt-6`}>
          {shellStrings.reload}
        </button>
      </>
    );
  }
  return children;
}
