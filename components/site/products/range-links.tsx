import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';
import { type ProductRange, productRanges } from '@/content/pages/product-ranges';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import { rangeTexts } from '@/content/strings/product-in';

type RangeLinksProps = {
  readonly locale: Locale;
  readonly ranges?: readonly ProductRange[];
  /** Slug of the range of this page. */
  readonly current?: string;
  readonly className?: string;
};

const linkStyles = 'inline-flex min-h-11 items-center gap-1.5';
const underlined = 'underline underline-offset-4';

/** Links to products by what they share, each with their number; renders nothing without ranges. */
export function RangeLinks({ locale, ranges = productRanges, current, className }: RangeLinksProps) {
  if (ranges.length === 0) return null;
  const { ranges: texts, filter } = locale.strings.products;
  return (
    <nav aria-label={texts.label} className={cn('border-t border-joint pt-5 print:hidden', className)}>
      {current !== undefined && (
        <Link {...locale.to(routes.products)} className={cn(linkStyles, underlined, 'font-semibold')}>
          {texts.all}
        </Link>
      )}
      {[...new Set(ranges.map(({ by }) => by))].map((by) => (
        <div key={by} className="gap-x-gutter pt-4 md:grid md:grid-cols-4 md:pt-1.5">
          <p id={`by-${by}`} className="type-data text-concrete-600 md:pt-3">
            {texts[by][0]}
          </p>
          <ul aria-labelledby={`by-${by}`} className="flex flex-wrap gap-x-6 md:col-span-3">
            {ranges
              .filter((range) => range.by === by)
              .map((range) => (
                <li key={range.ownSlug} className={by === 'category' ? undefined : 'whitespace-nowrap'}>
                  <Link
                    {...locale.to(routes.productRange(range.slug))}
                    aria-current={range.slug === current ? 'page' : undefined}
                    className={linkStyles}
                  >
                    <span className={range.slug === current ? 'font-bold' : underlined}>
                      {rangeTexts(range, locale).option}
                    </span>{' '}
                    <span className="relative type-data text-concrete-600">
                      <span>{locale.number(range.members.length)}</span>
                      <span className="sr-only">
                        {range.members.length === 1 ? filter.things.one : filter.things.other}
                      </span>
                    </span>
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
