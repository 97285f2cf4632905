import { bn } from '@/components/admin/lib/wording';
import { forStaff } from '@/lib/text';

type Titles = readonly string[];

/** Titles as a sentence lists them: “A”, “B” and “C”. */
const listed = (titles: Titles, and: string) => {
  const quoted = titles.map((title) => `“${title}”`);
  return [quoted.slice(0, -1).join(', '), ...quoted.slice(-1)].filter(Boolean).join(and);
};
const named = (titles: Titles) => listed(titles, ' and ');
const inBangla = (titles: Titles) => listed(titles, ' ও ');

/** What a change of products does to the home page. */
export const featuredStrings = forStaff({
  featured: [
    (comes: Titles, goes: Titles) =>
      [
        comes.length > 0 ? `The home page will show ${named(comes)}` : '',
        goes.length > 0
          ? `${comes.length > 0 ? 'and no longer' : 'The home page will no longer show'} ${named(goes)}`
          : '',
      ]
        .filter(Boolean)
        .join(' ') + '.',
    (comes: Titles, goes: Titles) =>
      [
        comes.length > 0 ? `প্রচ্ছদে ${inBangla(comes)} দেখা যাবে` : '',
        goes.length > 0 ? `${comes.length > 0 ? '' : 'প্রচ্ছদে '}${inBangla(goes)} আর দেখা যাবে না` : '',
      ]
        .filter(Boolean)
        .join(', ') + '।',
  ],
  featuredTwice: [
    (title: string) =>
      `The home page features the first product of each category and the last two. “${title}” is both, so it appears once. To show one more, move another product to the end.`,
    (title: string) =>
      `প্রচ্ছদে প্রতি ধরনের প্রথম পণ্য ও শেষ দুটি পণ্য থাকে। “${title}” দুটিতেই পড়ে, তাই একবারই দেখা যায়। আরেকটি দেখাতে অন্য কোনো পণ্য শেষে সরান।`,
  ],
});

/** The shape of a product: its form and its drawing in the preview. */
export const productFormStrings = forStaff({
  kind: ['Kind of shape', 'আকৃতির ধরন'],
  kindHelp: [
    'Another kind starts from the size in mm above and its usual measures. The drawing is in the preview.',
    'অন্য ধরন বাছলে উপরের মিমি মাপ ও তার সাধারণ মাপ দিয়ে শুরু হয়। ড্রয়িং প্রিভিউতে আছে।',
  ],
  noDrawing: ['No drawing', 'ড্রয়িং নেই'],
  measures: ['Measures', 'মাপ'],
  between: [
    (min: number, max: number) => `${min} to ${max}`,
    (min: number, max: number) => `${bn(min)} থেকে ${bn(max)}`,
  ],
  wrong: ['The drawing appears when all measures are right.', 'সব মাপ ঠিক হলে ড্রয়িং দেখা যাবে।'],
});
