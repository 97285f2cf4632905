import { site } from '@/components/admin/site';
import { useId } from 'react';
import type { Elements } from '@/components/ui/elements';
import type { Decision, FieldDispute, Side } from '@/lib/merge';
import { placeIn, isRecord, type Entity } from '@/lib/records';
import { problemStrings } from '@/components/admin/strings/review';
import { FieldValue } from './value-view';

const sides: readonly Side[] = ['mine', 'theirs'];

type SidesProps = {
  readonly legend: string;
  readonly above?: Elements;
  readonly chosen: unknown;
  readonly onChoose: (side: Side) => void;
  readonly view: (side: Side, label: string) => Elements;
};

/** Radio group with both sides of a dispute. */
export function Sides({ legend, above, chosen, onChoose, view }: SidesProps) {
  const group = useId();
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">{legend}</legend>
      {above}
      <div className="mt-2 grid gap-joint sm:grid-cols-2">
        {sides.map((side) => (
          <label
            key={side}
            className="flex min-w-0 gap-3 border border-concrete-400 bg-white p-3 has-checked:border-ink"
          >
            <input
              type="radio"
              name={group}
              checked={chosen === side}
              onChange={() => onChoose(side)}
              className="mt-0.5 size-5 shrink-0 accent-ink"
            />
            {view(side, problemStrings[side])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type SideChoiceProps = {
  readonly entity: Entity;
  readonly dispute: FieldDispute;
  readonly decision: Decision | undefined;
  readonly onDecide: (decision: Decision) => void;
};

/** Radio group for one field, row or list that both sides changed. */
export function SideChoice({ entity, dispute, decision, onDecide }: SideChoiceProps) {
  const { label, ...place } = placeIn(site().formOf(entity).fields, dispute.path);
  return (
    <Sides
      legend={label}
      chosen={decision}
      onChoose={onDecide}
      view={(side, name) => (
        <FieldValue {...place} entity={entity} label={name} value={shownOf(dispute[side])} />
      )}
    />
  );
}

/** Of the Bangla of a text, which is one value with the hash of its English, the text. */
const shownOf = (value: unknown) => (isRecord(value) && 'of' in value ? value.text : value);
