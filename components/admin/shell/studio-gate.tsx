import { Notices, SaveHelp } from './notices';
import { BrokenStore } from './broken-store';
import { StudioButton } from '@/components/admin/ui/studio-button';
import type { ReactNode } from 'react';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { exportedTexts, shellStrings, statusStrings } from '@/components/admin/strings/shell';
import { usePathname } from 'next/navigation';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import type { Pair } from '@/lib/text';
import { act } from '@/components/admin/ui/announce';
import { sharedStrings } from '@/components/admin/strings/shared';

/** Renders a screen, or the reason why it cannot be shown with a remedy. */
export function StudioGate({ children }: { readonly children: ReactNode }) {
  const status = useStudio(({ state }) => state.status);
  if (status.phase === 'broken') {
    return <BrokenStore reason={status.reason} />;
  }
  if (status.phase === 'no-content' || status.phase === 'closed') {
    const { title, help } = shellStrings.gate[status.phase];
    return (
      <>
        <h1 className="type-h3">{title}</h1>
        <p className="mt-3">{help}</p>
        <StudioButton
          label={shellStrings.reload}
          look="solid"
          onPress={() => location.reload()}
          className="mt-6"
        />
      </>
    );
  }
  return children;
}

/** Live region for the notices above the screen, which are loaded on demand. */
export function StudioNotice() {
  const isAny = useStudio(({ state }) => {
    return state.notice !== null || state.isOutdated || state.status.phase === 'insecure';
  });
  return <div role="status">{isAny && <Notices />}</div>;
}

/** A text in both languages, for a page that no script has reached. */
export const InBoth = ({ texts: [english, bangla] }: { readonly texts: Pair }) => (
  <>
    <p>{english}</p>
    <p lang="bn">{bangla}</p>
  </>
);

/** Exported help if scripts do not load, shown by `scripts/export/studio-first.browser.mjs`; unmounts once started. */
export function StartFailure() {
  const pathname = usePathname();
  const hasStarted = useHydrated();
  if (hasStarted) return null;
  return (
    <div role="alert" className="mb-6 hidden border-l-4 border-clay bg-paper p-4 in-data-stuck:block">
      <div className="mb-1 font-semibold">
        <InBoth texts={exportedTexts.failed} />
      </div>
      <InBoth texts={exportedTexts.help} />
      {/* The first script makes this link reload the page including its query string. */}
      <a href={pathname} data-reload="" className={`${actionStyles.outline} mt-3`}>
        {exportedTexts.reload.join(' · ')}
      </a>
    </div>
  );
}

/** Alert on every screen after a failed save; only a successful save removes it. */
export function SaveFailure() {
  const reason = useStudio(({ state: { save } }) => (save.kind === 'failed' ? save.reason : null));
  const flush = useStudio((studio) => studio.flush);
  if (reason === null) return <div role="alert" />;
  const retry = () => act(flush(), () => sharedStrings.saved);

  return (
    <div role="alert" data-ground="dark" className="bg-clay px-4 py-3 text-white md:px-6 xl:px-10">
      <p className="font-semibold">
        {statusStrings.safe(statusStrings.failed[reason === 'quota' ? reason : 'failed'])}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <StudioButton label={sharedStrings.tryAgain} look="onDark" onPress={retry} />
        <SaveHelp isFull={reason === 'quota'} onFreed={retry} />
      </div>
    </div>
  );
}
