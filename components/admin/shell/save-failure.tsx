import { Suspense } from 'react';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { refusalText } from '@/components/admin/records/refusal-text';
import { sharedStrings } from '@/components/admin/strings/shared';
import { shellStrings } from '@/components/admin/strings/shell';
import { useAnnounce } from '@/components/admin/ui/use-announce';

const texts = shellStrings.failure;

const SaveHelp = lazyPart(() => import('./save-help').then((module) => module.SaveHelp));

/** Stands over every screen while something could not be saved, and cannot be dismissed: only saving removes it. */
export function SaveFailure() {
  const reason = useStudio(({ state: { save } }) => (save.kind === 'failed' ? save.reason : null));
  const flush = useStudio((studio) => studio.flush);
  const { announce } = useAnnounce();
  if (reason === null) return <div role="alert" />;

  const retry = async () => {
    const outcome = await flush();
    announce(outcome.ok ? sharedStrings.saved : refusalText(outcome));
  };

  return (
    <div role="alert" data-ground="dark" className="bg-clay px-4 py-3 text-white md:px-6 xl:px-10">
      <p className="font-semibold">{reason === 'quota' ? texts.full : texts.refused}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <button type="button" onClick={() => void retry()} className={actionStyles.onDark}>
          {texts.retry}
        </button>
        <Suspense>
          <SaveHelp isFull={reason === 'quota'} onFreed={retry} />
        </Suspense>
      </div>
    </div>
  );
}
