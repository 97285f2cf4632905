import { memoize } from '../../../lib/text';
import {
  field,
  lastDay,
  image,
  isoDate,
  line,
  prose,
  slug,
  webAddress,
  record,
  z,
  isBuildable,
} from '../../../lib/records';
import { minPictureSize } from '../../../lib/pictures';
import { productIds } from '../products/named';

export const recordSchema = memoize(() =>
  record({
    _id: slug,
    title: field('Title', line(5, 140)),
    category: field('Category', z.enum(['news', 'events']), {
      labels: { news: 'News', events: 'Event or finished work' },
      help: 'News & Events lists news; Our Works lists both.',
    }),
    /** First day on which the website shows the item. */
    createdAt: field('Day', isoDate, {
      help: 'Of the report or of the event. One in the future: online when the website is renewed on that day.',
    }),
    until: lastDay,
    image: field('Picture', image, { picture: { maxWidth: 1600, ...minPictureSize.head } }),
    place: field('Place', z.optional(line(2, 60)), { help: 'Of a work: where it is.' }),
    products: field('Products', z.optional(productIds), {
      records: 'products',
      help: 'Our products used or described in it. Their pages link here.',
    }),
    quantity: field('Quantity', z.optional(line(2, 40)), {
      help: 'Of a work: how much of it, with the unit.',
    }),
    /** Address of the story on another website. */
    link: field('Story elsewhere', z.optional(webAddress), {
      help: 'A full address that begins with https://.',
    }),
    desc: field('Text', prose(50, 20_000, isBuildable), { kind: 'markdown' }),
  }),
);
