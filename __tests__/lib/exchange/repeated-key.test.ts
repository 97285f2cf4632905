import fc from '@/__tests__/fast-check';
import { repeatedKey } from '@/lib/exchange/json-limits';

it('finds no key twice in the text of any value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(repeatedKey(JSON.stringify(value))).toBeNull();
    }),
  );
});

it.each([
  ['{"op":1,"op":2}', 'op'],
  ['[{"a":{"b":[1,{"c":1,"c":2}]}}]', 'c'],
  ['{"n\\u0061me":1,"name":2}', 'name'],
  ['{"text":"a \\" and a \\\\","text":"{,"}', 'text'],
  ['{"a":{"b":1},"c":{"b":1},"d":["b","b"]}', null],
])('finds in %s the key that is there twice: %s', (text, key) => {
  expect(repeatedKey(text)).toBe(key);
});
