import type { ReactNode } from 'react';
import type { Elements } from '@/components/ui/elements';
import { CalculatorForm } from './calculator-form';
import type { FormDraft, FormErrors } from './draft';
import { Drawing } from './drawing';
import type { Calculation, Calculator } from './kinds';
import { ResultsTable } from './results-table';

type CalculatorViewProps = {
  readonly calculator: Calculator;
  /** Contents of the form, valid or not. */
  readonly draft: FormDraft;
  readonly errors: FormErrors;
  /** Results of the last valid draft. */
  readonly calculation: Calculation;
  /** Whose figures the results are. */
  readonly label: string;
  /** Sentence about faulty fields, shown instead of the headline. */
  readonly fault?: string | undefined;
  /** Text of the live region, which lags behind the results during typing; absent in the server's HTML. */
  readonly announced?: string;
  readonly actions: ReactNode;
  /** Materials beside the pieces; absent in the server's HTML. */
  readonly materials?: Elements;
  readonly onOpen?: () => void;
  readonly onChange?: (edit: (before: FormDraft) => FormDraft) => void;
};

/** Form, drawing and results: the example on the server, and the same layout for the loaded calculator. */
export function CalculatorView(props: CalculatorViewProps) {
  const { calculator, draft, errors, calculation, label, fault, announced, actions, ...more } = props;
  const { materials, onOpen, onChange } = more;
  const { words, results, beside } = calculation;
  const { bed } = calculator;
  return (
    <>
      <div className="calculator-board grid gap-joint lg:grid-cols-2 print:gap-6">
        <div className="flex flex-col gap-joint print:order-1">
          <CalculatorForm
            words={words}
            calculator={calculator}
            draft={draft}
            errors={errors}
            onChange={onChange}
          />
          {beside !== undefined && (
            <div className="calculator-figures flex grow flex-col justify-end bg-white p-4 md:p-5 print:p-0">
              {beside}
            </div>
          )}
        </div>
        <div className="calculator-figures flex flex-col justify-center bg-white p-4 md:p-6 print:p-0">
          <Drawing calculation={calculation} />
        </div>
      </div>
      <div
        className="mt-joint grid items-center gap-6 bg-brand-deep p-4 text-paper md:px-6 md:py-3 lg:grid-cols-2 print:mt-6 print:bg-white print:p-0 print:text-ink"
        data-ground="dark"
      >
        <div aria-hidden={announced === undefined ? undefined : true} className="calculator-figures">
          {fault === undefined ? (
            <>
              <p className="type-small">{label}</p>
              <p className="type-h3">{results.headline}</p>
              <p>{results.working}</p>
              <p className="type-small empty:hidden">{results.notes}</p>
            </>
          ) : (
            <p className="type-lead">{fault}</p>
          )}
        </div>
        {announced !== undefined && (
          <p role="status" className="sr-only">
            {announced}
          </p>
        )}
        <div className="calculator-actions flex flex-wrap gap-joint">{actions}</div>
      </div>
      <div className="calculator-figures mt-8 print:mt-0 print:break-before-page">
        <ResultsTable
          texts={words.texts.results}
          caption={results.caption}
          isCaptionShown={calculation.isCompared}
          lines={results.lines}
        />
      </div>
      {bed && (
        <details className="mt-4 border-b border-joint noscript:hidden" onToggle={onOpen}>
          <summary className="cursor-pointer py-3 font-medium print:hidden">
            {words.texts.materials.titles[bed.kind]}
          </summary>
          {materials}
        </details>
      )}
    </>
  );
}
