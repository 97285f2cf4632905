import { StudioButton } from '@/components/admin/ui/studio-button';
import { useEffect, useId, useState } from 'react';
import { profileLimits } from '@/components/admin/store/profile';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { fieldStyle } from '@/components/admin/ui/control-styles';
import { publishStrings } from '@/components/admin/strings/publish';
import { exportSelected } from './export-selected';
import { PublishOutcome, type PublishResult } from './publish-outcome';

const texts = publishStrings.bundle;

/** In characters; a limit of the bundle's form. */
const MAX_NOTE = 500;

/** The way to publish that every browser has: one file, which a command of the repository checks and applies. */
export function BundleSection({ keys }: { readonly keys: ReadonlySet<string> }) {
  const studio = useStudio();
  const [note, setNote] = useState('');
  const [name, setName] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<PublishResult | null>(null);
  const noteId = useId();
  const { writeMeta, state } = studio;
  const hadFolder = useHadFolder();

  const exportBundle = async () => {
    setIsBusy(true);
    setResult(null);
    const exported = await exportSelected(studio, keys, { note: note.trim(), name: name.trim() });
    // Whoever has exported once knows the way.
    if (exported.kind === 'exported' && hadFolder) await writeMeta('folder', null);
    setResult(
      exported.kind === 'exported'
        ? {
            kind: 'done',
            text: texts.exported(exported.name),
          }
        : exported,
    );
    setIsBusy(false);
  };

  return (
    <section aria-labelledby={`${noteId}-title`} className="border border-concrete-400 p-5">
      <h3 id={`${noteId}-title`} className="font-semibold">
        {texts.title}
      </h3>
      <p className="mt-1 text-concrete-600">{texts.intro}</p>
      {hadFolder && <p className="mt-3 border-l-4 border-ink bg-paper p-3">{texts.insteadOfFolder}</p>}
      <details className="mt-1 text-concrete-600">
        <summary className="inline-block min-h-6 cursor-pointer py-1 underline underline-offset-4">
          {texts.developers}
        </summary>
        <code>{texts.command}</code> {texts.commandDoes}
      </details>
      {state.profile === null && (
        <>
          <label htmlFor={`${noteId}-name`} className="mt-4 mb-1 block font-semibold">
            {texts.name}
          </label>
          <input
            id={`${noteId}-name`}
            type="text"
            value={name}
            maxLength={profileLimits.name}
            onChange={(event) => setName(event.target.value)}
            className={`${fieldStyle} w-full`}
          />
        </>
      )}
      <label htmlFor={noteId} className="mt-4 mb-1 block font-semibold">
        {texts.note}
      </label>
      <input
        id={noteId}
        type="text"
        value={note}
        maxLength={MAX_NOTE}
        onChange={(event) => setNote(event.target.value)}
        className={`${fieldStyle} w-full`}
      />
      <StudioButton look="solid" isOff={keys.size === 0 || isBusy} onPress={exportBundle} className="mt-4">
        {isBusy ? texts.exporting : texts.export(keys.size)}
      </StudioButton>
      <PublishOutcome result={result} deed="exported" />
    </section>
  );
}

/** Whether an older studio wrote into a folder here, and nothing was exported since. */
function useHadFolder() {
  const { readMeta, state } = useStudio();
  const [hadFolder, setHadFolder] = useState(false);
  const isReady = state.status.phase === 'ready';

  useEffect(() => {
    if (!isReady) return;
    let isShown = true;
    void readMeta('folder').then((kept) => {
      if (isShown && kept.ok && kept.value !== undefined && kept.value !== null) setHadFolder(true);
    });
    return () => {
      isShown = false;
    };
  }, [isReady, readMeta]);
  return hadFolder;
}
