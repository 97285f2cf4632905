import { Link } from '@/components/ui/link';
import type { ProductCategory } from '@/content/entities/products/categories';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';

type ProductRange = {
  readonly slug: string;
  readonly name: ProductCategory;
  /** Of the products in it. */
  readonly count: number;
};

type ProductRangesProps = { readonly locale: Locale; readonly ranges: readonly ProductRange[] };

/** Where the categories lead that have more products than the products page shows; nothing when there are none. */
export function ProductRanges({ locale, ranges }: ProductRangesProps) {
  if (ranges.length === 0) return null;
  const { products } = locale.strings;
  return (
    <nav aria-label={products.ranges} className="mt-12 border-t border-joint pt-5 print:hidden">
      <ul className="flex flex-wrap gap-x-8 gap-y-1">
        {ranges.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link
              {...locale.to(routes.productRange(slug))}
              className="inline-block py-2 underline underline-offset-4"
            >
              {locale.fill(products.wholeRange, { count, name: products.categories[name] })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
