import { useEffect } from 'react';
import type { OpenFailure } from '@/components/admin/store/types';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { AlertChoice, DialogFrame } from '@/components/admin/ui/dialog-frame';
import { focusHeading } from '@/components/admin/ui/focus-heading';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { brokenStoreStrings as texts } from '@/components/admin/strings/dialogs';
import { sharedStrings } from '@/components/admin/strings/shared';

const NEW_STORE_ID = 'studio-new-store';

/** Screen for a store that cannot be opened: retry, work without saving, or start a new store. */
export function BrokenStore({ reason }: { readonly reason: OpenFailure }) {
  const { retry, workWithoutSaving, startNewStore } = useStudio();
  // The pressed button unmounts while the store is opened again.
  useEffect(focusHeading, []);

  return (
    <>
      <h1 className="type-h3">{texts.title}</h1>
      <p className="mt-3 max-w-measure">{`${texts.reasons[reason]} ${texts.untouched}`}</p>
      <p className="mt-3 max-w-measure">{texts.browsers}</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <StudioButton label={sharedStrings.tryAgain} look="solid" onPress={retry} />
        <StudioButton label={texts.withoutSaving} onPress={workWithoutSaving} />
        <StudioButton label={texts.startNew} commandfor={NEW_STORE_ID} command="show-modal" />
      </div>
      <DialogFrame id={NEW_STORE_ID} title={texts.startNewTitle} isAlert>
        <p>{texts.startNewText}</p>
        <AlertChoice id={NEW_STORE_ID} label={texts.startNew} onConfirm={() => void startNewStore()} />
      </DialogFrame>
    </>
  );
}
