import { previewStrings } from '@/components/admin/strings/preview';
import { routes } from '@/content/routes';
import { ArticlePreview } from './article-preview';
import type { PreviewProps } from './preview-props';
import { previewPicture } from './preview-values';

/** A post as its page. */
export function BlogPreview({ value, pictureUrl }: PreviewProps) {
  return (
    <ArticlePreview
      value={value}
      image={previewPicture(value, pictureUrl)}
      pictureUrl={pictureUrl}
      trail={[{ title: previewStrings.blog, path: routes.blog }]}
    />
  );
}
