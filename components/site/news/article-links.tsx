import { ExternalIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import type { Product } from '@/content/entities/products';
import { productTitle } from '@/content/entities/products/label';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import { productIn } from '@/content/strings/product-in';

type NamedProductsProps = { readonly locale: Locale; readonly products: readonly Product[] };

/** List of links to the products that a news item names. */
export function NamedProducts({ locale, products }: NamedProductsProps) {
  return (
    <ul>
      {products.map((product) => (
        <li key={product.id}>
          <Link
            {...locale.to(routes.product(product.id))}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:bg-concrete-100 print:min-h-0"
          >
            {productTitle(productIn(product, locale))}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type StoryElsewhereProps = { readonly locale: Locale; readonly url: string };

/** Link below an article to the same story on another site. */
export function StoryElsewhere({ locale, url }: StoryElsewhereProps) {
  return (
    <div className="article-body mt-12">
      <p className="border-y border-joint py-5">
        {locale.strings.news.elsewhere}{' '}
        <Link
          href={url}
          newTab={locale.strings.shell.newTab}
          className="inline-flex items-center gap-2 font-semibold"
        >
          {new URL(url).hostname}
          <ExternalIcon className="size-4.5" />
        </Link>
      </p>
    </div>
  );
}
