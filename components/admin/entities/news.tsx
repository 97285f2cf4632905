import { previewStrings } from '@/components/admin/strings/preview';
import { routes } from '@/content/routes';
import { ArticlePreview } from './article-preview';
import type { PreviewProps } from './preview-props';

/** A news item as its page. */
export const NewsPreview = (props: PreviewProps) => (
  <ArticlePreview {...props} trail={[{ title: previewStrings.news, path: routes.newsEvents }]} />
);
