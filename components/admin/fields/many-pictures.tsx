import { useState } from 'react';
import { picturesStrings } from '@/components/admin/strings/pictures';
import type { PictureRules } from '@/lib/records';
import { DropArea, PictureButton, usePreparePicture } from './picture-input';
import type { Prepared } from './prepare-picture';

const texts = picturesStrings.add;

type Refused = { readonly name: string; readonly reason: string };
type Progress = { readonly done: number; readonly count: number; readonly refused: readonly Refused[] };

type PictureFilesProps = {
  readonly label: string;
  readonly help: string;
  /** Keeps one file; returns why it was refused, or null. */
  readonly keep: (file: File) => Promise<string | null>;
};

/** Button and place to drop files, which are taken one after the other; a live region names those that were refused. */
export function PictureFiles({ label, help, keep }: PictureFilesProps) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const isBusy = progress !== null && progress.done < progress.count;

  const take = async (files: readonly File[]) => {
    if (isBusy || files.length === 0) return;
    const refused: Refused[] = [];
    setProgress({ done: 0, count: files.length, refused });
    for (const [index, file] of files.entries()) {
      const reason = await keep(file);
      if (reason !== null) refused.push({ name: file.name, reason });
      setProgress({ done: index + 1, count: files.length, refused: [...refused] });
    }
  };
  return (
    <DropArea onFiles={take} aria-busy={isBusy}>
      <PictureButton label={label} multiple isOff={isBusy} onFiles={take} />
      <p className="mt-2 max-w-measure text-sm text-concrete-600">{help}</p>
      <div role="status" className="mt-2 empty:hidden">
        {progress !== null && <Outcome {...progress} />}
      </div>
    </DropArea>
  );
}

function Outcome({ done, count, refused }: Progress) {
  if (done < count) return <p className="font-semibold tabular-nums">{texts.preparing(done + 1, count)}</p>;
  return (
    <>
      <p className="font-semibold tabular-nums">{texts.done(count - refused.length, refused.length)}</p>
      {refused.length > 0 && (
        <ul className="mt-1 list-disc space-y-1 pl-5 wrap-anywhere">
          {refused.map(({ name, reason }, index) => (
            <li key={index}>
              <strong>{name}</strong>
              <span>{`: ${reason}`}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type ManyPicturesProps = {
  readonly rules: PictureRules;
  readonly readTitle: () => string;
  /** Adds a row with a picture. */
  readonly onPicture: (image: Extract<Prepared, { readonly ok: true }>['image']) => void;
};

/** Adds many files to a field of pictures at once, each as a row. */
export function ManyPictures({ rules, readTitle, onPicture }: ManyPicturesProps) {
  const prepare = usePreparePicture(readTitle);
  const keep = async (file: File) => {
    const prepared = await prepare(file, rules);
    if (!prepared.ok) return prepared.message;
    onPicture(prepared.image);
    return null;
  };
  return <PictureFiles label={texts.button} help={texts.howInField} keep={keep} />;
}
