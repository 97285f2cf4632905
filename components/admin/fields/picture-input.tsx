import { type ComponentProps, type DragEvent, useEffect, useRef, useState } from 'react';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { useLatest } from '@/components/admin/ui/use-latest';
import { refusalText } from '@/components/admin/ui/announce';
import { sharedStrings } from '@/components/admin/strings/shared';
import type { PictureRules } from '@/lib/records';
import type { Media } from '@/lib/exchange';
import type { Prepared } from './prepare-picture';

type TakeFiles = { readonly onFiles: (files: readonly File[]) => unknown };

/** Area that takes dropped files, a shortcut for the button inside. */
export function DropArea({ onFiles, ...area }: ComponentProps<'div'> & TakeFiles) {
  const [isOver, setIsOver] = useState(false);
  const handleDrag = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.type === 'dragover');
  };
  return (
    <div
      onDragOver={handleDrag}
      onDragLeave={handleDrag}
      onDrop={(event) => {
        handleDrag(event);
        void onFiles([...event.dataTransfer.files]);
      }}
      className={`border bg-white p-4 ${isOver ? 'border-brand-ink outline-2 outline-brand-ink' : 'border-dashed border-concrete-400'}`}
      {...area}
    />
  );
}

type PictureButtonProps = Pick<ComponentProps<typeof StudioButton>, 'ref' | 'isOff' | 'aria-describedby'> &
  TakeFiles & {
    readonly label: string;
    /** Label of the file input; by default the button's. */
    readonly inputLabel?: string;
    readonly multiple?: boolean;
    /** Types of files; by default those of pictures. */
    readonly accept?: string;
  };

/** Button that opens the file dialog: the text of a native file input cannot be set. Accepts the same file again. */
export function PictureButton({
  label,
  inputLabel = label,
  multiple,
  accept = 'image/jpeg,image/png,image/webp,image/avif',
  onFiles,
  ...button
}: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <StudioButton label={label} {...button} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        aria-label={inputLabel}
        onChange={({ target }) => {
          void onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}

type Ready = { readonly ok: true };
type Refused = { readonly ok: false; readonly message: string };

/** Prepares the first file for `onReady`, unless unmounted meanwhile; `refusal`: why the last one is unusable. */
export function useTakenFile<Of extends Ready>(
  prepare: (file: File) => Promise<Of | Refused>,
  onReady: (prepared: Of) => void,
) {
  // Uses the latest callback: the form may change while a file is prepared.
  const handOver = useLatest(onReady);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  const take = async ([file]: readonly File[]) => {
    if (!file || isBusy) return;
    setIsBusy(true);
    setRefusal(null);
    const prepared = await prepare(file);
    // A removed row must not come back with its file.
    if (!isMounted.current) return;
    setIsBusy(false);
    if (prepared.ok) handOver(prepared);
    else setRefusal(prepared.message);
  };
  return { isBusy, refusal, take };
}

/** As `useTakenFile`, for a picture; `readTitle` names it. */
export function usePictureFile(
  readTitle: () => string,
  rules: PictureRules,
  onPicture: (prepared: Extract<Prepared, { readonly ok: true }>) => void,
) {
  const prepare = usePreparePicture(readTitle);
  return useTakenFile((file) => prepare(file, rules), onPicture);
}

type Stored = ReadonlyMap<string, Media>;

/** Returns a function that stores a file once it is prepared: a record can then name it, as this browser has it. */
export function useKeepFile() {
  const stored = useStudio(({ state }) => state.media);
  const edit = useStudio((studio) => studio.edit);
  return async <Of extends Ready & { readonly media: Media }>(
    prepare: (stored: Stored) => Promise<Of | Refused>,
  ): Promise<Of | Refused> => {
    const prepared = await prepare(stored).catch(
      () => ({ ok: false, message: sharedStrings.partMissing }) as const,
    );
    const kept = prepared.ok ? await edit([], (value) => value, [prepared.media]) : null;
    return kept === null || kept.ok ? prepared : { ok: false, message: refusalText(kept) };
  };
}

/** Returns a function that prepares a file as a picture, stores it, and never rejects. `readTitle` names new files. */
export function usePreparePicture(readTitle: () => string) {
  const keep = useKeepFile();
  return (file: Blob, rules: PictureRules): Promise<Prepared> =>
    keep(async (stored) =>
      (await import('./picture-tools')).preparePicture(file, rules, readTitle(), stored),
    );
}
