import { render, screen } from '@testing-library/react';
import { VacancyList } from '@/components/site/careers/vacancy-list';
import { Mentions } from '@/components/site/products/page/related-products';
import { ProductTile } from '@/components/site/products/product-tile';
import { ArticleCard } from '@/components/site/shared/article-card';
import { withoutBangla } from '@/__tests__/fixtures/pair';
import { newsItems } from '@/content/entities/news';
import { products } from '@/content/entities/products';
import { vacancies } from '@/content/entities/vacancies';
import { inLanguage } from '@/lib/records';
import { routes } from '@/content/routes';
import { strings as bn } from '@/content/strings/bn';
import { strings as en } from '@/content/strings/en';
import { localeOf } from '@/content/strings/locale';

/** Bangla locale without any Bangla pages. */
const locale = localeOf('bn', bn, () => false, en);

function firstOf<Item>(items: readonly Item[]) {
  const [first] = items;
  if (first === undefined) throw new Error('There is no record.');
  return withoutBangla(first);
}

const item = firstOf(newsItems);
const vacancy = firstOf(vacancies);
const product = firstOf(products.filter(({ name }) => name.en !== ''));
const article = inLanguage(item, 'bn');
const link = locale.to(routes.newsItem(item._id));

/** Returns English words without `lang`, which screen readers would read with a Bangla voice. */
const unmarked = (container: HTMLElement) =>
  [...container.querySelectorAll('*')]
    .filter((element) => element.closest('[lang="en"]') === null)
    .flatMap((element) => [
      element.getAttribute('alt') ?? '',
      ...[...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data),
    ])
    .filter((text) => /[a-z]{3}/.test(text));

test.each([
  [
    'an article',
    item.title.en,
    <ArticleCard key="1" locale={locale} article={{ ...article, link, tag: 'খবর' }} />,
  ],
  [
    'a vacancy',
    vacancy.position.en,
    <VacancyList key="2" locale={locale} vacancies={[vacancy]} today="2024-01-01" />,
  ],
  ['a product', product.name.en, <ProductTile key="3" locale={locale} product={product} />],
  [
    'a use',
    item.title.en,
    <Mentions key="4" locale={locale} id="uses" title="x" articles={[{ route: 'newsItem', item }]} />,
  ],
])(
  '%s without Bangla is in a list in English, marked as such, and leads to the English page',
  (_what, title, list) => {
    const { container } = render(<div lang="bn">{list}</div>);
    expect(unmarked(container)).toEqual([]);
    expect(screen.getByRole('heading', { name: new RegExp(`^${title}`) })).toBeVisible();
    for (const anchor of screen.getAllByRole('link')) {
      expect(anchor).toHaveAttribute('href', expect.not.stringMatching(/^\/bn/));
      expect(anchor).toHaveAttribute('hreflang', 'en');
    }
  },
);
