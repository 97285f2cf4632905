import type { ReactNode } from 'react';
import type { WallFigures } from '@/content/wall-figures';
import { ResultsTable } from './results-table';
import { ThicknessDrawing } from './thickness-drawing';
import { estimateWall, type LengthUnit, type Wall } from './wall-arithmetic';
import type { DraftErrors, WallDraft } from './wall-draft';
import { WallDrawing } from './wall-drawing';
import { WallForm } from './wall-form';
import { describeWall, wallResults } from './wall-results';
import { fill } from '@/content/lib/fill';
import type { EstimatorWords } from './words';

type EstimatorViewProps = {
  readonly words: EstimatorWords;
  readonly figures: WallFigures;
  /** What the form shows, good or bad. */
  readonly draft: WallDraft;
  readonly errors: DraftErrors;
  /** The last wall that could be worked out: drawing and results are its. */
  readonly wall: Wall;
  readonly unit: LengthUnit;
  /** The results in sentences, for a polite status region. */
  readonly status: string;
  /** How the results are introduced, e.g. `Worked example`. */
  readonly heading: string;
  /** What can be done with the results. */
  readonly actions: ReactNode;
  readonly onChange?: (change: Partial<WallDraft>) => void;
};

/**
 * Form, drawing and results. The server renders it for the worked example, and the estimator renders it again once it is
 * loaded, so that nothing moves when the one takes the place of the other.
 */
export function EstimatorView(props: EstimatorViewProps) {
  const { words, figures, draft, errors, wall, unit, status, heading, actions, onChange } = props;
  const reckoning = { words, wall, estimate: estimateWall(wall, figures), unit, figures };
  return (
    <>
      <div className="estimator-board grid gap-joint lg:grid-cols-12 print:gap-6">
        <div className="flex flex-col gap-joint lg:col-span-4 print:order-1">
          <WallForm words={words} figures={figures} draft={draft} errors={errors} onChange={onChange} />
          <div className="flex grow flex-col justify-end bg-white p-4 md:p-5 print:p-0">
            <ThicknessDrawing words={words} wall={wall} />
          </div>
        </div>
        <div className="flex flex-col justify-center bg-white p-4 md:p-6 lg:col-span-8 print:p-0">
          <WallDrawing words={words} wall={wall} unit={unit} figures={figures} />
        </div>
      </div>
      <div
        className="mt-joint grid items-end gap-6 bg-leaf-deep p-4 text-paper md:p-6 lg:grid-cols-12 print:mt-6 print:bg-white print:p-0 print:text-ink"
        data-ground="dark"
      >
        <p role="status" className="type-lead lg:col-span-8">
          {status}
        </p>
        <div className="estimator-actions lg:col-span-4">{actions}</div>
      </div>
      <div className="mt-12 lg:mt-16 print:mt-0 print:break-before-page">
        <ResultsTable
          texts={words.texts.results}
          caption={fill(words.texts.caption, { heading, wall: describeWall(reckoning) })}
          results={wallResults(reckoning)}
        />
      </div>
    </>
  );
}
