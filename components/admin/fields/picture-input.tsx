import { type ComponentProps, useRef, useState } from 'react';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { useLatest } from '@/components/admin/ui/use-latest';
import { sharedStrings } from '@/components/admin/strings/shared';
import type { PictureRules } from '@/content/lib/field-spec';
import type { Prepared } from './prepare-picture';

/** MIME types that the file dialog offers. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

type PictureButtonProps = Pick<ComponentProps<typeof StudioButton>, 'ref' | 'isOff' | 'children'> & {
  readonly 'aria-describedby'?: string | undefined;
  readonly label: string;
  readonly onFile: (file: File | undefined) => unknown;
};

/** Button that opens the file dialog: the text of a native file input cannot be set. Accepts the same file again. */
export function PictureButton({ label, onFile, ...button }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <StudioButton {...button} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          void onFile(target.files?.[0]);
          target.value = '';
        }}
      />
    </>
  );
}

/** Prepares a file and passes it to `onPicture`; ignores files while busy. `refusal`: why the last one is unusable. */
export function usePictureFile(
  readTitle: () => string,
  rules: PictureRules,
  onPicture: (prepared: Extract<Prepared, { readonly ok: true }>) => void,
) {
  const prepare = usePreparePicture(readTitle);
  // Uses the latest callback: the form may change while a picture is prepared.
  const handOver = useLatest(onPicture);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const take = async (file: Blob | null | undefined) => {
    if (!file || isBusy) return;
    setIsBusy(true);
    setRefusal(null);
    const prepared = await prepare(file, rules);
    setIsBusy(false);
    if (prepared.ok) handOver(prepared);
    else setRefusal(prepared.message);
  };
  return { isBusy, refusal, take };
}

/** Returns a function that prepares a file as a picture and never rejects. `readTitle` names new files. */
export function usePreparePicture(readTitle: () => string) {
  const media = useStudio(({ state }) => state.media);
  return async (file: Blob, rules: PictureRules): Promise<Prepared> => {
    const part = await import('./prepare-picture').catch(() => null);
    if (part === null) return { ok: false, message: sharedStrings.partMissing };
    return part.preparePicture(file, rules, readTitle(), media);
  };
}
