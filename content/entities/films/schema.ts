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
    id: field('Link of the film', filmId, {
      help: 'Paste the link of the film, such as https://youtu.be/M7lc1UVf-VE.',
    }),
    title: field('Title', line(3, 100)),
    createdAt: field('Published', isoDate),
    description: field('Description', z.optional(prose(20, 300)), {
      help: 'What the film shows. It is on the page, and search engines show it beside the film.',
    }),
    seconds: field('Length', z.optional(wholeNumber(1, 36_000)), { unit: 's' }),
  });

  return record({
    id: slug,
    name: field('Name', line(3, 60)),
    thumbnail: field('Picture', image, { picture: { maxWidth: 1600, ...minPictureSize.head } }),
    videos: field('Films', z.array(video).check(z.minLength(1)), {
      singular: 'film',
      help: 'The first one is played.',
    }),
  });
});
