import type { CalculatorTexts } from '@/content/strings/calculator';

/** One row of the table. */
export type ResultLine = {
  readonly label: string;
  /** Undefined if there is no basis for a figure. */
  readonly figure: string | undefined;
  readonly formula: string;
  /** Source of the figure; only in the comparison. */
  readonly basis?: string;
};

type ResultsTableProps = {
  readonly texts: CalculatorTexts['results'];
  readonly caption: string;
  readonly isCaptionShown: boolean;
  readonly lines: readonly ResultLine[];
};

const cell =
  'block py-0 align-baseline lg:table-cell lg:py-1.5 lg:pr-gutter print:table-cell print:py-2 print:pr-4';

/** Table of results with formulas, and sources if given. On small screens each row is a block of lines. */
export function ResultsTable({ texts, caption, isCaptionShown, lines }: ResultsTableProps) {
  const hasBasis = lines.some(({ basis }) => basis !== undefined);
  return (
    <table className="block w-full lg:table print:table">
      <caption
        className={
          isCaptionShown ? 'block pb-5 text-left type-h3 lg:table-caption print:table-caption' : 'sr-only'
        }
      >
        {caption}
      </caption>
      <thead className="sr-only lg:not-sr-only lg:table-header-group print:not-sr-only print:table-header-group">
        <tr className="border-t-2 border-ink text-left type-data text-concrete-600">
          {(hasBasis ? texts.heads : texts.heads.slice(0, -1)).map((head) => (
            <th key={head} scope="col" className="py-2 pr-gutter font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block border-t-2 border-ink lg:table-row-group lg:border-t-0 print:table-row-group print:border-t-0">
        {lines.map(({ label, figure, formula, basis }) => (
          <tr
            key={label}
            className="grid break-inside-avoid grid-cols-text-figure items-baseline gap-x-4 gap-y-1 border-b border-joint py-4 lg:table-row lg:border-t lg:border-b-0 lg:py-0 print:table-row print:border-t print:border-b-0"
          >
            <th scope="row" className={`${cell} text-left font-semibold lg:w-1/4 print:w-1/5`}>
              {label}
            </th>
            <td className={`${cell} type-data-large lg:w-1/5`}>
              {figure ?? (
                <>
                  <span aria-hidden="true">–</span>
                  <span className="sr-only">{texts.none}</span>
                </>
              )}
            </td>
            <td className={`${cell} col-span-2 type-small tabular-nums ${hasBasis ? 'lg:w-1/4' : ''}`}>
              {formula}
            </td>
            {hasBasis && <td className={`${cell} col-span-2 type-small text-concrete-600`}>{basis}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
