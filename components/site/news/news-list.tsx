import { ArticleCard, type ArticleTeaser } from '@/components/site/shared/article-card';
import { Button } from '@/components/ui/button';
import type { NewsItem } from '@/content/entities/news';
import type { Product } from '@/content/entities/products';
import { productTitle } from '@/content/strings/product-name';
import { inLanguage, type InLanguage } from '@/lib/records';
import type { Locale } from '@/content/strings/locale';
import { ArrowRightIcon, ExternalIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { countText } from '@/lib/text';
import { routes } from '@/content/routes';
import { shownProduct } from '@/content/strings/product-in';

type NewsListProps = {
  readonly locale: Locale;
  readonly items: readonly NewsItem[];
  /** Whether the list continues on further pages, linked by `ListPager`. */
  readonly hasMore?: boolean;
};

/** News or works as cards, all shown from the start: `See More` is plain text without effect, as specified. */
export function NewsList({ locale, items, hasMore = false }: NewsListProps) {
  const { news } = locale.strings;
  return (
    <>
      <ul className="article-grid">
        {items.map((item, index) => (
          <li key={item._id}>
            <ArticleCard
              locale={locale}
              article={newsTeaser(item, locale)}
              isLead={index === 0}
              place={index < items.length - 2 ? 'inner' : 'last'}
            >
              <ReadMore locale={locale} item={inLanguage(item, locale.language)} />
            </ArticleCard>
          </li>
        ))}
      </ul>
      {!hasMore && (
        <div className="mt-9 flex flex-wrap items-center justify-end gap-x-6 gap-y-4">
          <p id="everything-is-shown" className="type-data text-concrete-600">
            {countText(news.all, items.length, locale.language)}
          </p>
          <Button tone="plain" aria-disabled="true" aria-describedby="everything-is-shown">
            {news.seeMore}
          </Button>
        </div>
      )}
    </>
  );
}

type ReadMoreProps = {
  readonly locale: Locale;
  readonly item: Pick<InLanguage<NewsItem>, '_id' | 'title' | 'link'>;
};

/** Link to the story on another site (in a new tab) if there is one, else to the article. */
function ReadMore({ locale, item }: ReadMoreProps) {
  const { news, shell } = locale.strings;
  const isOutside = item.link !== undefined;
  const Icon = isOutside ? ExternalIcon : ArrowRightIcon;
  return (
    <Link
      {...(item.link === undefined ? locale.to(routes.newsItem(item._id)) : { href: item.link })}
      newTab={isOutside ? shell.newTab : undefined}
      className="group/more inline-flex min-h-11 items-center gap-2.5 font-semibold underline-offset-4 hover:underline"
    >
      <span>{news.readMore}</span>{' '}
      <span className="sr-only">{locale.fill(news.about, { title: item.title })}</span>
      <Icon className="size-4.5 transition-transform duration-fast ease-course group-hover/more:translate-x-1" />
    </Link>
  );
}

/** Returns the data of a news item's card; for a work also its place and quantity. */
export function newsTeaser(item: NewsItem, locale: Locale): ArticleTeaser {
  const { _id, title, createdAt, category, image, desc, place, quantity } = inLanguage(item, locale.language);
  const data = [place, quantity].filter((fact) => fact !== undefined);
  const tag = locale.strings.news.tags[category];
  return { link: locale.to(routes.newsItem(_id)), title, createdAt, tag, image, desc, data };
}

type NamedProductsProps = { readonly locale: Locale; readonly products: readonly Product[] };

/** List of links to the products that a news item names. */
export function NamedProducts({ locale, products }: NamedProductsProps) {
  return (
    <ul>
      {products.map((product) => (
        <li key={product.id}>
          <Link
            {...locale.to(routes.product(product.id))}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:bg-concrete-100 print:min-h-0"
          >
            {productTitle(shownProduct(product, locale))}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type StoryElsewhereProps = { readonly locale: Locale; readonly url: string };

/** Link below an article to the same story on another site. */
export function StoryElsewhere({ locale, url }: StoryElsewhereProps) {
  return (
    <div className="article-body mt-12">
      <p className="border-y border-joint py-5">
        <span>{locale.strings.news.elsewhere}</span>{' '}
        <Link
          href={url}
          newTab={locale.strings.shell.newTab}
          className="inline-flex items-center gap-2 font-semibold"
        >
          <span>{new URL(url).hostname}</span>
          <ExternalIcon className="size-4.5" />
        </Link>
      </p>
    </div>
  );
}
