import { useId, useState } from 'react';
import { useStudio } from '@/components/admin/drafts/use-studio';
import { actionStyles, fieldStyle } from '@/components/admin/shared/control-styles';
import { counted } from '@/components/admin/shared/counted';
import { refusalText } from '@/components/admin/shared/refusal-text';
import { saveFile } from '@/components/admin/shared/save-file';
import { PublishOutcome } from './publish-outcome';
import type { PublishResult } from './publish-result';
import { isRecordDraft, makeSelected } from './selected-drafts';

/** In characters; a limit of the bundle's form. */
const MAX_NOTE = 500;

/** The way to publish that every browser has: one file, which a command of the repository checks and applies. */
export function BundleSection({ keys }: { readonly keys: ReadonlySet<string> }) {
  const studio = useStudio();
  const [note, setNote] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<PublishResult | null>(null);
  const noteId = useId();

  const make = async (): Promise<PublishResult> => {
    const { made, drafts } = await makeSelected(studio, keys, note.trim());
    if (!made.ok) return { kind: 'problems', problems: made.problems };
    saveFile(made.value.name, made.value.text);
    const records = drafts.filter(isRecordDraft);
    const marked = records.length === 0 ? null : await studio.markWritten(records);
    if (marked?.ok === false) return { kind: 'failed', text: refusalText(marked) };
    return {
      kind: 'done',
      text: `Exported: ${made.value.name}. Now run npm run content:apply with this file, commit, build and deploy.`,
    };
  };

  const exportBundle = async () => {
    if (keys.size === 0 || isBusy) return;
    setIsBusy(true);
    setResult(null);
    try {
      setResult(await make());
    } catch {
      setResult({
        kind: 'failed',
        text: 'Nothing was exported: the browser could not read the drafts. Try again.',
      });
    }
    setIsBusy(false);
  };

  return (
    <section aria-labelledby={`${noteId}-title`} className="border border-concrete-400 p-5">
      <h3 id={`${noteId}-title`} className="font-semibold">
        As a bundle
      </h3>
      <p className="mt-1 text-concrete-600">
        One file with the changes and their pictures. <code>npm run content:apply FILE</code> checks and
        applies it.
      </p>
      <label htmlFor={noteId} className="mt-4 mb-1 block font-semibold">
        Note (optional)
      </label>
      <input
        id={noteId}
        type="text"
        value={note}
        maxLength={MAX_NOTE}
        onChange={(event) => setNote(event.target.value)}
        className={`${fieldStyle} w-full`}
      />
      <button
        type="button"
        aria-disabled={keys.size === 0 || isBusy}
        onClick={() => void exportBundle()}
        className={`${actionStyles.solid} mt-4`}
      >
        {isBusy ? 'Exporting…' : `Export ${counted(keys.size, 'change')}`}
      </button>
      <PublishOutcome result={result} />
    </section>
  );
}
