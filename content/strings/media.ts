import { table, type Texts } from '../../lib/text';

/** The gallery with its lightbox. */
export const media = table({
  photos: ['Photos', 'ছবি'],
  videos: ['Videos', 'ভিডিও'],
  tabs: ['Photos or videos', 'ছবি বা ভিডিও'],
  category: {
    one: ['{name}, {count} photo', '{name}, {count} ছবি'],
    other: ['{name}, {count} photos', '{name}, {count} ছবি'],
  },
  list: ['List of photos', 'ছবির তালিকা'],
  play: ['Play', 'ভিডিও চালান'],
  computed: ['Computer-generated from our product drawings.', 'ছবিগুলো আমাদের পণ্যের ড্রয়িং থেকে কম্পিউটারে তৈরি।'],
  credit: ['Photos: {credit}', 'ছবি: {credit}'],
  licence: ['Licence of the photos', 'ছবি ব্যবহারের শর্ত'],
  licenceRequest: ['Ask for a licence', 'ছবি ব্যবহারের অনুমতি চান'],
  lightbox: {
    label: ['{name}, photos', '{name}, ছবি'],
    roles: { Carousel: ['carousel', 'ক্যারোসেল'], Slide: ['slide', 'স্লাইড'] },
    close: ['Close', 'বন্ধ করুন'],
    whole: ['Zoom out', 'ছোট করে দেখুন'],
    zoom: ['Zoom in', 'বড় করে দেখুন'],
    previous: ['Previous photo', 'আগের ছবি'],
    next: ['Next photo', 'পরের ছবি'],
    missing: ['Image unavailable', 'ছবিটি পাওয়া গেল না'],
    all: ['All photos', 'সব ছবি'],
    photo: ['Photo {number}: {caption}', 'ছবি {number}: {caption}'],
    place: ['{number} of {count}: {caption}', '{count}টির মধ্যে {number} নম্বর: {caption}'],
  },
});

/** Texts of the lightbox, which is rendered in the browser. */
export type LightboxTexts = Texts<typeof media>['lightbox'];

export const quality = table({ how: ['How we assure quality', 'যেভাবে মান ঠিক রাখি'] });
