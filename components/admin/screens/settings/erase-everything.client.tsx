'use client';

import { StudioButton } from '@/components/admin/ui/studio-button';
import { useState } from 'react';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { AlertChoice, DialogFrame } from '@/components/admin/ui/dialog-frame';

import { fieldStyle } from '@/components/admin/ui/control-styles';
import { refusalText } from '@/components/admin/actions/record-actions';
import { settingsStrings } from '@/components/admin/strings/settings';
import { useAnnounce } from '@/components/admin/ui/announcer.client';
import { useBackup } from '@/components/admin/records/use-storage';

const texts = settingsStrings.erase;

const ID = 'erase-everything';

/** Erases all studio data of this browser, after a backup and a typed word. Not undoable. */
export function EraseEverything() {
  const { eraseEverything, changeCount, state } = useStudio();
  const { announce } = useAnnounce();
  const downloadBackup = useBackup();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const erase = async () => {
    if (typed !== texts.word) return setProblem(texts.wrongWord);
    if (changeCount > 0 && !(await downloadBackup())) {
      return setProblem(texts.noBackup);
    }
    const outcome = await eraseEverything();
    if (!outcome.ok) return setProblem(refusalText(outcome));
    const dialog = document.getElementById(ID);
    if (dialog instanceof HTMLDialogElement) dialog.close();
    announce(texts.erased);
  };

  return (
    <>
      <p className="max-w-measure">{texts.intro}</p>
      <StudioButton
        commandfor={ID}
        command="show-modal"
        disabled={state.status.phase !== 'ready'}
        className="mt-4"
      >
        {texts.erase}
      </StudioButton>
      <DialogFrame
        id={ID}
        title={texts.question}
        isAlert
        onClosed={() => {
          setTyped('');
          setProblem(null);
        }}
      >
        <label htmlFor="erase-word" className="mb-1 block">
          {texts.confirm}
        </label>
        <input
          id="erase-word"
          autoComplete="off"
          value={typed}
          aria-invalid={problem !== null}
          aria-describedby="erase-problem"
          onChange={(event) => setTyped(event.target.value)}
          className={`${fieldStyle} w-full`}
        />
        <p id="erase-problem" role="alert" className="min-h-6 pt-1 font-semibold text-clay">
          {problem}
        </p>
        <AlertChoice id={ID} label={texts.erase} onConfirm={() => void erase()} />
      </DialogFrame>
    </>
  );
}
