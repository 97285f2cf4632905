import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import { StaticIsland } from '@/components/ui/static-island.client';
import type { Elements } from '@/components/ui/elements';
import { company } from '@/content/entities/company';
import { getProduct, products } from '@/content/entities/products';
import { loadOf } from '@/content/entities/products/form/quantities';
import type { Form } from '@/content/entities/products/form/schema';
import { type Basis, basisOfProduct, bedOf } from '@/content/setting-out/basis';
import type { Locale } from '@/content/strings/locale';
import { wallFigures } from '@/content/wall-figures';
import { ActionButton } from './action-button';
import { CalculatorView } from './calculator-view';
import { exampleOf } from './draft';
import { calculate, SECTION_ID } from './words';
import { ExampleMeasures } from './example-measures';
import { LazyOnVisible } from './lazy-on-visible.client';
import { resultsOf } from './results';

/** Calculator that compares brick and block for the visitor's wall (page of key products). */
export function WallEstimator({ locale }: { readonly locale: Locale }) {
  const { title, lead, note } = locale.strings.calculatorPage.comparison;
  return (
    <Section id={SECTION_ID} aria-labelledby="estimator-title" data-pagefind-ignore="">
      <Calculator
        locale={locale}
        basis={{ kind: 'comparison', figures: wallFigures }}
        head={<SectionHead id="estimator-title" title={title} lead={lead} />}
      />
      <p className="mt-6 max-w-measure type-small text-concrete-600">{note}</p>
    </Section>
  );
}

type ProductCalculatorProps = {
  readonly locale: Locale;
  readonly product: { readonly id: string; readonly size: string; readonly form: Form };
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
        basis={withMaterials(basisOfProduct(product, products), product.id)}
        id={product.id}
        head={<SectionHead id="need" title={title} lead={lead} />}
      />
    </Section>
  );
}

/** Adds the bedding material, and the known mass and pallets of the product, or of the whole and the half block. */
function withMaterials(basis: Basis, id: string): Basis {
  const ids = basis.kind === 'wall' && basis.sold ? [basis.sold.whole, basis.sold.half] : [id];
  const loads = ids.map((one) => loadOf(getProduct(one) ?? {}, company.density));
  const form = getProduct(ids[0] ?? id)?.form;
  const bed = form && bedOf(form);
  return {
    ...basis,
    ...(bed && { bed }),
    ...(loads.some((load) => Object.keys(load).length > 0) && { loads }),
  };
}

type CalculatorProps = {
  readonly locale: Locale;
  readonly basis: Basis;
  readonly id?: string;
  readonly head: Elements;
};

/** Renders the example in HTML; the lazily loaded script replaces it with the interactive calculator. */
function Calculator({ locale, basis, id, head }: CalculatorProps) {
  const { calculator: texts, calculatorPage: page } = locale.strings;
  const words = { language: locale.language, texts };
  const { draft, input } = exampleOf(basis, words);
  const calculation = calculate(words, input, basis, draft.unit);
  const results = resultsOf(calculation, page.comparison.example);
  const { copy, print, toList } = texts.actions;
  return (
    <>
      <StaticIsland name="calculator-head">
        {head}
        <ExampleMeasures words={words} basis={basis} page={page} />
      </StaticIsland>
      <LazyOnVisible language={locale.language} fault={page.fault} basis={basis} id={id}>
        <StaticIsland name="calculator-example">
          <CalculatorView
            draft={draft}
            errors={{}}
            calculation={calculation}
            results={results}
            status={results.summary}
            actions={
              <>
                <ActionButton text={copy} />
                <ActionButton text={print} />
                {id !== undefined && <ActionButton text={toList} />}
              </>
            }
          />
        </StaticIsland>
      </LazyOnVisible>
    </>
  );
}
