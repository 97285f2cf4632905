import { Container } from '@/components/ui/container';
import { Image } from '@/components/ui/image';
import { Link } from '@/components/ui/link';
import { patternsOf, type Pattern } from '@/lib/counting';
import { type Form, layingOf, sheetOf, orderIn } from '@/lib/geometry';
import { productLabel, productName, productTitle } from '@/content/strings/product-name';
import { together } from '@/lib/text';
import { routes } from '@/content/routes';
import { isShown } from '@/content/pages/shown-pages';
import { answerOf, calledText } from '../answers';
import { Breadcrumbs } from '@/components/site/shared/breadcrumbs';
import { Section } from '@/components/site/shared/section';
import type { Elements } from '@/components/ui/elements';
import { Downloads } from './downloads';
import { LayingPatterns } from './laying-patterns';
import { Price } from './price';
import { ProductDrawing } from './product-drawing';
import { QuantitiesTable, SectionTable } from './quantities-table';
import { statedRows } from './stated-rows';
import { leadingFigures, titleAlone, type QuantityRow, rowsOfProduct } from './quantities';
import type { Locale } from '@/content/strings/locale';
import type { ProductIn } from '@/content/strings/product-in';

type ProductSheetProps = {
  readonly locale: Locale;
  readonly product: ProductIn;
  /** Absolute address of this page, for printing. */
  readonly address: string;
  readonly structuredData?: Elements;
  readonly list?: Elements;
};

/** Page of a product: picture and sizes, drawing and quantities. Prints as a data sheet of one page. */
export function ProductSheet({ address, ...page }: ProductSheetProps) {
  const { locale, product } = page;
  const { id, form } = product;
  const rows = rowsOfProduct(product, locale);
  const stated = statedRows(product, locale);
  // Colours alone make no section where the calculator offers them, from two of them on.
  const isOffered = (product.colours?.length ?? 0) > 1 && form !== undefined && layingOf(form) === 'paving';
  const hasSection = stated.length > (isOffered ? 1 : 0);
  return (
    <div className="product-sheet">
      <ProductHead {...page} figures={together(leadingFigures(rows))} />
      {form && (
        <Measured
          locale={locale}
          id={id}
          form={form}
          rows={rows}
          patterns={patternsOf(form)}
          label={productLabel(product)}
        />
      )}
      {hasSection && (
        <Section aria-labelledby="stated" space="band">
          <div className="grid gap-x-gutter gap-y-8 lg:grid-cols-2">
            <h2 id="stated" className="type-h2">
              {locale.strings.stated.title}
            </h2>
            <QuantitiesTable
              caption={locale.strings.stated.caption}
              rows={stated}
              newTab={locale.strings.shell.newTab}
            />
          </div>
        </Section>
      )}
      <p
        data-pagefind-ignore=""
        className="hidden justify-between gap-8 border-t border-joint pt-2 type-data print:flex"
      >
        <span>{address}</span>
        <span data-print-day="" />
      </p>
    </div>
  );
}

type ProductHeadProps = Omit<ProductSheetProps, 'address'> & { readonly figures: readonly QuantityRow[] };

/** Head of the page: name, sizes and main figures beside the picture, on a phone around it; then actions for buyers. */
function ProductHead({ locale, product, figures, structuredData, list }: ProductHeadProps) {
  const { productPage } = locale.strings;
  return (
    <header
      className="bg-concrete-800 pt-36 pb-12 text-paper print:bg-white print:pt-0 print:pb-2 print:text-ink"
      data-ground="dark"
    >
      <Container className="grid items-end gap-x-gutter md:grid-cols-2 md:gap-y-6">
        <div className="contents md:block print:block">
          {structuredData}
          <ProductWords locale={locale} product={product} figures={figures} />
        </div>
        <div
          data-pagefind-ignore=""
          className="order-1 mt-6 flex flex-wrap items-end justify-between gap-x-gutter gap-y-5 md:col-span-2 md:mt-0 xl:col-span-1 print:mt-0"
        >
          {list && (
            <div className="contents print:hidden">
              {list}
              <p className="hidden basis-full type-small noscript:block">
                {`${productPage.listLead} ${productPage.listWithoutScripts}`}
              </p>
            </div>
          )}
          <Price locale={locale} product={product} />
        </div>
        <div className="product-picture md:col-start-2 md:row-start-1 xl:row-end-3">
          <Image
            image={product.image}
            sizes="(width >= 90rem) 42rem, (width >= 48rem) 47vw, 100vw"
            priority
          />
        </div>
      </Container>
    </header>
  );
}

function ProductWords({
  locale,
  product,
  figures,
}: Pick<ProductHeadProps, 'locale' | 'product' | 'figures'>) {
  const { productPage, products: productsPage } = locale.strings;
  const { category, size, inch, summary, form } = product;
  const categoryPage = routes.productRange(product.categoryId);
  const called = calledText(product, locale);
  const answer = answerOf(product, locale);
  return (
    <>
      <Breadcrumbs
        locale={locale}
        trail={[
          { title: productsPage.title, path: routes.products },
          { title: category, path: categoryPage },
        ]}
        current={together(productTitle(product))}
      />
      <hgroup>
        <h1 className="mt-4 wrap-anywhere">
          <span data-pagefind-ignore="" className="type-headline">
            <span>{productName(product)}</span>
            <span className="sr-only">, </span>
          </span>
          <span className="mt-6 block type-data-large whitespace-nowrap">{size}</span>
        </h1>
        <p className="mt-1 type-data-large text-current/75">
          <span data-pagefind-ignore="" className="sr-only">{`${productPage.inches}: `}</span>
          <span>{inch}</span>
        </p>
        {form !== undefined && (
          <p data-pagefind-ignore="" className="mt-1 type-small text-current/75">
            {orderIn(size, form, 'mm')
              .map((measure) => productPage.measures[measure])
              .join(' × ')}
          </p>
        )}
        {called !== undefined && (
          <p data-called="" className="mt-3 type-small print:hidden">
            {called}
          </p>
        )}
      </hgroup>
      {summary !== undefined && <p className="order-1 mt-5 max-w-measure type-lead text-pretty">{summary}</p>}
      {answer !== undefined && <p className="order-1 mt-3 max-w-measure print:hidden">{together(answer)}</p>}
      <p className="order-1 mt-1 type-small">
        <span data-pagefind-ignore="" className="sr-only">{`${productPage.category} `}</span>
        <Link
          {...locale.to(categoryPage)}
          className="inline-flex min-h-11 items-center underline underline-offset-4 print:min-h-0 print:no-underline"
        >
          {category}
        </Link>
      </p>
      {figures.length > 0 && (
        <dl
          data-pagefind-ignore=""
          className="product-lead-figures order-1 mt-6 border-t border-joint-dark pt-5 print:hidden"
        >
          {figures.map((figure) => (
            <div key={figure.title} className="flex flex-col-reverse justify-end gap-1">
              <dt className="type-small text-balance text-current/75">{titleAlone(figure, locale)}</dt>
              <dd className="type-data-large">{figure.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

type MeasuredProps = {
  readonly locale: Locale;
  readonly id: string;
  readonly form: Form;
  readonly rows: readonly QuantityRow[];
  readonly patterns: readonly Pattern[];
  readonly label: string;
};

/** Drawing with downloads beside quantities; laying patterns below if there are several. */
function Measured({ locale, id, form, rows, patterns, label }: MeasuredProps) {
  const { productPage, drawing, calculator, quantities } = locale.strings;
  return (
    <Section aria-labelledby="drawing" space="band" data-pagefind-ignore="">
      <div className="grid gap-x-gutter gap-y-12 xl:grid-cols-2 print:grid-cols-1">
        <div>
          <h2 id="drawing" className="type-h2">
            {productPage.drawing}
          </h2>
          <p className="mt-4 mb-8 max-w-lead text-concrete-600">
            <span>{productPage.drawingLead}</span>{' '}
            {isShown(routes.details) && (
              <Link {...locale.to(routes.details)} className="underline">
                {locale.strings.details.link}
              </Link>
            )}
          </p>
          <ProductDrawing
            language={locale.language}
            texts={drawing}
            sheet={sheetOf(form, { texts: drawing, language: locale.language })}
            label={label}
          />
        </div>
        <section aria-labelledby="quantities">
          <h2 id="quantities" className="mb-8 type-h2">
            {productPage.quantities}
          </h2>
          <QuantitiesTable caption={quantities.caption} rows={rows} />
          <SectionTable form={form} locale={locale} />
          {patterns.length > 1 && (
            <div className="mt-12 print:hidden">
              <h3 className="type-h3">{productPage.patterns}</h3>
              <p className="mt-2 mb-6 type-small text-concrete-600">{productPage.patternsLead}</p>
              <LayingPatterns names={calculator.options.pattern} patterns={patterns} />
            </div>
          )}
          <Downloads locale={locale} id={id} />
        </section>
      </div>
    </Section>
  );
}
