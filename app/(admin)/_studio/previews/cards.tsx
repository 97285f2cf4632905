import { previewStrings } from '@/components/admin/strings/preview';
import { FeedbackCard } from '@/components/site/home/feedback-card';
import { HeroSlide } from '@/components/site/home/hero-slide';
import { ServiceCard } from '@/components/site/home/service-card';
import { PhotoCard } from '@/components/site/media/photo-card';
import { LogoWall } from '@/components/site/shared/logo-wall';
import { Image } from '@/components/ui/image';
import type { recordSchema as banners } from '@/content/entities/banners/schema';
import type { recordSchema as feedbacks } from '@/content/entities/feedbacks/schema';
import type { recordSchema as films } from '@/content/entities/films/schema';
import type { recordSchema as galleries } from '@/content/entities/galleries/schema';
import type { recordSchema as partners } from '@/content/entities/partners/schema';
import type { recordSchema as services } from '@/content/entities/services/schema';
import type { PreviewPartProps } from './preview-props';

/** Preview of a banner as a slide of the home page, with a fixed height: the frame has no viewport to fill. */
export const BannerPreview = ({ value }: PreviewPartProps<typeof banners>) => (
  <div className="hero relative grid h-175 overflow-hidden bg-concrete-800 text-paper" data-ground="dark">
    <HeroSlide {...value} isFirst={false} />
  </div>
);

/** Preview of a feedback as its card on the home page. */
export const FeedbackPreview = ({ value }: PreviewPartProps<typeof feedbacks>) => (
  <div className="mx-auto max-w-lg bg-paper p-gutter">
    <FeedbackCard {...value} />
  </div>
);

/** Preview of the films of a subject: thumbnail and titles. */
export const FilmPreview = ({ value: { name, thumbnail, videos } }: PreviewPartProps<typeof films>) => (
  <div className="p-gutter">
    <div className="aspect-scene">
      <Image image={thumbnail} sizes="100vw" />
    </div>
    <h3 className="mt-5 type-h3">{name}</h3>
    <ul className="mt-3 border-t border-joint type-small">
      {videos.map(({ title }, index) => (
        <li key={index} className="border-b border-joint py-2">
          {title}
        </li>
      ))}
    </ul>
  </div>
);

/** Preview of a gallery as its card. */
export function GalleryPreview({ value: { name, images }, locale }: PreviewPartProps<typeof galleries>) {
  const [cover, ...others] = images.map(({ image, caption = '' }) => ({ ...image, caption }));
  if (cover === undefined) return <p className="p-gutter">{previewStrings.noPictures}</p>;
  return (
    <div className="p-gutter">
      <PhotoCard locale={locale} name={name} photos={[cover, ...others]} />
    </div>
  );
}

/** Preview of a client in the wall of logos. */
export function PartnerPreview({
  value: { id, name, link, logo },
  locale,
}: PreviewPartProps<typeof partners>) {
  const { src: imgSrc, width, height } = logo;
  return (
    <div className="mx-auto max-w-90 p-gutter">
      <LogoWall
        newTab={locale.strings.shell.newTab}
        logos={[{ id, name, imgSrc, width: Math.min(width, 208), height, link }]}
      />
    </div>
  );
}

/** Preview of a service as its card on the home page. */
export const ServicePreview = ({ value }: PreviewPartProps<typeof services>) => (
  <div className="mx-auto max-w-md bg-paper p-gutter">
    <ServiceCard {...value} />
  </div>
);
