'use client';

import { Filled } from '@/components/site/shared/filled';
import { countOf, withCount } from '@/components/site/shared/project-list/project-list';
import { useProjectList } from '@/components/site/shared/project-list/use-project-list';
import { Link } from '@/components/ui/link';
import { inBangla, routes } from '@/content/routes';
import { ActionButton } from './action-button';
import { QuantityCalculator, type QuantityCalculatorProps } from './quantity-calculator.client';
import { orderedProducts } from './results';
import { formatsIn } from '@/components/site/shared/measure-formats';
import type { Words } from './words';

export type ListingCalculatorProps = QuantityCalculatorProps & { readonly id: string };

/** Calculator of a product, with buttons that add the pieces to the visitor's list, or replace what is there. */
export const ListingCalculator = ({ id, ...props }: ListingCalculatorProps) => (
  <QuantityCalculator
    {...props}
    more={(calculation) => <ListPieces words={props.words} ordered={orderedProducts(id, calculation)} />}
  />
);

type ListPiecesProps = {
  readonly words: Words;
  readonly ordered: readonly { readonly id: string; readonly count: number }[];
};

function ListPieces({ words, ordered }: ListPiecesProps) {
  const { list, change } = useProjectList();
  const { actions } = words.texts;
  const listed = list.items.filter(({ id }) => ordered.some((one) => one.id === id));
  const put = (isMore: boolean) =>
    change((before) =>
      ordered.reduce(
        (next, { id, count }) => withCount(next, id, count + (isMore ? countOf(before, id) : 0)),
        before,
      ),
    );
  return (
    <>
      <ActionButton text={actions.toList} onPress={() => put(true)} />
      {/* In a row of its own, so that it never appears under the pointer that pressed the other. */}
      {listed.length > 0 && (
        <div className="flex w-full">
          <ActionButton text={actions.instead} onPress={() => put(false)} />
        </div>
      )}
      <p role="status" className="order-1 w-full type-small empty:absolute print:hidden">
        {listed.length > 0 && (
          <Filled
            text={actions.listed}
            parts={{
              count: listed.map(({ count }) => formatsIn(words, 'm').number(count)).join(' + '),
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
        )}
      </p>
    </>
  );
}
