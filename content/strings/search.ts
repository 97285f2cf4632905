import { table, type Texts } from '../../lib/text';

/** The search page. */
export const search = table({
  withoutScripts: [
    'The search needs JavaScript, which is off in this browser. All pages are listed below by type.',
    'খুঁজতে জাভাস্ক্রিপ্ট লাগে, যা এই ব্রাউজারে বন্ধ আছে। নিচে সব পাতা ধরন অনুযায়ী সাজানো আছে।',
  ],
  products: ['Products', 'পণ্য'],
  allProducts: ['All products', 'সব পণ্য'],
  articles: ['Articles', 'লেখা'],
  wholeBlog: ['The whole blog', 'পুরো ব্লগ'],
  allNews: ['All news & events', 'সব খবর ও আয়োজন'],
  vacancies: ['Vacancies', 'চাকরি'],
  allVacancies: ['All vacancies', 'সব পদ'],
  pages: ['Pages', 'পাতা'],
  /** Names of the kinds of pages that are found. */
  kinds: {
    product: ['Product', 'পণ্য'],
    article: ['Article', 'লেখা'],
    vacancy: ['Vacancy', 'চাকরি'],
    page: ['Page', 'পাতা'],
  },
  app: {
    more: ['See More', 'আরও দেখুন'],
    failed: [
      'The search could not be loaded. Reload the page to try again, or choose from all pages below.',
      'সার্চ লোড হয়নি। পাতাটি আবার লোড করুন, অথবা নিচের পাতাগুলো থেকে বেছে নিন।',
    ],
    nothing: [
      'Nothing found for “{words}”. Try fewer or different words. All pages are listed below.',
      '“{words}” দিয়ে কিছু পাওয়া যায়নি। শব্দ কমিয়ে বা অন্য শব্দে খুঁজুন। সব পাতা নিচে আছে।',
    ],
    found: {
      one: ['1 page for “{words}”', '“{words}” দিয়ে {count}টি পাতা পাওয়া গেছে'],
      other: ['{count} pages for “{words}”', '“{words}” দিয়ে {count}টি পাতা পাওয়া গেছে'],
    },
    list: ['Pages found', 'যেসব পাতা পাওয়া গেছে'],
  },
});

/** Texts of the search, whose results are rendered in the browser. */
export type SearchTexts = Texts<typeof search>['app'];
