import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Image } from '@/components/ui/image';
import { Link } from '@/components/ui/link';
import type { Blog } from '@/content/entities/blogs';
import type { Picture, InLanguage } from '@/lib/records';
import { excerpt } from '@/lib/text';
import type { Locale, PageLink } from '@/content/strings/locale';
import { Day } from './day';

/** Data of an article's card, which shows the first 100 characters of the text. */
export type ArticleTeaser = Pick<InLanguage<Blog>, 'title' | 'createdAt' | 'image' | 'desc'> & {
  readonly link: PageLink;
  readonly tag: string;
  /** Place and quantity of a work. */
  readonly data?: readonly string[];
};

type ArticleCardProps = {
  readonly locale: Locale;
  readonly article: ArticleTeaser;
  /** Makes the large first card of a list. */
  readonly isLead?: boolean;
  /** Width of a card other than the lead: a third of the wall; wider for `last` (`styles/article.css`). */
  readonly place?: 'inner' | 'last';
  /** Whether the card is below a section heading; its title is an `h3` then. */
  readonly isNested?: boolean;
  readonly children?: ReactNode;
};

/** `sizes` of a picture of 3:2, which fills the height of its card. */
const SIZES = {
  lead: '(min-width: 90rem) 62rem, (min-width: 64rem) 70vw, 100vw',
  inner: '(min-width: 90rem) 29rem, (min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 100vw',
  last: '(min-width: 90rem) 52rem, (min-width: 64rem) 58vw, 100vw',
} as const;

/** Width to height for which `SIZES` are. */
const CARD_RATIO = 3 / 2;

/** Returns the `sizes` of a picture, which is wider than its card where it is flatter than 3:2. */
function sizesOf(place: keyof typeof SIZES, { width, height }: Readonly<Picture>) {
  const times = width / height / CARD_RATIO;
  if (times <= 1) return SIZES[place];
  return SIZES[place].replaceAll(
    /([\d.]+)(rem|vw)(?=,|$)/g,
    (_, length: string, unit: string) => `${Math.ceil(Number(length) * times)}${unit}`,
  );
}

/** Card of an article. Its title's link covers the card: the picture can be pressed without a second tab stop. */
export function ArticleCard({
  locale,
  article,
  isLead = false,
  isNested = false,
  place = 'inner',
  children,
}: ArticleCardProps) {
  const Title = isNested ? 'h3' : 'h2';
  return (
    <article className="article-card card" data-lead={isLead ? '' : undefined}>
      <div lang={article.link.hrefLang} className="article-card-picture">
        <Image image={article.image} sizes={sizesOf(isLead ? 'lead' : place, article.image)} />
      </div>
      <div className="article-card-text">
        <p className="flex justify-between gap-4 type-data text-concrete-600">
          <Day locale={locale} day={article.createdAt} />
          <span>{article.tag}</span>
        </p>
        <Title className={isLead ? 'mt-5 type-trust' : 'mt-3 type-h3'}>
          <Link {...article.link} lang={article.link.hrefLang} className="card-link">
            {article.title}
          </Link>
        </Title>
        {article.data !== undefined && article.data.length > 0 && (
          <p lang={article.link.hrefLang} className="mt-3 flex flex-wrap gap-x-5 type-data">
            {article.data.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
        <p
          lang={article.link.hrefLang}
          className={cn('mt-4 max-w-measure text-concrete-800', isLead && 'type-lead')}
        >
          {excerpt(article.desc, article.link.hrefLang ?? locale.language)}
        </p>
        {children !== undefined && <p className="relative mt-auto pt-5">{children}</p>}
      </div>
    </article>
  );
}
