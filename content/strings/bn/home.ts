import type { Strings } from '../en';

export const home: Strings['home'] = {
  products: 'পণ্য',
  readMore: 'আরও পড়ুন...',
  estimator: 'আপনার দেয়ালের হিসাব করুন',
  contact: 'যোগাযোগ',
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
