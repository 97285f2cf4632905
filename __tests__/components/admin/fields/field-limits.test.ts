import { fieldLimits } from '@/components/admin/fields/field-kinds';
import { schemaAt } from '@/content/lib/schema-parts';
import { entityFields, schemas } from '@/content/registry/forms';
import { entities, type Entity, registry } from '@/content/registry';
import { productCategoryNames } from '@/content/entities/products/categories';

test.each<[Entity, string, number | null]>([
  ['products', 'name', 120],
  ['blogs', 'title', 140],
  ['blogs', 'desc', 20_000],
  ['feedbacks', 'role', 100],
  ['services', 'image', null],
  ['products', 'nowhere', null],
])('reads the limit of %s %s from the schema: %s', (entity, field, max) => {
  expect(fieldLimits(schemaAt(schemas[entity], field)).max).toBe(max);
});

test('reads the choices from the schema', () => {
  expect(fieldLimits(schemaAt(schemas.products, 'category')).options).toEqual([...productCategoryNames]);
});

test.each(entities)(
  '%s: the form has exactly the fields of the schema, except the id and what its Bangla was made from',
  (entity) => {
    const { idField } = registry[entity];
    const inForm = entityFields[entity].map(({ name }) => name);
    expect([...inForm].sort()).toEqual(
      Object.keys(schemas[entity].shape)
        .filter((name) => name !== idField && name !== 'bnMadeFrom')
        .sort(),
    );
  },
);
