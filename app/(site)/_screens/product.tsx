import { pageMeta } from '@/app/_lib/page-meta';
import { addressOf } from '@/app/_lib/site-origin';
import { webPage } from '@/app/_lib/structured-data/pages';
import { productFacts } from '@/app/_lib/structured-data/products';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { ProductCalculator } from '@/components/site/estimator/quantity-calculator';
import { AddToList } from '@/components/site/list/add-to-list.client';
import { ProductSheet } from '@/components/site/products/page/product-sheet';
import { ProductUses } from '@/components/site/products/page/product-uses';
import { RelatedProducts } from '@/components/site/products/page/related-products';
import { SheetButtons } from '@/components/site/products/page/sheet-buttons.client';
import { Section } from '@/components/site/shared/section';
import { StaticIsland } from '@/components/ui/static-island.client';
import { newsOfProduct } from '@/content/entities/news';
import { productLabel, productTitle } from '@/content/entities/products/label';
import { getProduct, relatedProducts, type Product } from '@/content/entities/products';
import { summary } from '@/content/lib/text';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import { productIn } from '@/content/strings/product-in';
import type { ScreenProps } from './screen';
import type { RecordScreen } from './site-page';

/** How many products of the same category are below. */
const RELATED = 4;

function factsOf(record: Product, locale: Locale) {
  const product = productIn(record, locale);
  const { id, category, size, inch } = product;
  const label = productLabel(product);
  const description =
    product.summary ?? locale.fill(locale.strings.productPage.description, { label, size, inch, category });
  return {
    locale,
    path: routes.product(id),
    title: productTitle(product),
    description: summary(description),
  };
}

/** One product: its sheet with drawing and quantities, the list, the calculator, where it was used, its like. */
function ProductScreen({ locale, item }: ScreenProps & { readonly item: Product }) {
  const product = productIn(item, locale);
  const { products, productPage } = locale.strings;
  const page = factsOf(item, locale);
  const uses = newsOfProduct(product.id);
  const related = relatedProducts(item, RELATED);
  return (
    <>
      <StaticIsland name="product" className="product-sheet">
        <StructuredData
          locale={locale}
          nodes={[webPage(page, 'WebPage', { mainEntity: productFacts(product, page.path, locale) })]}
          crumbs={[
            { title: products.title, path: routes.products },
            { title: page.title, path: page.path },
          ]}
        />
        <ProductSheet locale={locale} product={product} address={addressOf(page.path, locale.language)} />
      </StaticIsland>
      <SheetButtons
        language={locale.language}
        texts={locale.strings.turn}
        shape={product.form && { file: routes.productFile(product.id, 'glb'), title: page.title }}
      />
      <Section aria-label={productPage.list} className="py-9 print:hidden" data-pagefind-ignore="">
        <div className="grid gap-x-gutter gap-y-5 lg:grid-cols-12">
          <p className="max-w-caption type-lead lg:col-span-5">{productPage.listLead}</p>
          <div className="lg:col-span-7">
            <AddToList
              language={locale.language}
              texts={locale.strings.list}
              page={locale.to(routes.list)}
              id={product.id}
              title={page.title}
            />
            <p className="hidden type-small noscript:block">{productPage.listWithoutScripts}</p>
          </div>
        </div>
      </Section>
      {product.form !== undefined && (
        <ProductCalculator locale={locale} product={{ ...product, form: product.form }} />
      )}
      {uses.length > 0 && (
        <StaticIsland name="uses">
          <ProductUses locale={locale} items={uses} />
        </StaticIsland>
      )}
      {related.length > 0 && (
        <StaticIsland name="related">
          <RelatedProducts locale={locale} products={related} category={product.category} />
        </StaticIsland>
      )}
    </>
  );
}

/** The pages of the products. */
export const productPages: RecordScreen<Product> = {
  find: getProduct,
  pathOf: routes.product,
  meta: (product, locale) => pageMeta(factsOf(product, locale)),
  Screen: ProductScreen,
};
