import { image, line, prose, slug } from '../../lib/fields';
import { z } from '../../lib/zod';

export const pageSchema = z.strictObject({
  id: slug,
  /** In the tab and in search results, without the brand. */
  title: line(2, 60),
  /** For search engines, at most 160 characters when its figures stand in it. */
  description: prose(50, 200),
  /** The picture at the top; the home page and the list have none. */
  banner: z.optional(image),
  /** A sentence above the content, where the page has one. */
  lead: z.optional(line(10, 160)),
});
