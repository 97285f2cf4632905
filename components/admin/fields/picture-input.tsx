import { type ComponentProps, useRef, useState } from 'react';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { useLatest } from '@/components/admin/ui/use-latest';
import { sharedStrings } from '@/components/admin/strings/shared';
import type { PictureRules } from '@/content/lib/field-spec';
import type { Prepared } from './prepare-picture';

/** What pictures the file dialog offers. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

type PictureButtonProps = Pick<ComponentProps<typeof StudioButton>, 'ref' | 'isOff' | 'children'> & {
  readonly 'aria-describedby'?: string | undefined;
  /** Of the file dialog. */
  readonly label: string;
  readonly onFile: (file: File | undefined) => unknown;
};

/** A button that asks for a picture: a file input of its own cannot be worded. The same file may be chosen again. */
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

/** Makes pictures of files, one after the other, and hands each to `onPicture`; `refusal` says why one cannot be used. */
export function usePictureFile(
  readTitle: () => string,
  rules: PictureRules,
  onPicture: (prepared: Extract<Prepared, { readonly ok: true }>) => void,
) {
  const prepare = usePreparePicture(readTitle);
  // A picture takes its time; the form may have changed meanwhile.
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

/**
 * Gives the function that makes a picture of the website from a file. It never rejects; the code behind it is loaded with
 * the first picture.
 * @param readTitle - gives the title of the record, which names a new file.
 */
export function usePreparePicture(readTitle: () => string) {
  const kept = useStudio(({ state }) => state.media);
  return async (file: Blob, rules: PictureRules): Promise<Prepared> => {
    const part = await import('./prepare-picture').catch(() => null);
    if (part === null) return { ok: false, message: sharedStrings.partMissing };
    return part.preparePicture(file, rules, readTitle(), kept);
  };
}
