import { field, image, line, prose, record, z } from '../../../lib/records';
import { minPictureSize } from '../../../lib/pictures';

const picture = z.strictObject({
  image: field('Picture', image, { picture: { maxWidth: 1600, ...minPictureSize.column } }),
});

const list = z.strictObject({
  title: field('Title', line(3, 60)),
  lead: field('Lead', line(3, 160)),
  pictures: field('Pictures', z.array(picture).check(z.minLength(1), z.maxLength(6)), {
    singular: 'picture',
    help: 'One to six, beside the list.',
  }),
});

export const recordSchema = record({
  id: z.literal('quality'),
  paragraphs: field('Opening paragraphs', z.array(prose(50, 600)).check(z.minLength(1)), {
    help: 'One paragraph per line.',
  }),
  checks: field('Checks on the floor', list),
  tests: field('Laboratory tests', list),
});
