import { StudioButton } from '@/components/admin/ui/studio-button';
import { type ClipboardEvent, useRef, useState } from 'react';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { fieldStrings, pictureFieldStrings as texts } from '@/components/admin/strings/editor';
import { pictureHintStrings } from '@/components/admin/strings/shared';
import { RecordPicture } from '@/components/admin/records/record-picture';
import { type ChangeOptions, type ControlProps, fieldId } from './control-props';
import { withText } from './text-pair';
import { describedBy, FieldFrame } from './field-frame';
import { type PictureRules, partOf, type TextPair } from '@/lib/records';
import { cropRegion, readCrop, WHOLE } from '@/lib/pictures';
import { TextField } from './text-field';
import { DropArea, PictureButton, usePictureFile } from './picture-input';
import { type DraftPicture, readPicture } from '@/components/admin/records/draft-values';
import { LabelledCheckbox } from '@/components/admin/ui/labelled-input';

const PictureFieldDialog = lazyPart(() => import('./picture-tools'), 'PictureFieldDialog');

const NO_TEXT: TextPair = { en: '' };

type StoredPicture = Omit<DraftPicture, 'alt'> & { readonly alt: TextPair };

type PictureFieldProps = ControlProps & {
  readonly value: unknown;
  readonly rules: PictureRules;
  readonly readTitle: () => string;
  /** Sets the picture with its description in both languages; undefined removes it. */
  readonly onChange: (value: StoredPicture | undefined, options?: ChangeOptions) => void;
};

/** Field for a picture with its description. A dropped, pasted or chosen file is prepared for the website at once. */
export function PictureField({
  value,
  rules,
  readTitle,
  onChange,
  onLeave,
  isReadOnly,
  message,
  ...field
}: PictureFieldProps) {
  const picture = readPicture(value);
  const description = withText(partOf(value, 'alt'), 'en', picture?.alt ?? '') ?? NO_TEXT;
  /** Sets another picture, which the Bangla description of this one does not describe. */
  const replace = (image: DraftPicture, options?: ChangeOptions) =>
    onChange({ ...image, alt: { en: image.alt } }, { isStep: true, ...options });
  const altBefore = useRef<string | undefined>(undefined);
  const { isBusy, refusal, ...file } = usePictureFile(readTitle, rules, ({ image }) => {
    // Keeps what was typed while the picture was prepared: it describes the new one.
    const alt = picture === null || picture.alt === altBefore.current ? '' : picture.alt;
    replace({ ...image, alt }, { isNew: true });
  });
  const take = (files: readonly File[]) => {
    if (!isBusy) altBefore.current = picture?.alt;
    return isReadOnly ? undefined : file.take(files);
  };
  const [open, setOpen] = useState<'library' | 'crop' | null>(null);
  const size = picture && cropRegion(readCrop(picture.crop) ?? WHOLE, picture);
  const shownMessage = refusal ?? message;

  const handleFits = () => {
    if (picture === null) return;
    onChange({ ...ofItself(picture), alt: description }, { isStep: true });
    // The pressed button unmounts.
    document.getElementById(fieldId(`${field.name}-alt`))?.focus();
  };
  const handlePaste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    // The browser handles pasted text.
    if (files.length === 0) return;
    event.preventDefault();
    void take([...files]);
  };

  return (
    <FieldFrame {...field} message={shownMessage} isGroup>
      <DropArea onFiles={take} onPaste={handlePaste} aria-busy={isBusy}>
        <div className="flex flex-wrap items-start gap-4">
          {picture !== null && (
            <div className="size-32 shrink-0 bg-concrete-100">
              <RecordPicture picture={picture} sizes="128px" fit="contain" />
            </div>
          )}
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap gap-joint">
              <PictureButton
                label={picture === null ? texts.choose : texts.chooseAnother}
                inputLabel={field.label}
                isOff={isReadOnly || isBusy}
                aria-describedby={describedBy({ ...field, message: shownMessage })}
                onFiles={take}
              />
              {!isReadOnly && (
                <StudioButton label={texts.library} look="quiet" onPress={() => setOpen('library')} />
              )}
              {picture !== null && !picture.src.endsWith('.svg') && !isReadOnly && (
                <StudioButton label={texts.crop} look="quiet" onPress={() => setOpen('crop')} />
              )}
              {picture !== null && field.isRequired !== true && !isReadOnly && (
                <StudioButton
                  label={texts.remove}
                  look="quiet"
                  onPress={() => onChange(undefined, { isStep: true })}
                />
              )}
            </div>
            <p className="mt-2 text-sm text-concrete-600">
              {isBusy ? texts.preparing : texts.how(rules.minWidth, rules.minHeight)}
            </p>
            {size !== null && (
              <p className="text-sm text-concrete-600 tabular-nums">{sizeText(size, rules)}</p>
            )}
          </div>
        </div>
        {picture !== null && (
          <PictureDescription
            name={`${field.name}-alt`}
            picture={picture}
            isReadOnly={isReadOnly}
            isInvalid={message !== undefined}
            // Whatever is said here is said of this picture.
            onChange={({ alt, ...image }) =>
              onChange({ ...ofItself(image), alt: image.decorative ? NO_TEXT : { ...description, en: alt } })
            }
            onLeave={onLeave}
          />
        )}
        {picture?.describes !== undefined && (
          <OtherPicture label={field.label} isReadOnly={isReadOnly} onFits={handleFits} />
        )}
      </DropArea>
      {open !== null && (
        <PictureFieldDialog
          kind={open}
          picture={picture}
          rules={rules}
          onChoose={replace}
          onCrop={(image) => onChange({ ...image, alt: description }, { isStep: true })}
          onClosed={() => setOpen(null)}
        />
      )}
    </FieldFrame>
  );
}

/** Returns the size of a picture as shown, and that it will be cut if its place is a square. */
const sizeText = ({ width, height }: Record<'width' | 'height', number>, { isSquare }: PictureRules) =>
  texts.size(width, height) + (isSquare && width !== height ? `. ${texts.square}` : '');

/** A picture without the mark that its description is of another one. */
const ofItself = <Marked extends Pick<DraftPicture, 'describes'>>({
  describes: _describes,
  ...picture
}: Marked) => picture;

type OtherPictureProps = Pick<ControlProps, 'label' | 'isReadOnly'> & { readonly onFits: () => void };

/** Says that the description was written for the picture before this one. */
const OtherPicture = ({ label, isReadOnly, onFits }: OtherPictureProps) => (
  <div className="mt-2 border-l-4 border-ink bg-paper p-3 text-sm">
    <p>{pictureHintStrings.other}</p>
    {!isReadOnly && (
      <StudioButton
        label={fieldStrings.fits}
        look="outlineLow"
        onPress={onFits}
        about={`(${label})`}
        className="mt-2"
      />
    )}
  </div>
);

type PictureDescriptionProps = Pick<ControlProps, 'name' | 'isReadOnly' | 'onLeave'> & {
  readonly picture: DraftPicture;
  readonly isInvalid: boolean;
  readonly onChange: (picture: DraftPicture) => void;
};

function PictureDescription({ picture, isReadOnly, onChange, ...field }: PictureDescriptionProps) {
  const { decorative: isDecorative = false, ...described } = picture;
  return (
    <div className="mt-4">
      <TextField
        {...field}
        type="line"
        label={texts.description}
        help={texts.descriptionHelp}
        value={picture.alt}
        max={null}
        isReadOnly={isReadOnly || isDecorative}
        // The picture's frame shows it.
        message={undefined}
        onChange={(alt) => onChange({ ...picture, alt })}
      />
      <LabelledCheckbox
        label={texts.decoration}
        checked={isDecorative}
        disabled={isReadOnly}
        onTick={(isTicked) => onChange(isTicked ? { ...described, alt: '', decorative: true } : described)}
        className="mt-2 inline-flex"
      />
    </div>
  );
}
