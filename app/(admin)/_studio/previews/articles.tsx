import type { ComponentProps } from 'react';
import { ArticlePage } from '@/components/site/shared/article-page';
import type { recordSchema as blogs } from '@/content/entities/blogs/schema';
import type { recordSchema as news } from '@/content/entities/news/schema';
import { routes } from '@/content/routes';
import type { PreviewPartProps } from './preview-props';

type ArticlePreviewProps = PreviewPartProps<typeof blogs | typeof news> &
  Pick<ComponentProps<typeof ArticlePage>, 'trail'>;

const ArticlePreview = ({
  value: { title, createdAt, category, image, desc },
  ...props
}: ArticlePreviewProps) => (
  <ArticlePage
    {...props}
    title={title}
    publishedOn={createdAt}
    tag={category}
    image={image}
    markdown={desc}
  />
);

/** Preview of a post as its page. */
export const BlogPreview = (props: PreviewPartProps<typeof blogs>) => (
  <ArticlePreview {...props} trail={[{ title: props.locale.strings.blog.title, path: routes.blog }]} />
);

/** Preview of a news item as its page. */
export const NewsPreview = (props: PreviewPartProps<typeof news>) => (
  <ArticlePreview {...props} trail={[{ title: props.locale.strings.news.title, path: routes.newsEvents }]} />
);
