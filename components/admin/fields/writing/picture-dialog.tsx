import { useState } from 'react';
import { pictureFieldStrings as fieldTexts } from '@/components/admin/strings/editor';
import { textPictureStrings as texts } from '@/components/admin/strings/writing';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { NEEDS_NO_DESCRIPTION } from '@/lib/pictures';
import { closeDialog, DialogFrame } from '@/components/admin/ui/dialog-frame';
import { LabelledCheckbox } from '@/components/admin/ui/labelled-input';
import { TextLine, useFirstFocus } from './text-line';
import { PictureButton, usePictureFile } from '../picture-input';
import { CandidatePicture, LibraryGrid } from '../library-grid';
import { articlePicture } from '@/components/admin/records/picture-library';

const ID = 'studio-picture';

type PictureDialogProps = {
  /** The selected picture with its position in the document; null for a new one. */
  readonly chosen: (TextPicture & { readonly at: number }) | null;
  readonly lang?: string | undefined;
  readonly readTitle: () => string;
  readonly onDone: (picture: TextPicture, at: number | null) => void;
  readonly onClosed: () => void;
};

/** Dialog that selects a picture, from a file or from the website, and asks for its description. */
export function PictureDialog({ chosen, lang, readTitle, onDone, onClosed }: PictureDialogProps) {
  const [picture, setPicture] = useState<TextPicture | null>(chosen);
  const [at] = useState(chosen?.at ?? null);
  const needsNone = picture?.alt === NEEDS_NO_DESCRIPTION;

  const insert = () => {
    if (picture === null) return;
    const caption = oneLine(picture.title ?? '');
    onDone({ ...picture, alt: oneLine(picture.alt), title: caption === '' ? null : caption }, at);
    closeDialog(ID);
  };

  return (
    <DialogFrame id={ID} title={texts.title} openOnMount onClosed={onClosed} className="max-w-4xl">
      {picture === null ? (
        <PictureSource readTitle={readTitle} onChoose={setPicture} />
      ) : (
        <div className="space-y-4">
          <div className="grid gap-4 sm:grid-cols-picture-text">
            <CandidatePicture {...picture} />
            <div className="space-y-3">
              <TextLine
                label={fieldTexts.description}
                help={fieldTexts.descriptionHelp}
                lang={lang}
                value={needsNone ? '' : picture.alt}
                isReadOnly={needsNone}
                onChange={(alt) => setPicture({ ...picture, alt })}
                onEnter={insert}
                isFirst
              />
              <LabelledCheckbox
                label={fieldTexts.decoration}
                checked={needsNone}
                onTick={(isTicked) => setPicture({ ...picture, alt: isTicked ? NEEDS_NO_DESCRIPTION : '' })}
                className="inline-flex"
              />
              <TextLine
                label={texts.caption}
                help={texts.captionHelp}
                lang={lang}
                value={picture.title ?? ''}
                onChange={(title) => setPicture({ ...picture, title })}
                onEnter={insert}
              />
            </div>
          </div>
          <div className="flex flex-wrap gap-joint">
            <StudioButton label={at === null ? texts.insert : texts.save} look="solid" onPress={insert} />
            <StudioButton label={fieldTexts.chooseAnother} look="quiet" onPress={() => setPicture(null)} />
          </div>
        </div>
      )}
    </DialogFrame>
  );
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A picture of the text, or a candidate. */
export type TextPicture = {
  readonly src: string;
  readonly alt: string;
  readonly title: string | null;
};

type PictureSourceProps = {
  readonly readTitle: () => string;
  readonly onChoose: (picture: TextPicture) => void;
};

function PictureSource({ readTitle, onChoose }: PictureSourceProps) {
  const { isBusy, refusal, take } = usePictureFile(readTitle, articlePicture, ({ image }) =>
    onChoose({ src: image.src, alt: '', title: null }),
  );
  const button = useFirstFocus<HTMLButtonElement>();

  return (
    <div className="space-y-4">
      <div>
        <PictureButton ref={button} label={texts.choose} isOff={isBusy} onFiles={take} />
        <p role="status" className="mt-2 text-sm font-semibold empty:hidden">
          {isBusy ? fieldTexts.preparing : refusal}
        </p>
      </div>
      <LibraryGrid onChoose={({ src, alt }) => onChoose({ src, alt, title: null })} />
    </div>
  );
}
