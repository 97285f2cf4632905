import type { Ref } from 'react';

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
