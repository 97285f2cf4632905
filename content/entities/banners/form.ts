import { image, isoDate, line, slug } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';
import type { FieldSpec } from '../../lib/field-spec';
import { leastPicture } from '../../lib/picture-limits';

export const bannerSchema = translated({
  id: slug,
  image,
  title: line(2, 80),
  description: line(2, 200),
  /** The last day on the website. */
  until: z.optional(isoDate),
});

export const fields: readonly FieldSpec[] = [
  {
    name: 'image',
    label: 'Picture',
    kind: 'picture',
    isRequired: true,
    help: 'Slides of the home page, in this order.',
    picture: { maxWidth: 2400, ...leastPicture.banner },
  },
  { name: 'title', label: 'Title', kind: 'text', isRequired: true },
  { name: 'description', label: 'Description', kind: 'text', isRequired: true },
  {
    name: 'until',
    label: 'Last day on the website',
    kind: 'date',
    help: 'From the day after, a new build leaves it out. Empty: it stays.',
  },
];

export { bannerSchema as schema };
