import { image, line, prose } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';

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
  /** For search engines, at most 160 characters when its figures stand in it. */
  description: prose(50, 200),
  /** The picture at the top; the home page, the list and the search have none. */
  banner: z.optional(image),
  /** A sentence above the content, where the page has one. */
  lead: z.optional(line(10, 160)),
});
