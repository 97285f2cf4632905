import { StudioButton } from '@/components/admin/ui/studio-button';
import { useContext, useEffect, useRef } from 'react';
import { studioActions } from '@/components/admin/actions/studio-actions';
import { useController, useStudio } from '@/components/admin/store/studio-context.client';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { dialogIds } from '@/components/admin/ui/dialog-frame';
import { shellStrings } from '@/components/admin/strings/shell';
import { AnnouncementContext, useAnnounce } from '@/components/admin/ui/announcer.client';
import { useStudioAction } from './use-studio-keys';
import type { StudioState } from '@/components/admin/store/types';
import { clockText } from '@/components/admin/lib/wording';

const texts = shellStrings.status;

/**
 * Over every screen: whether everything is saved, what was done last, Undo and Redo, and the way to the review. What was
 * done stays until the next step, never on a timer.
 */
export function StatusBar() {
  const { state, changeCount, sentCount } = useStudio();
  const { announce } = useAnnounce();
  const announcement = useContext(AnnouncementContext);
  const isReady = state.status.phase === 'ready';
  const lastSeq = state.steps.at(-1)?.seq ?? 0;
  const knownSeq = useRef<number | null>(null);

  useEffect(() => {
    if (!isReady) return;
    const isNew = knownSeq.current !== null && lastSeq > knownSeq.current;
    knownSeq.current = lastSeq;
    const step = state.steps.at(-1);
    if (isNew && step && !step.undone) announce(texts.step(step.label));
  }, [isReady, lastSeq, state.steps, announce]);

  return (
    <section
      aria-label={texts.name}
      className="top-0 z-raised flex min-h-12 flex-wrap items-center gap-x-6 border-b border-joint bg-paper px-4 md:px-6 xl:flex-nowrap xl:px-10 [@media(height>=30rem)]:sticky"
    >
      {/* To the left: at the right end the user menu would cover a part of them. */}
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
          className={`${actionStyles.quietNarrow} ${changeCount === sentCount ? 'text-concrete-600' : 'text-leaf'}`}
        >
          <span>
            {texts.review(changeCount, sentCount)}{' '}
            <span className="max-[25rem]:sr-only">{texts.andPublish}</span>
          </span>
        </button>
      </div>
      {/*
       * A line below the others where there is no room beside them, also while it is empty: a line that came would move
       * the page. On a phone it is one text of two lines, with whether everything is saved; the button is shorter there.
       */}
      <div className="max-md:mb-1 max-md:line-clamp-2 max-md:min-h-10 max-md:basis-full max-md:text-sm md:contents">
        <p
          role="status"
          className="items-center py-1.5 max-md:inline md:order-last md:flex md:min-h-11 md:max-xl:basis-full xl:order-none xl:block xl:min-h-0 xl:min-w-0 xl:truncate"
        >
          {announcement}
        </p>{' '}
        <div className="max-md:inline max-md:*:inline md:ml-auto xl:shrink-0">
          <SaveStateText />
        </div>
      </div>
    </section>
  );
}

/** Names what it acts on. The name has a fixed width where there is room for it: the buttons beside it do not move. */
function UndoButton({ to }: { readonly to: 'undo' | 'redo' }) {
  const run = useStudioAction();
  const controller = useController();
  const label = useStudio(() => controller.undoLabel(to));
  const action = studioActions[to];
  return (
    <StudioButton
      look="quietNarrow"
      isOff={label === null}
      onPress={() => run(action)}
      aria-label={action.label + (label === null ? '' : texts.what(label))}
      title={label ?? undefined}
    >
      <span className={to === 'undo' ? 'xl:w-44 xl:truncate xl:text-left' : ''}>
        {action.label}
        {to === 'undo' && label !== null && <span className="max-xl:hidden">{texts.what(label)}</span>}
      </span>
    </StudioButton>
  );
}

const savingTexts = shellStrings.saving;

/** Whether what was typed is kept. Never called saved before the browser has confirmed it. */
function SaveStateText() {
  const { text, isBad = false, isHere = false, at } = saveState(useStudio().state);
  return (
    <p className={isBad ? 'my-1 bg-clay px-2 py-1 font-semibold text-white' : 'py-1.5 font-medium'}>
      {text}
      {isHere && <span className="max-md:sr-only">{savingTexts.here}</span>}
      {at !== undefined && ` ${clockText(at)}`}
    </p>
  );
}

type Shown = {
  readonly text: string;
  /** Something is not kept. */
  readonly isBad?: boolean;
  /** On this computer. */
  readonly isHere?: boolean;
  /** ISO time. */
  readonly at?: string;
};

function saveState({ status, save }: StudioState): Shown {
  const { phase } = status;
  if (phase === 'starting') return { text: savingTexts.opening };
  if (phase === 'reading' && save.kind !== 'failed') return { text: savingTexts.reading };
  if (phase !== 'ready' && phase !== 'reading') return { text: savingTexts.notOpen };
  if (save.kind === 'saving') return { text: savingTexts.saving };
  if (save.kind === 'failed') return { text: savingTexts.failed[save.reason], isBad: true };
  if (phase === 'ready' && status.storage === 'memory') return { text: savingTexts.unsaved, isBad: true };
  if (save.kind === 'saved') return { text: savingTexts.saved, isHere: true, at: save.at };
  return { text: savingTexts.everything, isHere: true };
}
