import { memoize } from '../../../lib/text';
import { field, image, line, slug, webAddress, record, z } from '../../../lib/records';
import { partnerCategories } from './meta';

export const recordSchema = memoize(() =>
  record({
    id: slug,
    name: field('Name', line(1, 80)),
    /** `Group`: clients, with concerns of the group among them; `Group1`: further concerns; `associated`: brands. */
    category: field('Category', z.enum(['Group', 'Group1', 'associated']), {
      labels: partnerCategories,
      help: 'Clients have a page. All three are on the home page and on About Us, four of each.',
    }),
    link: field('Website', z.optional(webAddress), { help: 'Without one, the logo leads nowhere.' }),
    sample: field('Sample', z.optional(z.enum(['yes', 'no'])), {
      labels: { yes: 'Stands in for a real client', no: 'Real' },
      help: 'The dashboard lists it until it is replaced.',
    }),
    built: field('What they built', z.optional(line(10, 120)), {
      help: 'One line about a client, below the logos of the clients’ page.',
    }),
    /** Stored in the size in which all logos look equally heavy next to each other. */
    logo: field('Logo', image, {
      picture: { maxWidth: 416, isDrawing: true },
      help: 'On a white or transparent ground, without a margin.',
    }),
  }),
);
