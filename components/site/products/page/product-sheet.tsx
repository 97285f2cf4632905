import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { Image } from '@/components/ui/image';
import { company } from '@/content/entities/company';
import { needBasisOf } from '@/content/entities/products/form/laying';
import { quantitiesOf } from '@/content/entities/products/form/quantities';
import type { Form } from '@/content/entities/products/form/schema';
import { productLabel } from '@/content/entities/products/label';
import { routes } from '@/content/routes';
import { Breadcrumbs } from '@/components/site/shared/breadcrumbs';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import { Downloads } from './downloads';
import { LayingPatterns } from './laying-patterns';
import { ProductDrawing } from './product-drawing';
import { quantityRows } from './quantities';
import { QuantitiesTable } from './quantities-table';
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
        <Measured locale={locale} id={product.id} form={product.form} label={productLabel(product)} />
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
      <p className="hidden justify-between gap-8 border-t border-joint pt-2 type-data print:flex">
        <span>{address}</span>
        <span data-print-day="" />
      </p>
    </>
  );
}

function ProductHead({ locale, product }: Pick<ProductSheetProps, 'locale' | 'product'>) {
  const { productPage, products } = locale.strings;
  const { name, category, size, inch, image, summary } = product;
  const title = name === '' ? category : name;
  return (
    <header
      className="bg-concrete-800 pt-40 pb-section text-paper md:pt-47 print:bg-white print:pt-0 print:pb-6 print:text-ink"
      data-ground="dark"
    >
      <Container className="grid gap-x-gutter gap-y-10 md:grid-cols-12">
        <div className="flex flex-col md:col-span-6">
          <Breadcrumbs
            locale={locale}
            trail={[{ title: products.title, path: routes.products }]}
            current={title}
          />
          <h1 className="mt-5 type-headline wrap-anywhere">{title}</h1>
          <dl className="mt-6 grid gap-1 type-data-large">
            <div>
              <dt className="sr-only">{productPage.millimetres}</dt>
              <dd>{size}</dd>
            </div>
            <div className="text-current/75">
              <dt className="sr-only">{productPage.inches}</dt>
              <dd>{inch}</dd>
            </div>
          </dl>
          {summary !== undefined && <p className="mt-8 max-w-measure type-lead text-pretty">{summary}</p>}
          <p className="mt-8 type-data">
            <span className="sr-only">{`${productPage.category} `}</span>
            {category}
          </p>
          <div className="mt-auto flex flex-wrap items-center gap-x-7 gap-y-3 pt-10 print:hidden">
            <ButtonLink {...locale.to(routes.contact)} tone="paper">
              {productPage.ask}
            </ButtonLink>
            <span className="type-data">{company.helpline}</span>
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
  readonly form: Form;
  readonly label: string;
};

function Measured({ locale, id, form, label }: MeasuredProps) {
  const { productPage, drawing, need } = locale.strings;
  const basis = needBasisOf(form);
  const patterns = basis.kind === 'paving' ? basis.patterns : [];
  return (
    <>
      <Section aria-labelledby="drawing">
        <SectionHead id="drawing" title={productPage.drawing} lead={productPage.drawingLead} />
        <ProductDrawing language={locale.language} texts={drawing} form={form} label={label} />
        <Downloads locale={locale} id={id} />
      </Section>
      {patterns.length > 1 && (
        <Section aria-labelledby="patterns" className="print:hidden">
          <SectionHead id="patterns" title={productPage.patterns} lead={productPage.patternsLead} />
          <LayingPatterns names={need.patterns} patterns={patterns} />
        </Section>
      )}
      <Figures id="quantities" title={productPage.quantities} ground="concrete">
        <QuantitiesTable
          caption={locale.strings.quantities.caption}
          rows={quantityRows(form, quantitiesOf(form), locale)}
        />
      </Figures>
    </>
  );
}

type FiguresProps = {
  readonly id: string;
  readonly title: string;
  readonly ground?: 'paper' | 'concrete';
  readonly children: ReactNode;
};

/** A section with a table beside its headline. */
function Figures({ id, title, ground, children }: FiguresProps) {
  return (
    <Section aria-labelledby={id} ground={ground}>
      <div className="grid gap-x-gutter gap-y-8 lg:grid-cols-12">
        <h2 id={id} className="type-h2 lg:col-span-5">
          {title}
        </h2>
        <div className="lg:col-span-7">{children}</div>
      </div>
    </Section>
  );
}
