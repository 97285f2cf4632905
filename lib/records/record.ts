import { DATED } from './dated';
import { field, fieldsOf, partOfKind } from './field';
import { type FieldSpec, partsOf } from './field-spec';
import { isoDate } from './fields';
import { isTranslated } from './record-schema';
import { defOf, innermost } from './schema-parts';
import { z } from './zod';

/** Most changes with a date that one record can have. */
const MAX_CHANGES = 20;

/** Kinds of values that belong to the whole website, or that are long: they have no changes with a date. */
const lasting: ReadonlySet<FieldSpec['kind']> = new Set(['markdown', 'mark', 'colours', 'choices']);

const isShort = (spec: FieldSpec): boolean => !lasting.has(spec.kind) && partsOf(spec).every(isShort);

/** Whether changes with a date can name a field: every record has it, and its form is that of its kind. */
const isDatable = (spec: FieldSpec, schema: z.core.$ZodType) =>
  spec.of === undefined &&
  spec.isLasting !== true &&
  spec.kind !== 'date' &&
  isShort(spec) &&
  (spec.kind !== 'group' || defOf(innermost(schema)).shape !== undefined);

/** Field for the changes with a date of a record (`dated.ts`): rows whose kind is the name of the field that changes. */
function datedField(shape: z.core.$ZodShape) {
  const parts = fieldsOf(z.strictObject(shape)).flatMap((spec) => {
    const schema = shape[spec.name];
    return schema !== undefined && isDatable(spec, schema) ? [{ ...spec, schema }] : [];
  });
  const row = z.strictObject({
    kind: field(['What changes', 'কী বদলাবে'], z.enum(parts.map(({ name }) => name)), {
      labels: Object.fromEntries(parts.map(({ name, label, names = [label, label] }) => [name, names])),
    }),
    first: field(['First day', 'প্রথম দিন'], isoDate),
    last: field(['Last day', 'শেষ দিন'], isoDate, {
      help: [
        'From the day after, the website shows the usual value again.',
        'পরের দিন থেকে ওয়েবসাইটে আবার আগের মতো থাকবে।',
      ],
    }),
    ...Object.fromEntries(parts.map(({ name, schema }) => [name, partOfKind(name, schema)])),
  });
  return field(
    ['Changes with a date', 'নির্দিষ্ট দিনের পরিবর্তন'],
    z.optional(z.array(row).check(z.maxLength(MAX_CHANGES))),
    {
      singular: ['change with a date', 'নির্দিষ্ট দিনের পরিবর্তন'],
      help: [
        'Another value from one day to another, such as opening hours in Ramadan. The usual value returns automatically.',
        'কিছু দিনের জন্য অন্য লেখা, যেমন রমজানের সময়সূচি। পরে আগের লেখা নিজে থেকেই ফিরে আসে।',
      ],
    },
  );
}

/**
 * Builds the schema of a record, with its changes with a date. Its texts (`line`, `prose`) are pairs at any depth: once one
 * of them has Bangla, every text has it. The type has no changes with a date: pages read records as they are on a day (`onDay`).
 */
export const record = <Shape extends z.core.$ZodShape>(shape: Shape) => {
  const whole = z.strictObject({ ...shape, [DATED]: datedField(shape) });
  return (whole as unknown as z.ZodMiniObject<Shape, z.core.$strict>).check(isTranslated);
};
