import { ArticleCard, type ArticleTeaser } from './article-card';
import { Section } from './section';
import { SectionHead } from './section-head';
import type { Locale } from '@/content/strings/locale';

type RelatedArticlesProps = {
  readonly locale: Locale;
  readonly articles: readonly ArticleTeaser[];
  readonly lead: string;
};

/** Section with up to three further articles below an article; renders nothing without any. */
export function RelatedArticles({ locale, articles, lead }: RelatedArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <Section aria-labelledby="keep-reading" className="print:hidden" data-pagefind-ignore="">
      <SectionHead id="keep-reading" title={locale.strings.shared.article.keepReading} lead={lead} />
      <ul className="article-course">
        {articles.map((article) => (
          <li key={article.link.href}>
            <ArticleCard
              locale={locale}
              article={article}
              isNested
              place={articles.length > 2 ? 'inner' : 'last'}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
