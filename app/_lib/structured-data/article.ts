import type { Blog, BlogPosting, NewsArticle, Organization } from 'schema-dts';
import type { Blog as BlogPost } from '@/content/entities/blogs';
import { company } from '@/content/entities/company';
import { summary, type Language } from '@/lib/text';
import type { NewsItem } from '@/content/entities/news';
import { routes } from '@/content/routes';
import { dayStart } from '../iso-time';
import type { PageFacts } from '../page-meta';
import { absoluteUrl, addressOf } from '../site-origin';
import { organizationRef } from './organization';
import { itemList } from './pages';
import { fallbackWidth, isSized, shownFile } from '@/lib/pictures';
import { inLanguage, type InLanguage } from '@/lib/records';
import type { Locale } from '@/content/strings/locale';

type Article = Pick<PageFacts, 'locale' | 'path'> &
  Pick<InLanguage<BlogPost>, 'title' | 'desc' | 'createdAt' | 'image'> & {
    /** Day of the last change in this language, where the history is known. */
    readonly updatedOn?: string | undefined;
  };

/** Longest headline in characters that Google accepts. */
const HEADLINE_LENGTH = 110;

/** The company is the author of all articles; no person is named. */
const authorIn = (language: Language): Organization => ({
  '@type': 'Organization',
  ...organizationRef,
  name: inLanguage(company, language).brand,
  url: absoluteUrl(routes.home),
});

const articleId = (address: string) => `${address}#article`;

/** Structured data of one article. */
export const article = <Type extends 'NewsArticle' | 'BlogPosting'>(
  type: Type,
  { locale: { language }, path, title, desc, createdAt, updatedOn, image }: Article,
) => {
  const url = addressOf(path, language);
  const width = isSized(image.src) ? fallbackWidth(image.width) : image.width;
  return {
    '@type': type,
    '@id': articleId(url),
    headline: [...title].slice(0, HEADLINE_LENGTH).join(''),
    description: summary(desc),
    url,
    mainEntityOfPage: { '@id': url },
    datePublished: dayStart(createdAt),
    ...(updatedOn !== undefined && { dateModified: dayStart(updatedOn) }),
    image: {
      '@type': 'ImageObject',
      url: absoluteUrl(shownFile(image)),
      width: { '@type': 'QuantitativeValue', value: width, unitCode: 'E37' },
      height: {
        '@type': 'QuantitativeValue',
        value: Math.round((image.height * width) / image.width),
        unitCode: 'E37',
      },
    },
    author: authorIn(language),
    publisher: organizationRef,
    inLanguage: language,
  } satisfies NewsArticle | BlogPosting;
};

/** List of the news items on a list page. */
export const newsList = (items: readonly NewsItem[], { language, to }: Locale) =>
  itemList(
    items
      .map((item) => inLanguage(item, language))
      .map(({ _id, title, image }) => ({
        name: title,
        path: to(routes.newsItem(_id)).href,
        image: shownFile(image),
      })),
  );

/** Structured data of the blog with short entries of its posts. */
export const blogData = (
  { locale, path, title, description }: PageFacts,
  posts: readonly BlogPost[],
): Blog => ({
  '@type': 'Blog',
  '@id': `${addressOf(path, locale.language)}#blog`,
  url: addressOf(path, locale.language),
  name: title,
  description,
  inLanguage: locale.language,
  publisher: organizationRef,
  blogPost: posts.map((post) => shortPost(post, locale)),
});

function shortPost(post: BlogPost, { language, to }: Locale): BlogPosting {
  const { _id, title: headline, createdAt, image } = inLanguage(post, language);
  const url = absoluteUrl(to(routes.blogPost(_id)).href);
  return {
    '@type': 'BlogPosting',
    '@id': articleId(url),
    headline,
    url,
    datePublished: dayStart(createdAt),
    image: absoluteUrl(shownFile(image)),
    author: authorIn(language),
  };
}
