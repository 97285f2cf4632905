import { fieldLimits, type FieldSpec, findField, partsOf, schemaAt, type Entity } from '@/lib/records';
import { formOf, schemaOf } from '@/content/registry/forms';
import { entities, registry } from '@/content/registry';
import { blogCategories } from '@/content/entities/blogs/meta';

test.each<[Entity, string, number | null]>([
  ['products', 'name', 120],
  ['blogs', 'title', 140],
  ['blogs', 'desc', 20_000],
  ['feedbacks', 'role', 100],
  ['services', 'image', null],
  ['products', 'nowhere', null],
])('reads the limit of %s %s from the schema: %s', (entity, field, max) => {
  expect(fieldLimits(schemaAt(schemaOf(entity), field)).max).toBe(max);
});

test('reads the choices from the schema', () => {
  expect(fieldLimits(schemaAt(schemaOf('blogs'), 'category')).options).toEqual([...blogCategories]);
});

test('reads the limit of a Bangla text, which may be half as long again', () => {
  expect(fieldLimits(schemaAt(schemaOf('blogs'), 'title'), 'bn').max).toBe(210);
});

test.each(entities)('%s: the form has exactly the fields of the schema, except the id', (entity) => {
  const { idField } = registry[entity];
  const inSchema = Object.keys(schemaOf(entity).shape);
  expect(formOf(entity).fields.map(({ name }) => name)).toEqual(inSchema.filter((name) => name !== idField));
});

const withParts = (fields: readonly FieldSpec[]): FieldSpec[] =>
  fields.flatMap((field) => [field, ...withParts(partsOf(field))]);

test.each(entities)('%s: every group has fields, and every list a noun for its rows', (entity) => {
  for (const field of withParts(formOf(entity).fields)) {
    if (field.kind === 'group') expect(field.fields).not.toEqual([]);
    if (field.kind === 'rows') expect(field.singular).toMatch(/\w/);
  }
});

test.each(entities)('%s: no help text has a word of developers', (entity) => {
  const texts = withParts(formOf(entity).fields).map(({ help = '' }) => help);
  expect(texts.filter((help) => /\b(?:builds?|bundles?|ids?|slugs?|JSON|deploy\w*)\b/i.test(help))).toEqual(
    [],
  );
});

test.each<[Entity, string, RegExp]>([
  ['products', 'colours', /calculator/],
  ['products', 'colours.0.sample', /RAL 7037/],
  ['key-product', 'replaced', /your own block replaces/],
  ['key-product', 'replaced.0.bricks', /this wall/],
  ['key-product', 'replaced.0.blocks', /your own block/],
])('%s: the form says what %s means', (entity, path, words) => {
  expect(findField(formOf(entity).fields, path.split('.'))?.spec.help).toMatch(words);
});
