import { memoize } from '../../../lib/text';
import { field, lastDay, image, line, slug, record } from '../../../lib/records';
import { minPictureSize } from '../../../lib/pictures';

export const recordSchema = memoize(() =>
  record({
    id: slug,
    image: field(['Picture', 'ছবি'], image, {
      help: ['Slides of the home page, in this order.', 'প্রচ্ছদের স্লাইড, এই ক্রমে।'],
      picture: { maxWidth: 2400, ...minPictureSize.banner },
    }),
    title: field(['Title', 'শিরোনাম'], line(2, 80)),
    description: field(['Description', 'বর্ণনা'], line(2, 200)),
    until: lastDay,
  }),
);
