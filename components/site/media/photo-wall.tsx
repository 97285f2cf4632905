import { SectionHead } from '@/components/site/shared/section-head';
import { Link } from '@/components/ui/link';
import { company, photoRightsIn } from '@/content/entities/company';
import type { PhotoCategory } from '@/content/entities/galleries';
import { PhotoCard } from './photo-card';
import { PhotoOpener } from './photo-opener.client';
import type { Photo } from './photo';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';

type PhotoWallProps = {
  readonly locale: Locale;
  readonly categories: readonly PhotoCategory[];
  /** Line below the photos. */
  readonly note?: string | undefined;
};

/** Returns a photo for the lightbox. Its caption defaults to its description. */
const photoFrom = (
  { image, caption = image.alt, product }: PhotoCategory['images'][number],
  { to }: Locale,
): Photo => ({
  ...image,
  caption,
  page: product === undefined ? undefined : to(routes.product(product)).href,
});

/** Wall of photo categories as cards, each with its first picture, number of photos and all titles. */
export function PhotoWall({ locale, categories, note }: PhotoWallProps) {
  const { media } = locale.strings;
  return (
    <PhotoOpener language={locale.language} texts={media.lightbox}>
      <SectionHead title={media.photos} id="photos-title" />
      <ul className="gallery-wall mx-wide">
        {categories.map(({ id, name, images }) => {
          const [cover, ...others] = images.map((image) => photoFrom(image, locale));
          return (
            <li key={id} id={id}>
              {cover && <PhotoCard locale={locale} name={name} photos={[cover, ...others]} />}
            </li>
          );
        })}
      </ul>
      {note && <p className="mt-10 type-small text-concrete-600">{note}</p>}
      {company.photoRights && <PhotoRights locale={locale} />}
    </PhotoOpener>
  );
}

/** Who made the photos, and the pages about their licence. */
function PhotoRights({ locale: { language, strings, fill } }: Pick<PhotoWallProps, 'locale'>) {
  const { media, shell } = strings;
  const { credit, copyright, licence, request } = photoRightsIn(language);
  return (
    <p className="mt-4 flex flex-wrap gap-x-5 type-small text-concrete-600">
      <span>{fill(media.credit, { credit })}</span>
      {copyright !== undefined && <span>{copyright}</span>}
      {(
        [
          [licence, media.licence],
          [request, media.licenceRequest],
        ] as const
      ).map(
        ([href, name]) =>
          href !== undefined && (
            <Link key={name} href={href} newTab={shell.newTab} className="underline underline-offset-4">
              {name}
            </Link>
          ),
      )}
    </p>
  );
}
