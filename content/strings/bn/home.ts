import type { Strings } from '../locale';

export const home: Strings['home'] = {
  products: 'পণ্য',
  readMore: 'আরও পড়ুন...',
  wall: {
    length: 'দৈর্ঘ্য (ফুট)',
    height: 'উচ্চতা (ফুট)',
    blocks: 'ব্লক অর্ডার করবেন',
    working: 'গাঁথতে {measured}টি + ভাঙা বাবদ {spare}টি ({percent})',
    wrong: '{most} ফুট পর্যন্ত একটি সংখ্যা লিখুন।',
    estimator: 'আপনার দেয়ালের হিসাব করুন',
  },
  count: {
    title: 'নিজেই হিসাব করুন',
    sums: 'প্রতিটি হিসাবের ধাপ দেখানো আছে; আপনার মিস্ত্রি যে হার ধরেন, তা বসিয়ে নিন।',
    drawings: '{count}টি পণ্যের সব ড্রয়িং বিনামূল্যে: SVG, DXF, 3D ও BIM।',
  },
  carousel: {
    carousel: 'ক্যারোসেল',
    slide: 'স্লাইড',
    place: '{count}টির মধ্যে {position} নম্বর',
    previous: 'আগেরগুলো',
    next: 'পরেরগুলো',
  },
  hero: {
    label: 'বিশেষ আকর্ষণ',
    pause: 'স্লাইড থামান',
    play: 'স্লাইড চালান',
    previous: 'আগের স্লাইড',
    next: 'পরের স্লাইড',
    choose: 'স্লাইড বেছে নিন',
    choice: 'স্লাইড {position}: {title}',
  },
};

export const about: Strings['about'] = { messageFrom: 'আমাদের {role}-এর বার্তা' };
