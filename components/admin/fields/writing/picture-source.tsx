import { useRef, useState } from 'react';
import { writingStrings } from '@/components/admin/strings/writing';
import { actionStyles } from '@/components/admin/ui/control-styles';
import type { Media } from '@/content/exchange/studio-types';
import { PictureInput } from '../picture-input';
import { usePreparePicture } from '../use-prepare-picture';
import { LibraryGrid } from './library-grid';
import { useFirstFocus } from './use-first-focus';
import { articlePicture } from './use-pasted-pictures';

const texts = writingStrings.picture;

/** A picture of the text, or one that is about to be. `media`: it is in this browser alone, and not in a draft yet. */
export type TextPicture = {
  readonly src: string;
  readonly alt: string;
  readonly title: string | null;
  readonly media?: Media;
};

type PictureSourceProps = {
  readonly readTitle: () => string;
  readonly onChoose: (picture: TextPicture) => void;
};

/** Where a picture comes from: a file, which is prepared like every picture, or the pictures that are there. */
export function PictureSource({ readTitle, onChoose }: PictureSourceProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const prepare = usePreparePicture(readTitle);
  const input = useRef<HTMLInputElement>(null);
  const button = useFirstFocus<HTMLButtonElement>();

  const take = async (file: Blob | undefined) => {
    if (!file) return;
    setIsBusy(true);
    setRefusal(null);
    const prepared = await prepare(file, articlePicture);
    setIsBusy(false);
    if (prepared.ok) onChoose({ src: prepared.image.src, alt: '', title: null, media: prepared.media });
    else setRefusal(prepared.message);
  };

  return (
    <div className="space-y-4">
      <div>
        <button
          ref={button}
          type="button"
          aria-disabled={isBusy}
          onClick={() => !isBusy && input.current?.click()}
          className={actionStyles.outline}
        >
          {texts.choose}
        </button>
        <PictureInput ref={input} label={texts.choose} onFile={(file) => void take(file)} />
        <p role="status" className="mt-2 text-sm font-semibold empty:hidden">
          {isBusy ? texts.preparing : refusal}
        </p>
      </div>
      <LibraryGrid onChoose={({ src, alt }) => onChoose({ src, alt, title: null })} />
    </div>
  );
}
