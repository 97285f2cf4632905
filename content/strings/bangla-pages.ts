import { blogs } from '../entities/blogs';
import { newsItems } from '../entities/news';
import { products } from '../entities/products';
import { vacancies } from '../entities/vacancies';
import { hasLanguage } from '../lib/language';
import { routes } from '../routes';

/** The pages that stand in Bangla whatever the records are. */
const fixed: readonly string[] = [
  routes.home,
  routes.products,
  routes.aboutUs,
  routes.newsEvents,
  routes.gallery,
  routes.career,
  routes.quality,
  routes.keyProduct,
  routes.works,
  routes.clients,
  routes.blog,
  routes.contact,
  routes.list,
  routes.search,
];

/** The English paths of the records that have a page in Bangla. */
const recordPages = new Set<string>([
  ...blogs.filter((post) => hasLanguage(post, 'bn')).map(({ _id }) => routes.blogPost(_id)),
  ...newsItems.filter((item) => hasLanguage(item, 'bn')).map(({ _id }) => routes.newsItem(_id)),
  ...products.filter((product) => hasLanguage(product, 'bn')).map(({ id }) => routes.product(id)),
  ...vacancies.filter((vacancy) => hasLanguage(vacancy, 'bn')).map(({ _id }) => routes.vacancy(_id)),
]);

/** Whether a page, given by its English path, exists in Bangla, too. */
export function hasBanglaPage(path: string) {
  const [page = ''] = path.split('#');
  return fixed.includes(page.replace(/\/page\/\d+$/, '')) || recordPages.has(page);
}
