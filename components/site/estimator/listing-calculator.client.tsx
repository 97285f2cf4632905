'use client';

import { useId, useState } from 'react';
import { countedText, colourInSentence } from '@/components/site/shared/counted-text';
import { Filled } from '@/components/site/shared/filled';
import {
  MAX_LINES,
  newLineId,
  withLines,
  type Work,
  workParts,
} from '@/components/site/shared/project-list/project-list';
import { useProjectList } from '@/components/site/shared/project-list/use-project-list';
import { Link } from '@/components/ui/link';
import type { PieceColour } from '@/lib/counting';
import { countIn, fill } from '@/lib/text';
import { inBangla, routes } from '@/content/routes';
import { ActionButton } from './action-button';
import type { OrderLine } from './kinds';
import { QuantityCalculator, type QuantityCalculatorProps } from './quantity-calculator.client';
import type { Words } from './words';

/** Calculator with buttons that put the order on the visitor's list and update it there. */
export const ListingCalculator = (props: QuantityCalculatorProps) => (
  <QuantityCalculator
    {...props}
    more={(calculation, faulty) => {
      const { id } = props.products[calculation.soldAs] ?? {};
      return (
        id !== undefined && (
          <ListOrder
            words={props.words}
            colours={props.basis.colours ?? []}
            kind={calculation.work.kind}
            ordered={calculation.linesOf(id)}
            figure={calculation.figure}
            faulty={faulty}
          />
        )
      );
    }}
  />
);

type ListOrderProps = {
  readonly words: Words;
  readonly colours: readonly PieceColour[];
  readonly kind: Work['kind'];
  readonly ordered: readonly OrderLine[];
  /** Its number of pieces, as the headline has it. */
  readonly figure: string;
  /** Labels of the fields that have to be corrected before an order can be listed. */
  readonly faulty: readonly string[];
};

/** Ids of the lines that one order may have, of which the first names the order. */
const idsOf = (order: string) => [order, `${order}-2`];

/** The form keeps to the order that it listed, or that is listed with its first measures, until another one is added. */
function ListOrder({ words, colours, kind, ordered, figure, faulty }: ListOrderProps) {
  const { list, change } = useProjectList();
  const [first] = ordered;
  const [order = '', setOrder] = useState(
    () =>
      first &&
      list.lines.find((line) => line.product === first.product && isSameWork(line.work, first.work))?.id,
  );
  const [isKept, setIsKept] = useState(true);
  const reasonId = useId();
  const { actions, counted } = words.texts;
  const listed = list.lines.filter(({ id }) => idsOf(order).includes(id));
  const isFull = list.lines.length + ordered.length > MAX_LINES;
  const put = (into: string) => {
    if (faulty.length > 0) return focusFault();
    const lines = ordered.map((line, index) => ({ ...line, id: idsOf(into)[index] ?? into }));
    setIsKept(change((before) => withLines(before, lines, idsOf(into))));
    setOrder(into);
  };

  const reasons = [
    faulty.length > 0 && fill(actions.correct, { fields: faulty.join(', ') }),
    isFull && listed.length === 0 && fill(actions.full, { most: countIn(MAX_LINES, words.language) }),
  ];
  const reason = reasons.find((one) => one !== false);
  const blockedBy = reason === undefined ? undefined : reasonId;
  const counts = listed.map(({ count, work: { colour } = {} }) => ({
    count,
    colour: colourInSentence(colours.find(({ id }) => id === colour)?.name),
  }));
  return (
    <>
      <ActionButton
        text={`${listed.length > 0 ? actions.update : actions.toList}${faulty.length > 0 ? '' : `: ${figure}`}`}
        blockedBy={blockedBy}
        onPress={() => put(listed.length > 0 ? order : newLineId())}
      />
      {/* In a row of its own, so that it never appears under the pointer that pressed the other. */}
      {listed.length > 0 && !isFull && (
        <div className="flex w-full">
          <ActionButton text={actions.another[kind]} blockedBy={blockedBy} onPress={() => put(newLineId())} />
        </div>
      )}
      {reason !== undefined && (
        <p id={reasonId} className="order-1 w-full type-small font-semibold print:hidden">
          {reason}
        </p>
      )}
      <p role="status" className="order-1 w-full type-small empty:absolute print:hidden">
        {listed.length > 0 && (
          <span>
            <Filled
              text={actions.listed}
              parts={{
                count: countedText(counts, counted, words.language),
                list: (
                  <Link
                    href={words.language === 'bn' ? inBangla(routes.list) : routes.list}
                    className="underline underline-offset-4"
                  >
                    {actions.myList}
                  </Link>
                ),
              }}
            />
          </span>
        )}
        {!isKept && <span>{` ${actions.keepsNothing}`}</span>}
      </p>
    </>
  );
}

/** Moves the focus to the first field with a message. */
const focusFault = () => document.querySelector<HTMLElement>('.calculator-form [aria-invalid=true]')?.focus();

/** Whether two lines are for the same wall, ground or run in the same colours; its unit and shares may have changed. */
const isSameWork = (one: Work | undefined, other: Work | undefined) =>
  Object.keys(workParts).every(
    (name) =>
      name === 'unit' ||
      name === 'share' ||
      String(one?.[name as keyof Work]) === String(other?.[name as keyof Work]),
  );
