import { image, line, prose } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';
import type { FieldSpec } from '../../lib/field-spec';
import { leastPicture } from '../../lib/picture-limits';
import { titleRoom } from './title-room';

/** Every page whose title, description and picture staff can change. */
const pageIds = [
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
  'search',
] as const;

export type PageId = (typeof pageIds)[number];

export const pageSchema = translated({
  id: z.enum(pageIds),
  /** In the tab and in search results, without the brand; what is beyond 60 characters with it is cut off there. */
  title: line(2, 60),
  /** The `h1` and the last crumb; without one the page has its fixed label, or its title. */
  heading: z.optional(line(2, 80)),
  /** For search engines, at most 160 characters when its figures are in it. */
  description: prose(50, 200),
  /** The picture at the top; the home page, the list and the search have none. */
  banner: z.optional(image),
  /** A sentence above the content, where the page has one. */
  lead: z.optional(line(10, 160)),
});

export const fields: readonly FieldSpec[] = [
  {
    name: 'title',
    label: 'Title',
    kind: 'text',
    isRequired: true,
    help: 'In the tab and in search results, with the brand behind it.',
    room: titleRoom,
  },
  {
    name: 'heading',
    label: 'Heading',
    kind: 'text',
    help: 'Large at the top of the page. Empty: as the menu calls the page, or its title.',
  },
  {
    name: 'description',
    label: 'Description',
    kind: 'area',
    isRequired: true,
    help: 'For search engines. Words in braces are filled in by themselves: {products} is the number of products, {brand} the name of the brand.',
  },
  {
    name: 'banner',
    label: 'Picture at the top',
    kind: 'picture',
    picture: { maxWidth: 2400, ...leastPicture.banner },
    help: 'The home page and the list have none.',
  },
  { name: 'lead', label: 'Sentence above the content', kind: 'text', help: 'The clients’ page has one.' },
];

export { pageSchema as schema };
