import { memoize } from '../../../lib/text';
import { fault, field, isSlug, record, slug, z } from '../../../lib/records';
import { pathIn } from './path-in';

/** First parts of addresses that are folders of files, the studio, or names with a meaning of their own. */
const reserved = ['404', 'admin', 'fonts', 'icons', 'images', 'og', 'pagefind', 'pages', 'profile'] as const;

/** Limit of an address in characters: two ids and a few words. */
const MAX_PATH = 200;

/** Whether a text is a path of ids: a file of its name can be written on every host, and rules of hosts can name it. */
const isPathOfIds = (text: string) => /^(\/[^/]+)+$/.test(text) && text.slice(1).split('/').every(isSlug);

export const recordSchema = memoize(() => {
  /** An English path; what people paste is reduced to it. */
  const path = z
    .string()
    .check(
      z.overwrite(pathIn),
      z.minLength(1, 'is missing'),
      z.maxLength(MAX_PATH, `is too long: at most ${MAX_PATH} characters`),
    );

  return record({
    id: slug,
    from: field(
      'Old address',
      path.check(
        z.refine(isPathOfIds, {
          error: 'must be an address such as /products/solid-brick: lower-case letters, digits and hyphens',
          ...fault('predicate'),
        }),
        z.refine((text) => !reserved.some((name) => name === text.split('/')[1]), {
          error: 'belongs to the website’s own files or to the studio: choose another address',
          ...fault('predicate'),
        }),
      ),
      { help: 'The address of a page that no longer exists. It holds in every language of the website.' },
    ),
    to: field(
      'Leads to',
      path.check(
        z.refine((text) => /^\/[A-Za-z0-9/-]*$/.test(text), {
          error: 'must be the address of a page of this website, such as /products',
          ...fault('predicate'),
        }),
      ),
      { help: 'The page that visitors of the old address see.' },
    ),
  });
});
