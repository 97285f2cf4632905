import { useId } from 'react';
import type { FieldSpec } from '@/content/lib/field-spec';
import { fields } from '@/content/registry/forms';
import { problemStrings } from '@/components/admin/strings/problem';
import type { Entity, ManagedRecord } from '@/content/registry';
import type { FieldDispute } from '@/content/lib/three-way-merge';
import { FieldValue } from './field-value';

const sides = [
  { side: 'mine', label: problemStrings.mine },
  { side: 'theirs', label: problemStrings.theirs },
] as const;

type SideChoiceProps = {
  readonly entity: Entity;
  readonly dispute: FieldDispute;
  /** What is chosen for each field. */
  readonly chosen: ManagedRecord;
  readonly onChoose: (value: unknown) => void;
};

/** One field that both sides changed: the two values, and which of them is to stand. */
export function SideChoice({ entity, dispute, chosen, onChoose }: SideChoiceProps) {
  const group = useId();
  const spec: FieldSpec = fields[entity].find(({ name }) => name === dispute.field) ?? {
    name: dispute.field,
    label: dispute.field,
    kind: 'text',
  };
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">{spec.label}</legend>
      <div className="mt-2 grid gap-joint sm:grid-cols-2">
        {sides.map((choice) => (
          <label
            key={choice.side}
            className="flex gap-3 border border-concrete-400 bg-white p-3 has-checked:border-ink"
          >
            <input
              type="radio"
              name={group}
              checked={dispute.field in chosen && chosen[dispute.field] === dispute[choice.side]}
              onChange={() => onChoose(dispute[choice.side])}
              className="mt-0.5 size-5 shrink-0 accent-ink"
            />
            <FieldValue spec={spec} label={choice.label} value={dispute[choice.side]} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
