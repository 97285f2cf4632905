import { ArticleCard } from '@/components/site/shared/article-card';
import { ArticleGrid } from '@/components/site/shared/article-grid';
import { Button } from '@/components/ui/button';
import type { NewsItem } from '@/content/entities/news';
import { newsTeaser } from './news-teaser';
import { ReadMore } from './read-more';
import { inLanguage } from '@/content/lib/language';
import type { Locale } from '@/content/strings/locale';

type NewsListProps = {
  readonly locale: Locale;
  readonly items: readonly NewsItem[];
  /** Whether the list goes on, on pages of its own, which what follows it then leads to. */
  readonly hasMore?: boolean;
};

/**
 * News or works as cards, in the order in which they come. All of them stand there from the start, so `See More` has
 * nothing to do, as specified, and says so: its label stands beside the count as plain text.
 */
export function NewsList({ locale, items, hasMore = false }: NewsListProps) {
  const { news } = locale.strings;
  return (
    <>
      <ArticleGrid>
        {items.map((item, index) => (
          <li key={item._id}>
            <ArticleCard
              locale={locale}
              article={newsTeaser(item, locale)}
              isLead={index === 0}
              place={index < items.length - 2 ? 'inner' : 'last'}
            >
              <ReadMore locale={locale} item={inLanguage(item, locale.language)} />
            </ArticleCard>
          </li>
        ))}
      </ArticleGrid>
      {!hasMore && (
        <div className="mt-9 flex flex-wrap items-center justify-end gap-x-6 gap-y-4">
          <p id="everything-is-shown" className="type-data text-concrete-600">
            {locale.fill(news.all, { count: items.length })}
          </p>
          <Button tone="plain" aria-disabled="true" aria-describedby="everything-is-shown">
            {news.seeMore}
          </Button>
        </div>
      )}
    </>
  );
}
