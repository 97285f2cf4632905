import type { ComponentProps } from 'react';
import { previewStrings, sampleStrings as samples } from '@/components/admin/strings/preview';
import { ArticlePage } from '@/components/site/shared/article-page';
import { articleProblem } from '@/lib/text';
import { type PreviewProps, previewPicture, textOr } from './preview-values';
import { routes } from '@/content/routes';
import { dayOf, validDay } from '@/lib/records';

type ArticlePreviewProps = PreviewProps & Pick<ComponentProps<typeof ArticlePage>, 'trail'>;

function ArticlePreview({ value, pictureUrl, trail, locale }: ArticlePreviewProps) {
  const markdown = textOr(value, 'desc', samples.article);
  const problem = articleProblem(markdown);
  if (problem !== null)
    return <p className="p-gutter">{previewStrings.notShown(problem.line, problem.reason)}</p>;
  return (
    <ArticlePage
      locale={locale}
      title={textOr(value, 'title', samples.title)}
      publishedOn={validDay(value.createdAt) ?? dayOf(new Date())}
      tag={textOr(value, 'category', samples.category)}
      image={previewPicture(value, pictureUrl)}
      trail={trail}
      markdown={markdown}
      pictureUrl={pictureUrl}
    />
  );
}

/** Preview of a post as its page. */
export const BlogPreview = (props: PreviewProps) => (
  <ArticlePreview {...props} trail={[{ title: props.locale.strings.blog.title, path: routes.blog }]} />
);

/** Preview of a news item as its page. */
export const NewsPreview = (props: PreviewProps) => (
  <ArticlePreview {...props} trail={[{ title: props.locale.strings.news.title, path: routes.newsEvents }]} />
);
