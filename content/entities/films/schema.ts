import { memoize } from '../../../lib/text';
import {
  field,
  filmId,
  image,
  isoDate,
  line,
  prose,
  slug,
  record,
  wholeNumber,
  z,
} from '../../../lib/records';
import { minPictureSize } from '../../../lib/pictures';

export const recordSchema = memoize(() => {
  const video = z.strictObject({
    id: field(['Link of the film', 'ভিডিওর লিংক'], filmId, {
      help: [
        'Paste the link of the film, such as https://youtu.be/M7lc1UVf-VE.',
        'ভিডিওর লিংক পেস্ট করুন, যেমন https://youtu.be/M7lc1UVf-VE।',
      ],
    }),
    title: field(['Title', 'শিরোনাম'], line(3, 100)),
    createdAt: field(['Published', 'প্রকাশের দিন'], isoDate),
    description: field(['Description', 'বর্ণনা'], z.optional(prose(20, 300)), {
      help: [
        'What the film shows. The page shows it, and search engines show it next to the film.',
        'ভিডিওতে কী আছে। পাতায় দেখা যায়, সার্চ ইঞ্জিনেও ভিডিওর পাশে থাকে।',
      ],
    }),
    seconds: field(['Length', 'দৈর্ঘ্য'], z.optional(wholeNumber(1, 36_000)), { unit: ['s', 'সেকেন্ড'] }),
  });

  return record({
    id: slug,
    name: field(['Name', 'নাম'], line(3, 60)),
    thumbnail: field(['Picture', 'ছবি'], image, { picture: { maxWidth: 1600, ...minPictureSize.head } }),
    videos: field(['Films', 'ভিডিও'], z.array(video).check(z.minLength(1)), {
      singular: ['film', 'ভিডিও'],
      help: ['The website plays the first one.', 'ওয়েবসাইটে প্রথমটি চলে।'],
    }),
  });
});
