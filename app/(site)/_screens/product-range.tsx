import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMeta } from '@/app/_lib/page-meta';
import { productList } from '@/app/_lib/structured-data/products';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { SiteShell } from '@/components/site/layout/site-shell';
import { ProductTile } from '@/components/site/products/product-tile';
import { ListPager } from '@/components/site/shared/list-pager';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { StaticIsland } from '@/components/ui/static-island.client';
import { countPages, furtherPages, itemsOnPage } from '@/content/lib/list-pages';
import { productCategories } from '@/content/entities/products/categories';
import { productsInCategory, wholeRanges } from '@/content/entities/products';
import type { Language } from '@/content/lib/language';
import { productAnchor, routes } from '@/content/routes';
import { locales } from '@/content/strings/locales';
import type { Locale } from '@/content/strings/locale';

type RangeParams = { readonly params: Promise<{ readonly place: string[] }> };

/** Lists paths such as `hollow-block/page/2`. Without a long range, returns one path that the export removes. */
export function rangePlaces() {
  const [first] = productCategories;
  if (wholeRanges.length === 0) return [{ place: [first.slug, 'page', '1'] }];
  return wholeRanges.flatMap(({ slug, name }) => [
    { place: [slug] },
    ...furtherPages(productsInCategory(name)).map((page) => ({ place: [slug, 'page', page] })),
  ]);
}

function rangeAt([slug, , number = '1']: readonly string[], locale: Locale) {
  const category = productCategories.find((one) => one.slug === slug);
  if (!category) notFound();
  const page = Number(number);
  const list = routes.productRange(category.slug);
  const members = productsInCategory(category.name);
  const { products, shared } = locale.strings;
  const name = products.categories[category.name];
  const title = page === 1 ? name : locale.fill(shared.pager.title, { title: name, page });
  const facts = {
    locale,
    path: routes.listPage(list, page),
    title,
    description: locale.fill(products.rangeDescription, { count: members.length, name: title }),
  };
  return { page, list, members, facts };
}

/** Builds the pages of categories that exceed the products page, in one language. */
export function rangePages(language: Language) {
  const locale = locales[language];

  async function generateMetadata({ params }: RangeParams): Promise<Metadata> {
    return pageMeta(rangeAt((await params).place, locale).facts);
  }

  async function RangePage({ params }: RangeParams) {
    const range = rangeAt((await params).place, locale);
    return (
      <SiteShell locale={locale} path={range.facts.path}>
        <RangeScreen locale={locale} range={range} />
      </SiteShell>
    );
  }

  return { generateMetadata, RangePage };
}

type RangeScreenProps = { readonly locale: Locale; readonly range: ReturnType<typeof rangeAt> };

function RangeScreen({ locale, range: { page, list, members, facts } }: RangeScreenProps) {
  const pageItems = itemsOnPage(members, page);
  const trail = [{ title: locale.strings.products.title, path: routes.products }];
  return (
    <StaticIsland name="page">
      <StructuredData
        locale={locale}
        nodes={[webPage(facts, 'CollectionPage', { mainEntity: productList(pageItems, locale) })]}
        crumbs={[...trail, { title: facts.title, path: facts.path }]}
      />
      <PageBanner locale={locale} title={facts.title} trail={trail} />
      <Section aria-label={facts.title}>
        <ul className="product-grid">
          {pageItems.map((product) => (
            <li key={product.id} id={productAnchor(product.id)} className="product-cell">
              <ProductTile locale={locale} product={product} />
            </li>
          ))}
        </ul>
        <ListPager
          locale={locale}
          page={page}
          pageCount={countPages(members)}
          hrefOf={(number) => routes.listPage(list, number)}
        />
      </Section>
    </StaticIsland>
  );
}
