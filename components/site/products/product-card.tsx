import { Image } from '@/components/ui/image';
import { Link } from '@/components/ui/link';
import type { Picture } from '@/lib/records';
import type { Locale, PageLink } from '@/content/strings/locale';

type ProductCardProps = {
  readonly locale: Locale;
  /** Name of the product, empty for most tiles; the line keeps its height. */
  readonly name: string;
  /** Name that is spoken (`productTitle`): products of one name follow each other. */
  readonly label: string;
  /** Size in mm, with the unit. */
  readonly size: string;
  readonly inch: string;
  readonly image: Readonly<Picture>;
  readonly link?: PageLink;
};

/** `sizes` of one to four cards side by side, enlarged to 1.12; a single one has the screen less gutters. */
const SIZES =
  '(width >= 64rem) 28vw, (width >= 48rem) 37vw, (width >= 37.5rem) 56vw, calc(1.12 * (100vw - 40px))';

/** Card of a product: square picture, name, then size in mm and inches on one line. */
export function ProductCard(props: ProductCardProps) {
  const { locale, name, label, size, inch, image, link } = props;
  const { millimetres, inches } = locale.strings.products;
  const Name = name === '' && link === undefined ? 'p' : 'h3';
  return (
    <article aria-label={label} className="card flex h-full flex-col bg-paper">
      <div lang={link?.hrefLang} className="aspect-square overflow-hidden bg-concrete-100">
        <Image image={image} sizes={SIZES} className="scale-112" />
      </div>
      <div className="@container flex-1 p-4 md:p-5">
        {/* Keeps the height of one line even without a name. */}
        <Name className="min-h-line type-h3">
          {link === undefined ? (
            name
          ) : (
            // Without a `tabIndex`, Safari does not focus a link that is clicked, and its picture would not move (motion.css).
            <Link
              {...link}
              lang={name === '' ? undefined : link.hrefLang}
              aria-label={name === '' ? undefined : label}
              tabIndex={0}
              className="card-link"
            >
              {name === '' ? <span className="sr-only">{label}</span> : name}
            </Link>
          )}
        </Name>
        <dl className="mt-3.5 flex flex-col flex-wrap gap-x-3 gap-y-1 type-data text-concrete-600 @3xs:flex-row @3xs:justify-between">
          <div>
            <dt data-pagefind-ignore="" className="sr-only">
              {millimetres}
            </dt>
            <dd>{size}</dd>
          </div>
          <div>
            <dt data-pagefind-ignore="" className="sr-only">
              {inches}
            </dt>
            <dd>{inch}</dd>
          </div>
        </dl>
      </div>
    </article>
  );
}
