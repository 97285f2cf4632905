import { listIn, recordIn } from '@/components/admin/fields/parts';
import { previewStrings } from '@/components/admin/strings/preview';
import { PhotoCard } from '@/components/site/media/photo-card';
import type { PreviewProps } from './preview-props';
import { previewPicture, textOr } from './preview-values';

const { samples } = previewStrings;

/** A gallery as its card. */
export function GalleryPreview({ value, pictureUrl, locale }: PreviewProps) {
  const [cover, ...others] = listIn(value.images)
    .map(recordIn)
    .map((row) => ({ ...previewPicture(row, pictureUrl), caption: textOr(row, 'caption', '') }));
  if (cover === undefined) return <p className="p-gutter">{previewStrings.noPictures}</p>;
  return (
    <div className="p-gutter">
      <PhotoCard locale={locale} name={textOr(value, 'name', samples.title)} photos={[cover, ...others]} />
    </div>
  );
}
