import { Suspense, useState } from 'react';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { problemStrings } from '@/components/admin/strings/problem';
import type { FieldDispute } from '@/content/lib/three-way-merge';
import type { Entity, ManagedRecord } from '@/content/registry';
import { SideChoice } from './side-choice';

const ParagraphChoice = lazyPart(() => import('./paragraph-choice').then((module) => module.ParagraphChoice));

/** A merged record with what was chosen for its disputed fields; undefined takes a field away. */
export const chosenValue = (merged: ManagedRecord, chosen: ManagedRecord): ManagedRecord =>
  Object.fromEntries(Object.entries({ ...merged, ...chosen }).filter(([, value]) => value !== undefined));

type DisputedFieldsProps = {
  readonly entity: Entity;
  readonly disputes: readonly FieldDispute[];
  /** The record with what only one side changed. */
  readonly merged: ManagedRecord;
  readonly onDecided: (value: ManagedRecord) => void;
};

/** The fields that both sides changed, each with both values, and the button that takes what was chosen. */
export function DisputedFields({ entity, disputes, merged, onDecided }: DisputedFieldsProps) {
  const [chosen, setChosen] = useState<ManagedRecord>({});
  const isChosen = disputes.every(({ field }) => field in chosen);
  return (
    <>
      <Suspense>
        {disputes.map((dispute) => {
          const Choice = dispute.parts === undefined ? SideChoice : ParagraphChoice;
          return (
            <Choice
              key={dispute.field}
              entity={entity}
              dispute={dispute}
              chosen={chosen}
              onChoose={(value) => setChosen((before) => ({ ...before, [dispute.field]: value }))}
            />
          );
        })}
      </Suspense>
      <button
        type="button"
        aria-disabled={!isChosen}
        onClick={() => isChosen && onDecided(chosenValue(merged, chosen))}
        className={`${actionStyles.solid} mt-4`}
      >
        {problemStrings.decide}
      </button>
    </>
  );
}
