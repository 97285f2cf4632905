import { useEffect, useState } from 'react';
import { useStudio } from '@/components/admin/store/use-studio';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { publishStrings } from '@/components/admin/strings/publish';
import { momentText } from '@/components/admin/strings/time-text';
import { type LastWrite, readLastWrite } from './last-write';
import { PublishOutcome } from './publish-outcome';
import type { PublishResult } from './publish-result';
import { useFolder } from './use-folder';
import { takeBack, writeFolder } from './write-folder';

const texts = publishStrings.folder;

const REFUSED: PublishResult = {
  kind: 'failed',
  text: texts.refused,
};

/** The way to publish on the computer that has the repository: straight into its content folder, read back and compared. */
export function FolderSection({ keys }: { readonly keys: ReadonlySet<string> }) {
  const studio = useStudio();
  const { readMeta } = studio;
  const folder = useFolder();
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<PublishResult | null>(null);
  const [last, setLast] = useState<LastWrite | null>(null);

  useEffect(() => {
    let isShown = true;
    void readMeta('lastWrite').then((kept) => {
      if (isShown && kept.ok) setLast(readLastWrite(kept.value));
    });
    return () => {
      isShown = false;
    };
  }, [readMeta]);

  const run = async (act: (handle: FileSystemDirectoryHandle) => Promise<PublishResult>) => {
    if (folder.handle === null || isBusy) return;
    setIsBusy(true);
    setResult(null);
    try {
      setResult((await folder.allow()) ? await act(folder.handle) : REFUSED);
    } catch {
      setResult({
        kind: 'failed',
        text: texts.gone,
      });
    }
    setIsBusy(false);
  };

  const write = () =>
    keys.size > 0 &&
    void run(async (handle) => {
      const written = await writeFolder(studio, handle, keys);
      if (written.lastWrite !== null) setLast(written.lastWrite);
      return written.result;
    });

  const undo = (target: LastWrite) =>
    void run(async (handle) => {
      const taken = await takeBack(studio, handle, target);
      if (taken.kind === 'done') setLast(null);
      return taken;
    });

  const connect = async () => {
    const problem = await folder.connect();
    setResult(problem === null ? null : { kind: 'failed', text: problem });
  };

  return (
    <section aria-labelledby="folder-title" className="border border-concrete-400 p-5">
      <h3 id="folder-title" className="font-semibold">
        {texts.title}
      </h3>
      {!folder.isSupported ? (
        <p className="mt-1 text-concrete-600">{texts.unsupported}</p>
      ) : (
        <>
          <p className="mt-1 text-concrete-600">
            {folder.handle === null ? texts.which : texts.connected(folder.handle.name)}
          </p>
          <div className="mt-4 flex flex-wrap gap-joint">
            {folder.handle !== null && (
              <button
                type="button"
                aria-disabled={keys.size === 0 || isBusy}
                onClick={write}
                className={actionStyles.solid}
              >
                {isBusy ? texts.writing : texts.write(keys.size)}
              </button>
            )}
            <button type="button" onClick={() => void connect()} className={actionStyles.outline}>
              {folder.handle === null ? texts.connect : texts.connectAnother}
            </button>
            {folder.handle !== null && last !== null && (
              <button
                type="button"
                aria-disabled={isBusy}
                onClick={() => undo(last)}
                className={actionStyles.outline}
              >
                {texts.takeBack(momentText(last.at))}
              </button>
            )}
          </div>
        </>
      )}
      <PublishOutcome result={result} deed="written" />
    </section>
  );
}
