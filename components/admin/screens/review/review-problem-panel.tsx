import { baseOf, sentOf } from '@/components/admin/store/records';
import type { Resolution, ReviewProblem, Row } from '@/components/admin/store/types';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { useAct } from '@/components/admin/records/use-act';
import { problemStrings } from '@/components/admin/strings/review';
import { mergeRecord } from '@/content/lib/three-way-merge';
import { DeletedSide } from './deleted-side';
import { DisputedFields } from './disputed-fields';
import { registry } from '@/content/registry';

type ReviewProblemPanelProps = {
  readonly row: Row;
  readonly problem: ReviewProblem;
};

/** Both the website and the draft have changed: the fields side by side, and the choice between them. */
export function ReviewProblemPanel({ row, problem }: ReviewProblemPanelProps) {
  const { resolve } = useStudio();
  const act = useAct();
  const decide = (resolution: Resolution) => void act(resolve(row, resolution));
  const { draft, value: mine, published: theirs } = row;
  const merge = draft && mergeRecord({ base: baseOf(draft), mine, theirs, sent: sentOf(draft) });

  return (
    <section aria-label={problemStrings.name} className="mb-6 border-l-4 border-ink bg-paper p-4">
      {problem.kind !== 'disputed' ? (
        <DeletedSide
          kind={problem.kind}
          one={registry[row.entity].singular}
          onMine={() => decide({ kind: problem.kind === 'deleted-there' ? 'keep-as-new' : 'delete-anyway' })}
          onTheirs={() => decide({ kind: 'discard' })}
        />
      ) : (
        merge?.kind === 'fields' && (
          <>
            <p className="font-semibold">{problemStrings.choose}</p>
            <DisputedFields
              entity={row.entity}
              merge={merge}
              onDecided={(value) => decide({ kind: 'value', value })}
            />
          </>
        )
      )}
    </section>
  );
}
