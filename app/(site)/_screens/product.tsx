import { documentSizeIn } from '@/app/_lib/file-size';
import { addressOf } from '@/app/_lib/site-origin';
import { webPage } from '@/app/_lib/structured-data/pages';
import { productFacts } from '@/app/_lib/structured-data/products';
import { fittingTitle } from '@/app/_lib/page-meta';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { ProductCalculator } from '@/components/site/estimator/quantity-calculator';
import { answerOf, pricesIn } from '@/components/site/products/answers';
import { ProductDocuments } from '@/components/site/products/page/product-documents';
import { AddToList } from '@/components/site/list/add-to-list.client';
import { ProductSheet } from '@/components/site/products/page/product-sheet';
import { Mentions, RelatedProducts } from '@/components/site/products/page/related-products';
import { SheetButtons } from '@/components/site/products/page/sheet-buttons.client';
import { articlesOn } from './articles-on';
import { documentsOf } from '@/content/entities/documents';
import { newsOfProduct } from '@/content/entities/news';
import { productLabel, productName, productTitle } from '@/content/strings/product-name';
import { getProduct, relatedProducts, type Product } from '@/content/entities/products';
import { asTyped, summary, together } from '@/lib/text';
import { routes } from '@/content/routes';
import { isShown } from '@/content/pages/shown-pages';
import type { Locale } from '@/content/strings/locale';
import { type ProductIn, productIn } from '@/content/strings/product-in';
import type { ScreenProps } from './screen';
import type { RecordScreen } from './site-page';

/** Number of products of the same category below a product. */
const RELATED = 4;

function factsOf(record: Product, locale: Locale) {
  const product = productIn(record, locale);
  const { id, category, size, inch } = product;
  const label = productLabel(product);
  const { productPage, answers } = locale.strings;
  const general = locale.fill(productPage.description, { label, size, inch, category });
  const [price] = pricesIn(product, locale);
  const sentences = [
    price && locale.fill(answers.price.short, { price: price.text }),
    answerOf(record, locale),
    product.summary,
  ];
  return {
    locale,
    path: routes.product(id),
    title: tabTitle(product, price !== undefined, locale),
    description: summary(asTyped(sentences.filter(Boolean).join(' ')), general),
  };
}

/** The signs of a size without blanks and with one unit: `390×100×190 mm`, `15.4×3.9×7.5″`. */
const compact = (size: string) => size.replace(/\s*×\s*/g, '×').replace(/″(?=.*″)/g, '');

/** Title for tabs and search engines: with the word price where one is stated, and with the size in inches, as far as they fit. */
function tabTitle(product: ProductIn, isPriced: boolean, { language, strings, fill }: Locale) {
  const name = productName(product);
  const priced = fill(strings.answers.price.titleOf, { product: name });
  const sizes = [compact(product.size), compact(product.inch)];
  const titles = (isPriced ? [priced, name] : [name]).flatMap((start) => [
    [start, ...sizes].join(', '),
    [start, product.size].join(', '),
  ]);
  return fittingTitle(titles, language);
}

/** One product: sheet with drawing and quantities, list, calculator, uses and related products. */
function ProductScreen({ locale, item }: ScreenProps & { readonly item: Product }) {
  const product = productIn(item, locale);
  const { products, productPage } = locale.strings;
  const page = factsOf(item, locale);
  const title = productTitle(product);
  const related = relatedProducts(item, RELATED);
  return (
    <>
      <ProductSheet
        locale={locale}
        product={{ ...product, summary: together(product.summary) }}
        address={addressOf(page.path, locale.language)}
        list={
          isShown(routes.list) && (
            <AddToList
              language={locale.language}
              texts={locale.strings.list}
              page={locale.to(routes.list)}
              id={product.id}
              title={title}
              lead={locale.strings.productPage.listLead}
            />
          )
        }
        structuredData={
          <StructuredData
            locale={locale}
            nodes={[
              webPage(page, 'WebPage', {
                mainEntity: productFacts(item, page.path, locale),
              }),
            ]}
            crumbs={[
              { title: products.title, path: routes.products },
              { title: product.category, path: routes.productRange(product.categoryId) },
              { title, path: page.path },
            ]}
          />
        }
      />
      <SheetButtons
        language={locale.language}
        failed={locale.strings.turn.failed}
        shape={product.form && { file: routes.productFile(product.id, 'glb'), title }}
      />
      {product.form !== undefined && (
        <ProductCalculator locale={locale} product={{ ...product, form: product.form }} />
      )}
      <ProductDocuments locale={locale} documents={documentsOf(product.id)} sizeOf={documentSizeIn(locale)} />
      <Mentions
        locale={locale}
        id="uses"
        title={productPage.uses}
        articles={newsOfProduct(product.id).map((work) => ({ route: 'newsItem', item: work }) as const)}
      />
      <Mentions locale={locale} id="reading" title={productPage.reading} articles={articlesOn(product.id)} />
      {related.length > 0 && <RelatedProducts locale={locale} product={item} products={related} />}
    </>
  );
}

/** Screen of the products. */
export const productPages: RecordScreen<Product> = {
  route: 'product',
  find: getProduct,
  factsOf,
  Screen: ProductScreen,
};
