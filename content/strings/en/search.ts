/** The search page. */
export const search = {
  withoutScripts:
    'Searching needs JavaScript, which is switched off in this browser. Every page is listed here by its kind.',
  products: 'Products',
  allProducts: 'All products',
  articles: 'Articles',
  wholeBlog: 'The whole blog',
  allNews: 'All news & events',
  vacancies: 'Vacancies',
  allVacancies: 'All vacancies',
  pages: 'Pages',
  /** Names of the kinds of pages that are found. */
  kinds: { product: 'Product', article: 'Article', vacancy: 'Vacancy', page: 'Page' },
  app: {
    more: 'See More',
    failed: 'The search could not be loaded. Reload the page to try again, or choose from all pages below.',
    nothing: 'Nothing found for “{words}”. Try one word less, or another word for it; all pages are below.',
    found: { one: '1 page for “{words}”', other: '{count} pages for “{words}”' },
    list: 'Pages that were found',
  },
};

/** Texts of the search, whose results are rendered in the browser. */
export type SearchTexts = (typeof search)['app'];
