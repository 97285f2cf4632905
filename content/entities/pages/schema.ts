import { field, image, issueAt, line, prose, record, z } from '../../../lib/records';
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

export const recordSchema = record({
  /** Route of the page, with hyphens. */
  id: z.enum(ids),
  /** `no`: neither the page nor a link to it is on the website. The home, products and contact pages have no such switch. */
  shown: field('Shown on the website', z.optional(z.enum(['no'])), {
    labels: { '': 'Yes', no: 'No' },
    of: ids.filter((id) => !alwaysShown.includes(id)),
    help: 'No: the page goes in both languages, with every link to it. Posts go with the blog, vacancies with the career page. News goes when News & Events and Our Works are both off. Texts may not link to the page.',
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
    help: 'For search engines. Words in braces are filled in by themselves: {products} is the number of products, {brand} the name of the brand, {factory} the factory’s city.',
  }),
  /** Unused on the home page, the list and the search. */
  banner: field('Picture at the top', z.optional(image), {
    picture: { maxWidth: 2400, ...minPictureSize.banner },
    help: 'The home page and the list have none.',
  }),
  /** Its picture in chats and social networks (`app/og`); `search` has none. */
  share: field(
    'When it is shared',
    z.optional(
      z.strictObject({
        image: field('Picture', z.optional(image), {
          picture: { maxWidth: 2400, ...minPictureSize.banner },
          help: 'Left empty, the picture at the top.',
        }),
        headline: field('Headline', z.optional(line(2, 60)), { help: 'Left empty, the heading.' }),
        note: field('Line below it', z.optional(line(2, 60)), {
          help: 'Words in braces are filled in by themselves, as in the description. Left empty, the factory’s place.',
        }),
      }),
    ),
    { help: 'The card that chats and social networks show with a link to this page.' },
  ),
  cover: field('Picture of the tile “All”', z.optional(image), {
    picture: { maxWidth: 1600, ...minPictureSize.column },
    help: 'The products’ page has one. Left empty, the first product.',
  }),
  lead: field('Sentence above the content', z.optional(line(10, 160)), {
    help: 'The clients’ page has one.',
  }),
}).check(
  z.check(({ value, issues }) => {
    if (value.shown === 'no' && alwaysShown.includes(value.id)) {
      issues.push(issueAt('shown', 'cannot be “No” for this page, which every website has', value));
    }
  }),
);
