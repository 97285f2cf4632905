import { fault, slug, z } from '../../../lib/records';

/** Most products that an article names. */
const MAX_NAMED = 12;

/** Ids of the products that an article names, each once. */
export const productIds = z.array(slug).check(
  z.maxLength(MAX_NAMED),
  z.refine((ids) => new Set(ids).size === ids.length, {
    error: 'must not have one product twice',
    ...fault('predicate'),
  }),
);
