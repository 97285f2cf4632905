import type { FieldSpec } from '../../lib/field-spec';
import { leastPicture } from '../../lib/picture-limits';

export { bannerSchema as schema } from './schema';

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
