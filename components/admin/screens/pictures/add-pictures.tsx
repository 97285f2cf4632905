import { useState } from 'react';
import { refusalText } from '@/components/admin/ui/announce';
import { DropArea, PictureButton } from '@/components/admin/fields/picture-input';
import { preparePicture } from '@/components/admin/fields/prepare-picture';
import { useController } from '@/components/admin/store/studio-context.client';
import { pictureKey } from '@/lib/exchange';
import { picturesStrings } from '@/components/admin/strings/pictures';

const texts = picturesStrings.add;

/** Maximum width in px of a picture without a use. */
const MAX_WIDTH = 2400;

type Refused = { readonly name: string; readonly reason: string };
type Progress = { readonly done: number; readonly count: number; readonly refused: readonly Refused[] };

function useFiles() {
  const studio = useController();
  const [progress, setProgress] = useState<Progress | null>(null);
  const isBusy = progress !== null && progress.done < progress.count;

  /** Keeps one file as a picture; returns why it was refused, or null. */
  const keep = async (file: File) => {
    const { state, edit } = studio.getState();
    const title = file.name.replace(/\.\w+$/, '');
    const prepared = await preparePicture(file, { maxWidth: MAX_WIDTH }, title, state.media);
    if (!prepared.ok) return prepared.message;
    const kept = await edit([], (value) => value, [prepared.media]);
    if (!kept.ok) return refusalText(kept);
    return state.media.has(pictureKey(prepared.media.path)) ? texts.there : null;
  };

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
  return { progress, isBusy, take };
}

/** Button and place to drop files, with the progress in a live region and the refused files by name. */
export function AddPictures() {
  const { progress, isBusy, take } = useFiles();
  return (
    <DropArea onFiles={take} aria-busy={isBusy}>
      <PictureButton label={texts.button} multiple isOff={isBusy} onFiles={take} />
      <p className="mt-2 max-w-measure text-sm text-concrete-600">{texts.how}</p>
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
