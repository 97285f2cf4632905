import { changeStrings } from '@/components/admin/strings/changes';
import type { Entity, ManagedRecord } from '@/content/registry';
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
  const changed = fields[entity].filter(({ name }) => !sameJson(before?.[name] ?? '', after?.[name] ?? ''));
  if (changed.length === 0) return <p>{texts.same}</p>;
  return (
    <dl className="divide-y divide-joint border-y border-joint">
      {changed.map((spec) => {
        const { name, label } = spec;
        const was = before?.[name];
        const is = after?.[name];
        const isLong = typeof was === 'string' && typeof is === 'string' && was.length + is.length > LONG;
        return (
          <div
            key={name}
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
