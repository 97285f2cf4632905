import { Image } from '@/components/ui/image';
import { StaticIsland } from '@/components/ui/static-island.client';
import { pictures } from '@/content/pictures';
import { productCategories } from '@/content/product-categories';
import {
  catalogueProducts,
  productLabel,
  products,
  productsInCategory,
  wholeRanges,
  type Product,
} from '@/content/products';
import { routes } from '@/content/routes';
import type { CategoryTile } from './category-tiles';
import { ProductCard } from './product-card';
import { ProductFilter } from './product-filter.client';
import { ProductRanges } from './product-ranges';

const slugOf = (product: Product) =>
  productCategories.find(({ name }) => name === product.category)?.slug ?? '';

function tileOf(slug: string | undefined, name: string, members: readonly Product[]): CategoryTile {
  const picture = slug === undefined ? pictures['material-samples'] : members[0]?.image;
  return {
    slug,
    name,
    count: members.length,
    anchor: `#${members[0]?.id ?? ''}`,
    href: slug === undefined ? routes.products : `${routes.products}?category=${slug}`,
    picture: picture && (
      <StaticIsland name={`tile-${slug ?? 'all'}`} as="span" className="contents">
        <Image
          // The name beside it says what it is.
          image={{ ...picture, alt: '' }}
          sizes="(width >= 80rem) 220px, (width >= 48rem) 33vw, 180px"
          priority
        />
      </StaticIsland>
    ),
  };
}

/** Every product and the categories that have any, handed to the filter as finished cards and tiles. */
export function ProductCatalogue() {
  const tiles = [
    tileOf(undefined, 'All', products),
    ...productCategories
      .map(({ slug, name }) => tileOf(slug, name, productsInCategory(name)))
      .filter(({ count }) => count > 0),
  ];
  const items = catalogueProducts.map((product) => ({
    id: product.id,
    category: slugOf(product),
    card: (
      <StaticIsland name={`product-${product.id}`} className="contents">
        <ProductCard
          name={product.name}
          size={product.size}
          inch={product.inch}
          image={product.image}
          label={productLabel(product)}
        />
      </StaticIsland>
    ),
  }));
  return (
    <>
      <ProductFilter tiles={tiles} items={items} />
      <StaticIsland name="ranges">
        <ProductRanges ranges={wholeRanges} />
      </StaticIsland>
      <noscript>
        <p className="mt-10 type-data text-concrete-600">
          {items.length} of {products.length} shown
        </p>
      </noscript>
    </>
  );
}
