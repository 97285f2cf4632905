import { z } from '@/lib/records';

const schema = z.strictObject({
  name: z.string().check(z.minLength(2), z.maxLength(3)),
  count: z.int().check(z.minimum(1), z.maximum(9)),
  kinds: z.array(z.enum(['wall', 'paving'])).check(z.maxLength(2)),
  size: z.strictObject({}),
  code: z.string().check(z.regex(/^x/)),
});
const sound = { name: 'ab', count: 3, kinds: ['wall'], size: {}, code: 'x' };

it.each([
  ['name', undefined, 'is missing'],
  ['name', 7, 'must be a text, and is a number'],
  ['name', 'a', 'must have 2 characters at least'],
  ['name', 'abcd', 'must have 3 characters at most'],
  ['count', 1.5, 'must be a whole number, and is a number'],
  ['count', 0, 'must be 1 at least'],
  ['count', 10, 'must be 9 at most'],
  ['kinds', {}, 'must be a list, and is a group of fields'],
  ['kinds', ['roof'], 'must be "wall" or "paving"'],
  ['kinds', ['wall', 'wall', 'wall'], 'must have 2 entries at most'],
  ['size', null, 'must be a group of fields, and is nothing'],
  ['size', { deep: 1 }, 'has "deep", which it cannot have'],
  ['code', 'y', 'is not in the right form'],
])('%s %j has a reason that continues the name of the field', (field, value, reason) => {
  const { error } = schema.safeParse({ ...sound, [field]: value });
  expect(error?.issues.map(({ message }) => message)).toEqual([reason]);
});
