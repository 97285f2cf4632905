import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMeta } from '@/app/_lib/page-meta';
import { article } from '@/app/_lib/structured-data/article';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { newsTag, newsTeaser } from '@/components/site/news/news-teaser';
import { NamedProducts } from '@/components/site/news/named-products';
import { StoryElsewhere } from '@/components/site/news/story-elsewhere';
import { ArticlePage } from '@/components/site/shared/article-page';
import { KeepReading } from '@/components/site/shared/keep-reading';
import { StaticIsland } from '@/components/ui/static-island.client';
import { summary } from '@/content/lib/text';
import { getNewsItem, newestNewsItems, type NewsItem, newsItems } from '@/content/entities/news';
import { getProduct } from '@/content/entities/products';
import { routes } from '@/content/routes';

type NewsItemPageProps = { readonly params: Promise<{ readonly id: string }> };

/** How many other items are offered below one. */
const OTHERS = 3;

export const dynamicParams = false;

export const generateStaticParams = () => newsItems.map(({ _id }) => ({ id: _id }));

const factsOf = ({ _id, title, desc }: NewsItem) => ({
  path: routes.newsItem(_id),
  title,
  description: summary(desc),
});

export async function generateMetadata({ params }: NewsItemPageProps): Promise<Metadata> {
  const item = getNewsItem((await params).id);
  if (!item) notFound();
  return pageMeta({ ...factsOf(item), type: 'article', publishedOn: item.createdAt });
}

export default async function NewsItemPage({ params }: NewsItemPageProps) {
  const item = getNewsItem((await params).id);
  if (!item) notFound();
  const page = factsOf(item);
  const named = (item.products ?? []).flatMap((id) => getProduct(id) ?? []);
  const others = newestNewsItems
    .slice(0, OTHERS + 1)
    .filter(({ _id }) => _id !== item._id)
    .slice(0, OTHERS);
  return (
    <StaticIsland name="page">
      <StructuredData
        nodes={[webPage(page, 'WebPage'), article('NewsArticle', { ...item, path: page.path })]}
        crumbs={[
          { title: 'News & Events', path: routes.newsEvents },
          { title: item.title, path: page.path },
        ]}
      />
      <ArticlePage
        title={item.title}
        publishedOn={item.createdAt}
        tag={newsTag[item.category]}
        image={item.image}
        trail={[{ title: 'News & Events', path: routes.newsEvents }]}
        markdown={item.desc}
        facts={[
          { title: 'Place', value: item.place },
          { title: 'Products', value: named.length > 0 ? <NamedProducts products={named} /> : undefined },
          { title: 'Quantity', value: item.quantity },
        ]}
      >
        {item.link !== undefined && <StoryElsewhere url={item.link} />}
      </ArticlePage>
      <KeepReading lead="From the works and from building sites." articles={others.map(newsTeaser)} />
    </StaticIsland>
  );
}
