import { memoize } from '../../../lib/text';
import { field, image, line, prose, slug, record, z } from '../../../lib/records';
import { minPictureSize } from '../../../lib/pictures';

export const recordSchema = memoize(() =>
  record({
    id: slug,
    title: field('Title', line(2, 100)),
    description: field('Description', prose(20, 2_000)),
    image: field('Picture', z.optional(image), { picture: { maxWidth: 1200, ...minPictureSize.head } }),
  }),
);
