import { lazyPart } from '@/components/admin/shared/lazy-part';
import { previewStrings } from '@/components/admin/shared/strings/preview';
import { routes } from '@/content/routes';
import type { PreviewProps } from './preview-props';
import { previewPicture } from './preview-values';

/** The Markdown renderer comes only when an article is looked at. */
const ArticlePreview = lazyPart(() => import('./article-preview').then((module) => module.ArticlePreview));

/** A post as its page. */
export function BlogPreview({ value, pictureUrl }: PreviewProps) {
  return (
    <ArticlePreview
      value={value}
      image={previewPicture(value, pictureUrl)}
      trail={[{ title: previewStrings.blog, path: routes.blog }]}
    />
  );
}
