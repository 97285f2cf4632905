import { defineCollection, type z } from '@/lib/records';
import { allCollections } from './all-collections';
import { contentErrorOf } from './content-error-of';
import { sampleContent } from './sample-content';

const requiredFields = (schema: z.ZodMiniObject) =>
  Object.entries(schema.shape).flatMap(([field, value]) =>
    (value as z.ZodMiniType).safeParse(undefined).success ? [] : [field],
  );

const without = (record: Readonly<Record<string, unknown>>, field: string) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== field));

const sampleOf = (file: string) =>
  new Map<string, readonly unknown[]>(Object.entries(sampleContent)).get(file.split('/').at(-2) ?? '');

// Staff may delete what is published, and the company of the tests offers no files.
const filled = allCollections
  .map((one) => ({ ...one, records: (sampleOf(one.file) ?? one.records) as typeof one.records }))
  .filter(({ records }) => records.length > 0);

describe.each(filled)('$file', ({ file, schema, idField, records }) => {
  const [first, ...others] = records;
  const define = (list: readonly unknown[]) => () =>
    defineCollection({ file, schema, records: list, idField });

  it.each(requiredFields(schema))('names file, record and reason when a record lacks %s', (field) => {
    const error = contentErrorOf(define([without(first ?? {}, field), ...others]));
    const record = field === idField ? '#1' : `"${String(first?.[idField])}"`;

    expect(error.problems).toEqual([{ record, field, reason: expect.stringMatching(/\w/) }]);
    expect(error.message).toContain(`${file}: 1 problem\n  record ${record}, field ${field}: `);
  });

  it('refuses a key that it does not know', () => {
    expect(define([{ ...first, colour: 'grey' }, ...others])).toThrow(
      'field colour: is not a field of this record',
    );
  });
});
