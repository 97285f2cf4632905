import { routes } from '@/content/routes';
import { ArticlePreview } from './article-preview';
import type { PreviewProps } from './preview-props';

/** A news item as its page. */
export const NewsPreview = (props: PreviewProps) => (
  <ArticlePreview {...props} trail={[{ title: props.locale.strings.news.title, path: routes.newsEvents }]} />
);
