import { image, isoDate, line, prose, slug } from '../../lib/fields';
import { isBuildable } from '../../lib/markdown/limits';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';
import { blogCategories } from './meta';
import type { FieldSpec } from '../../lib/field-spec';
import { leastPicture } from '../../lib/picture-limits';

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

export const fields: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', isRequired: true },
  { name: 'category', label: 'Category', kind: 'choice', isRequired: true },
  {
    name: 'image',
    label: 'Picture',
    kind: 'picture',
    isRequired: true,
    picture: { maxWidth: 1600, ...leastPicture.head },
  },
  {
    name: 'createdAt',
    label: 'Published date',
    kind: 'date',
    isRequired: true,
    help: 'Newest first. One in the future: online with a build of that day.',
  },
  {
    name: 'desc',
    label: 'Text',
    kind: 'markdown',
    isRequired: true,
  },
];

export { blogSchema as schema };
