import type { ReactNode } from 'react';
import type { Elements } from '@/components/ui/elements';
import { fill } from '@/content/lib/fill';
import { CalculatorForm } from './calculator-form';
import type { FormDraft, FormErrors } from './draft';
import { Drawing } from './drawing';
import type { Calculation } from './words';
import type { resultsOf } from './results';
import { ResultsTable } from './results-table';
import { compare, type Comparison, wallNames } from './wall-results';

type CalculatorViewProps = {
  /** Contents of the form, valid or not. */
  readonly draft: FormDraft;
  readonly errors: FormErrors;
  /** Input and results of the last valid draft. */
  readonly calculation: Calculation;
  readonly results: ReturnType<typeof resultsOf>;
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
  const { draft, errors, calculation, results, label, fault, announced, actions, ...more } = props;
  const { materials, onOpen, onChange } = more;
  const { words, basis } = calculation;
  const isComparison = basis.kind === 'comparison';
  return (
    <>
      <div className="calculator-board grid gap-joint lg:grid-cols-2 print:gap-6">
        <div className="flex flex-col gap-joint print:order-1">
          <CalculatorForm words={words} basis={basis} draft={draft} errors={errors} onChange={onChange} />
          {isComparison && (
            <div className="calculator-figures flex grow flex-col justify-end bg-white p-4 md:p-5 print:p-0">
              <ThicknessDrawing calculation={{ ...calculation, basis }} />
            </div>
          )}
        </div>
        <div className="calculator-figures flex flex-col justify-center bg-white p-4 md:p-6 print:p-0">
          <Drawing calculation={calculation} />
        </div>
      </div>
      <div
        className="mt-joint grid items-center gap-6 bg-leaf-deep p-4 text-paper md:px-6 md:py-3 lg:grid-cols-2 print:mt-6 print:bg-white print:p-0 print:text-ink"
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
          isCaptionShown={isComparison}
          lines={results.lines}
        />
      </div>
      {basis.bed && (
        <details className="mt-4 border-b border-joint noscript:hidden" onToggle={onOpen}>
          <summary className="cursor-pointer py-3 font-medium print:hidden">
            {words.texts.materials.titles[basis.bed.kind]}
          </summary>
          {materials}
        </details>
      )}
    </>
  );
}

/** Width of the drawing in mm; the thickest wall, 10 inches, nearly fills it. */
const SHEET_MM = 260;

/** Sections of both walls at one scale: clay brick above, block below. The pale part is the difference. */
function ThicknessDrawing({ calculation }: { readonly calculation: Comparison }) {
  const { thickness } = calculation.words.texts;
  const { millimetres } = calculation.formats;
  const { blockMm, thinnerTenthMm } = compare(calculation);
  const brickMm = blockMm + thinnerTenthMm / 10;
  const { brick, block } = wallNames(calculation);
  const difference = fill(thinnerTenthMm < 0 ? thickness.thicker : thickness.thinner, {
    size: millimetres(Math.abs(thinnerTenthMm)),
  });
  return (
    <dl className="thickness-drawing grid gap-4" aria-label={thickness.label}>
      <Bar name={brick} figure={millimetres(brickMm * 10)}>
        <rect width={brickMm} height="10" className="fill-clay" />
      </Bar>
      <Bar name={block} figure={difference}>
        <rect width={brickMm} height="10" className="fill-leaf-pale" />
        <rect width={blockMm} height="10" className="fill-leaf" />
      </Bar>
    </dl>
  );
}

type BarProps = { readonly name: string; readonly figure: string; readonly children: Elements };

const Bar = ({ name, figure, children }: BarProps) => (
  <div className="grid grid-cols-text-figure gap-x-4 gap-y-2 type-data">
    <dt>{name}</dt>
    <dd>{figure}</dd>
    <dd className="col-span-2" aria-hidden="true">
      <svg viewBox={`0 0 ${SHEET_MM} 10`} preserveAspectRatio="none" className="h-4.5 w-full">
        <rect width={SHEET_MM} height="10" className="fill-concrete-100" />
        {children}
      </svg>
    </dd>
  </div>
);
