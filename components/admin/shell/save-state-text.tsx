import { useStudio } from '@/components/admin/drafts/use-studio';
import { clockText } from '@/components/admin/shared/time-text';

/** Whether what was typed is kept. Never called saved before the browser has confirmed it. */
export function SaveStateText() {
  const { state } = useStudio();
  if (state.status.phase === 'starting')
    return <p className="py-1.5 font-medium text-concrete-600">Opening…</p>;
  if (state.status.phase !== 'ready') return <p className="py-1.5 font-medium">Drafts are not open</p>;
  if (state.save.kind === 'saving') return <p className="py-1.5 font-medium">Saving…</p>;
  if (state.save.kind === 'failed') {
    return (
      <p className="my-1 bg-clay px-2 py-1 font-semibold text-white">{failureText(state.save.reason)}</p>
    );
  }
  if (state.status.phase === 'ready' && state.status.storage === 'memory') {
    return (
      <p className="my-1 bg-clay px-2 py-1 font-semibold text-white">
        Working without saving: export before you close this tab
      </p>
    );
  }
  if (state.save.kind === 'saved') {
    return <p className="py-1.5 font-medium">Saved on this computer {clockText(state.save.at)}</p>;
  }
  return <p className="py-1.5 font-medium">Everything is saved on this computer</p>;
}

function failureText(reason: 'quota' | 'closed' | 'failed') {
  if (reason === 'quota') return 'Not saved: the browser’s storage is full';
  if (reason === 'closed') return 'Not saved: another tab uses the store. Reload this page';
  return 'Not saved: the browser refused to store it';
}
