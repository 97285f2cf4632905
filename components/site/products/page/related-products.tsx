import { Link } from '@/components/ui/link';
import type { Blog } from '@/content/entities/blogs';
import type { NewsItem } from '@/content/entities/news';
import { categoryName } from '@/content/entities/categories';
import { catalogueProducts, type Product } from '@/content/entities/products';
import { shownIn } from '@/lib/records';
import { routes } from '@/content/routes';
import { isShown } from '@/content/pages/shown-pages';
import type { Locale } from '@/content/strings/locale';
import { compareQuery } from '../compare/compared';
import { ProductTiles } from '../product-tile';
import { Day } from '@/components/site/shared/day';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';

/** Products that the page of the comparison has. */
const compared = new Set(catalogueProducts.map(({ id }) => id));

type RelatedProductsProps = {
  readonly locale: Locale;
  readonly product: Product;
  /** Others of its category, nearest first. */
  readonly products: readonly Product[];
};

/** Links to other products of the same category, and to the comparison with the nearest. */
export function RelatedProducts({ locale, product, products }: RelatedProductsProps) {
  const { productPage, products: texts } = locale.strings;
  const kin = compared.has(product.id) ? [product, ...products.filter(({ id }) => compared.has(id))] : [];
  const address = locale.to(routes.compare).href + compareQuery(kin.map(({ id }) => id));
  return (
    <Section aria-labelledby="related" space="band" className="print:hidden" data-pagefind-ignore="">
      <SectionHead
        id="related"
        title={productPage.related}
        lead={
          <>
            <span>{categoryName(product.category, locale.language)}</span>
            {'\u00a0 '}
            {kin.length > 1 && isShown(routes.compare) && (
              <Link href={address} className="inline-block font-semibold underline underline-offset-4">
                {texts.compare.with}
              </Link>
            )}
          </>
        }
      />
      <ProductTiles locale={locale} products={products} />
    </Section>
  );
}

type Mention = {
  readonly route: 'blogPost' | 'newsItem';
  readonly item: Blog | NewsItem;
};

type MentionsProps = {
  readonly locale: Locale;
  /** Id of the heading. */
  readonly id: 'uses' | 'reading';
  readonly title: string;
  readonly articles: readonly Mention[];
};

/** List of links to articles or works that name a product; nothing without any. */
export function Mentions({ locale, id, title, articles }: MentionsProps) {
  if (articles.length === 0) return null;
  return (
    <Section aria-labelledby={id} className="pt-band print:hidden" data-pagefind-ignore="">
      <div className="grid gap-x-gutter gap-y-8 lg:grid-cols-2">
        <h2 id={id} className="type-h2">
          {title}
        </h2>
        <ul className="border-t-2 border-ink">
          {articles
            .map(({ route, item }) => ({
              place: undefined,
              quantity: undefined,
              ...shownIn(item, locale.language),
              link: locale.to(routes[route](item._id)),
            }))
            .map(({ _id, link, title: name, createdAt, place, quantity }) => (
              <li key={_id} className="card border-b border-joint py-4">
                <h3 className="type-h3">
                  <Link {...link} lang={link.hrefLang} className="card-link">
                    {name}
                  </Link>
                </h3>
                <p className="mt-1 flex flex-wrap gap-x-5 type-small text-concrete-600">
                  <Day locale={locale} day={createdAt} />
                  {place !== undefined && <span lang={link.hrefLang}>{place}</span>}
                  {quantity !== undefined && <span lang={link.hrefLang}>{quantity}</span>}
                </p>
              </li>
            ))}
        </ul>
      </div>
    </Section>
  );
}
