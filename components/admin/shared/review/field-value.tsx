import { useStudio } from '@/components/admin/store/use-studio';
import { readPicture } from '@/components/admin/shared/fields/draft-picture';
import { changeStrings } from '@/components/admin/shared/strings/changes';
import { Image } from '@/components/ui/image';

const texts = changeStrings.fields;

type FieldValueProps = {
  readonly label: string;
  readonly value: unknown;
  /** It will not be there any more. */
  readonly isGone?: boolean;
};

/** One side of a change: a text as it is, a picture as it looks. */
export function FieldValue({ label, value, isGone = false }: FieldValueProps) {
  const { pictureUrl } = useStudio();
  const picture = readPicture(value);
  const text = typeof value === 'string' ? value : '';
  return (
    <div className="min-w-0">
      <p className="text-sm text-concrete-600">{label}</p>
      {picture !== null ? (
        <figure>
          <div className="h-40 w-full max-w-60 bg-concrete-100">
            <Image
              image={{ ...picture, src: pictureUrl(picture.src), alt: '' }}
              sizes="240px"
              fit="contain"
            />
          </div>
          <figcaption className="mt-1 text-sm">
            {picture.decorative ? texts.decoration : picture.alt || texts.noDescription}
          </figcaption>
        </figure>
      ) : (
        <p className={`max-h-60 overflow-y-auto whitespace-pre-line ${isGone ? 'text-concrete-600' : ''}`}>
          {text === '' ? texts.empty : text}
        </p>
      )}
    </div>
  );
}
