import { memoize } from '../../../lib/text';
import { field, image, line, prose, slug, record, z } from '../../../lib/records';
import { minPictureSize } from '../../../lib/pictures';

export const recordSchema = memoize(() =>
  record({
    id: slug,
    title: field(['Title', 'শিরোনাম'], line(2, 100)),
    description: field(['Description', 'বর্ণনা'], prose(20, 2_000)),
    image: field(['Picture', 'ছবি'], z.optional(image), {
      picture: { maxWidth: 1200, ...minPictureSize.head },
    }),
  }),
);
