import { Suspense, useState } from 'react';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { problemStrings } from '@/components/admin/strings/review';
import { decide, type Decision } from '@/content/lib/decide-disputes';
import type { MergeResult } from '@/content/lib/three-way-merge';
import type { Entity, ManagedRecord } from '@/content/registry';
import { SideChoice } from './side-choice';

const ParagraphChoice = lazyPart(() => import('./paragraph-choice').then((module) => module.ParagraphChoice));

type DisputedFieldsProps = {
  readonly entity: Entity;
  /** The record with what only one side changed, and what both changed. */
  readonly merge: Extract<MergeResult, { readonly kind: 'fields' }>;
  readonly onDecided: (value: ManagedRecord) => void;
};

/** What both sides changed, each with both values, and the button that takes what was chosen. */
export function DisputedFields({ entity, merge, onDecided }: DisputedFieldsProps) {
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map());
  const isDecided = merge.disputes.every(({ path }) => decisions.has(path));
  return (
    <>
      <Suspense>
        {merge.disputes.map((dispute) => {
          const Choice = dispute.parts === undefined ? SideChoice : ParagraphChoice;
          return (
            <Choice
              key={dispute.path}
              entity={entity}
              dispute={dispute}
              decision={decisions.get(dispute.path)}
              onDecide={(decision) => setDecisions((before) => new Map(before).set(dispute.path, decision))}
            />
          );
        })}
      </Suspense>
      <button
        type="button"
        aria-disabled={!isDecided}
        onClick={() => isDecided && onDecided(decide(merge, ({ path }) => decisions.get(path) ?? 'mine'))}
        className={`${actionStyles.solid} mt-4`}
      >
        {problemStrings.decide}
      </button>
    </>
  );
}
