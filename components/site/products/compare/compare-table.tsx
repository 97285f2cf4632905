import type { ReactNode } from 'react';
import { together } from '@/lib/text';
import { mergedTitles, NO_FIGURE } from './compared';

/** A product: head of its column, and cells by the title of their row. */
export type CompareColumn = {
  readonly id: string;
  readonly head: ReactNode;
  readonly cells: ReadonlyMap<string, ReactNode>;
};

type CompareTableProps = {
  /** Id of the element that names table and region. */
  readonly labelId: string;
  readonly columns: readonly CompareColumn[];
  /** Selects the rows with a mark; `text` is its meaning. */
  readonly marks?: { readonly has: (title: string) => boolean; readonly text: string };
};

/** Scroll padding keeps the focused element clear of the title column. */
const region = 'relative scroll-pl-36 overflow-x-auto print:overflow-visible';
const table =
  'w-full border-separate border-spacing-0 border-t-2 border-ink text-left text-small tabular-nums data-chosen:md:text-lg print:text-xs';
const cell = 'border-b border-joint py-2.5 pr-5 align-top print:py-1.5 print:pr-2';
const fixed = `${cell} sticky left-0 z-raised w-1/5 min-w-28 bg-paper font-medium print:static print:w-1/3 print:min-w-20`;
const figure = `${cell} whitespace-nowrap print:whitespace-normal`;

/** Table of products side by side. Its region scrolls and can have the focus; the titles of rows stay in view. */
export function CompareTable({ labelId, columns, marks }: CompareTableProps) {
  const rows = mergedTitles(columns.map(({ cells }) => [...cells.keys()]));
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls (axe, scrollable-region-focusable)
    <div role="region" aria-labelledby={labelId} tabIndex={0} className={region}>
      <table aria-labelledby={labelId} data-chosen={marks && ''} className={table}>
        <thead>
          <tr>
            <td className={fixed} />
            {columns.map(({ id, head }) => (
              <th key={id} scope="col" data-product={id} className={`${cell} font-semibold`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((title) => (
            <tr key={title} className="break-inside-avoid">
              <th scope="row" className={fixed}>
                <span className="flex items-baseline justify-between gap-2">
                  <span>{together(title)}</span>
                  {marks?.has(title) && (
                    <span className="w-4 shrink-0 border-y-4 border-ink">
                      <span className="sr-only">{`, ${marks.text}`}</span>
                    </span>
                  )}
                </span>
              </th>
              {columns.map(({ id, cells }) => (
                <td key={id} className={marks?.has(title) ? `${figure} font-semibold` : figure}>
                  {cells.get(title) ?? NO_FIGURE}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
