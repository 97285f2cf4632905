import type { ReactNode } from 'react';
import { PressLink } from './press-link';
import { inDigits } from '@/content/lib/fill';
import type { Language } from '@/content/lib/language';
import type { FilterTexts } from '@/content/strings/en/products';

export type CategoryTile = {
  /** The value of `?category=`; undefined for All. */
  readonly slug: string | undefined;
  readonly name: string;
  /** Of all products in it, also of those that the page has no room for. */
  readonly count: number;
  /** Of its products on the page, in data order; at least one. */
  readonly ids: readonly string[];
  readonly picture: ReactNode;
};

type CategoryTilesProps = {
  readonly language: Language;
  readonly texts: FilterTexts;
  readonly tiles: readonly CategoryTile[];
  readonly chosen: string | undefined;
  readonly isHydrated: boolean;
  readonly onChoose: (tile: CategoryTile) => void;
};

/**
 * One tile for each category and one for All: toggle buttons in a labelled group, one of them pressed (WAI-ARIA APG,
 * Button). Before scripts run they are links to where the category begins.
 */
export function CategoryTiles(props: CategoryTilesProps) {
  const { language, texts, tiles, chosen, isHydrated, onChoose } = props;
  return (
    <div role="group" aria-label={texts.label} className="category-tiles">
      {tiles.map((tile) => {
        const isChosen = tile.slug === chosen;
        return (
          <PressLink
            key={tile.name}
            // Where the category begins in the list that shows everything.
            href={`#${tile.ids[0] ?? ''}`}
            isButton={isHydrated}
            onPress={() => onChoose(tile)}
            aria-pressed={isHydrated ? isChosen : undefined}
            className="category-tile"
            data-chosen={isChosen ? '' : undefined}
          >
            <span className="category-tile-picture">{tile.picture}</span>
            <span className="category-tile-name">{tile.name}</span>
            <span className="category-tile-count type-data">
              {inDigits(tile.count, language)}
              <span className="sr-only">{tile.count === 1 ? texts.things.one : texts.things.other}</span>
              {/* The brick laid in the chosen tile: the choice is not shown by colour alone. */}
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
