import { Link } from '@/components/ui/link';
import { countedWalls } from '@/content/pages/common-walls';
import { newestBlogs } from '@/content/entities/blogs';
import { landingPages } from '@/content/entities/landing-pages';
import { mainMenu } from '@/content/navigation';
import { newestNewsItems } from '@/content/entities/news';
import { productTitle } from '@/content/strings/product-name';
import { productCategories, products } from '@/content/entities/products';
import { routes } from '@/content/routes';
import { isShown, newsRoute } from '@/content/pages/shown-pages';
import { vacancies } from '@/content/entities/vacancies';
import { inLanguage } from '@/lib/records';
import type { Locale } from '@/content/strings/locale';
import { shownProduct } from '@/content/strings/product-in';

type Entry = { readonly title: string; readonly path: string };

/** Maximum number of pages named per kind, so that the search page remains small. */
const NAMED = 40;

const onlyShown = (entries: readonly Entry[]) => entries.filter(({ path }) => isShown(path));

/** Pages by kind, and the lists that contain all of them if there are too many to name; without pages that are off. */
function kindsIn(locale: Locale) {
  const { language, strings } = locale;
  const { search, shell } = strings;
  const kinds: {
    readonly title: string;
    readonly entries: readonly Entry[];
    readonly lists: readonly Entry[];
  }[] = [
    {
      title: search.products,
      entries: products
        .map((record) => shownProduct(record, locale))
        .map((product) => ({ title: productTitle(product), path: routes.product(product.id) })),
      lists: [{ title: search.allProducts, path: routes.products }],
    },
    {
      title: search.articles,
      entries: [
        ...newestBlogs
          .map((post) => inLanguage(post, language))
          .map(({ _id, title }) => ({ title, path: routes.blogPost(_id) })),
        ...newestNewsItems
          .map((item) => inLanguage(item, language))
          .map(({ _id, title }) => ({ title, path: routes.newsItem(_id) })),
      ],
      lists: [
        { title: search.wholeBlog, path: routes.blog },
        { title: search.allNews, path: routes[newsRoute] },
      ],
    },
    {
      title: search.vacancies,
      entries: vacancies
        .map((record) => inLanguage(record, language))
        .map(({ _id, position }) => ({ title: position, path: routes.vacancy(_id) })),
      lists: [{ title: search.allVacancies, path: routes.career }],
    },
    {
      title: search.pages,
      entries: [
        ...mainMenu.map(({ page, path }) => ({ title: shell.pages[page], path })),
        { title: shell.pages.list, path: routes.list },
        { title: locale.strings.productPage.allFiles, path: routes.files },
        { title: locale.strings.products.compare.link, path: routes.compare },
        { title: locale.strings.details.link, path: routes.details },
        ...(countedWalls === undefined
          ? []
          : [{ title: locale.strings.commonWalls.link, path: routes.commonWalls }]),
        ...productCategories.map(({ id, name }) => ({
          title: inLanguage(name, language),
          path: routes.productRange(id),
        })),
        ...landingPages
          .map((page) => inLanguage(page, language))
          .map(({ id, title }) => ({ title, path: routes.landingPage(id) })),
      ],
      lists: [],
    },
  ];
  return kinds.map(({ title, entries, lists }) => ({
    title,
    entries: onlyShown(entries),
    lists: onlyShown(lists),
  }));
}

/** Links to all pages by kind, shown before a search and without scripts. */
export function AllPages({ locale }: { readonly locale: Locale }) {
  return (
    <div className="grid gap-y-12">
      {kindsIn(locale)
        .filter(({ entries }) => entries.length > 0)
        .map(({ title, entries, lists }) => (
          <section key={title} className="grid gap-x-gutter gap-y-4 md:grid-cols-12">
            <h2 className="type-h3 md:col-span-3 lg:col-span-2">{title}</h2>
            <ul className="gap-x-gutter border-t border-joint sm:columns-2 md:col-span-9 lg:col-span-10 lg:columns-3">
              {[...entries.slice(0, NAMED), ...(entries.length > NAMED ? lists : [])].map(
                ({ title, path }) => (
                  <li key={path} className="break-inside-avoid border-b border-joint">
                    <Link
                      {...locale.to(path)}
                      lang={locale.to(path).hrefLang}
                      className="flex min-h-11 items-center py-2.5 wrap-anywhere underline-offset-4 hover:underline"
                    >
                      <span className="inline-block first-letter:uppercase">{title}</span>
                    </Link>
                  </li>
                ),
              )}
            </ul>
          </section>
        ))}
    </div>
  );
}
