import type { ReactNode } from 'react';
import type { Resolution } from '@/components/admin/store/studio-api';
import type { ReviewProblem, Row } from '@/components/admin/store/types';
import { useStudio } from '@/components/admin/store/use-studio';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { refusalText } from '@/components/admin/records/refusal-text';
import { problemStrings } from '@/components/admin/strings/problem';
import { useAnnounce } from '@/components/admin/ui/use-announce';
import { mergeRecord } from '@/content/lib/three-way-merge';
import { DisputedFields } from './disputed-fields';
import { registry } from '@/content/registry';

type ReviewProblemPanelProps = {
  readonly row: Row;
  readonly problem: ReviewProblem;
};

/** Both the website and the draft have changed: the fields side by side, and the choice between them. */
export function ReviewProblemPanel({ row, problem }: ReviewProblemPanelProps) {
  const { resolve } = useStudio();
  const { announce } = useAnnounce();
  const noun = registry[row.entity].one;

  const decide = async (resolution: Resolution) => {
    const outcome = await resolve(row, resolution);
    if (!outcome.ok) announce(refusalText(outcome));
  };

  const button = (label: string, resolution: Resolution) => (
    <button type="button" onClick={() => void decide(resolution)} className={actionStyles.outline}>
      {label}
    </button>
  );

  const frame = (children: ReactNode) => (
    <section aria-label={problemStrings.name} className="mb-6 border-l-4 border-ink bg-paper p-4">
      {children}
    </section>
  );

  if (problem.kind !== 'disputed') {
    const isGone = problem.kind === 'deleted-there';
    return frame(
      <>
        <p className="font-semibold">
          {isGone ? problemStrings.deletedThere(noun) : problemStrings.editedThere(noun)}
        </p>
        <div className="mt-3 flex flex-wrap gap-joint">
          {isGone
            ? button(problemStrings.keepAsNew, { kind: 'keep-as-new' })
            : button(problemStrings.deleteAnyway, { kind: 'delete-anyway' })}
          {button(isGone ? problemStrings.discard : problemStrings.keep, { kind: 'discard' })}
        </div>
      </>,
    );
  }

  const base = (row.draft?.base ?? null) as Row['published'];
  const merge = mergeRecord({ base, mine: row.value, theirs: row.published });
  return frame(
    <>
      <p className="font-semibold">{problemStrings.choose}</p>
      {merge.kind === 'fields' && (
        <DisputedFields
          entity={row.entity}
          disputes={merge.disputes}
          merged={merge.value}
          onDecided={(value) => void decide({ kind: 'value', value })}
        />
      )}
    </>,
  );
}
