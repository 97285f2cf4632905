import { ArticleCard, type ArticleTeaser } from './article-card';
import { Section } from './section';
import { SectionHead } from './section-head';

type KeepReadingProps = {
  readonly articles: readonly ArticleTeaser[];
  readonly lead: string;
};

/** Below an article: others to go on with, two or three in one course. */
export function KeepReading({ articles, lead }: KeepReadingProps) {
  return (
    <Section aria-labelledby="keep-reading" className="print:hidden">
      <SectionHead id="keep-reading" title="Keep reading" lead={lead} />
      <ul className="article-course">
        {articles.map((article) => (
          <li key={article.path}>
            <ArticleCard article={article} isNested place={articles.length > 2 ? 'inner' : 'last'} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
