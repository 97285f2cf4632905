import { safeParse } from 'zod/mini';
import { recordMessages } from '@/components/admin/fields/messages';
import { defOf, innermost, type Schema, schemaAt } from '@/lib/records';
import { entities } from '@/content/registry';
import { formOf, schemaOf } from '@/content/registry/forms';
import { pair } from '@/__tests__/fixtures/pair';
import { sampleContent } from './sample-content';
import { sitePicture } from '@/content/registry/site-picture';

type NumberField = { readonly path: string; readonly schema: Schema };

/** Lists the numbers in a schema, at any depth, with their paths. */
function numbersIn(schema: Schema, path: string): readonly NumberField[] {
  const { type, innerType, shape = {}, element, items = [] } = defOf(schema);
  if (type === 'number') return [{ path, schema }];
  const options = type === 'union' ? (Reflect.get(defOf(schema), 'options') as readonly Schema[]) : [];
  return [
    ...[innerType, ...options].flatMap((part) => (part ? numbersIn(part, path) : [])),
    ...[element, ...items].flatMap((part) => (part ? numbersIn(part, `${path}.0`) : [])),
    ...Object.entries(shape).flatMap(([name, part]) => numbersIn(part, `${path}.${name}`)),
  ];
}

const numbers = entities.flatMap((entity) => numbersIn(schemaOf(entity), entity));

/** The row limits it by the kind of its figure. */
const MEASURED = 'products.measured.0.value';

it('finds the numbers of records, rows and shapes', () => {
  const paths = numbers.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      'vacancies.vacancy',
      MEASURED,
      'products.form.holes.along',
      'company.map.latitude',
    ]),
  );
});

const NO_NUMBER_IS_LARGER = 10_000_000;

it.each(numbers.filter(({ path }) => path !== MEASURED))(
  '$path has a largest and a smallest value',
  ({ schema }) => {
    const issuesOf = (value: number) => safeParse(schema, value).error?.issues ?? [];
    for (const value of [NO_NUMBER_IS_LARGER + 1, 99_999_999_999, 1e20]) {
      expect(issuesOf(value)).toEqual([expect.objectContaining({ code: 'too_big' })]);
      expect(issuesOf(-value)).toEqual([expect.objectContaining({ code: 'too_small' })]);
    }
  },
);

const { element } = defOf(innermost(schemaOf('products').shape.measured as Schema));
const { options: kinds } = innermost(schemaAt(element as Schema, 'kind') as Schema) as unknown as {
  readonly options: readonly string[];
};

it.each(kinds)('a measured figure for %s has a largest and a smallest value', (kind) => {
  const row = { kind, method: 'ASTM C140', laboratory: pair('BUET'), day: '2026-01-01' };
  const isGood = (value: number) => safeParse(element as Schema, { ...row, value }).success;
  expect([1e-9, 1, 1_000, 99_999_999_999, 1e20, 0, -1].filter(isGood)).toEqual([1e-9, 1]);
});

it.each([
  [100, 'People wanted must be at most 99.'],
  [99_999_999_999, 'People wanted must be at most 99.'],
  [1e20, 'People wanted must be at most 99.'],
  [0, 'People wanted must be at least 1.'],
  [1.5, 'People wanted must be a whole number.'],
  [99, undefined],
])('the form says of %d people wanted: %s', (vacancy, sentence) => {
  const record = { ...sampleContent.vacancies[0], vacancy };
  expect(recordMessages('vacancies', formOf('vacancies'), record, sitePicture).get('vacancy')).toBe(sentence);
});
