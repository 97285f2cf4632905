import { DisputedFields } from '@/components/admin/screens/review/disputed-fields';
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
  const { entity, id, kind, mine, theirs, fields } = dispute;
  const { one } = registry[entity];
  const key = changeKey(dispute);

  const drop = () => void discard([{ entity, id }]).then(() => onDecided(key, undefined));
  const merged = mine === null || theirs === null ? null : mergeRecord({ base, mine, theirs });
  const decide = (value: ManagedRecord) => void put({ entity, id }, value).then(() => onDecided(key, theirs));

  return (
    <section aria-label={dispute.title || id} className="mt-4 border-l-4 border-ink bg-paper p-4">
      <p className="font-semibold">
        {dispute.title || id} ({one})
      </p>
      {kind === 'fields' ? (
        merged?.kind === 'fields' && (
          <DisputedFields entity={entity} disputes={fields} merged={merged.value} onDecided={decide} />
        )
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
