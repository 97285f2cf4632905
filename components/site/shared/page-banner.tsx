import { Container } from '@/components/ui/container';
import { Image } from '@/components/ui/image';
import type { Picture } from '@/content/lib/fields';
import { Breadcrumbs, type Crumb } from './breadcrumbs';

type PageBannerProps = {
  readonly title: string;
  readonly image: Readonly<Picture>;
  readonly trail?: readonly Crumb[];
  /** Class that says which part of the picture must stay in sight, e.g. `object-bottom`. */
  readonly focus?: string;
};

/** The top of every inner page: a 420 px picture under a scrim, crumbs, and the page's only `h1`. */
export function PageBanner({ title, image, trail, focus }: PageBannerProps) {
  return (
    <div
      className="relative h-banner overflow-hidden bg-concrete-800 text-paper print:h-auto print:bg-white print:text-ink"
      data-ground="dark"
    >
      <div className="absolute inset-0 print:hidden">
        <Image image={{ ...image, alt: '' }} sizes="100vw" priority className={focus} />
        <div className="absolute inset-0 bg-linear-to-t from-ink/85 via-ink/45 to-ink/60" />
      </div>
      <Container className="relative flex h-full flex-col justify-end pb-9 md:pb-11">
        <Breadcrumbs trail={trail} current={title} />
        <h1 className="mt-2 type-title first-letter:uppercase">{title}</h1>
      </Container>
    </div>
  );
}
