import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { Image } from '@/components/ui/image';
import { Link } from '@/components/ui/link';
import { company, whatsAppHref } from '@/content/entities/company';
import { products } from '@/content/entities/products';
import { basisOfProduct } from '@/content/setting-out/basis';
import type { Form } from '@/content/entities/products/form/schema';
import { type Density, densityOf } from '@/content/entities/products/form/quantities';
import { productLabel, productName, productTitle } from '@/content/entities/products/label';
import { orderIn } from '@/content/entities/products/stated-size';
import { routes } from '@/content/routes';
import { Breadcrumbs } from '@/components/site/shared/breadcrumbs';
import { Section } from '@/components/site/shared/section';
import { Telephone } from '@/components/site/shared/telephone';
import { SectionHead } from '@/components/site/shared/section-head';
import { Downloads } from './downloads';
import { LayingPatterns } from './laying-patterns';
import { sheetOf } from '@/content/entities/products/drawing/sheet';
import { ProductDrawing } from './product-drawing';
import { type QuantityRow, quantityRows } from './quantities';
import type { Locale } from '@/content/strings/locale';
import type { ProductIn } from '@/content/strings/product-in';

type ProductSheetProps = {
  readonly locale: Locale;
  readonly product: ProductIn;
  /** Of this page, with its host: for the sheet of paper. */
  readonly address: string;
};

/** One product: picture and sizes, its measured drawing and its quantities. Printed, it is a data sheet of one page. */
export function ProductSheet({ locale, product, address }: ProductSheetProps) {
  return (
    <>
      <ProductHead locale={locale} product={product} />
      {product.form !== undefined && (
        <Measured
          locale={locale}
          id={product.id}
          size={product.size}
          form={product.form}
          density={densityOf(product, company.density)}
          label={productLabel(product)}
        />
      )}
      {product.facts !== undefined && product.facts.length > 0 && (
        <Figures id="facts" title={locale.strings.facts.title}>
          <QuantitiesTable
            caption={locale.strings.facts.caption}
            rows={product.facts.map(({ label, value, unit, source }) => ({
              title: label,
              value: unit === undefined ? value : `${value}\u00a0${unit}`,
              how: locale.fill(locale.strings.facts.source, { source }),
            }))}
          />
        </Figures>
      )}
      <p
        data-pagefind-ignore=""
        className="hidden justify-between gap-8 border-t border-joint pt-2 type-data print:flex"
      >
        <span>{address}</span>
        <span data-print-day="" />
      </p>
    </>
  );
}

function ProductHead({ locale, product }: Pick<ProductSheetProps, 'locale' | 'product'>) {
  const { productPage, products } = locale.strings;
  const { category, size, inch, image, summary, form } = product;
  return (
    <header
      className="bg-concrete-800 pt-40 pb-section text-paper md:pt-47 print:bg-white print:pt-0 print:pb-2 print:text-ink"
      data-ground="dark"
    >
      <Container className="grid gap-x-gutter gap-y-10 md:grid-cols-12">
        <div className="flex flex-col md:col-span-6">
          <Breadcrumbs
            locale={locale}
            trail={[{ title: products.title, path: routes.products }]}
            current={productTitle(product)}
          />
          <h1 className="mt-5 wrap-anywhere">
            <span data-pagefind-ignore="" className="type-headline">
              {productName(product)}
              <span className="sr-only">, </span>
            </span>
            <span className="mt-6 block type-data-large">{size}</span>
          </h1>
          <p className="mt-1 type-data-large text-current/75">
            <span data-pagefind-ignore="" className="sr-only">{`${productPage.inches}: `}</span>
            {inch}
          </p>
          {form !== undefined && (
            <p data-pagefind-ignore="" className="mt-1 type-data text-current/75">
              {orderIn(size, form, 'mm')
                .map((measure) => productPage.measures[measure])
                .join(' × ')}
            </p>
          )}
          {summary !== undefined && <p className="mt-8 max-w-measure type-lead text-pretty">{summary}</p>}
          <p className="mt-8 type-data">
            <span data-pagefind-ignore="" className="sr-only">{`${productPage.category} `}</span>
            {category}
          </p>
          <div
            data-pagefind-ignore=""
            className="mt-auto flex flex-wrap items-center gap-x-7 gap-y-3 pt-10 print:hidden"
          >
            <ButtonLink {...locale.to(routes.contact)} tone="paper">
              {productPage.ask}
            </ButtonLink>
            <Telephone
              locale={locale}
              number={company.helpline}
              className="inline-flex min-h-11 items-center type-data underline-offset-4 hover:underline"
            />
            {company.whatsApp !== undefined && (
              <Link
                href={`${whatsAppHref(company.whatsApp)}?text=${encodeURIComponent(productTitle(product))}`}
                newTab={locale.strings.shell.newTab}
                className="inline-flex min-h-11 items-center type-data underline-offset-4 hover:underline"
              >
                {locale.strings.shared.form.whatsApp}
              </Link>
            )}
          </div>
        </div>
        <div className="product-picture aspect-square overflow-hidden bg-concrete-100 md:col-span-6">
          <Image image={image} sizes="(width >= 90rem) 42rem, (width >= 48rem) 47vw, 100vw" priority />
        </div>
      </Container>
    </header>
  );
}

type MeasuredProps = {
  readonly locale: Locale;
  readonly id: string;
  readonly size: string;
  readonly form: Form;
  readonly density: Density | undefined;
  readonly label: string;
};

function Measured({ locale, id, size, form, density, label }: MeasuredProps) {
  const { productPage, drawing, calculator } = locale.strings;
  const basis = basisOfProduct({ id, size, form }, products);
  const patterns = basis.kind === 'paving' ? basis.patterns : [];
  return (
    <>
      <Section aria-labelledby="drawing" data-pagefind-ignore="">
        <SectionHead id="drawing" title={productPage.drawing} lead={productPage.drawingLead} />
        <ProductDrawing
          language={locale.language}
          texts={drawing}
          sheet={sheetOf(form, { texts: drawing, language: locale.language })}
          label={label}
        />
        <Downloads locale={locale} id={id} />
      </Section>
      {patterns.length > 1 && (
        <Section aria-labelledby="patterns" className="print:hidden" data-pagefind-ignore="">
          <SectionHead id="patterns" title={productPage.patterns} lead={productPage.patternsLead} />
          <LayingPatterns names={calculator.options.pattern} patterns={patterns} />
        </Section>
      )}
      <Figures id="quantities" title={productPage.quantities} ground="concrete" data-pagefind-ignore="">
        <QuantitiesTable
          caption={locale.strings.quantities.caption}
          rows={quantityRows({ id, form, density }, basis, locale)}
        />
      </Figures>
    </>
  );
}

type FiguresProps = {
  readonly id: string;
  readonly title: string;
  readonly ground?: 'paper' | 'concrete';
  /** Leaves what is the same on every product out of the search. */
  readonly 'data-pagefind-ignore'?: '';
  readonly children: ReactNode;
};

/** A section with a table beside its headline. */
function Figures({ id, title, children, ...section }: FiguresProps) {
  return (
    <Section aria-labelledby={id} {...section}>
      <div className="grid gap-x-gutter gap-y-8 lg:grid-cols-12">
        <h2 id={id} className="type-h2 lg:col-span-5">
          {title}
        </h2>
        <div className="lg:col-span-7">{children}</div>
      </div>
    </Section>
  );
}

type QuantitiesTableProps = { readonly caption: string; readonly rows: readonly QuantityRow[] };

/** What one piece comes to: counts and volumes, each with its formula. */
function QuantitiesTable({ caption, rows }: QuantitiesTableProps) {
  return (
    <table className="w-full border-t-2 border-ink text-left">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ title, value, how }) => (
          <tr key={title} className="border-b border-joint align-baseline">
            <th scope="row" className="py-3.5 pr-4 font-medium">
              {title}
              <span className="mt-1 block type-small font-normal text-concrete-600">{how}</span>
            </th>
            <td className="py-3.5 text-right type-data-large whitespace-nowrap">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
