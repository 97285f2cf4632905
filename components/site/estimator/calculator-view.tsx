import type { ReactNode } from 'react';
import type { Basis } from '@/content/setting-out/basis';
import type { LengthUnit } from '@/content/setting-out/lengths';
import { CalculatorForm } from './calculator-form';
import type { Draft, Errors } from './draft';
import { Drawing } from './drawing';
import { estimate, type Input } from './estimate';
import { resultsOf } from './results';
import { ResultsTable } from './results-table';
import { ThicknessDrawing } from './thickness-drawing';
import type { Words } from './words';

type CalculatorViewProps = {
  readonly words: Words;
  readonly basis: Basis;
  /** What the form shows, good or bad. */
  readonly draft: Draft;
  readonly errors: Errors;
  /** What the last draft that could be worked out asks for: drawing and results are its. */
  readonly input: Input;
  readonly unit: LengthUnit;
  /** How the results are introduced, e.g. `Worked example`. */
  readonly heading: string;
  /** In place of the results in sentences. */
  readonly status?: string;
  /** What can be done with the results. */
  readonly actions: ReactNode;
  readonly onChange?: (edit: (before: Draft) => Draft) => void;
};

/**
 * Form, drawing and results. The server renders it for the example, and the calculator renders it again once it is loaded,
 * so that nothing moves when the one takes the place of the other.
 */
export function CalculatorView(props: CalculatorViewProps) {
  const { words, basis, draft, errors, input, unit, heading, status, actions, onChange } = props;
  const reckoning = { words, input, basis, estimate: estimate(input, basis), unit };
  const results = resultsOf(reckoning, heading);
  return (
    <>
      <div className="calculator-board grid gap-joint lg:grid-cols-12 print:gap-6">
        <div className="flex flex-col gap-joint lg:col-span-5 print:order-1">
          <CalculatorForm words={words} basis={basis} draft={draft} errors={errors} onChange={onChange} />
          {basis.kind === 'comparison' && (
            <div className="flex grow flex-col justify-end bg-white p-4 md:p-5 print:p-0">
              <ThicknessDrawing words={words} input={input} />
            </div>
          )}
        </div>
        <div className="flex flex-col justify-center bg-white p-4 md:p-6 lg:col-span-7 print:p-0">
          <Drawing {...reckoning} />
        </div>
      </div>
      <div
        className="mt-joint grid items-end gap-6 bg-leaf-deep p-4 text-paper md:p-6 lg:grid-cols-12 print:mt-6 print:bg-white print:p-0 print:text-ink"
        data-ground="dark"
      >
        <p role="status" className="type-lead lg:col-span-8">
          {status ?? results.summary}
        </p>
        <div className="calculator-actions lg:col-span-4">{actions}</div>
      </div>
      <div className="mt-12 lg:mt-16 print:mt-0 print:break-before-page">
        <ResultsTable
          texts={words.texts.results}
          caption={results.caption}
          isCaptionShown={basis.kind === 'comparison'}
          results={results.lines}
        />
      </div>
    </>
  );
}
