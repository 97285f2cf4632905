import type { ReactNode } from 'react';
import { CalculatorForm } from './calculator-form';
import type { FormDraft, FormErrors } from './draft';
import { Drawing } from './drawing';
import type { Calculation } from './words';
import type { Results } from './results';
import { ResultsTable } from './results-table';
import { ThicknessDrawing } from './thickness-drawing';

type CalculatorViewProps = {
  /** Contents of the form, valid or not. */
  readonly draft: FormDraft;
  readonly errors: FormErrors;
  /** Input and results of the last valid draft. */
  readonly calculation: Calculation;
  readonly results: Results;
  /** Summary of the results, or of the errors. */
  readonly status: string;
  /** Text of the live region, behind `status` while somebody types; none in the server's HTML. */
  readonly announced?: string;
  /** Buttons for actions on the results. */
  readonly actions: ReactNode;
  /** Materials beside the pieces; absent in the server's HTML. */
  readonly materials?: ReactNode;
  /** Called when the materials are opened. */
  readonly onOpen?: () => void;
  readonly onChange?: (edit: (before: FormDraft) => FormDraft) => void;
};

/**
 * Form, drawing and results. Rendered on the server for the example, and again by the loaded calculator, which replaces
 * it without a layout shift.
 */
export function CalculatorView(props: CalculatorViewProps) {
  const { draft, errors, calculation, results, status, announced, actions, materials, onOpen, onChange } =
    props;
  const { words, basis } = calculation;
  const isComparison = basis.kind === 'comparison';
  return (
    <>
      <div className="calculator-board grid gap-joint lg:grid-cols-2 print:gap-6">
        <div className="flex flex-col gap-joint print:order-1">
          <CalculatorForm words={words} basis={basis} draft={draft} errors={errors} onChange={onChange} />
          {isComparison && (
            <div className="flex grow flex-col justify-end bg-white p-4 md:p-5 print:p-0">
              <ThicknessDrawing calculation={{ ...calculation, basis }} />
            </div>
          )}
        </div>
        <div className="flex flex-col justify-center bg-white p-4 md:p-6 print:p-0">
          <Drawing calculation={calculation} />
        </div>
      </div>
      <div
        className="mt-joint grid items-end gap-6 bg-leaf-deep p-4 text-paper md:p-6 lg:grid-cols-2 print:mt-6 print:bg-white print:p-0 print:text-ink"
        data-ground="dark"
      >
        <p aria-hidden={announced === undefined ? undefined : true} className="type-lead">
          {status}
        </p>
        {announced !== undefined && (
          <p role="status" className="sr-only">
            {announced}
          </p>
        )}
        <div className="calculator-actions">{actions}</div>
      </div>
      <div className="mt-12 print:mt-0 print:break-before-page">
        <ResultsTable
          texts={words.texts.results}
          caption={results.caption}
          isCaptionShown={isComparison}
          lines={results.lines}
        />
      </div>
      {basis.bed && (
        <details className="mt-8 border-b border-joint noscript:hidden" onToggle={onOpen}>
          <summary className="cursor-pointer py-3 font-medium print:hidden">
            {words.texts.materials.titles[basis.bed.kind]}
          </summary>
          {materials}
        </details>
      )}
    </>
  );
}
