import { useStudio } from '@/components/admin/store/use-studio';
import { shellStrings } from '@/components/admin/strings/shell';
import { clockText } from '@/components/admin/strings/time-text';

const texts = shellStrings.saving;

const here = <span className="max-md:sr-only">{texts.here}</span>;

/** Whether what was typed is kept. Never called saved before the browser has confirmed it. */
export function SaveStateText() {
  const { state } = useStudio();
  if (state.status.phase === 'starting')
    return <p className="py-1.5 font-medium text-concrete-600">{texts.opening}</p>;
  if (state.status.phase === 'reading' && state.save.kind !== 'failed')
    return <p className="py-1.5 font-medium">{texts.reading}</p>;
  if (state.status.phase !== 'ready' && state.status.phase !== 'reading')
    return <p className="py-1.5 font-medium">{texts.notOpen}</p>;
  if (state.save.kind === 'saving') return <p className="py-1.5 font-medium">{texts.saving}</p>;
  if (state.save.kind === 'failed') {
    return (
      <p className="my-1 bg-clay px-2 py-1 font-semibold text-white">{texts.failed[state.save.reason]}</p>
    );
  }
  if (state.status.phase === 'ready' && state.status.storage === 'memory') {
    return <p className="my-1 bg-clay px-2 py-1 font-semibold text-white">{texts.unsaved}</p>;
  }
  if (state.save.kind === 'saved') {
    return (
      <p className="py-1.5 font-medium">
        {texts.saved}
        {here} {clockText(state.save.at)}
      </p>
    );
  }
  return (
    <p className="py-1.5 font-medium">
      {texts.everything}
      {here}
    </p>
  );
}
