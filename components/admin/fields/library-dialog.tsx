import { useState } from 'react';
import type { DraftPicture } from '@/components/admin/records/draft-values';
import { fieldStrings } from '@/components/admin/strings/editor';
import { DialogFrame } from '@/components/admin/ui/dialog-frame';
import type { PictureRules } from '@/content/lib/field-spec';
import { LibraryGrid } from './library-grid';
import { pictureSizeProblem } from './prepare-picture';

const ID = 'studio-library';

type LibraryDialogProps = {
  readonly rules: PictureRules;
  readonly onChoose: (picture: DraftPicture) => void;
  readonly onClosed: () => void;
};

/** Dialog that chooses a picture from the library for a field; one that is too small for it is refused. */
export function LibraryDialog({ rules, onChoose, onClosed }: LibraryDialogProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <DialogFrame
      id={ID}
      title={fieldStrings.picture.library}
      openOnMount
      onClosed={onClosed}
      className="max-w-4xl"
    >
      <p role="status" className="sticky top-0 z-10 bg-white font-semibold text-clay empty:hidden">
        {refusal}
      </p>
      <LibraryGrid
        onChoose={({ src, alt, width, height, focus }) => {
          const problem = pictureSizeProblem({ width, height }, rules);
          setRefusal(problem);
          if (problem !== null) return;
          onChoose({ src, alt, width, height, ...(focus && { focus }) });
          document.querySelector<HTMLDialogElement>(`#${ID}`)?.close();
        }}
      />
    </DialogFrame>
  );
}
