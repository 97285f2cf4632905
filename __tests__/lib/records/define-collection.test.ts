import { defineCollection, defineSingleton, z } from '@/lib/records';
import { contentErrorOf } from '@/__tests__/content/content-error-of';

const schema = z.strictObject({
  id: z.string(),
  count: z.int('must be a whole number'),
  place: z.optional(z.strictObject({ city: z.string().check(z.minLength(1, 'is too short')) })),
});
const define = (records: readonly unknown[]) =>
  defineCollection({ file: 'content/samples.ts', schema, records, idField: 'id' });

describe('defineCollection', () => {
  it('returns the records in data order', () => {
    const records = define([
      { id: 'second', count: 2 },
      { id: 'first', count: 1 },
    ]);

    expect(records.map(({ id }) => id)).toEqual(['second', 'first']);
  });

  it('returns records that cannot be changed at any level', () => {
    const records = define([{ id: 'one', count: 1, place: { city: 'Sylhet' } }]);

    expect(Object.isFrozen(records)).toBe(true);
    expect(Object.isFrozen(records[0])).toBe(true);
    expect(Object.isFrozen(records[0]?.place)).toBe(true);
  });

  it.each([
    {
      fault: 'a wrong value',
      records: [{ id: 'one', count: 1.5 }],
      problem: { record: '"one"', field: 'count', reason: 'must be a whole number' },
    },
    {
      fault: 'a wrong value inside a field',
      records: [{ id: 'one', count: 1, place: { city: '' } }],
      problem: { record: '"one"', field: 'place.city', reason: 'is too short' },
    },
    {
      fault: 'an unknown key',
      records: [{ id: 'one', count: 1, cuont: 2 }],
      problem: {
        record: '"one"',
        field: 'cuont',
        reason: 'is not a field of this record; is it a typing error?',
      },
    },
    {
      fault: 'an unknown key inside a field',
      records: [{ id: 'one', count: 1, place: { city: 'Dhaka', street: '' } }],
      problem: {
        record: '"one"',
        field: 'place.street',
        reason: 'is not a field of this record; is it a typing error?',
      },
    },
    {
      fault: 'an id that is taken',
      records: [
        { id: 'one', count: 1 },
        { id: 'two', count: 2 },
        { id: 'one', count: 3 },
      ],
      problem: { record: '"one"', field: 'id', reason: 'is already the id of record #1' },
    },
  ])('names record, field and reason of $fault', ({ records, problem }) => {
    expect(contentErrorOf(() => define(records)).problems).toEqual([problem]);
  });

  it('counts records from 1 where there is no id to name them by', () => {
    const { problems } = contentErrorOf(() => define([{ id: 'one', count: 1 }, { count: 2 }]));

    expect(problems).toEqual([expect.objectContaining({ record: '#2', field: 'id' })]);
  });

  it('reports a record that is not an object as a whole', () => {
    const { problems } = contentErrorOf(() => define(['text']));

    expect(problems).toEqual([expect.objectContaining({ record: '#1', field: '(whole record)' })]);
  });

  it('reports every problem of the file at once', () => {
    const { file, problems } = contentErrorOf(() =>
      define([{ id: 'one', count: 'a', extra: 1 }, { id: 'two' }, { id: 'one', count: 1 }]),
    );

    expect(file).toBe('content/samples.ts');
    expect(problems.map(({ record, field }) => `${record} ${field}`)).toEqual([
      '"one" count',
      '"one" extra',
      '"two" count',
      '"one" id',
    ]);
  });
});

describe('defineSingleton', () => {
  it('returns the record frozen', () => {
    const record = defineSingleton({ file: 'content/sample.ts', schema, record: { id: 'one', count: 1 } });

    expect(record).toEqual({ id: 'one', count: 1 });
    expect(Object.isFrozen(record)).toBe(true);
  });

  it('names file, field and reason of what is wrong', () => {
    const error = contentErrorOf(() =>
      defineSingleton({ file: 'content/sample.ts', schema, record: { id: 'one', count: 0.5 } }),
    );

    expect(error.file).toBe('content/sample.ts');
    expect(error.problems).toEqual([
      { record: '(the only one)', field: 'count', reason: 'must be a whole number' },
    ]);
  });
});
