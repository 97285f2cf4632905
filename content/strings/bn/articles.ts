import type { Strings } from '../locale';

export const blog: Strings['blog'] = {
  title: 'ব্লগ',
  none: 'এখনো কোনো লেখা নেই। পরের লেখাটি এখানেই পাবেন।',
  others: 'অন্যান্য লেখা, নতুনগুলো আগে।',
  more: 'আরও ব্লগ',
  seeMore: 'আরও দেখুন',
  shown: '{count}টির মধ্যে {shown}টি দেখানো হচ্ছে',
  added: 'আরও {added}টি এল, {count}টি লেখার মধ্যে {shown}টি দেখানো হচ্ছে',
  categories: {
    Future: 'ভবিষ্যৎ',
    'Concrete Industry': 'কংক্রিট শিল্প',
    Innovation: 'উদ্ভাবন',
  },
};

export const news: Strings['news'] = {
  title: 'খবর ও আয়োজন',
  tags: { news: 'খবর', events: 'আয়োজন' },
  place: 'জায়গা',
  products: 'পণ্য',
  quantity: 'পরিমাণ',
  others: 'কারখানা আর নির্মাণ সাইটের খবর।',
  all: '{count}টির সবই দেখানো হচ্ছে।',
  seeMore: 'আরও দেখুন',
  readMore: 'আরও পড়ুন',
  about: '“{title}”',
  elsewhere: 'এই খবর অন্য জায়গাতেও পড়তে পারেন:',
};
