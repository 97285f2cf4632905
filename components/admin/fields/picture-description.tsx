import { fieldStrings } from '@/components/admin/strings/editor';
import { controlStyle } from './control-props';
import { describedBy, FieldFrame } from './field-frame';
import { fieldId } from './field-id';
import type { DraftPicture } from '@/components/admin/records/draft-picture';

const texts = fieldStrings.picture;

type PictureDescriptionProps = {
  readonly name: string;
  readonly picture: DraftPicture;
  readonly isReadOnly: boolean;
  readonly isInvalid: boolean;
  readonly onChange: (picture: DraftPicture) => void;
  readonly onLeave: () => void;
};

/** What a picture shows, for those who do not see it; or the word that it shows nothing that matters. */
export function PictureDescription({
  name,
  picture,
  isReadOnly,
  isInvalid,
  onChange,
  onLeave,
}: PictureDescriptionProps) {
  const { decorative, ...described } = picture;
  const isDecorative = decorative === true;
  // What is wrong with it stands under the picture.
  const frame = { name, message: undefined, help: texts.descriptionHelp };
  return (
    <div className="mt-4">
      <FieldFrame {...frame} label={texts.description}>
        <input
          id={fieldId(name)}
          type="text"
          value={picture.alt}
          readOnly={isReadOnly || isDecorative}
          onChange={(event) => onChange({ ...picture, alt: event.target.value })}
          onBlur={onLeave}
          aria-invalid={isInvalid}
          aria-describedby={describedBy(frame)}
          autoComplete="off"
          className={`${controlStyle(undefined)} h-11`}
        />
      </FieldFrame>
      <label className="mt-2 inline-flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isDecorative}
          disabled={isReadOnly}
          onChange={(event) =>
            onChange(event.target.checked ? { ...described, alt: '', decorative: true } : described)
          }
          className="size-5 accent-ink"
        />
        {texts.decoration}
      </label>
    </div>
  );
}
