import { previewStrings } from '@/components/admin/strings/preview';
import { HeroSlide } from '@/components/site/home/hero-slide';
import type { PreviewProps } from './preview-props';
import { previewPicture, textOr } from './preview-values';

const { samples } = previewStrings;

/** A banner as a slide of the home page, as high as it is on a notebook: a preview has no screen to fill. */
export function BannerPreview({ value, pictureUrl }: PreviewProps) {
  return (
    <div className="hero relative grid h-175 overflow-hidden bg-concrete-800 text-paper" data-ground="dark">
      <HeroSlide
        title={textOr(value, 'title', samples.title)}
        description={textOr(value, 'description', samples.description)}
        image={previewPicture(value, pictureUrl)}
        isFirst={false}
      />
    </div>
  );
}
