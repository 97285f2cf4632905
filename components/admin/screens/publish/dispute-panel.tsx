import { site } from '@/components/admin/site';
import { DeletedSide, DisputedFields } from '@/components/admin/screens/review/disputed-fields';
import { draftKey } from '@/components/admin/store/layers';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { act } from '@/components/admin/ui/announce';
import type { Dispute } from '@/lib/exchange';
import { mergeRecord } from '@/lib/merge';
import type { ManagedRecord } from '@/lib/records';

type DisputePanelProps = {
  readonly dispute: Dispute;
  readonly base: ManagedRecord | null;
  /** `theirs`: the version seen, the change's new base; undefined if the draft was discarded. */
  readonly onDecided: (key: string, theirs: ManagedRecord | null | undefined) => void;
};

/** Lets the user resolve a record that somebody else published while it was edited here. */
export function DisputePanel({ dispute, base, onDecided }: DisputePanelProps) {
  const { put, discard } = useStudio();
  const { entity, id, kind, mine, theirs } = dispute;
  const { singular } = site().registry[entity];
  const key = draftKey(dispute);

  const drop = async () => {
    if (await act(discard([{ entity, id }]))) onDecided(key, undefined);
  };
  const merged = mine === null || theirs === null ? null : mergeRecord({ base, mine, theirs });
  const decide = async (value: ManagedRecord) => {
    if (await act(put({ entity, id }, value))) onDecided(key, theirs);
  };

  return (
    <section aria-label={dispute.title || id} className="mt-4 border-l-4 border-ink bg-paper p-4">
      <p className="font-semibold">{`${dispute.title || id} (${singular})`}</p>
      {kind === 'fields' ? (
        merged?.kind === 'fields' && (
          <DisputedFields entity={entity} merge={merged} onDecided={(value) => void decide(value)} />
        )
      ) : (
        <DeletedSide
          kind={kind}
          singular={singular}
          onMine={() => onDecided(key, theirs)}
          onTheirs={() => void drop()}
        />
      )}
    </section>
  );
}
