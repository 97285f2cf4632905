import { fault } from '../../lib/fault';
import { image, isoDate, line, prose, slug, webAddress } from '../../lib/fields';
import { isBuildable } from '../../lib/markdown/limits';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';
import type { FieldSpec } from '../../lib/field-spec';
import { leastPicture } from '../../lib/picture-limits';

export const newsItemSchema = translated({
  _id: slug,
  image,
  title: line(5, 140),
  /** Day of the report or of the event; before it the website does not show the item. */
  createdAt: isoDate,
  /** The last day on the website. */
  until: z.optional(isoDate),
  category: z.enum(['news', 'events']),
  /** The same story as somebody else tells it, outside this site. */
  link: z.optional(webAddress),
  /** Of a work: where it is. */
  place: z.optional(line(2, 60)),
  /** What of ours is in it: ids of products, whose pages name the item in turn. */
  products: z.optional(
    z.array(slug).check(
      z.maxLength(12),
      z.refine((ids) => new Set(ids).size === ids.length, {
        error: 'names one product twice',
        ...fault('predicate'),
      }),
    ),
  ),
  /** Of a work: how much of it, with the unit. */
  quantity: z.optional(line(2, 40)),
  /** The article in Markdown. */
  desc: prose(50, 20_000).check(isBuildable),
});

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
  { name: 'place', label: 'Place', kind: 'text', help: 'Of a work: where it is.' },
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

export { newsItemSchema as schema };
