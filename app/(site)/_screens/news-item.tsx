import { updatedOn } from '@/app/_lib/day-of-change';
import { article } from '@/app/_lib/structured-data/article';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { NamedProducts, newsTeaser, StoryElsewhere } from '@/components/site/news/news-list';
import { ArticlePage } from '@/components/site/shared/article-page';
import { RelatedArticles } from '@/components/site/shared/related-articles';
import { getNewsItem, relatedNews, type NewsItem } from '@/content/entities/news';
import { getProduct } from '@/content/entities/products';
import { inLanguage } from '@/lib/records';
import { summary } from '@/lib/text';
import { routes } from '@/content/routes';
import { newsRoute } from '@/content/pages/shown-pages';
import type { Locale } from '@/content/strings/locale';
import type { ScreenProps } from './screen';
import type { RecordScreen } from './site-page';

const OTHERS = 3;

function factsOf(record: NewsItem, locale: Locale) {
  const { _id, title, desc, createdAt: publishedOn } = inLanguage(record, locale.language);
  const path = routes.newsItem(_id);
  return {
    locale,
    path,
    title,
    description: summary(desc),
    type: 'article',
    publishedOn,
    updatedOn: updatedOn('news', record, locale.language),
  } as const;
}

function NewsItemScreen({ locale, item: record }: ScreenProps & { readonly item: NewsItem }) {
  const item = inLanguage(record, locale.language);
  const { news, shell } = locale.strings;
  const page = factsOf(record, locale);
  const named = (item.products ?? []).flatMap((id) => getProduct(id) ?? []);
  const others = relatedNews(record, OTHERS);
  const listTitle = newsRoute === 'newsEvents' ? news.title : shell.pages[newsRoute];
  const trail = [{ title: listTitle, path: routes[newsRoute] }];
  return (
    <>
      <StructuredData
        locale={locale}
        nodes={[
          webPage(page, 'WebPage'),
          article('NewsArticle', { ...item, locale, path: page.path, updatedOn: page.updatedOn }),
        ]}
        crumbs={[...trail, { title: item.title, path: page.path }]}
      />
      <ArticlePage
        locale={locale}
        title={item.title}
        publishedOn={item.createdAt}
        updatedOn={page.updatedOn}
        tag={news.tags[item.category]}
        image={item.image}
        trail={trail}
        markdown={item.desc}
        facts={[
          { title: news.place, value: item.place },
          {
            title: news.products,
            value: named.length > 0 ? <NamedProducts locale={locale} products={named} /> : undefined,
          },
          { title: news.quantity, value: item.quantity },
        ]}
      >
        {item.link !== undefined && <StoryElsewhere locale={locale} url={item.link} />}
      </ArticlePage>
      <RelatedArticles
        locale={locale}
        lead={news.others}
        articles={others.map((other) => newsTeaser(other, locale))}
      />
    </>
  );
}

/** Screen of news, events and works. */
export const newsItem: RecordScreen<NewsItem> = {
  route: 'newsItem',
  find: getNewsItem,
  factsOf,
  Screen: NewsItemScreen,
};
