import { memoize } from '../../../lib/text';
import { capital, field, image, issueAt, line, prose, record, slug, z } from '../../../lib/records';
import { detailNames } from '../../../lib/geometry';
import { minPictureSize } from '../../../lib/pictures';
import { alwaysShown } from './switch';
import { titleRoom } from './title-room';

const ids = [
  'home',
  'products',
  'about-us',
  'news-events',
  'gallery',
  'career',
  'quality',
  'key-product',
  'works',
  'clients',
  'blog',
  'contact',
  'list',
  'files',
  'compare',
  'details',
  'search',
] as const;

/** Pages that have a field; every page has the others. */
const pagesWith: Readonly<
  Record<'shown' | 'share' | 'cover' | 'lead' | 'note' | 'details' | 'products', readonly string[]>
> = {
  shown: ids.filter((id) => !alwaysShown.includes(id)),
  share: ids.filter((id) => id !== 'search'),
  cover: ['products'],
  lead: ['clients'],
  note: ['gallery'],
  details: ['details'],
  products: ['details'],
};

export const recordSchema = memoize(() =>
  record({
    /** Route of the page, with hyphens. */
    id: z.enum(ids),
    /** `no`: neither the page nor a link to it is on the website. The home, products and contact pages have no such switch. */
    shown: field('Shown on the website', z.optional(z.enum(['no'])), {
      labels: { '': 'Yes', no: 'No' },
      of: pagesWith.shown,
      help: 'Choose No to remove the page and every link to it, in both languages. Hiding the blog also hides its posts; hiding the career page hides vacancies. News is hidden when News & Events and Our Works are both off. Remove links to the page from your texts first.',
    }),
    /** Title without the brand; search engines cut both off after 60 characters. */
    title: field('Title', line(2, 60), {
      help: 'In the tab and in search results, with the brand behind it.',
      room: titleRoom,
    }),
    /** The `h1` and the last crumb. */
    heading: field('Heading', z.optional(line(2, 80)), {
      help: 'Large at the top of the page. Empty: as the menu calls the page, or its title.',
    }),
    /** At most 160 characters with its braces filled. */
    description: field('Description', prose(50, 200), {
      help: 'For search engines. Words in braces are filled in automatically: {products} is the number of products, {brand} the name of the brand, {factory} the factory’s city.',
    }),
    /** Unused on the home page, the list and the search. */
    banner: field('Picture at the top', z.optional(image), {
      picture: { maxWidth: 2400, ...minPictureSize.banner },
      help: 'The home page and the list have none.',
    }),
    /** Its picture in chats and social networks (`app/og`). */
    share: field(
      'Card for sharing',
      z.optional(
        z.strictObject({
          image: field('Picture', z.optional(image), {
            picture: { maxWidth: 2400, ...minPictureSize.banner },
            help: 'If empty, the card uses the picture at the top.',
          }),
          headline: field('Headline', z.optional(line(2, 60)), {
            help: 'If empty, the card uses the heading.',
          }),
          note: field('Line below it', z.optional(line(2, 60)), {
            help: 'Words in braces are filled in automatically, as in the description. If empty, the card shows the town of the factory.',
          }),
        }),
      ),
      { of: pagesWith.share, help: 'Shown with links to this page in chats and social networks.' },
    ),
    cover: field('Picture of the tile “All”', z.optional(image), {
      picture: { maxWidth: 1600, ...minPictureSize.column },
      of: pagesWith.cover,
      help: 'If empty, it shows the first product.',
    }),
    lead: field('Sentence above the content', z.optional(line(10, 160)), { of: pagesWith.lead }),
    note: field('Line below the photos', z.optional(line(5, 120)), {
      of: pagesWith.note,
      help: 'Where the photos come from, for example.',
    }),
    details: field('Details that are drawn', z.optional(z.array(z.enum(detailNames))), {
      of: pagesWith.details,
      labels: Object.fromEntries(detailNames.map((name) => [name, capital(name.replace('-', ' '))])),
      help: 'A detail is shown only if you make its products.',
    }),
    products: field('Products in the details', z.optional(z.array(slug).check(z.maxLength(12))), {
      of: pagesWith.products,
      records: 'products',
      help: 'The details show these products. For a shape that you do not name, they show the first product of your range; of pavers, the thinnest and the thickest.',
    }),
  }).check(
    z.check(({ value, issues }) => {
      for (const [name, pages] of Object.entries(pagesWith)) {
        if (Reflect.get(value, name) === undefined || pages.includes(value.id)) continue;
        issues.push(issueAt(name, 'cannot be set for this page', value));
      }
    }),
  ),
);
