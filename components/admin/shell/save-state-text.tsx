import type { StudioState } from '@/components/admin/store/types';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { shellStrings } from '@/components/admin/strings/shell';
import { clockText } from '@/components/admin/lib/time-text';

const texts = shellStrings.saving;

/** Whether what was typed is kept. Never called saved before the browser has confirmed it. */
export function SaveStateText() {
  const { text, isBad = false, isHere = false, at } = saveState(useStudio().state);
  return (
    <p className={isBad ? 'my-1 bg-clay px-2 py-1 font-semibold text-white' : 'py-1.5 font-medium'}>
      {text}
      {isHere && <span className="max-md:sr-only">{texts.here}</span>}
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
  if (phase === 'starting') return { text: texts.opening };
  if (phase === 'reading' && save.kind !== 'failed') return { text: texts.reading };
  if (phase !== 'ready' && phase !== 'reading') return { text: texts.notOpen };
  if (save.kind === 'saving') return { text: texts.saving };
  if (save.kind === 'failed') return { text: texts.failed[save.reason], isBad: true };
  if (phase === 'ready' && status.storage === 'memory') return { text: texts.unsaved, isBad: true };
  if (save.kind === 'saved') return { text: texts.saved, isHere: true, at: save.at };
  return { text: texts.everything, isHere: true };
}
