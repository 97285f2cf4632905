import { Container } from '@/components/ui/container';
import { coverSizes } from '@/components/ui/cover-sizes';
import { Image } from '@/components/ui/image';
import type { Picture } from '@/lib/records';
import { Breadcrumbs, type Crumb } from './breadcrumbs';
import type { Locale } from '@/content/strings/locale';

type PageBannerProps = {
  readonly locale: Locale;
  readonly title: string;
  /** Picture of the page; without one the background is plain dark. */
  readonly image?: Readonly<Picture> | undefined;
  readonly trail?: readonly Crumb[];
  /** What buyers call the subject of the page. */
  readonly called?: string | undefined;
  /** The home page has no crumbs. */
  readonly isHome?: boolean;
};

/** Top of every inner page: a 420 px picture with crumbs and the only `h1` in a block cut out of its corner. */
export function PageBanner({ locale, title, image, trail, called, isHome = false }: PageBannerProps) {
  return (
    <div
      className={`relative overflow-hidden bg-concrete-800 text-paper print:h-auto print:bg-white print:text-ink ${image === undefined ? 'pt-40 print:pt-0' : 'h-banner'}`}
      data-ground="dark"
    >
      {image !== undefined && (
        <div className="header-scrim absolute inset-0 print:hidden">
          <Image
            image={{ ...image, alt: '' }}
            sizes={coverSizes(image, '100vw', 420)}
            cut="square"
            priority
          />
        </div>
      )}
      <Container className="relative flex h-full flex-col justify-end pb-9 md:pb-11 print:pt-6 print:pb-2">
        <div className={image === undefined ? undefined : 'word-notch'}>
          {!isHome && <Breadcrumbs locale={locale} trail={trail} current={title} />}
          <hgroup>
            <h1 data-pagefind-ignore="" className="mt-2 type-title first-letter:uppercase">
              {title}
            </h1>
            {called !== undefined && (
              <p data-called="" className="mt-5 max-w-measure type-lead">
                {called}
              </p>
            )}
          </hgroup>
        </div>
      </Container>
    </div>
  );
}
