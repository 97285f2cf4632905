import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from '@/__tests__/fast-check';
import { canonicalRecord, joinRecords, splitRecords } from '@/lib/records';
import { entities, fileOf } from '@/content/registry';
import { schemaOf } from '@/content/registry/forms';
import { canonicalJson, sample } from '@/__tests__/lib/exchange/fixtures';

const read = (entity: (typeof entities)[number]) =>
  readFile(join('__tests__/company/content', fileOf(entity)), 'utf8');

describe.each(entities)('the file of %s', (entity) => {
  it('is byte-identical after a round trip through the schema', async () => {
    const text = await read(entity);

    expect(canonicalJson(entity, JSON.parse(text))).toBe(text);
  });

  it('is byte-identical when it is split and joined', async () => {
    const text = await read(entity);

    expect(joinRecords(splitRecords(text))).toBe(text);
    expect(splitRecords(text)).toHaveLength(JSON.parse(text).length);
  });
});

it('puts the keys in schema order, those of pictures too', () => {
  const [product] = sample('products');
  const shuffled = Object.fromEntries(
    Object.entries(product)
      .reverse()
      .map(([key, value]) => [
        key,
        key === 'image' && value !== null && typeof value === 'object'
          ? Object.fromEntries(Object.entries(value).reverse())
          : value,
      ]),
  );

  expect(Object.keys(shuffled)[0]).toBe('image');
  expect(canonicalRecord(schemaOf('products'), shuffled)).toBe(
    canonicalRecord(schemaOf('products'), product),
  );
});

it('ends with one newline, an empty list too', () => {
  expect(canonicalJson('products', [])).toBe('[]\n');
  expect(canonicalJson('products', sample('products'))).toMatch(/\}\n\]\n$/);
});

it('leaves the text of records as somebody wrote it by hand', () => {
  const text = '\n[ {"a" :1.0, "b":"], [{\\"\\\\"}\n,{"c":[1,{"d":2}],\r\n\t"e":"\\u00a0 "} ]';

  expect(splitRecords(text)).toEqual([
    '{"a" :1.0, "b":"], [{\\"\\\\"}',
    '{"c":[1,{"d":2}],\r\n\t"e":"\\u00a0 "}',
  ]);
});

it.each(['[]', ' [ ] ', '[\n]\n'])('finds no record in %j', (text) => {
  expect(splitRecords(text)).toEqual([]);
});

it('splits every list of records into its records', () => {
  const records = fc.array(fc.dictionary(fc.string(), fc.jsonValue()));
  fc.assert(
    fc.property(records, fc.integer({ min: 0, max: 4 }), (list, indent) => {
      const texts = splitRecords(JSON.stringify(list, null, indent));

      expect(texts.map((text) => JSON.parse(text))).toEqual(JSON.parse(JSON.stringify(list)));
    }),
  );
});
