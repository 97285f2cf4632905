import type { Strings } from '../locale';

export const search: Strings['search'] = {
  withoutScripts: 'খুঁজতে জাভাস্ক্রিপ্ট লাগে, যা এই ব্রাউজারে বন্ধ আছে। সব পাতা ধরন অনুযায়ী এখানে সাজানো আছে।',
  products: 'পণ্য',
  allProducts: 'সব পণ্য',
  articles: 'লেখা',
  wholeBlog: 'পুরো ব্লগ',
  allNews: 'সব খবর ও আয়োজন',
  vacancies: 'চাকরি',
  allVacancies: 'সব পদ',
  pages: 'পাতা',
  kinds: { product: 'পণ্য', article: 'লেখা', vacancy: 'চাকরি', page: 'পাতা' },
  app: {
    more: 'আরও দেখুন',
    failed: 'সার্চ লোড হয়নি। পাতাটি আবার লোড করুন, অথবা নিচের পাতাগুলো থেকে বেছে নিন।',
    nothing: '“{words}” দিয়ে কিছু পাওয়া গেল না। একটি শব্দ কমিয়ে বা অন্য শব্দে খুঁজুন; সব পাতা নিচে আছে।',
    found: {
      one: '“{words}” দিয়ে {count}টি পাতা পাওয়া গেছে',
      other: '“{words}” দিয়ে {count}টি পাতা পাওয়া গেছে',
    },
    list: 'যেসব পাতা পাওয়া গেল',
  },
};
