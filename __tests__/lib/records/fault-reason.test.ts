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
  ['name', 'a', 'must have at least 2 characters'],
  ['name', 'abcd', 'must have at most 3 characters'],
  ['count', 1.5, 'must be a whole number, and is a number'],
  ['count', 0, 'must be at least 1'],
  ['count', 10, 'must be at most 9'],
  ['kinds', {}, 'must be a list, and is a group of fields'],
  ['kinds', ['roof'], 'must be "wall" or "paving"'],
  ['kinds', ['wall', 'wall', 'wall'], 'must have at most 2 entries'],
  ['size', null, 'must be a group of fields, and is nothing'],
  ['size', { deep: 1 }, 'has an unknown field: "deep"'],
  ['code', 'y', 'is not in the right form'],
])('%s %j has a reason that continues the name of the field', (field, value, reason) => {
  const { error } = schema.safeParse({ ...sound, [field]: value });
  expect(error?.issues.map(({ message }) => message)).toEqual([reason]);
});
