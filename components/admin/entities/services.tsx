import { previewStrings } from '@/components/admin/strings/preview';
import { ServiceCard } from '@/components/site/home/service-card';
import type { PreviewProps } from './preview-props';
import { optionalPicture, textOr } from './preview-values';

const { samples } = previewStrings;

/** A service as its card on the home page. */
export function ServicePreview({ value, pictureUrl }: PreviewProps) {
  return (
    <div className="mx-auto max-w-md bg-paper p-gutter">
      <ServiceCard
        title={textOr(value, 'title', samples.title)}
        description={textOr(value, 'description', samples.description)}
        image={optionalPicture(value, pictureUrl)}
      />
    </div>
  );
}
