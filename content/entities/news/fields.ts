import type { FieldSpec } from '../../lib/field-spec';
import { leastPicture } from '../../lib/picture-limits';

export { newsItemSchema as schema } from './schema';

export const fields: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', isRequired: true },
  {
    name: 'category',
    label: 'Category',
    kind: 'choice',
    isRequired: true,
    labels: { news: 'News', events: 'Event or finished work' },
    help: 'News & Events lists news; Our Works lists both.',
  },
  {
    name: 'createdAt',
    label: 'Day',
    kind: 'date',
    isRequired: true,
    help: 'Of the report or of the event. One in the future: online with a build of that day.',
  },
  {
    name: 'until',
    label: 'Last day on the website',
    kind: 'date',
    help: 'From the day after, a new build leaves it out. Empty: it stays.',
  },
  {
    name: 'image',
    label: 'Picture',
    kind: 'picture',
    isRequired: true,
    picture: { maxWidth: 1600, ...leastPicture.head },
  },
  { name: 'place', label: 'Place', kind: 'text', help: 'Of a work: where it stands.' },
  {
    name: 'products',
    label: 'Products',
    kind: 'lines',
    help: 'What of ours is in it: ids of products, one a line, such as hollow-block-190. Their pages lead here.',
  },
  { name: 'quantity', label: 'Quantity', kind: 'text', help: 'Of a work: how much of it, with the unit.' },
  { name: 'link', label: 'Story elsewhere', kind: 'link', help: 'A full address that begins with https://.' },
  {
    name: 'desc',
    label: 'Text',
    kind: 'markdown',
    isRequired: true,
  },
];
