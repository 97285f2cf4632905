import type { WallResult } from './wall-results';
import type { EstimatorTexts } from '@/content/strings/en/estimator';

type ResultsTableProps = {
  readonly texts: EstimatorTexts['results'];
  readonly caption: string;
  readonly results: readonly WallResult[];
};

const cell =
  'block py-0 align-baseline lg:table-cell lg:py-4 lg:pr-gutter print:table-cell print:py-2 print:pr-4';

/**
 * Every result with its formula and what it rests on. On small screens a row becomes a block of lines; it stays a
 * table for assistive technology.
 */
export function ResultsTable({ texts, caption, results }: ResultsTableProps) {
  return (
    <table className="block w-full lg:table print:table">
      <caption className="block pb-5 text-left type-h3 lg:table-caption print:table-caption">
        {caption}
      </caption>
      <thead className="sr-only lg:not-sr-only lg:table-header-group print:not-sr-only print:table-header-group">
        <tr className="border-t-2 border-ink text-left type-data text-concrete-600">
          {texts.heads.map((head) => (
            <th key={head} scope="col" className="py-3 pr-gutter font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block border-t-2 border-ink lg:table-row-group lg:border-t-0 print:table-row-group print:border-t-0">
        {results.map(({ label, figure, formula, basis }) => (
          <tr
            key={label}

            className="grid break-inside-avoid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-b border-joint py-4 lg:table-row lg:border-t lg:border-b-0 lg:py-0 print:table-row print:border-t print:border-b-0"
          >
            <th scope="row" className={`${cell} text-left font-semibold lg:w-1/5 print:w-1/5`}>
              {label}
            </th>
            <td className={`${cell} type-data-large lg:w-1/6 lg:whitespace-nowrap print:whitespace-nowrap`}>
              {figure ?? (
                <>
                  <span aria-hidden="true">–</span>
                  <span className="sr-only">{texts.none}</span>
                </>
              )}
            </td>
            <td className={`${cell} col-span-2 type-small tabular-nums lg:w-1/4`}>{formula}</td>
            <td className={`${cell} col-span-2 type-small text-concrete-600`}>{basis}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
