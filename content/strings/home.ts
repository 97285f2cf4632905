import { table, type Texts } from '../../lib/text';

/** The home page and About Us. */
export const home = table({
  products: ['Products', 'পণ্য'],
  sample: ['Sample comment', 'নমুনা মন্তব্য'],
  readMore: ['Read More...', 'আরও পড়ুন...'],
  countedWith: ['Counted in', 'হিসাব এই ব্লক দিয়ে:'],
  wall: {
    length: ['Length (ft)', 'দৈর্ঘ্য (ফুট)'],
    height: ['Height (ft)', 'উচ্চতা (ফুট)'],
    /** The figure, and what it counts below it. */
    figure: ['{count}', '{count}টি'],
    blocks: ['blocks to order', 'ব্লক অর্ডার দিতে হবে'],
    working: [
      '{measured} to lay + {spare} for breakage ({percent})',
      'গাঁথতে {measured}টি + ভাঙা বাবদ {spare}টি ({percent})',
    ],
    wrong: ['Enter a number up to {most} ft.', '{most} ফুট পর্যন্ত একটি সংখ্যা লিখুন।'],
    estimator: ['Work it out for your wall', 'আপনার দেয়ালের হিসাব করুন'],
  },
  count: {
    title: ['Do the sums yourself', 'নিজেই হিসাব করুন'],
    onlyDrawings: ['Free drawings', 'বিনামূল্যের ড্রয়িং'],
    sums: [
      'Every result shows how it was worked out. Enter the percentage that your own mason allows for breakage.',
      'প্রতিটি হিসাবের ধাপ দেখানো আছে; ভাঙা বাবদ আপনার মিস্ত্রি যত শতাংশ ধরেন, তা বসিয়ে নিন।',
    ],
    drawings: [
      'All drawings are free: SVG, DXF, 3D and BIM files of {products}.',
      '{products}-এর সব ড্রয়িং বিনামূল্যে: SVG, DXF, 3D ও BIM।',
    ],
  },
  carousel: {
    carousel: ['carousel', 'ক্যারোসেল'],
    slide: ['slide', 'স্লাইড'],
    place: ['{position} of {count}', '{count}টির মধ্যে {position} নম্বর'],
    previous: ['Previous: {title}', '{title}: আগেরগুলো'],
    next: ['Next: {title}', '{title}: পরেরগুলো'],
  },
  hero: {
    label: ['Highlights', 'প্রধান ছবি ও বার্তা'],
    pause: ['Pause slides', 'স্লাইড থামান'],
    play: ['Play slides', 'স্লাইড চালান'],
    previous: ['Previous slide', 'আগের স্লাইড'],
    next: ['Next slide', 'পরের স্লাইড'],
    choose: ['Choose a slide', 'স্লাইড বেছে নিন'],
    choice: ['Slide {position}: {title}', 'স্লাইড {position}: {title}'],
  },
});

/** Texts of the two carousels, which are rendered in the browser. */
export type CarouselTexts = Texts<typeof home>['carousel'];
export type WallCountTexts = Texts<typeof home>['wall'];
export type HeroTexts = Texts<typeof home>['hero'] & CarouselTexts;

export const about = table({ messageFrom: ['A message from the {role}', 'আমাদের {role}-এর বার্তা'] });
