'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { buttonStyles } from '@/components/ui/button-styles';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { ArrowDownIcon } from '@/components/ui/icons';
import type { Elements } from '@/components/ui/elements';
import { CategoryTiles, type CategoryTile } from './category-tiles';
import { chosenCategory, FIRST, visibilities, PRODUCTS_STEP } from './list-window';
import { PressLink } from './press-link';
import { useAddress, writeQuery } from './use-address';
import { useReflow } from './use-reflow';
import { countText, fill, type Language } from '@/lib/text';
import type { FilterTexts } from '@/content/strings/products';

type ProductFilterProps = {
  readonly language: Language;
  readonly texts: FilterTexts;
  /** All first, then the categories. */
  readonly tiles: readonly [CategoryTile, ...CategoryTile[]];
  /** List of all products: cells with ids, in data order, hidden after the first eight. */
  readonly children: Elements;
};

/** Filters by the address's category, eight and four more (WAI-ARIA APG, Button); a fragment opens all. */
export function ProductFilter({ language, texts, tiles, children }: ProductFilterProps) {
  const isHydrated = useHydrated();
  const { search, hash } = useAddress();
  const [limit, setLimit] = useState(FIRST);
  const [message, setMessage] = useState('');
  /** Keeps See More mounted until the focus has moved to the first new card. */
  const [isHandingOver, setIsHandingOver] = useState(false);

  const slugs = tiles.map(({ slug }) => slug);
  const category = chosenCategory(search, slugs);
  const [all] = tiles;
  const tile = tiles.find(({ slug }) => slug === category) ?? all;
  const matches = tile.ids.length;
  const [lastCategory, setLastCategory] = useState(category);
  if (category !== lastCategory) {
    setLastCategory(category);
    setLimit(FIRST);
    const count = countText(texts.count, matches, language);
    setMessage(category === undefined ? count : fill(texts.countIn, { count, category: tile.name }));
  }

  /** Number of all products in the category; a long category continues on its own page. */
  const total = tile.count;
  const pointsAtProduct = all.ids.some((id) => `#${id}` === hash);
  const shown = pointsAtProduct ? matches : Math.min(limit, matches);
  const shownOf = fill(texts.shown, { shown, count: total }, language);
  const firstBeyond = tile.ids[shown];

  const root = useRef<HTMLDivElement>(null);
  // Sets attributes directly, because the cells are static: React only knows their ids.
  useLayoutEffect(() => {
    for (const [index, visibility] of visibilities(all.ids, tile.ids, shown).entries()) {
      const cell = document.getElementById(all.ids[index] ?? '');
      cell?.toggleAttribute('hidden', visibility !== 'shown');
      cell?.toggleAttribute('data-beyond', visibility === 'beyond');
    }
  }, [all, tile, shown]);
  const reflow = useReflow(root);

  const handleChoose = ({ slug }: CategoryTile) => {
    if (slug === category) return;
    reflow.remember();
    writeQuery(slug === undefined ? '' : `?category=${slug}`, 'pushState');
  };

  const handleMore = () => {
    if (!firstBeyond) return;
    const next = Math.min(shown + PRODUCTS_STEP, matches);
    reflow.remember();
    flushSync(() => {
      setIsHandingOver(true);
      setLimit(next);
      setMessage(fill(texts.added, { added: next - shown, shown: next, count: total }, language));
    });
    document.getElementById(firstBeyond)?.focus();
    setIsHandingOver(false);
  };

  return (
    <div
      ref={root}
      className="product-filter mx-wide"
      data-hydrated={isHydrated ? '' : undefined}
      onPointerOver={reflow.prepare}
      onFocus={reflow.prepare}
    >
      <CategoryTiles
        language={language}
        texts={texts}
        tiles={tiles}
        chosen={category}
        isHydrated={isHydrated}
        onChoose={handleChoose}
      />
      {children}
      {all.count > FIRST && (
        <div className="product-list-foot">
          <p className="type-data text-concrete-600">{shownOf}</p>
          {(firstBeyond !== undefined || isHandingOver) && (
            <MoreLink text={texts.seeMore} first={firstBeyond} isButton={isHydrated} onPress={handleMore} />
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {message}
      </p>
    </div>
  );
}

type MoreLinkProps = {
  readonly text: string;
  /** Id of the first product that it reveals. */
  readonly first: string | undefined;
  readonly isButton: boolean;
  readonly onPress: () => void;
};

function MoreLink({ text, first, isButton, onPress }: MoreLinkProps) {
  return (
    <PressLink
      href={first ? `#${first}` : ''}
      isButton={isButton}
      onPress={onPress}
      className={buttonStyles()}
    >
      <span>{text}</span>
      <ArrowDownIcon className="size-5" />
    </PressLink>
  );
}
