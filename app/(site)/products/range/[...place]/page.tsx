import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMeta } from '@/app/_lib/page-meta';
import { productList } from '@/app/_lib/structured-data/products';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { ProductCard } from '@/components/site/products/product-card';
import { ListPager } from '@/components/site/shared/list-pager';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { StaticIsland } from '@/components/ui/static-island.client';
import { countPages, furtherPages, itemsOnPage } from '@/content/lib/list-pages';
import { productCategories } from '@/content/entities/products/categories';
import { productLabel } from '@/content/entities/products/label';
import { productsInCategory, wholeRanges } from '@/content/entities/products';
import { productAnchor, routes } from '@/content/routes';

type ProductRangePageProps = { readonly params: Promise<{ readonly place: string[] }> };

export const dynamicParams = false;

/** `hollow-block`, `hollow-block/page/2`. Without any range too long for the products page, one that the export takes out. */
export function generateStaticParams() {
  const [first] = productCategories;
  if (wholeRanges.length === 0) return [{ place: [first.slug, 'page', '1'] }];
  return wholeRanges.flatMap(({ slug, name }) => [
    { place: [slug] },
    ...furtherPages(productsInCategory(name)).map((page) => ({ place: [slug, 'page', page] })),
  ]);
}

async function rangeFrom(params: ProductRangePageProps['params']) {
  const [slug, , number = '1'] = (await params).place;
  const category = productCategories.find((one) => one.slug === slug);
  if (!category) notFound();
  const page = Number(number);
  const list = routes.productRange(category.slug);
  const members = productsInCategory(category.name);
  const part = page === 1 ? '' : `, page ${page}`;
  return {
    page,
    list,
    members,
    facts: {
      path: routes.listPage(list, page),
      title: `${category.name}${part}`,
      description: `All ${members.length} products in ${category.name}${part}, each with its picture and its size in millimetres and inches.`,
    },
  };
}

export async function generateMetadata({ params }: ProductRangePageProps): Promise<Metadata> {
  return pageMeta((await rangeFrom(params)).facts);
}

export default async function ProductRangePage({ params }: ProductRangePageProps) {
  const { page, list, members, facts } = await rangeFrom(params);
  const shown = itemsOnPage(members, page);
  return (
    <StaticIsland name="page">
      <StructuredData
        nodes={[webPage(facts, 'CollectionPage', { mainEntity: productList(shown) })]}
        crumbs={[
          { title: 'Products', path: routes.products },
          { title: facts.title, path: facts.path },
        ]}
      />
      <PageBanner title={facts.title} trail={[{ title: 'Products', path: routes.products }]} />
      <Section aria-label={facts.title}>
        <ul className="product-grid">
          {shown.map((product) => (
            <li key={product.id} id={productAnchor(product.id)} className="product-cell">
              <ProductCard
                name={product.name}
                label={productLabel(product)}
                size={product.size}
                inch={product.inch}
                image={product.image}
                href={routes.product(product.id)}
              />
            </li>
          ))}
        </ul>
        <ListPager
          page={page}
          pageCount={countPages(members)}
          hrefOf={(number) => routes.listPage(list, number)}
        />
      </Section>
    </StaticIsland>
  );
}
