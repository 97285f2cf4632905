import { updatedOn } from '@/app/_lib/day-of-change';
import { article } from '@/app/_lib/structured-data/article';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { blogTeaser, MoreBlogs } from '@/components/site/blog/blog-list';
import { NamedProducts } from '@/components/site/news/news-list';
import { ArticlePage } from '@/components/site/shared/article-page';
import { RelatedArticles } from '@/components/site/shared/related-articles';
import { type Blog, getBlog, newestBlogs } from '@/content/entities/blogs';
import { getProduct } from '@/content/entities/products';
import { inLanguage } from '@/lib/records';
import { summary } from '@/lib/text';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import type { ScreenProps } from './screen';
import type { RecordScreen } from './site-page';

const OTHERS = 3;

function factsOf(record: Blog, locale: Locale) {
  const { _id, title, desc, createdAt: publishedOn } = inLanguage(record, locale.language);
  const path = routes.blogPost(_id);
  return {
    locale,
    path,
    title,
    description: summary(desc),
    type: 'article',
    publishedOn,
    updatedOn: updatedOn('blogs', record, locale.language),
  } as const;
}

function BlogPostScreen({ locale, item }: ScreenProps & { readonly item: Blog }) {
  const post = inLanguage(item, locale.language);
  const { blog } = locale.strings;
  const page = factsOf(item, locale);
  const named = (item.products ?? []).flatMap((id) => getProduct(id) ?? []);
  const others = newestBlogs
    .slice(0, OTHERS + 1)
    .filter(({ _id }) => _id !== item._id)
    .slice(0, OTHERS);
  return (
    <>
      <StructuredData
        locale={locale}
        nodes={[
          webPage(page, 'WebPage'),
          article('BlogPosting', { ...post, locale, path: page.path, updatedOn: page.updatedOn }),
        ]}
        crumbs={[
          { title: blog.title, path: routes.blog },
          { title: post.title, path: page.path },
        ]}
      />
      <ArticlePage
        locale={locale}
        title={post.title}
        publishedOn={post.createdAt}
        updatedOn={page.updatedOn}
        tag={blog.categories[post.category]}
        image={post.image}
        trail={[{ title: blog.title, path: routes.blog }]}
        markdown={post.desc}
        facts={[
          {
            title: locale.strings.news.products,
            value: named.length > 0 ? <NamedProducts locale={locale} products={named} /> : undefined,
          },
        ]}
      />
      <MoreBlogs locale={locale} post={item} />
      <RelatedArticles
        locale={locale}
        lead={blog.others}
        articles={others.map((other) => blogTeaser(other, locale))}
      />
    </>
  );
}

/** Screen of the blog posts. */
export const blogPost: RecordScreen<Blog> = {
  route: 'blogPost',
  find: getBlog,
  factsOf,
  Screen: BlogPostScreen,
};
