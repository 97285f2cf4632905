import { field } from '../../lib/field';
import { image, line, prose, slug } from '../../lib/fields';
import { minPictureSize } from '../../../lib/pictures';
import { record } from '../../lib/record-schema';
import { z } from '../../lib/zod';

export const recordSchema = record({
  id: slug,
  title: field('Title', line(2, 100)),
  description: field('Description', prose(20, 2_000)),
  image: field('Picture', z.optional(image), { picture: { maxWidth: 1200, ...minPictureSize.head } }),
});
