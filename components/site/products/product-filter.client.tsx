'use client';

import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { buttonStyles } from '@/components/ui/button-styles';
import { useAwake } from '@/components/ui/hooks/use-awake';
import { ArrowDownIcon } from '@/components/ui/icons/arrow-down-icon';
import { CategoryTiles, type CategoryTile } from './category-tiles';
import { chosenCategory, countProducts, FIRST, standings, STEP } from './list-window';
import { PressLink } from './press-link';
import { pushAddress, useAddress } from './use-address';
import { useReflow } from './use-reflow';

type ProductFilterProps = {
  /** All first, then the categories. */
  readonly tiles: readonly CategoryTile[];
  /** Every product, in data order; `category` is a tile's slug. */
  readonly items: readonly { readonly id: string; readonly category: string; readonly card: ReactNode }[];
};

/**
 * The products by category, eight at first and four more with each See More (WAI-ARIA APG, Button). The chosen category
 * is the address's; an address that points at a product (`#solid-brick`) opens the whole list. `styles/products.css`
 * does the same before scripts run, and shows everything without them.
 */
export function ProductFilter({ tiles, items }: ProductFilterProps) {
  const isAwake = useAwake();
  const { search, hash } = useAddress();
  const [limit, setLimit] = useState(FIRST);
  const [message, setMessage] = useState('');
  /** See More stays until the focus has gone to the first new card, so that it never vanishes under its visitor. */
  const [isHandingOver, setIsHandingOver] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const reflow = useReflow(list);

  const category = chosenCategory(
    search,
    tiles.map(({ slug }) => slug),
  );
  const [lastCategory, setLastCategory] = useState(category);
  const matches = items.filter((item) => category === undefined || item.category === category).length;
  if (category !== lastCategory) {
    const tile = tiles.find(({ slug }) => slug === category);
    setLastCategory(category);
    setLimit(FIRST);
    setMessage(
      category === undefined ? countProducts(matches) : `${countProducts(matches)} in ${tile?.name ?? ''}`,
    );
  }

  /** Of all that there are; the rest of a long range stands on a page of its own. */
  const total = tiles.find(({ slug }) => slug === category)?.count ?? matches;
  const pointsAtProduct = items.some(({ id }) => `#${id}` === hash);
  const shown = pointsAtProduct ? matches : Math.min(limit, matches);
  const standing = standings(items, category, shown);
  const firstBeyond = items[standing.indexOf('beyond')];

  const handleChoose = (tile: CategoryTile) => {
    if (tile.slug === category) return;
    reflow.remember();
    pushAddress(tile.href);
  };

  const handleMore = () => {
    if (!firstBeyond) return;
    const next = Math.min(shown + STEP, matches);
    reflow.remember();
    flushSync(() => {
      setIsHandingOver(true);
      setLimit(next);
      setMessage(`${next - shown} more, ${next} of ${total} shown`);
    });
    document.getElementById(firstBeyond.id)?.focus();
    setIsHandingOver(false);
  };

  return (
    <div
      className="product-filter"
      data-awake={isAwake ? '' : undefined}
      onPointerOver={reflow.prepare}
      onFocus={reflow.prepare}
    >
      <CategoryTiles tiles={tiles} chosen={category} isAwake={isAwake} onChoose={handleChoose} />
      <ul ref={list} className="product-grid">
        {items.map(({ id, card }, index) => (
          <li
            key={id}
            id={id}
            tabIndex={-1}
            hidden={standing[index] !== 'shown'}
            data-beyond={standing[index] === 'beyond' ? '' : undefined}
            className="product-cell"
          >
            {card}
          </li>
        ))}
      </ul>
      <div className="product-list-foot">
        <p className="type-data text-concrete-600">
          {shown} of {total} shown
        </p>
        {(firstBeyond !== undefined || isHandingOver) && (
          <PressLink
            href={firstBeyond ? `#${firstBeyond.id}` : ''}
            isButton={isAwake}
            onPress={handleMore}
            className={buttonStyles()}
          >
            See More
            <ArrowDownIcon className="size-5" />
          </PressLink>
        )}
      </div>
      <p role="status" className="sr-only">
        {message}
      </p>
    </div>
  );
}
