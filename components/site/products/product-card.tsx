import { cn } from '@/components/ui/cn';
import { Image } from '@/components/ui/image';
import { Link } from '@/components/ui/link';
import type { Picture } from '@/content/lib/fields';
import type { Locale, PageLink } from '@/content/strings/locale';

type ProductCardProps = {
  readonly locale: Locale;
  /** Empty for most tiles; the line keeps its height. */
  readonly name: string;
  /** What the product is called where it needs a name: `productLabel`. */
  readonly label: string;
  /** In mm, with the unit. */
  readonly size: string;
  /** The same in inches. */
  readonly inch: string;
  readonly image: Readonly<Picture>;
  /** Makes the whole card a link. */
  readonly link?: PageLink;
  readonly className?: string;
};

/**
 * Cards are four, three, two or one abreast, and their pictures are shown 1.12 times as large as the card. One alone is
 * as wide as the screen less its gutters, 2 × 20 px.
 */
const SIZES =
  '(width >= 64rem) 28vw, (width >= 48rem) 37vw, (width >= 37.5rem) 56vw, calc(1.12 * (100vw - 40px))';

/** The one product card: a square picture, the name, then size and inches on one data line. */
export function ProductCard(props: ProductCardProps) {
  const { locale, name, label, size, inch, image, link, className } = props;
  const { millimetres, inches } = locale.strings.products;
  return (
    <article
      aria-label={label}
      className={cn(
        'group/card relative flex h-full flex-col',
        link === undefined ? 'bg-paper' : 'bg-paper hover:bg-white',
        className,
      )}
    >
      <div lang={link?.hrefLang} className="aspect-square overflow-hidden bg-concrete-100">
        <Image image={image} sizes={SIZES} className="scale-112" />
      </div>
      <div className="@container flex-1 p-4 md:p-5">
        <CardName name={name} label={label} link={link} />
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

/** The link is stretched over the card, so that the picture can be pressed too. */
const STRETCHED = 'after:absolute after:inset-0 group-hover/card:underline underline-offset-4 decoration-2';

function CardName({ name, label, link }: Pick<ProductCardProps, 'name' | 'label' | 'link'>) {
  const Tag = name === '' ? 'p' : 'h3';
  return (
    // One line high even when there is no name to show.
    <Tag className="min-h-line type-h3">
      {link === undefined ? (
        name
      ) : (
        <Link {...link} lang={name === '' ? undefined : link.hrefLang} className={STRETCHED}>
          {name === '' ? <span className="sr-only">{label}</span> : name}
        </Link>
      )}
    </Tag>
  );
}
