import { fault, slug, z } from '../../../lib/records';
import { said } from '../../../lib/text';

/** Most products that an article names. */
const MAX_NAMED = 12;

/** Ids of the products that an article names, each once. */
export const productIds = z.array(slug).check(
  z.maxLength(MAX_NAMED),
  z.refine((ids) => new Set(ids).size === ids.length, {
    error: said(['must not have one product twice', 'একই পণ্য দুবার আছে']),
    ...fault('predicate'),
  }),
);
