import { askAbout } from '@/components/site/shared/ask-about';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import type { Elements } from '@/components/ui/elements';
import { benefits } from '@/content/entities/benefits';
import { company, telephoneIn } from '@/content/entities/company';
import { inLanguage } from '@/lib/records';
import { getProduct, products } from '@/content/entities/products';
import { colourChoices } from '@/content/entities/products/colour-choices';
import { productTitle } from '@/content/strings/product-name';
import { loadOf, type Basis, basisOfProduct, bedOf, type Measured, wallBasisOf } from '@/lib/counting';
import type { Form } from '@/lib/geometry';
import { routes } from '@/content/routes';
import { isShown } from '@/content/pages/shown-pages';
import { type ProductIn, productIn } from '@/content/strings/product-in';
import type { Locale } from '@/content/strings/locale';
import { compared, ownBlock } from '@/content/registry/wall-figures';
import { ActionButton, ActionLink } from './action-button';
import { CalculatorView } from './calculator-view';
import { exampleForm } from './draft-address';
import { calculatorOf } from './kinds';
import { SECTION_ID, type Sold, type SoldProducts } from './words';
import { ExampleMeasures } from './example-measures';
import { LazyOnVisible } from './lazy-on-visible.client';

/**
 * Calculator of the firm's own block for the visitor's wall (page of key products), which compares it with brick where there
 * are figures; nothing without a block.
 */
export function WallEstimator({ locale }: { readonly locale: Locale }) {
  if (ownBlock === undefined) return null;
  const { title, lead, cards, note, fiveInches } = locale.strings.calculatorPage.comparison;
  if (compared === undefined)
    return (
      <Section id={SECTION_ID} aria-labelledby="estimator-title" data-pagefind-ignore="">
        <Calculator
          locale={locale}
          basis={basisOf(ownBlock.product, locale)}
          products={{ '': soldOf(productIn(ownBlock.product, locale)) }}
          head={
            <SectionHead
              id="estimator-title"
              title={title}
              lead={locale.strings.calculatorPage.product.lead}
            />
          }
        />
      </Section>
    );
  const hasFiveInches = compared.figures.brickWalls.some(({ thicknessIn }) => thicknessIn === 5);
  const leads = benefits.length > 0 ? `${lead} ${cards}` : lead;
  return (
    <Section id={SECTION_ID} aria-labelledby="estimator-title" data-pagefind-ignore="">
      <Calculator
        locale={locale}
        basis={{ kind: 'comparison', figures: compared.figures }}
        products={Object.fromEntries(
          [...compared.blocks].map(([mm, product]) => [mm, soldOf(productIn(product, locale))]),
        )}
        head={<SectionHead id="estimator-title" title={title} lead={leads} />}
      />
      <p className="mt-6 max-w-measure type-small text-concrete-600">
        {hasFiveInches ? `${note} ${fiveInches}` : note}
      </p>
    </Section>
  );
}

const soldOf = (product: ProductIn): Sold => ({
  ...(isShown(routes.list) && { id: product.id }),
  title: productTitle(product),
});

type ProductCalculatorProps = {
  readonly locale: Locale;
  readonly product: ProductIn & { readonly form: Form };
};

/** Calculator of a product's quantity (product pages). */
export function ProductCalculator({ locale, product }: ProductCalculatorProps) {
  const { title, lead } = locale.strings.calculatorPage.product;
  return (
    <Section
      id={SECTION_ID}
      aria-labelledby="need"
      className="calculator-section"
      space="band"
      ground="concrete"
      data-pagefind-ignore=""
    >
      <Calculator
        locale={locale}
        basis={basisOf(product, locale)}
        products={{ '': soldOf(product) }}
        head={<SectionHead id="need" title={title} lead={lead} />}
      />
    </Section>
  );
}

/** The basis of a product with its bedding material, and its known mass and pallets, or of the whole and the half block. */
function basisOf(product: Measured, { language }: Locale): Basis {
  const { whole = product.id, half } = wallBasisOf(product, products)?.sold ?? {};
  const ids = half === undefined ? [whole] : [whole, half];
  const loads = ids.map((id) => loadOf(getProduct(id) ?? {}, company.density));
  const bed = bedOf(getProduct(whole)?.form ?? product.form);
  const record = getProduct(product.id);
  return {
    ...basisOfProduct(product, products, compared?.figures),
    ...(record?.colours && { colours: colourChoices(record, language) }),
    ...(bed && { bed }),
    ...(loads.some((load) => Object.keys(load).length > 0) && { loads }),
  };
}

type CalculatorProps = {
  readonly locale: Locale;
  readonly basis: Basis;
  readonly products: SoldProducts;
  readonly head: Elements;
};

/** Renders the example in HTML; the lazily loaded script replaces it with the interactive calculator. */
function Calculator({ locale, basis, products, head }: CalculatorProps) {
  const { calculator: texts, calculatorPage: page } = locale.strings;
  const words = { language: locale.language, texts };
  const calculator = calculatorOf(basis);
  const { draft, calculate } = exampleForm(calculator, words);
  const calculation = calculate(draft.unit, page.comparison.example);
  const { copy, print, toList, ask } = texts.actions;
  const product = products[calculation.soldAs];
  return (
    <>
      {head}
      <ExampleMeasures words={words} calculator={calculator} page={page} />
      <LazyOnVisible
        language={locale.language}
        fault={page.fault}
        basis={basis}
        products={products}
        company={`${inLanguage(company, locale.language).legalName}, ${telephoneIn(company.mainNumber, locale.language)}`}
      >
        <CalculatorView
          calculator={calculator}
          draft={draft}
          errors={{}}
          calculation={calculation}
          label={texts.summary.example}
          actions={
            <>
              <ActionButton text={copy} />
              <ActionButton text={print} />
              {product?.id !== undefined && <ActionButton text={toList} />}
              <ActionLink text={ask} href={askAbout(locale.to(routes.contact).href, product?.title ?? '')} />
            </>
          }
        />
      </LazyOnVisible>
    </>
  );
}
