import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { Image } from '@/components/ui/image';
import { company } from '@/content/entities/company';
import { needBasisOf } from '@/content/entities/products/form/laying';
import { quantitiesOf } from '@/content/entities/products/form/quantities';
import type { Form } from '@/content/entities/products/form/schema';
import { productLabel } from '@/content/entities/products/label';
import type { Product } from '@/content/entities/products';
import { routes } from '@/content/routes';
import { Breadcrumbs } from '@/components/site/shared/breadcrumbs';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import { Downloads } from './downloads';
import { LayingPatterns } from './laying-patterns';
import { ProductDrawing } from './product-drawing';
import { quantityRows } from './quantities';
import { QuantitiesTable } from './quantities-table';

type ProductSheetProps = {
  readonly product: Product;
  /** Of this page, with its host: for the sheet of paper. */
  readonly address: string;
};

/** One product: picture and sizes, its measured drawing and its quantities. Printed, it is a data sheet of one page. */
export function ProductSheet({ product, address }: ProductSheetProps) {
  return (
    <>
      <ProductHead product={product} />
      {product.form !== undefined && (
        <Measured id={product.id} form={product.form} label={productLabel(product)} />
      )}
      <p className="hidden justify-between gap-8 border-t border-joint pt-2 type-data print:flex">
        <span>{address}</span>
        <span data-print-day="" />
      </p>
    </>
  );
}

function ProductHead({ product }: Pick<ProductSheetProps, 'product'>) {
  const { name, category, size, inch, image, summary } = product;
  const title = name === '' ? category : name;
  return (
    <header
      className="bg-concrete-800 pt-40 pb-section text-paper md:pt-47 print:bg-white print:pt-0 print:pb-6 print:text-ink"
      data-ground="dark"
    >
      <Container className="grid gap-x-gutter gap-y-10 md:grid-cols-12">
        <div className="flex flex-col md:col-span-6">
          <Breadcrumbs trail={[{ title: 'Products', path: routes.products }]} current={title} />
          <h1 className="mt-5 type-headline wrap-anywhere">{title}</h1>
          <dl className="mt-6 grid gap-1 type-data-large">
            <div>
              <dt className="sr-only">Size in millimetres, length × width × height</dt>
              <dd>{size}</dd>
            </div>
            <div className="text-current/75">
              <dt className="sr-only">Size in inches</dt>
              <dd>{inch}</dd>
            </div>
          </dl>
          {summary !== undefined && <p className="mt-8 max-w-measure type-lead text-pretty">{summary}</p>}
          <p className="mt-8 type-data">
            <span className="sr-only">Category: </span>
            {category}
          </p>
          <div className="mt-auto flex flex-wrap items-center gap-x-7 gap-y-3 pt-10 print:hidden">
            <ButtonLink href={routes.contact} tone="paper">
              Ask for a price
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

type MeasuredProps = { readonly id: string; readonly form: Form; readonly label: string };

function Measured({ id, form, label }: MeasuredProps) {
  const basis = needBasisOf(form);
  const patterns = basis.kind === 'paving' ? basis.patterns : [];
  return (
    <>
      <Section aria-labelledby="drawing">
        <SectionHead id="drawing" title="Drawing" lead="Every view to scale, from the nominal sizes." />
        <ProductDrawing form={form} label={label} />
        <Downloads id={id} />
      </Section>
      {patterns.length > 1 && (
        <Section aria-labelledby="patterns" className="print:hidden">
          <SectionHead
            id="patterns"
            title="Laying patterns"
            lead="A paver twice as long as wide fits all of these."
          />
          <LayingPatterns patterns={patterns} />
        </Section>
      )}
      <Section aria-labelledby="quantities" ground="concrete">
        <div className="grid gap-x-gutter gap-y-8 lg:grid-cols-12">
          <h2 id="quantities" className="type-h2 lg:col-span-5">
            Quantities
          </h2>
          <div className="lg:col-span-7">
            <QuantitiesTable rows={quantityRows(form, quantitiesOf(form))} />
          </div>
        </div>
      </Section>
    </>
  );
}
