import { StudioButton } from '@/components/admin/ui/studio-button';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand/react';
import { studioActions } from '@/components/admin/actions/studio-actions';
import { useController, useStudio } from '@/components/admin/store/studio-context.client';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { dialogIds } from '@/components/admin/ui/dialog-frame';
import { statusStrings as texts } from '@/components/admin/strings/shell';
import { announce, announcement } from '@/components/admin/ui/announce';
import type { StudioState } from '@/components/admin/store/core';
import { stepText } from '@/components/admin/store/labels';
import { clockText } from '@/components/admin/lib/wording';

/** Pause in ms after which a title counts as typed to its end. */
const TYPING_PAUSE_MS = 800;

/** Bar above every screen: Undo, Redo, review, save state, and the last announcement, which stays without a timer. */
export function StatusBar() {
  const changeCount = useStudio((studio) => studio.changeCount);
  const handedCount = useStudio((studio) => studio.handedCount);
  const proposedCount = useStudio((studio) => studio.proposedCount);
  const isReady = useStudio(({ state }) => state.status.phase === 'ready');
  const lastSeq = useStudio(({ state }) => state.steps.at(-1)?.seq ?? 0);
  const lastStep = useStudio(({ state }) => state.steps.at(-1));
  const lastLabel = lastStep ? stepText(lastStep, 'done') : '';
  const { getState } = useController();
  const announced = useStore(announcement);
  const known = useRef({ seq: Infinity, label: '' });

  useEffect(() => {
    if (!isReady) return;
    const { seq, label } = known.current;
    const isNew = lastSeq > seq || (lastSeq === seq && lastLabel !== label);
    known.current = { seq: lastSeq, label: lastLabel };
    const step = getState().state.steps.at(-1);
    if (!isNew || !step || step.undone) return;
    if (step.field === undefined) return announce(texts.step(lastLabel));
    // Typing in a title changes the label with every save: waits for its end, unless something else is announced.
    const before = announcement.getState();
    const timer = setTimeout(() => {
      if (announcement.getState() === before) announce(texts.step(lastLabel));
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isReady, lastSeq, lastLabel, getState]);

  return (
    <section
      aria-label={texts.name}
      className="top-0 z-raised flex min-h-12 flex-wrap items-center gap-x-6 border-b border-joint bg-paper px-4 md:px-6 xl:flex-nowrap xl:px-10 [@media(height>=30rem)]:sticky"
    >
      {/* Aligned left: at the right end the user menu would cover some buttons. */}
      <div
        className="-ml-3 flex flex-wrap items-center max-md:-mr-3 max-md:grow max-md:basis-full xl:shrink-0"
        data-needs-scripts=""
      >
        <UndoButton to="undo" />
        <UndoButton to="redo" />
        <button
          type="button"
          commandfor={dialogIds.review}
          command="show-modal"
          className={`${actionStyles.quietNarrow} ${changeCount === handedCount + proposedCount ? 'text-concrete-600' : 'text-good'}`}
        >
          <span>
            <span>{texts.review(changeCount, handedCount, proposedCount)}</span>
            <span className="max-[25rem]:sr-only">{` ${texts.andPublish}`}</span>
            <span>{changeCount === 0 && ` ${texts.noChanges}`}</span>
          </span>
        </button>
      </div>
      {/*
       * Reserves a line below the buttons in narrow windows, even while empty, to avoid a layout shift. On phones
       * announcement and save state share two lines, and the button's text is shorter.
       */}
      <div className="max-md:mb-1 max-md:line-clamp-2 max-md:min-h-10 max-md:basis-full max-md:text-sm md:contents">
        <p
          role="status"
          className="items-center py-1.5 max-md:inline md:order-last md:flex md:min-h-11 md:max-xl:basis-full xl:order-none xl:block xl:min-h-0 xl:min-w-0 xl:truncate"
        >
          {announced}
        </p>{' '}
        <div className="max-md:inline max-md:*:inline md:ml-auto xl:shrink-0">
          <SaveStateText />
        </div>
      </div>
    </section>
  );
}

/** Undo or Redo, named after the affected step. Undo has a fixed width in wide windows: its neighbours do not move. */
function UndoButton({ to }: { readonly to: 'undo' | 'redo' }) {
  const controller = useController();
  const label = useStudio(() => controller.undoLabel(to));
  const action = studioActions[to];
  return (
    <StudioButton
      look="quietNarrow"
      isOff={label === null}
      onPress={() => action.run(controller.getState())}
      aria-label={action.label + (label === null ? '' : texts.what(label))}
      title={label ?? undefined}
    >
      <span className={to === 'undo' ? 'xl:w-64 xl:truncate xl:text-left 2xl:w-96' : ''}>
        <span>{action.label}</span>
        {to === 'undo' && label !== null && <span className="max-xl:hidden">{texts.what(label)}</span>}
      </span>
    </StudioButton>
  );
}

/** Shows the save state. “Saved” appears only after the browser has confirmed the write. */
function SaveStateText() {
  const { text, isBad = false, isHere = false, at } = saveState(useStudio().state);
  return (
    <p className={isBad ? 'my-1 bg-clay px-2 py-1 font-semibold text-white' : 'py-1.5 font-medium'}>
      <span>{text}</span>
      {/* Blanks instead of nothing: a removed node restyles the page, whose root has a :has() rule. */}
      <span className="max-md:sr-only">{isHere ? texts.here : ' '}</span>
      <span>{at === undefined ? ' ' : ` ${clockText(at)}`}</span>
    </p>
  );
}

function saveState({ status, save }: StudioState) {
  const { phase } = status;
  if (phase === 'starting') return { text: texts.opening };
  if (phase !== 'ready') return { text: texts.notOpen };
  if (save.kind === 'saving') return { text: texts.saving };
  if (save.kind === 'failed') return { text: texts.failed[save.reason], isBad: true };
  if (status.storage === 'memory') return { text: texts.unsaved, isBad: true };
  if (save.kind === 'saved') return { text: texts.saved, isHere: true, at: save.at };
  return { text: texts.everything, isHere: true };
}
