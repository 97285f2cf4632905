import { createHash } from 'node:crypto';
import { recordHash, sameJson, sortedJson } from '@/lib/records';

it('is the SHA-256 of the JSON with sorted keys', async () => {
  const expected = createHash('sha256').update('{"a":[{"c":"ইট","d":2}],"b":1}').digest('hex');

  expect(await recordHash({ b: 1, a: [{ d: 2, c: 'ইট' }] })).toBe(expected);
});

it.each([
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: { y: 1, x: [1, 2] } }, { a: { x: [1, 2], y: 1 } }, true],
  [{ a: [1, 2] }, { a: [2, 1] }, false],
  [{ a: 1 }, { a: '1' }, false],
  [{ a: null }, {}, false],
  [null, undefined, false],
  [[], {}, false],
])('finds %j and %j the same: %s', async (a, b, same) => {
  expect(sameJson(a, b)).toBe(same);
  expect((await recordHash(a)) === (await recordHash(b))).toBe(same);
});

it('keeps a key that is called __proto__', () => {
  expect(sortedJson(JSON.parse('{"__proto__":{"a":1}}'))).toBe('{"__proto__":{"a":1}}');
});

it('refuses what is nested deeper than records are, instead of exhausting the stack', () => {
  const deep: unknown = JSON.parse('['.repeat(10_000) + ']'.repeat(10_000));

  expect(() => sortedJson(deep)).toThrow('Nested deeper than 32 levels.');
});
