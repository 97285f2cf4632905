import { listIn, recordIn } from '@/components/admin/fields/parts';
import { previewStrings } from '@/components/admin/strings/preview';
import { Image } from '@/components/ui/image';
import type { PreviewProps } from './preview-props';
import { previewPicture, textOr } from './preview-values';

const { samples } = previewStrings;

/** The films of a subject: their picture, and their titles. */
export function FilmPreview({ value, pictureUrl }: PreviewProps) {
  return (
    <div className="p-gutter">
      <div className="aspect-scene">
        <Image image={previewPicture({ image: value.thumbnail }, pictureUrl)} sizes="100vw" />
      </div>
      <h3 className="mt-5 type-h3">{textOr(value, 'name', samples.title)}</h3>
      <ul className="mt-3 border-t border-joint type-small">
        {listIn(value.videos).map((film, index) => (
          <li key={index} className="border-b border-joint py-2">
            {textOr(recordIn(film), 'title', samples.title)}
          </li>
        ))}
      </ul>
    </div>
  );
}
