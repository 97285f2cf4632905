import { StudioButton } from '@/components/admin/ui/studio-button';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand/react';
import { studioActions } from '@/components/admin/actions/studio-actions';
import { useController, useStudio } from '@/components/admin/store/studio-context.client';
import { StudioIcon } from '@/components/admin/ui/studio-icon';
import { dialogIds } from '@/components/admin/ui/dialog-frame';
import { statusStrings as texts } from '@/components/admin/strings/shell';
import { announce, announcement } from '@/components/admin/ui/announce';
import type { StudioState } from '@/components/admin/store/core';
import { stepText } from '@/components/admin/store/labels';
import { clockText } from '@/components/admin/lib/wording';

/** Pause in ms after which a title counts as typed to its end. */
const TYPING_PAUSE_MS = 800;

/** Bar above every screen: Undo, Redo, save state, the last announcement, which stays without a timer, and Publish. */
export function StatusBar() {
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
      className="top-0 z-raised flex min-h-12 flex-wrap items-center gap-x-4 border-b border-joint bg-paper px-4 md:flex-nowrap md:px-6 xl:px-10 [@media(height>=30rem)]:sticky"
    >
      <div className="-ml-2.5 flex" data-needs-scripts="">
        <UndoButton to="undo" />
        <UndoButton to="redo" />
      </div>
      <SaveStateText />
      {/* On phones a line of its own, reserved even while empty, to avoid a layout shift. */}
      <p
        role="status"
        className="max-md:order-last max-md:mb-1 max-md:line-clamp-2 max-md:min-h-5 max-md:basis-full max-md:text-sm md:min-w-0 md:flex-1 md:truncate"
      >
        {announced}
      </p>
      <PublishButton />
    </section>
  );
}

/** Opens the review; green while there is something to publish. */
function PublishButton() {
  const changes = useStudio((studio) => studio.changeCount);
  const handed = useStudio((studio) => studio.handedCount);
  const proposed = useStudio((studio) => studio.proposedCount);
  const open = changes - handed - proposed;
  const [visible, detail] =
    open > 0 ? texts.publish(open, handed, proposed) : texts.review(changes, handed, proposed);
  return (
    <StudioButton
      look={open > 0 ? 'publish' : 'quietLow'}
      label={visible}
      about={detail}
      title={`${visible} ${detail}`}
      commandfor={dialogIds.review}
      command="show-modal"
      data-needs-scripts=""
      className="ml-auto shrink-0"
    />
  );
}

/** Undo or Redo, named after the affected step. */
function UndoButton({ to }: { readonly to: 'undo' | 'redo' }) {
  const controller = useController();
  const label = useStudio(() => controller.undoLabel(to));
  const action = studioActions[to];
  const name = action.label + (label === null ? '' : texts.what(label));
  return (
    <StudioButton
      look="icon"
      isOff={label === null}
      onPress={() => action.run(controller.getState())}
      aria-label={name}
      title={name}
    >
      <StudioIcon name={to} />
    </StudioButton>
  );
}

/** Shows the save state. “Saved” appears only after the browser has confirmed the write. */
function SaveStateText() {
  const { text, isBad = false, isHere = false, at } = saveState(useStudio().state);
  return (
    <p
      className={`min-w-0 max-md:flex-1 md:shrink-0 ${isBad ? 'my-1 bg-clay px-2 py-1 font-semibold text-white' : 'font-medium'}`}
    >
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
