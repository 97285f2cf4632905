import type { ReactNode } from 'react';
import type { FieldSpec } from '@/content/lib/field-spec';
import { optionsAround, sideOf } from './bangla-side';
import { FieldFrame } from './field-frame';
import { schemaAt } from '@/content/lib/schema-parts';
import type { FieldProps } from './field-props';
import { recordIn, withPart } from './parts';

type GroupFieldProps = FieldProps<Extract<FieldSpec, { readonly kind: 'group' }>> & {
  readonly renderField: (props: FieldProps) => ReactNode;
};

/** A fixed record inside the record. */
export function GroupField({ spec, path, schema, value, onChange, renderField, ...shared }: GroupFieldProps) {
  const record = recordIn(value);
  return (
    <FieldFrame name={path} label={spec.label} help={spec.help} message={shared.messageOf(path)} isGroup>
      <div className="space-y-5 border-l-2 border-joint pl-4">
        {spec.fields.map((part) =>
          renderField({
            ...shared,
            spec: part,
            path: `${path}.${part.name}`,
            schema: schema && schemaAt(schema, part.name),
            value: record[part.name],
            bangla: sideOf(shared.bangla, part.name),
            onChange: (next, options) =>
              onChange(
                withPart(record, part.name, next),
                optionsAround(shared.bangla, options, (bangla) =>
                  withPart(recordIn(shared.bangla?.value), part.name, bangla),
                ),
              ),
          }),
        )}
      </div>
    </FieldFrame>
  );
}
