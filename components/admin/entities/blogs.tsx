import { routes } from '@/content/routes';
import { ArticlePreview } from './article-preview';
import type { PreviewProps } from './preview-props';

/** A post as its page. */
export const BlogPreview = (props: PreviewProps) => (
  <ArticlePreview {...props} trail={[{ title: props.locale.strings.blog.title, path: routes.blog }]} />
);
