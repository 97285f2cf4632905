import { code, field, line, z } from '../../../lib/records';

const searchWord = z.strictObject({
  typed: field('What people type', z.array(code(2, 60)).check(z.minLength(1), z.maxLength(20)), {
    help: 'One per line, in any language. Plurals with s, hyphens and capital letters need no line of their own.',
  }),
  word: field('What it is called here', line(2, 60)),
});

/** Words by which people search for a category or product, and the website's own word for them. */
export const searchWords = field('Words for search', z.optional(z.array(searchWord).check(z.maxLength(10))), {
  singular: 'word',
  help: 'The search looks for your own word instead of what people type.',
});
