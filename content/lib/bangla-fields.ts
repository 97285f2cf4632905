import type { EntityForm } from './field-spec';
import { type FieldSpec, isRows, partsOf } from './field-spec';
import { type Schema, schemaAt } from './schema-parts';

/** The fields of a form with the group `bn` at their end: of each field what its schema has in Bangla. */
export function withBangla({ schema, fields }: EntityForm): EntityForm {
  const bn = schemaAt(schema, 'bn');
  if (bn === undefined) return { schema, fields };
  const group: FieldSpec = { name: 'bn', label: 'Bangla', kind: 'group', fields: banglaFields(fields, bn) };
  return { schema, fields: [...fields, group] };
}

const banglaFields = (fields: readonly FieldSpec[], schema: Schema): FieldSpec[] =>
  fields.flatMap((spec) => {
    const translation = schemaAt(schema, spec.name);
    return translation === undefined ? [] : banglaField(spec, translation);
  });

function banglaField(english: FieldSpec, translation: Schema): FieldSpec {
  // What is to be filled in, and how, is beside it.
  const spec = { ...english };
  delete spec.help;
  delete spec.isRequired;
  if (spec.kind === 'picture') {
    return { ...spec, kind: 'group', fields: [{ name: 'alt', label: 'Description', kind: 'text' }] };
  }
  if (spec.kind === 'group') return { ...spec, fields: banglaFields(spec.fields, translation) };
  if (!isRows(spec)) return spec;
  const row = schemaAt(translation, '0');
  const fields = row === undefined ? [] : banglaFields(partsOf(spec), row);
  return { one: 'picture', ...spec, kind: 'rows', fields };
}
