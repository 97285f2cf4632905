import { useState } from 'react';
import { chosenValue, type Side } from '@/components/admin/screens/review/chosen-value';
import { SideChoice } from '@/components/admin/screens/review/side-choice';
import { changeKey } from '@/components/admin/store/keys';
import { useStudio } from '@/components/admin/store/use-studio';
import { problemStrings } from '@/components/admin/strings/problem';
import { actionStyles } from '@/components/admin/ui/control-styles';
import type { Dispute } from '@/content/exchange/plan-changes';
import { mergeRecord } from '@/content/lib/three-way-merge';
import { type ManagedRecord, registry } from '@/content/registry';

type DisputePanelProps = {
  readonly dispute: Dispute;
  /** What the change starts from. */
  readonly base: ManagedRecord | null;
  /**
   * `theirs` is the version that was seen: what the change is to start from now. Undefined where the draft is gone.
   */
  readonly onDecided: (key: string, theirs: ManagedRecord | null | undefined) => void;
};

/** A record that somebody else has published while it was changed here: both sides, and the choice between them. */
export function DisputePanel({ dispute, base, onDecided }: DisputePanelProps) {
  const { put, discard } = useStudio();
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const { entity, id, kind, mine, theirs, fields } = dispute;
  const { one } = registry[entity];
  const key = changeKey(dispute);
  const isChosen = fields.every(({ field }) => sides[field] !== undefined);

  const drop = () => void discard([{ entity, id }]).then(() => onDecided(key, undefined));
  const decide = async () => {
    if (mine === null || theirs === null || !isChosen) return;
    const merged = mergeRecord({ base, mine, theirs });
    if (merged.kind !== 'fields') return;
    await put({ entity, id }, chosenValue(merged.value, fields, sides));
    onDecided(key, theirs);
  };

  return (
    <section aria-label={dispute.title || id} className="mt-4 border-l-4 border-ink bg-paper p-4">
      <p className="font-semibold">
        {dispute.title || id} ({one})
      </p>
      {kind === 'fields' ? (
        <>
          {fields.map((field) => (
            <SideChoice
              key={field.field}
              entity={entity}
              dispute={field}
              side={sides[field.field] ?? null}
              onChoose={(side) => setSides({ ...sides, [field.field]: side })}
            />
          ))}
          <button
            type="button"
            aria-disabled={!isChosen}
            onClick={() => void decide()}
            className={`${actionStyles.solid} mt-4`}
          >
            {problemStrings.decide}
          </button>
        </>
      ) : (
        <>
          <p>
            {kind === 'deleted-there' ? problemStrings.deletedThere(one) : problemStrings.editedThere(one)}
          </p>
          <div className="mt-3 flex flex-wrap gap-joint">
            <button type="button" onClick={() => onDecided(key, theirs)} className={actionStyles.outline}>
              {kind === 'deleted-there' ? problemStrings.keepAsNew : problemStrings.deleteAnyway}
            </button>
            <button type="button" onClick={drop} className={actionStyles.outline}>
              {kind === 'deleted-there' ? problemStrings.discard : problemStrings.keep}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
