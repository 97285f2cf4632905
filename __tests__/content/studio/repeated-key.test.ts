import fc from '@/__tests__/fast-check';
import { readBundle } from '@/content/exchange/bundle-read';
import { repeatedKey } from '@/content/exchange/json-limits';
import { bundleOf, bytesOf } from './fixtures';

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

it('refuses a bundle that has a key twice in one place', async () => {
  const text = JSON.stringify(bundleOf()).replace('"note":', '"note":"One","note":');
  expect(await readBundle(bytesOf(text))).toMatchObject({
    ok: false,
    problems: [
      { message: 'This file holds no changes of the studio. It has the key "note" twice in one place.' },
    ],
  });
});
