import { useId } from 'react';
import type { Decision } from '@/content/lib/decide-disputes';
import { placeIn } from '@/content/lib/field-spec';
import { entityFields } from '@/content/registry/forms';
import { problemStrings } from '@/components/admin/strings/review';
import type { Entity } from '@/content/registry';
import type { FieldDispute } from '@/content/lib/merge-types';
import { FieldValue } from './value-view';

const sides = [
  { side: 'mine', label: problemStrings.mine },
  { side: 'theirs', label: problemStrings.theirs },
] as const;

type SideChoiceProps = {
  readonly entity: Entity;
  readonly dispute: FieldDispute;
  readonly decision: Decision | undefined;
  readonly onDecide: (decision: Decision) => void;
};

/** One field, row or list that both sides changed: the two values, and which of them is taken. */
export function SideChoice({ entity, dispute, decision, onDecide }: SideChoiceProps) {
  const group = useId();
  const { spec, label } = placeIn(entityFields[entity], dispute.path);
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">{label}</legend>
      <div className="mt-2 grid gap-joint sm:grid-cols-2">
        {sides.map((choice) => (
          <label
            key={choice.side}
            className="flex gap-3 border border-concrete-400 bg-white p-3 has-checked:border-ink"
          >
            <input
              type="radio"
              name={group}
              checked={decision === choice.side}
              onChange={() => onDecide(choice.side)}
              className="mt-0.5 size-5 shrink-0 accent-ink"
            />
            <FieldValue
              entity={entity}
              path={dispute.path}
              spec={spec}
              label={choice.label}
              value={dispute[choice.side]}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
