import { recordIn } from '@/components/admin/fields/parts';
import { fieldStrings } from '@/components/admin/strings/fields';
import { changeStrings } from '@/components/admin/strings/changes';
import type { Entity, ManagedRecord } from '@/content/registry';
import type { FieldSpec } from '@/content/lib/field-spec';
import { fields } from '@/content/registry/forms';
import { sameJson } from '@/content/lib/sorted-json';
import { FieldValue } from './field-value';
import { WordChanges } from './word-changes';

const texts = changeStrings.fields;

type FieldChangesProps = {
  readonly entity: Entity;
  /** Null: the record was not there. */
  readonly before: ManagedRecord | null;
  /** Null: the record is to be gone. */
  readonly after: ManagedRecord | null;
};

/** From this length on, words are marked instead of two texts being shown side by side. */
const LONG = 120;

/** What changes in a record, field by field: before and after, long texts with their changed words marked. */
export function FieldChanges({ entity, before, after }: FieldChangesProps) {
  const changed = fields[entity]
    .flatMap((spec) => places(spec, { before, after }))
    .filter(({ was, is }) => !sameJson(was ?? '', is ?? ''));
  if (changed.length === 0) return <p>{texts.same}</p>;
  return (
    <dl className="divide-y divide-joint border-y border-joint">
      {changed.map(({ spec, label, was, is }) => {
        const isLong = typeof was === 'string' && typeof is === 'string' && was.length + is.length > LONG;
        return (
          <div
            key={label}
            className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[9rem_1fr]" /* Labels in one column. */
          >
            <dt className="font-semibold">{label}</dt>
            <dd className="min-w-0">
              {isLong ? (
                <WordChanges before={was} after={is} />
              ) : (
                <div className="grid gap-3 sm:grid-cols-2">
                  {before !== null && (
                    <FieldValue
                      spec={spec}
                      label={after === null ? texts.deleted : texts.before}
                      value={was}
                      isGone
                    />
                  )}
                  {after !== null && (
                    <FieldValue spec={spec} label={before === null ? texts.new : texts.after} value={is} />
                  )}
                </div>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

type Sides = Pick<FieldChangesProps, 'before' | 'after'>;

/** A field with both its values; in place of the group of Bangla texts the fields inside it. */
function places(spec: FieldSpec, { before, after }: Sides) {
  const was = before?.[spec.name];
  const is = after?.[spec.name];
  if (spec.name !== 'bn' || spec.kind !== 'group') return [{ spec, label: spec.label, was, is }];
  return spec.fields.map((part) => ({
    spec: part,
    label: fieldStrings.inBangla(part.label),
    was: recordIn(was)[part.name],
    is: recordIn(is)[part.name],
  }));
}
