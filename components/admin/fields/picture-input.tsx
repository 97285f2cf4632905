import type { Ref } from 'react';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { sharedStrings } from '@/components/admin/strings/shared';
import type { PictureRules } from '@/content/lib/field-spec';
import type { Prepared } from './prepare-picture';

/** What pictures the file dialog offers. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

type PictureInputProps = {
  /** A button presses it: a file input of its own cannot be worded. */
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly onFile: (file: File | undefined) => void;
};

/** The file dialog behind a button that asks for a picture. The same file may be chosen again. */
export const PictureInput = ({ ref, label, onFile }: PictureInputProps) => (
  <input
    ref={ref}
    type="file"
    accept={ACCEPTED}
    hidden
    aria-label={label}
    onChange={({ target }) => {
      onFile(target.files?.[0]);
      target.value = '';
    }}
  />
);

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
