'use client';

import type { Basis } from '@/content/setting-out/basis';
import { CopyAndPrint, ListPieces } from './actions.client';
import { CalculatorView } from './calculator-view';
import { estimate, orderedProducts } from './estimate';
import type { InitialState } from './lazy-on-visible';
import { resultsOf } from './results';
import { useEntries, useStatus } from './use-entries';
import type { Words } from './words';

type QuantityCalculatorProps = InitialState & {
  readonly words: Words;
  readonly basis: Basis;
  /** Of the product that goes onto the list; the comparison of walls has none. */
  readonly id?: string;
  readonly sectionId: string;
};

/** The calculator of a wall, a ground or a line (`useEntries`). */
export function QuantityCalculator({
  words,
  basis,
  id,
  sectionId,
  query,
  focusedId,
}: QuantityCalculatorProps) {
  const { draft, errors, good, change, getAddress } = useEntries(basis, words, { query, focusedId });
  const { unit } = draft;
  const { input } = good;
  const heading = words.texts.comparison.form;
  const figures = estimate(input, basis);
  const { summary } = resultsOf({ words, input, basis, estimate: figures, unit }, heading);
  const status = useStatus(errors === undefined ? summary : words.texts.faulty);

  return (
    <CalculatorView
      words={words}
      basis={basis}
      draft={draft}
      errors={errors ?? {}}
      input={input}
      unit={unit}
      heading={heading}
      status={status}
      actions={
        <>
          <CopyAndPrint
            texts={words.texts.actions}
            getAddress={() => getAddress(sectionId)}
            sectionId={sectionId}
          />
          {id !== undefined && <ListPieces words={words} ordered={orderedProducts(id, basis, figures)} />}
        </>
      }
      onChange={change}
    />
  );
}
