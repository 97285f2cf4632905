import { Image } from '@/components/ui/image';
import { pages } from '@/content/entities/pages';
import {
  catalogueProducts,
  productCategories,
  products,
  productsInCategory,
  type Product,
} from '@/content/entities/products';
import { productAnchor, routes } from '@/content/routes';
import { isShown } from '@/content/pages/shown-pages';
import type { Locale } from '@/content/strings/locale';
import { inLanguage } from '@/lib/records';
import type { CategoryTile } from './category-tiles';
import { FIRST } from './list-window';
import { ProductTile } from './product-tile';
import { ProductFilter } from './product-filter.client';
import { RangeLinks } from './range-links';
import { Link } from '@/components/ui/link';

const coverOfAll = pages.find(({ id }) => id === 'products')?.cover;

type Tile = Pick<CategoryTile, 'slug' | 'name' | 'href'> & {
  readonly cover: Product['image'] | undefined;
  readonly members: readonly Product[];
};

function tileOf({ slug, name, href, cover, members }: Tile): CategoryTile {
  const picture = cover ?? members[0]?.image;
  return {
    slug,
    name,
    href,
    count: members.length,
    ids: catalogueProducts.filter((product) => members.includes(product)).map(({ id }) => productAnchor(id)),
    picture: picture && (
      <Image
        // Decorative: the name is beside it.
        image={{ ...picture, alt: '' }}
        sizes="(width >= 80rem) 220px, (width >= 48rem) 33vw, 180px"
        priority
      />
    ),
  };
}

/** Tiles of all categories with products, and all products as cards, which the filter shows or hides. */
export function ProductCatalogue({ locale }: { readonly locale: Locale }) {
  const texts = locale.strings.products;
  const categories = productCategories.map(({ id, name, cover }) =>
    tileOf({
      slug: id,
      name: inLanguage(name, locale.language),
      href: locale.to(routes.productRange(id)).href,
      cover,
      members: productsInCategory(id),
    }),
  );
  const all = tileOf({
    slug: undefined,
    name: texts.all,
    href: `#${productAnchor(catalogueProducts[0]?.id ?? '')}`,
    cover: coverOfAll,
    members: products,
  });
  const ways = (
    [
      [routes.compare, texts.compare.link],
      [routes.details, locale.strings.details.link],
    ] as const
  ).filter(([path]) => isShown(path));
  return (
    <>
      <ProductFilter language={locale.language} texts={texts.filter} tiles={[all, ...categories]}>
        <ul className="product-grid">
          {catalogueProducts.map((product, index) => (
            <li
              key={product.id}
              id={productAnchor(product.id)}
              tabIndex={-1}
              hidden={index >= FIRST}
              data-beyond={index >= FIRST ? '' : undefined}
              className="product-cell"
            >
              <ProductTile locale={locale} product={product} />
            </li>
          ))}
        </ul>
      </ProductFilter>
      {ways.length > 0 && (
        <p className="mt-8 flex flex-wrap gap-x-8 font-semibold print:hidden">
          {ways.map(([path, text]) => (
            <Link
              key={path}
              {...locale.to(path)}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {text}
            </Link>
          ))}
        </p>
      )}
      <RangeLinks locale={locale} className="mt-12" />
      {products.length > FIRST && (
        <noscript>
          <p className="mt-10 type-data text-concrete-600">
            {locale.fill(texts.filter.shown, { shown: catalogueProducts.length, count: products.length })}
          </p>
        </noscript>
      )}
    </>
  );
}
