import { previewStrings, sampleStrings as samples } from '@/components/admin/strings/preview';
import { HeroSlide } from '@/components/site/home/hero-slide';
import { type PreviewProps, previewPicture, textOr, optionalPicture } from './preview-values';
import { FeedbackCard } from '@/components/site/home/feedback-card';
import { recordIn } from '@/components/admin/records/draft-values';
import { listIn } from '@/lib/records';
import { Image } from '@/components/ui/image';
import { PhotoCard } from '@/components/site/media/photo-card';
import { LogoWall } from '@/components/site/shared/logo-wall';
import { routes } from '@/content/routes';
import { ServiceCard } from '@/components/site/home/service-card';

/** Preview of a banner as a slide of the home page, with a fixed height: the frame has no viewport to fill. */
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

/** Preview of a feedback as its card on the home page. */
export function FeedbackPreview({ value }: PreviewProps) {
  return (
    <div className="mx-auto max-w-lg bg-paper p-gutter">
      <FeedbackCard
        name={textOr(value, 'name', samples.name)}
        role={textOr(value, 'role', '')}
        message={textOr(value, 'message', samples.message)}
      />
    </div>
  );
}

/** Preview of the films of a subject: thumbnail and titles. */
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

/** Preview of a gallery as its card. */
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

/** Preview of a client in the wall of logos. */
export function PartnerPreview({ value, pictureUrl, locale }: PreviewProps) {
  const { src, width, height } = previewPicture({ image: value.logo }, pictureUrl);
  const name = textOr(value, 'name', samples.name);
  return (
    <div className="mx-auto max-w-90 p-gutter">
      <LogoWall
        newTab={locale.strings.shell.newTab}
        logos={[
          { id: 'preview', name, imgSrc: src, width: Math.min(width, 208), height, link: routes.clients },
        ]}
      />
    </div>
  );
}

/** Preview of a service as its card on the home page. */
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
