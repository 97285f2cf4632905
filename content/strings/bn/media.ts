import type { Strings } from '../locale';

export const media: Strings['media'] = {
  photos: 'ছবি',
  videos: 'ভিডিও',
  tabs: 'ছবি বা ভিডিও',
  category: '{name}, {count} ছবি',
  list: 'ছবির তালিকা',
  play: 'ভিডিও চালান',
  computed: 'ছবিগুলো আমাদের পণ্যের ড্রয়িং থেকে কম্পিউটারে তৈরি।',
  lightbox: {
    label: '{name}, ছবি',
    roles: { Carousel: 'ক্যারোসেল', Slide: 'স্লাইড' },
    close: 'বন্ধ করুন',
    whole: 'ছোট করে দেখুন',
    zoom: 'বড় করে দেখুন',
    previous: 'আগের ছবি',
    next: 'পরের ছবি',
    missing: 'ছবিটি পাওয়া গেল না',
    all: 'সব ছবি',
    photo: 'ছবি {number}: {caption}',
    place: '{count}টির মধ্যে {number} নম্বর: {caption}',
  },
};

export const quality: Strings['quality'] = { how: 'যেভাবে মান ঠিক রাখি' };
