import type { ComponentProps, ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { ArrowLeftIcon } from '@/components/ui/icons/arrow-left-icon';
import { Link } from '@/components/ui/link';
import { headingsOf } from '@/content/lib/markdown/headings';
import { sceneFile, sceneNames } from '@/content/scenes';
import { ArticleBody } from './article-body';
import { ArticleContents } from './article-contents';
import { ArticleFacts } from './article-facts';
import { ArticleHead, type ArticleHeadProps } from './article-head';

type ArticlePageProps = ArticleHeadProps & {
  readonly markdown: string;
  /** The address that a picture of the text is shown with, where that is not its own: in the studio's preview. */
  readonly pictureUrl?: ((src: string) => string) | undefined;
  /** The data of a work, beside its story. */
  readonly facts?: ComponentProps<typeof ArticleFacts>['facts'];
  /** What follows the text in its column, such as a link to the story elsewhere. */
  readonly children?: ReactNode;
};

/** One article: its head, the list of its parts at the left on wide screens, and the text. */
export function ArticlePage({ markdown, pictureUrl, facts = [], children, ...head }: ArticlePageProps) {
  const { locale } = head;
  const list = head.trail.at(-1);
  return (
    <article>
      <ArticleHead {...head} />
      <Container className="grid gap-x-gutter pt-14 pb-section lg:grid-cols-12 lg:pt-20 print:block print:pt-6 print:pb-0">
        <div className="lg:col-span-3">
          <ArticleFacts facts={facts} />
          <div className="sticky top-header hidden pt-1 lg:block print:hidden">
            <ArticleContents label={locale.strings.shared.article.contents} headings={headingsOf(markdown)} />
            {list !== undefined && (
              <Link
                {...locale.to(list.path)}
                className="mt-6 inline-flex items-center gap-2.5 py-1 type-small underline-offset-4 first:mt-0 hover:underline"
              >
                <ArrowLeftIcon className="size-4" />
                {list.title}
              </Link>
            )}
          </div>
        </div>
        <div className="min-w-0 lg:col-span-8">
          <ArticleBody
            tableLabel={locale.strings.shared.article.table}
            markdown={markdown}
            pictures={sceneNames.map(sceneFile)}
            pictureUrl={pictureUrl}
          />
          {children}
        </div>
      </Container>
    </article>
  );
}
