import type { ReactNode } from 'react';
import { PressLink } from './press-link';
import { inDigits, type Language } from '@/lib/text';
import type { FilterTexts } from '@/content/strings/products';

export type CategoryTile = {
  /** Value of `?category=`; undefined for All. */
  readonly slug: string | undefined;
  readonly name: string;
  /** Number of all products in the category, including those that are not on the page. */
  readonly count: number;
  /** Ids of the category's products on the page, in data order; at least one. */
  readonly ids: readonly string[];
  readonly picture: ReactNode;
  /** Address of the category's page; that of All is the list below. */
  readonly href: string;
};

type CategoryTilesProps = {
  readonly language: Language;
  readonly texts: FilterTexts;
  readonly tiles: readonly CategoryTile[];
  readonly chosen: string | undefined;
  readonly isHydrated: boolean;
  readonly onChoose: (tile: CategoryTile) => void;
};

/** Toggle buttons of All and two or more categories (WAI-ARIA APG, Button); before scripts, links to their pages. */
export function CategoryTiles(props: CategoryTilesProps) {
  const { language, texts, tiles, chosen, isHydrated, onChoose } = props;
  if (tiles.length <= 2) return null;
  return (
    <div role="group" aria-label={texts.label} className="category-tiles">
      {tiles.map((tile) => {
        const isChosen = tile.slug === chosen;
        return (
          <PressLink
            key={tile.name}
            href={tile.href}
            isButton={isHydrated}
            onPress={() => onChoose(tile)}
            aria-pressed={isHydrated ? isChosen : undefined}
            className="category-tile"
            data-chosen={isChosen ? '' : undefined}
          >
            <span className="block aspect-scene overflow-hidden bg-concrete-100">{tile.picture}</span>
            <span className="px-4 pt-4 pb-6 leading-tight font-semibold">{tile.name}</span>
            <span className="flex items-center justify-between px-4 pb-4 type-data">
              <span>{inDigits(tile.count, language)}</span>
              <span className="sr-only">{tile.count === 1 ? texts.things.one : texts.things.other}</span>
              {/* Fills the brick of the chosen tile, so that colour is not the only indication. */}
              <svg aria-hidden="true" focusable="false" width={20} height={10} viewBox="0 0 20 10">
                <path
                  d="M1 1h18v8H1z"
                  stroke="currentColor"
                  strokeWidth={2}
                  fill={isChosen ? 'currentColor' : 'none'}
                />
              </svg>
            </span>
          </PressLink>
        );
      })}
    </div>
  );
}
