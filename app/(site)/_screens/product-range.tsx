import { notFound } from 'next/navigation';
import { pageMeta } from '@/app/_lib/page-meta';
import { productList } from '@/app/_lib/structured-data/products';
import { webPage } from '@/app/_lib/structured-data/pages';
import { ProductTile } from '@/components/site/products/product-tile';
import { RangeLinks } from '@/components/site/products/range-links';
import { ListPager } from '@/components/site/shared/list-pager';
import { Section } from '@/components/site/shared/section';
import { productRanges } from '@/content/product-ranges';
import { countText } from '@/lib/text';
import { countPages, itemsOnPage } from '@/lib/records';
import type { PublicPage } from '@/content/public-pages';
import { productAnchor, routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import { rangeTexts } from '@/content/strings/product-in';
import { PageHead, type ScreenProps } from './screen';
import type { RouteScreen } from './site-page';

function rangeAt({ id, path, number = 1 }: PublicPage, locale: Locale) {
  const range = productRanges.find(({ slug }) => slug === id) ?? notFound();
  const { products, shared } = locale.strings;
  const count = countText(products.filter.count, range.members.length, locale.language);
  const { title: name } = rangeTexts(range, locale);
  const title = number === 1 ? name : locale.fill(shared.pager.title, { title: name, page: number });
  const description = locale.fill(products.ranges.description, { title, count });
  return { range, number, count, facts: { locale, path, title, description } };
}

type RangeProps = ScreenProps & { readonly page: PublicPage };

/** The products of one thickness, use, strength or long category, and links to the other ranges. */
function RangeScreen({ locale, page }: RangeProps) {
  const { range, number, count, facts } = rangeAt(page, locale);
  const { slug, members } = range;
  const pageItems = itemsOnPage(members, number);
  const trail = [{ title: locale.strings.products.title, path: routes.products }];
  return (
    <>
      <PageHead
        page={{ ...facts, heading: facts.title }}
        nodes={[webPage(facts, 'CollectionPage', { mainEntity: productList(pageItems, locale) })]}
        trail={trail}
      />
      <Section aria-labelledby="count" space="band">
        <RangeLinks locale={locale} current={slug} />
        <h2 id="count" className="mt-8 mb-4 type-h3">
          {count}
        </h2>
        <ul className="product-grid mx-wide">
          {pageItems.map((product) => (
            <li key={product.id} id={productAnchor(product.id)} className="product-cell">
              <ProductTile locale={locale} product={product} />
            </li>
          ))}
        </ul>
        <ListPager
          locale={locale}
          page={number}
          pageCount={countPages(members)}
          hrefOf={(other) => routes.listPage(routes.productRange(slug), other)}
        />
      </Section>
    </>
  );
}

/** Metadata and screen of a range of products. */
export const productRange: RouteScreen = {
  meta: (locale, page) => pageMeta(rangeAt(page, locale).facts),
  Screen: RangeScreen,
};
