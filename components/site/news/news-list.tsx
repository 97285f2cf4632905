import { ArticleCard } from '@/components/site/shared/article-card';
import { ArticleGrid } from '@/components/site/shared/article-grid';
import { Button } from '@/components/ui/button';
import type { NewsItem } from '@/content/entities/news';
import { newsTeaser } from './news-teaser';
import { ReadMore } from './read-more';

type NewsListProps = {
  readonly items: readonly NewsItem[];
  /** Whether the list goes on, on pages of its own, which what follows it then leads to. */
  readonly hasMore?: boolean;
};

/**
 * News or works as cards, in the order in which they come. All of them stand there from the start, so `See More` has
 * nothing to do, as specified, and says so: its label stands beside the count as plain text.
 */
export function NewsList({ items, hasMore = false }: NewsListProps) {
  return (
    <>
      <ArticleGrid>
        {items.map((item, index) => (
          <li key={item._id}>
            <ArticleCard
              article={newsTeaser(item)}
              isLead={index === 0}
              place={index < items.length - 2 ? 'inner' : 'last'}
            >
              <ReadMore item={item} />
            </ArticleCard>
          </li>
        ))}
      </ArticleGrid>
      {!hasMore && (
        <div className="mt-9 flex flex-wrap items-center justify-end gap-x-6 gap-y-4">
          <p id="everything-is-shown" className="type-data text-concrete-600">
            All {items.length} shown.
          </p>
          <Button tone="plain" aria-disabled="true" aria-describedby="everything-is-shown">
            See More
          </Button>
        </div>
      )}
    </>
  );
}
