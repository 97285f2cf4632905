import type { Blog, BlogPosting, NewsArticle, Organization } from 'schema-dts';
import type { Blog as BlogPost } from '@/content/entities/blogs';
import { company } from '@/content/entities/company';
import type { Picture } from '@/content/lib/fields';
import { summary } from '@/content/lib/text';
import type { NewsItem } from '@/content/entities/news';
import { routes } from '@/content/routes';
import { dayStart } from '../iso-time';
import type { PageFacts } from '../page-meta';
import { absoluteUrl } from '../site-origin';
import { organizationRef } from './organization';
import { itemList } from './pages';

type Article = {
  readonly path: string;
  readonly title: string;
  /** Markdown. */
  readonly desc: string;
  /** `YYYY-MM-DD`. */
  readonly createdAt: string;
  readonly image: Readonly<Picture>;
};

/** Longest headline, in characters, that Google takes. */
const HEADLINE_LENGTH = 110;

/** Articles are the company's own; no person is named. */
const author: Organization = {
  '@type': 'Organization',
  ...organizationRef,
  name: company.brand,
  url: absoluteUrl(routes.home),
};

const articleId = (path: string) => `${absoluteUrl(path)}#article`;

/** One article. The day of a later change is not known, so none is stated. */
export const article = <Type extends 'NewsArticle' | 'BlogPosting'>(
  type: Type,
  { path, title, desc, createdAt, image }: Article,
) =>
  ({
    '@type': type,
    '@id': articleId(path),
    headline: [...title].slice(0, HEADLINE_LENGTH).join(''),
    description: summary(desc),
    url: absoluteUrl(path),
    mainEntityOfPage: { '@id': absoluteUrl(path) },
    datePublished: dayStart(createdAt),
    image: {
      '@type': 'ImageObject',
      url: absoluteUrl(image.src),
      width: { '@type': 'QuantitativeValue', value: image.width, unitCode: 'E37' },
      height: { '@type': 'QuantitativeValue', value: image.height, unitCode: 'E37' },
    },
    author,
    publisher: organizationRef,
    inLanguage: 'en',
  }) satisfies NewsArticle | BlogPosting;

/** The news items as a list page shows them. */
export const newsList = (items: readonly NewsItem[]) =>
  itemList(
    items.map(({ _id, title, image }) => ({ name: title, path: routes.newsItem(_id), image: image.src })),
  );

/** The blog as a whole, with its posts in short. */
export const blog = ({ path, title, description }: PageFacts, posts: readonly BlogPost[]): Blog => ({
  '@type': 'Blog',
  '@id': `${absoluteUrl(path)}#blog`,
  url: absoluteUrl(path),
  name: title,
  description,
  inLanguage: 'en',
  publisher: organizationRef,
  blogPost: posts.map(({ _id, title: headline, createdAt, image }) => ({
    '@type': 'BlogPosting',
    '@id': articleId(routes.blogPost(_id)),
    headline,
    url: absoluteUrl(routes.blogPost(_id)),
    datePublished: dayStart(createdAt),
    image: absoluteUrl(image.src),
    author,
  })),
});
