import { ParagraphChoice } from './paragraph-choice';
import { site } from '@/components/admin/site';
import { draftedValue } from '@/components/admin/records/entities';
import { baseOf } from '@/components/admin/store/layers';
import type { Resolution, Row } from '@/components/admin/store/types';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { act } from '@/components/admin/ui/announce';
import { problemStrings } from '@/components/admin/strings/review';
import { actionStrings } from '@/components/admin/strings/shared';
import { mergeRecord, type MergeResult, decide, type Decision } from '@/lib/merge';
import type { Entity, ManagedRecord } from '@/lib/records';
import { useRef, useState } from 'react';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { focusHeading } from '@/components/admin/ui/focus-heading';
import { SideChoice } from './side-choice';

/** Lets the user resolve a record that changed both on the website and in the draft. */
export function ReviewProblemPanel({ row }: { readonly row: Row }) {
  const { resolve } = useStudio();
  const panel = useRef<HTMLElement>(null);
  const decide = async (resolution: Resolution) => {
    // The panel unmounts: focus moves to its change in the review, which may be gone too, or to the editor's heading.
    const places = (['li', 'dialog'] as const).map((place) => panel.current?.closest(place));
    if (!(await act(resolve(row, resolution)))) return;
    const place = places.find((one) => one?.isConnected);
    if (!place) return focusHeading();
    place.tabIndex = -1;
    place.focus();
  };
  const { change, below: theirs } = row;
  const mine = draftedValue(row);
  const merge = change && mergeRecord({ base: baseOf(change), mine, theirs });
  if (merge === null || merge.kind === 'merged') return null;

  return (
    <section ref={panel} aria-label={problemStrings.name} className="mb-6 border-l-4 border-ink bg-paper p-4">
      {merge.kind !== 'fields' ? (
        <DeletedSide
          kind={merge.kind}
          singular={site().registry[row.entity].singular}
          onMine={() => void decide({ kind: theirs === null ? 'keep-as-new' : 'delete-anyway' })}
          onTheirs={() => void decide({ kind: 'discard' })}
        />
      ) : (
        <>
          <p className="font-semibold">{problemStrings.choose}</p>
          <DisputedFields
            entity={row.entity}
            merge={merge}
            onDecided={(value) => void decide({ kind: 'value', value })}
          />
        </>
      )}
    </section>
  );
}

type DisputedFieldsProps = {
  readonly entity: Entity;
  /** The merged record with the fields that both sides changed. */
  readonly merge: Extract<MergeResult, { readonly kind: 'fields' }>;
  readonly onDecided: (value: ManagedRecord) => void;
};

/** Lists disputed fields with both values, and a button that applies the choices. */
export function DisputedFields({ entity, merge, onDecided }: DisputedFieldsProps) {
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map());
  const isDecided = merge.disputes.every(({ path }) => decisions.has(path));
  return (
    <>
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
      <StudioButton
        label={problemStrings.decide}
        look="solid"
        isOff={!isDecided}
        onPress={() => onDecided(decide(merge, ({ path }) => decisions.get(path) ?? 'mine'))}
        className="mt-4"
      />
    </>
  );
}

type DeletedSideProps = {
  readonly kind: 'deleted-there' | 'edited-there';
  readonly singular: string;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
};

/** Lets the user choose between deletion and change of a record, made by different sides. */
export function DeletedSide({ kind, singular, onMine, onTheirs }: DeletedSideProps) {
  const [question, mine, theirs] =
    kind === 'deleted-there'
      ? [problemStrings.deletedThere(singular), problemStrings.keepAsNew, actionStrings.discard]
      : [problemStrings.editedThere(singular), problemStrings.deleteAnyway, problemStrings.keep];
  return (
    <>
      <p className="font-semibold">{question}</p>
      <div className="mt-3 flex flex-wrap gap-joint">
        <StudioButton label={mine} onPress={onMine} />
        <StudioButton label={theirs} onPress={onTheirs} />
      </div>
    </>
  );
}
