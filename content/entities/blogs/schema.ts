import { image, isoDate, line, prose, slug } from '../../lib/fields';
import { isBuildable } from '../../lib/markdown/limits';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';
import { blogCategories } from './categories';

export const blogSchema = translated({
  _id: slug,
  title: line(5, 140),
  category: z.enum(blogCategories),
  image,
  /** Day of publication; before it the website does not show the post. */
  createdAt: isoDate,
  /** The article in Markdown; headings start at the second level, below the title. */
  desc: prose(50, 20_000).check(isBuildable),
});
