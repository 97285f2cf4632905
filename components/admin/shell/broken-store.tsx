import { useState } from 'react';
import type { OpenFailure } from '@/components/admin/drafts/types';
import { useStudio } from '@/components/admin/drafts/use-studio';
import { actionStyles } from '@/components/admin/shared/control-styles';
import { DialogFrame } from '@/components/admin/shared/dialog-frame';
import { focusFirst } from '@/components/admin/shared/focus-first';

const NEW_STORE_ID = 'studio-new-store';

const reasons: Readonly<Record<OpenFailure, string>> = {
  timeout: 'The browser did not answer within five seconds.',
  blocked: 'Another tab of the studio holds the store. Close the other tabs, then try again.',
  'newer-version': 'The store was written by a newer studio. Reload the page to get it.',
  unavailable: 'The browser does not let this page store anything. Private windows often do that.',
  failed: 'The browser could not open the store.',
  lost: 'The browser closed the store while it was in use.',
};

/** When the store cannot be opened: try again, work without it, or begin a new one beside it. */
export function BrokenStore({ reason }: { readonly reason: OpenFailure }) {
  const { retry, workWithoutSaving, startNewStore } = useStudio();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (action: () => Promise<unknown>) => {
    if (isBusy) return;
    setIsBusy(true);
    await action();
    setIsBusy(false);
  };

  return (
    <>
      <h1 className="type-h3">Your drafts could not be opened.</h1>
      <p className="mt-3 max-w-measure">{reasons[reason]} Nothing has been changed or deleted.</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => void run(retry)}
          className={actionStyles.solid}
        >
          Try again
        </button>
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => void run(workWithoutSaving)}
          className={actionStyles.outline}
        >
          Work without saving
        </button>
        <button type="button" commandfor={NEW_STORE_ID} command="show-modal" className={actionStyles.outline}>
          Start a new store
        </button>
      </div>
      <p role="status" className="mt-4">
        {isBusy && 'Opening…'}
      </p>
      <DialogFrame id={NEW_STORE_ID} title="Start a new store?" isAlert>
        <p>The studio starts empty. The old store is left alone, but this studio will not open it again.</p>
        <div className="mt-6 flex flex-wrap gap-2">
          {/* In an alert dialog the focus starts on the safe choice. */}
          <button
            type="button"
            ref={focusFirst}
            commandfor={NEW_STORE_ID}
            command="close"
            className={actionStyles.outline}
          >
            Cancel
          </button>
          <button type="button" onClick={() => void run(startNewStore)} className={actionStyles.solid}>
            Start a new store
          </button>
        </div>
      </DialogFrame>
    </>
  );
}
