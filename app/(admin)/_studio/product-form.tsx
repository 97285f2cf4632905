import { useRef } from 'react';
import { ChoiceField } from '@/components/admin/fields/text-field';
import { FieldControl } from '@/components/admin/fields/field-kinds';
import { defOf, innermost, schemaAt, type FieldSpec, type z } from '@/lib/records';
import { recordIn } from '@/components/admin/records/draft-values';
import type { RecordFieldProps } from '@/components/admin/fields/record-field';
import { useSession } from '@/components/admin/store/edit-session';
import { productFormStrings as texts } from './strings/products';
import { type Preset, presetOf, presets, startOf, shapes } from '@/lib/geometry';

const SIZES = ['length', 'width', 'height'];

/** Field for the shape of a product: a select for its kind, then fields for its measures (mm) with their limits. */
export function ProductFormField(props: RecordFieldProps) {
  const { session, spec, messages, isReadOnly, readTitle, setterOf, onLeave } = props;
  const { name } = spec;
  const value = useSession(session, (state) => state.value[name]);
  const preset = presetOf(value);
  const change = setterOf(name);
  // Measures by kind, while the form is open: choosing by keyboard passes through other kinds.
  const measuresByKind = useRef(new Map<string, unknown>());
  const leave = () => onLeave(name);
  const messageOf = (path: string) => messages.get(path);
  return (
    <div className="space-y-5">
      <ChoiceField
        name={`${name}.shape`}
        label={texts.kind}
        help={texts.kindHelp}
        value={value === undefined ? texts.noDrawing : (preset?.name ?? '')}
        options={[texts.noDrawing, ...presets.map((one) => one.name)]}
        message={messageOf(`${name}.shape`)}
        isReadOnly={isReadOnly}
        onChange={(chosen) => {
          const kind = presets.find((one) => one.name === chosen);
          if (preset) measuresByKind.current.set(preset.name, value);
          change(
            kind && (measuresByKind.current.get(kind.name) ?? startOf(kind, session.getState().value.size)),
          );
        }}
        onLeave={leave}
      />
      {preset !== undefined && (
        <FieldControl
          spec={measuresOf(spec, preset)}
          path={name}
          schema={shapes[preset.form.shape]}
          value={recordIn(value)}
          messageOf={messageOf}
          isReadOnly={isReadOnly}
          readTitle={readTitle}
          onChange={change}
          onLeave={leave}
        />
      )}
    </div>
  );
}

function measuresOf(spec: FieldSpec, { form, measures }: Preset): FieldSpec {
  if (spec.kind !== 'group') return spec;
  const own = spec.fields.filter(({ name }) => SIZES.includes(name) || measures.includes(name));
  const fields = own.map((part) => withLimits(part, schemaAt(shapes[form.shape], part.name)));
  return { ...spec, label: texts.measures, fields };
}

function withLimits(spec: FieldSpec, schema: z.core.$ZodType | undefined): FieldSpec {
  if (schema === undefined) return spec;
  if (spec.kind === 'group') {
    return { ...spec, fields: spec.fields.map((part) => withLimits(part, schemaAt(schema, part.name))) };
  }
  const [min, max] = (['greater_than', 'less_than'] as const).map((check) => limitOf(schema, check));
  return min === undefined || max === undefined ? spec : { ...spec, help: texts.between(min, max) };
}

function limitOf(schema: z.core.$ZodType, kind: 'greater_than' | 'less_than'): number | undefined {
  const { checks = [] } = defOf(innermost(schema));
  const limit = checks.map(({ _zod }) => _zod.def).find(({ check }) => check === kind);
  return limit !== undefined && 'value' in limit ? Number(limit.value) : undefined;
}
