import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMeta } from '@/app/_lib/page-meta';
import { absoluteUrl } from '@/app/_lib/site-origin';
import { webPage } from '@/app/_lib/structured-data/pages';
import { productFacts } from '@/app/_lib/structured-data/products';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { ProductNeed } from '@/components/site/estimator/need/product-need';
import { AddToList } from '@/components/site/list/add-to-list.client';
import { ProductSheet } from '@/components/site/products/page/product-sheet';
import { ProductUses } from '@/components/site/products/page/product-uses';
import { RelatedProducts } from '@/components/site/products/page/related-products';
import { SheetButtons } from '@/components/site/products/page/sheet-buttons.client';
import { Section } from '@/components/site/shared/section';
import { StaticIsland } from '@/components/ui/static-island.client';
import { summary } from '@/content/lib/text';
import { newsOfProduct } from '@/content/entities/news';
import { productLabel, productTitle } from '@/content/entities/products/label';
import { getProduct, products, relatedProducts, type Product } from '@/content/entities/products';
import { routes } from '@/content/routes';

type ProductRouteProps = { readonly params: Promise<{ readonly id: string }> };

/** How many products of the same category stand below. */
const RELATED = 4;

export const dynamicParams = false;

export const generateStaticParams = () => products.map(({ id }) => ({ id }));

async function productFrom(params: ProductRouteProps['params']) {
  const product = getProduct((await params).id);
  if (!product) notFound();
  return product;
}

const factsOf = (product: Product) => {
  const { id, category, size, inch } = product;
  return {
    path: routes.product(id),
    title: productTitle(product),
    description: summary(
      product.summary ?? `${productLabel(product)}: ${size} (${inch}), one of our products in ${category}.`,
    ),
  };
};

export async function generateMetadata({ params }: ProductRouteProps): Promise<Metadata> {
  return pageMeta(factsOf(await productFrom(params)));
}

export default async function ProductRoute({ params }: ProductRouteProps) {
  const product = await productFrom(params);
  const page = factsOf(product);
  const uses = newsOfProduct(product.id);
  const related = relatedProducts(product, RELATED);
  return (
    <>
      <StaticIsland name="product" className="product-sheet">
        <StructuredData
          nodes={[webPage(page, 'WebPage', { mainEntity: productFacts(product, page.path) })]}
          crumbs={[
            { title: 'Products', path: routes.products },
            { title: product.name === '' ? product.category : product.name, path: page.path },
          ]}
        />
        <ProductSheet product={product} address={absoluteUrl(page.path)} />
      </StaticIsland>
      <SheetButtons shape={product.form && routes.productFile(product.id, 'glb')} />
      <Section aria-label="My list" className="py-9 print:hidden">
        <div className="grid gap-x-gutter gap-y-5 lg:grid-cols-12">
          <p className="max-w-[34ch] type-lead lg:col-span-5">
            Gather products and pieces on a list, and ask for all prices at once.
          </p>
          <div className="lg:col-span-7">
            <AddToList id={product.id} title={page.title} />
            <p className="hidden type-small noscript:block">
              To add to my list the pieces that you need, switch scripts on.
            </p>
          </div>
        </div>
      </Section>
      {product.form !== undefined && <ProductNeed id={product.id} form={product.form} />}
      {uses.length > 0 && (
        <StaticIsland name="uses">
          <ProductUses items={uses} />
        </StaticIsland>
      )}
      {related.length > 0 && (
        <StaticIsland name="related">
          <RelatedProducts products={related} category={product.category} />
        </StaticIsland>
      )}
    </>
  );
}
