'use client';

import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { today } from '@/components/site/shared/today';
import { askAbout } from '@/components/site/shared/ask-about';
import { inBangla, routes } from '@/content/routes';
import { fill } from '@/lib/text';
import type { Basis } from '@/lib/counting';
import type { MaterialsTexts } from '@/content/strings/materials';
import { ActionLink } from './action-button';
import { useSettled } from '@/components/ui/hooks/use-settled';
import { CopyAndPrint } from './copy-and-print.client';
import { CalculatorView } from './calculator-view';
import { askedFields, exampleDraft, type FormDraft, type FormErrors, isSameTyped } from './draft';
import { addressOfDraft, draftFromAddress, type GoodDraft } from './draft-address';
import { labelOf } from './fields';
import type { MaterialsProps } from './materials';
import { type Calculation, type Calculator, calculatorOf } from './kinds';
import { SECTION_ID, type SoldProducts, type Words } from './words';

export type QuantityCalculatorProps = {
  /** Query of the address, overridden by text typed before the script ran (`queryWithTyped`). */
  readonly query: URLSearchParams;
  readonly focusedId: string | undefined;
  readonly words: Words;
  readonly basis: Basis;
  readonly products: SoldProducts;
  /** Name and telephone of the company, for paper. */
  readonly company: string;
  /** More actions on the last valid results; `faulty` are the labels of fields that have to be corrected. */
  readonly more?: (calculation: Calculation, faulty: readonly string[]) => ReactNode;
};

/** Current draft, its errors, and the last valid draft with its input. */
type Entries = { readonly draft: FormDraft; readonly errors?: FormErrors; readonly good: GoodDraft };

/** Calculator of a wall, a ground or a line. An invalid entry keeps the last valid results and address. */
export function QuantityCalculator(props: QuantityCalculatorProps) {
  const { words, basis, products, company, more, query, focusedId } = props;
  const calculator = useMemo(() => calculatorOf(basis), [basis]);
  const [{ draft, errors, good }, setEntries] = useState((): Entries => {
    const first = draftFromAddress(query, calculator, words);
    return { draft: first.draft, good: first };
  });
  const [hasMaterials, setHasMaterials] = useState(false);
  const Materials = materialsIn[words.language];
  const [firstDraft] = useState(good.draft);
  const settledDraft = useSettled(good.draft);

  useLayoutEffect(() => {
    if (focusedId !== undefined) document.getElementById(focusedId)?.focus({ preventScroll: true });
  }, [focusedId]);

  useEffect(() => {
    if (settledDraft === firstDraft) return;
    window.history.replaceState(null, '', addressOfDraft(settledDraft, window.location.href));
  }, [settledDraft, firstDraft]);

  const change = (edit: (before: FormDraft) => FormDraft) => {
    setEntries((before) => {
      const edited = edit(before.draft);
      const read = calculator.read(edited, words);
      if (!read.ok) return { draft: edited, errors: read.errors, good: before.good };
      return { draft: edited, good: { draft: edited, calculate: read.calculate } };
    });
  };

  const getAddress = () => {
    const address = addressOfDraft(good.draft, window.location.href);
    address.hash = SECTION_ID;
    return address.href;
  };

  const calculation = good.calculate(draft.unit, words.texts.comparison.form);
  const product = products[calculation.soldAs];
  const title = product?.title ?? calculation.title;
  const faulty = askedFields(calculator.fields, draft)
    .filter(({ name }) => errors?.[name] !== undefined)
    .map((field) => labelOf(field, words));
  const { headline, working, notes } = calculation.results;
  const fault = errors === undefined ? undefined : words.texts.faulty;
  const announced = fault ?? fill(words.texts.summary.announced, { headline, working, notes });
  return (
    <>
      <PrintHead company={company} product={title} source={`${today(words.language)}, ${getAddress()}`} />
      <CalculatorView
        calculator={calculator}
        draft={draft}
        errors={errors ?? {}}
        calculation={calculation}
        label={labelOfFigures(good, calculator, words)}
        fault={fault}
        announced={useSettled(announced)}
        actions={
          <>
            <CopyAndPrint texts={words.texts.actions} getAddress={getAddress} />
            {more?.(calculation, faulty)}
            <ActionLink
              text={words.texts.actions.ask}
              href={askAbout(
                words.language === 'bn' ? inBangla(routes.contact) : routes.contact,
                faulty.length > 0 ? (product?.title ?? '') : calculation.messageOf(title),
              )}
            />
          </>
        }
        materials={
          hasMaterials &&
          calculator.bed && (
            <Suspense>
              <Materials calculation={calculation} bed={calculator.bed} />
            </Suspense>
          )
        }
        onOpen={() => setHasMaterials(true)}
        onChange={change}
      />
    </>
  );
}

/** Says whether the figures are those of the example, or follow from a link that could not be read whole. */
function labelOfFigures({ draft, isRefused }: GoodDraft, calculator: Calculator, { texts }: Words) {
  if (isRefused) return texts.summary.refused;
  if (isSameTyped(draft, exampleDraft(calculator))) return texts.summary.example;
  return texts[calculator.page].form;
}

type PrintHeadProps = Readonly<Record<'company' | 'product' | 'source', string>>;

/** On paper: the company, the product with its size, and the day with the page's address. */
const PrintHead = ({ company, product, source }: PrintHeadProps) => (
  <div className="hidden print:mb-6 print:block">
    <p className="type-lead">{company}</p>
    <p className="font-semibold">{product}</p>
    <p className="type-small break-all">{source}</p>
  </div>
);

type MaterialsPart = ComponentType<Omit<MaterialsProps, 'texts'>>;

const materialsIn = {
  en: lazy(() => loadMaterials(import('@/content/strings/en/materials'))),
  bn: lazy(() => loadMaterials(import('@/content/strings/bn/materials'))),
} as const;

async function loadMaterials(
  strings: Promise<{ readonly materials: MaterialsTexts }>,
): Promise<{ readonly default: MaterialsPart }> {
  try {
    const [{ Materials }, { materials }] = await Promise.all([import('./materials'), strings]);
    return { default: (props) => <Materials {...props} texts={materials} /> };
  } catch {
    return { default: ({ calculation }) => <p role="alert">{calculation.words.texts.materials.fault}</p> };
  }
}
