import { usePictureUrl } from '@/components/admin/records/use-picture-url';
import { ArticleBody } from '@/components/site/shared/article-body';
import { articleProblem } from '@/lib/text';
import { shared } from '@/content/strings/en/shared';

/** Renders Markdown like the website's articles; shows the source if it exceeds the parser's limits. */
export function ArticleView({ markdown }: { readonly markdown: string }) {
  const pictureUrl = usePictureUrl();
  if (articleProblem(markdown) !== null) return <p className="whitespace-pre-line">{markdown}</p>;
  return <ArticleBody markdown={markdown} texts={shared.article} pictureUrl={pictureUrl} />;
}
