import { hiddenPaths } from '../pages/hidden-paths';
import { table } from '../../lib/text';

/** The screen of a failed page. Every page loads it in both languages, because it must need nothing else, and so no more of the pages than those that are off. */
export const error = table({
  title: ['Unexpected Application Error!', 'পাতাটি দেখাতে সমস্যা হয়েছে!'],
  text: [
    'Part of this page could not be shown. Loading it again usually helps.',
    'এই পাতার একটি অংশ দেখানো গেল না। আবার লোড করলে সাধারণত ঠিক হয়ে যায়।',
  ],
  again: ['Load the page again', 'পাতাটি আবার লোড করুন'],
  sections: ['Main sections', 'প্রধান পাতাগুলো'],
  links: [
    { title: ['Home', 'প্রচ্ছদ'], path: ['/', '/bn'] },
    { title: ['Products', 'পণ্য'], path: ['/products', '/bn/products'] },
    ...(hiddenPaths.includes('/news-events')
      ? []
      : ([{ title: ['News & Events', 'খবর ও আয়োজন'], path: ['/news-events', '/bn/news-events'] }] as const)),
    { title: ['Contact Us', 'যোগাযোগ'], path: ['/contact', '/bn/contact'] },
  ],
});
