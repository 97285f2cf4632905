import { notFound } from 'next/navigation';
import { pageMeta } from '@/app/_lib/page-meta';
import { productList } from '@/app/_lib/structured-data/products';
import { webPage } from '@/app/_lib/structured-data/pages';
import { calledText } from '@/components/site/products/answers';
import { CategoryPrice } from '@/components/site/products/range/category-price';
import { ProductsTable } from '@/components/site/products/range/products-table';
import { QuestionList } from '@/components/site/products/range/question-list';
import { questionsOf } from '@/components/site/products/range/questions';
import { RangeLinks } from '@/components/site/products/range-links';
import { ListPager } from '@/components/site/shared/list-pager';
import { Section } from '@/components/site/shared/section';
import { getCategory } from '@/content/entities/categories';
import type { Product } from '@/content/entities/products';
import { alikeRanges, rangePages } from '@/content/pages/product-ranges';
import { layingOf } from '@/lib/geometry';
import { asTyped, countText, summary } from '@/lib/text';
import { countPages, inLanguage, itemsOnPage } from '@/lib/records';
import type { PublicPage } from '@/content/pages/public-pages';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import { rangeTexts } from '@/content/strings/product-in';
import { PageHead, type ScreenProps } from './screen';
import type { RouteScreen } from './site-page';

function rangeAt({ id, path, number = 1 }: PublicPage, locale: Locale) {
  const range = rangePages.find(({ slug }) => slug === id) ?? notFound();
  const { products, shared, category: texts } = locale.strings;
  const count = countText(products.filter.count, range.members.length, locale.language);
  const { title: name } = rangeTexts(range, locale);
  const title = number === 1 ? name : locale.fill(shared.pager.title, { title: name, page: number });
  const category = range.by === 'category' ? getCategory(String(range.value)) : undefined;
  const general = locale.fill(products.ranges.description, { title, count });
  const own = category && inLanguage(category, locale.language).summary;
  const description = asTyped(number === 1 && own !== undefined ? summary(own, general) : general);
  const alike = alikeRanges(range).map((other) =>
    locale.fill(texts.alike, { title: rangeTexts(other, locale).title }),
  );
  const leads = [
    ...(category === undefined ? [] : [own ?? countText(texts.lead, range.members.length, locale.language)]),
    ...alike,
  ];
  return { range, category, number, leads, facts: { locale, path, title, description } };
}

const isForWalls = ({ form }: Product) => form !== undefined && layingOf(form) === 'wall';

type RangeProps = ScreenProps & { readonly page: PublicPage };

/** The products of one category, thickness, use or strength; of a category with answers and its price. */
function RangeScreen({ locale, page }: RangeProps) {
  const { range, category, number, leads, facts } = rangeAt(page, locale);
  const { slug, members } = range;
  const { category: texts, products } = locale.strings;
  const pageItems = itemsOnPage(members, number);
  const trail = [{ title: products.title, path: routes.products }];
  const questions = category === undefined || number > 1 ? [] : questionsOf(members, locale);
  return (
    <>
      <PageHead
        page={{ ...facts, heading: facts.title }}
        called={category && calledText(inLanguage(category, locale.language), locale)}
        nodes={[webPage(facts, 'CollectionPage', { mainEntity: productList(pageItems, locale) })]}
        trail={trail}
      />
      <Section aria-labelledby="sizes" space="band">
        {number === 1 && leads.length > 0 && (
          <div className="mb-12 grid max-w-measure gap-y-3 type-lead">
            {leads.map((lead) => (
              <p key={lead}>{lead}</p>
            ))}
          </div>
        )}
        <h2 id="sizes" className="mb-6 type-h3">
          {texts.table}
        </h2>
        <ProductsTable locale={locale} labelId="sizes" members={pageItems} />
        <p className="mt-6 max-w-measure type-small text-concrete-600">{texts.note}</p>
        <ListPager
          locale={locale}
          page={number}
          pageCount={countPages(members)}
          hrefOf={(other) => routes.listPage(routes.productRange(slug), other)}
        />
      </Section>
      {questions.length > 0 && (
        <QuestionList locale={locale} questions={questions} hasWalls={members.some(isForWalls)} />
      )}
      {category !== undefined && number === 1 && (
        <CategoryPrice locale={locale} about={facts.title} members={members} />
      )}
      <Section aria-label={products.ranges.label} space="band">
        <RangeLinks locale={locale} current={slug} />
      </Section>
    </>
  );
}

/** Metadata and screen of a range of products. */
export const productRange: RouteScreen = {
  meta: (locale, page) => pageMeta(rangeAt(page, locale).facts),
  Screen: RangeScreen,
};
