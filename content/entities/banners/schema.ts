import { memoize } from '../../../lib/text';
import { field, lastDay, image, line, slug, record } from '../../../lib/records';
import { minPictureSize } from '../../../lib/pictures';

export const recordSchema = memoize(() =>
  record({
    id: slug,
    image: field('Picture', image, {
      help: 'Slides of the home page, in this order.',
      picture: { maxWidth: 2400, ...minPictureSize.banner },
    }),
    title: field('Title', line(2, 80)),
    description: field('Description', line(2, 200)),
    until: lastDay,
  }),
);
