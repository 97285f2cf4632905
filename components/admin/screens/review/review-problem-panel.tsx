import { type ReactNode, useState } from 'react';
import type { Resolution } from '@/components/admin/store/studio-api';
import type { ReviewProblem, Row } from '@/components/admin/store/types';
import { useStudio } from '@/components/admin/store/use-studio';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { refusalText } from '@/components/admin/records/refusal-text';
import { problemStrings } from '@/components/admin/strings/problem';
import { useAnnounce } from '@/components/admin/ui/use-announce';
import { mergeRecord } from '@/content/lib/three-way-merge';
import { SideChoice } from './side-choice';
import { chosenValue, type Side } from './chosen-value';
import { registry } from '@/content/registry';

type ReviewProblemPanelProps = {
  readonly row: Row;
  readonly problem: ReviewProblem;
};

/** Both the website and the draft have changed: the fields side by side, and the choice between them. */
export function ReviewProblemPanel({ row, problem }: ReviewProblemPanelProps) {
  const { resolve } = useStudio();
  const { announce } = useAnnounce();
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
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

  if (problem.kind === 'deleted-there') {
    return frame(
      <>
        <p className="font-semibold">{problemStrings.deletedThere(noun)}</p>
        <div className="mt-3 flex flex-wrap gap-joint">
          {button(problemStrings.keepAsNew, { kind: 'keep-as-new' })}
          {button(problemStrings.discard, { kind: 'discard' })}
        </div>
      </>,
    );
  }
  if (problem.kind === 'edited-there') {
    return frame(
      <>
        <p className="font-semibold">{problemStrings.editedThere(noun)}</p>
        <div className="mt-3 flex flex-wrap gap-joint">
          {button(problemStrings.deleteAnyway, { kind: 'delete-anyway' })}
          {button(problemStrings.keep, { kind: 'discard' })}
        </div>
      </>,
    );
  }

  const base = (row.draft?.base ?? null) as Row['published'];
  const merge = mergeRecord({ base, mine: row.value, theirs: row.published });
  const disputes = merge.kind === 'fields' ? merge.disputes : [];
  const isChosen = disputes.every(({ field }) => sides[field] !== undefined);
  return frame(
    <>
      <p className="font-semibold">{problemStrings.choose}</p>
      {disputes.map((dispute) => (
        <SideChoice
          key={dispute.field}
          entity={row.entity}
          dispute={dispute}
          side={sides[dispute.field] ?? null}
          onChoose={(side) => setSides({ ...sides, [dispute.field]: side })}
        />
      ))}
      <button
        type="button"
        aria-disabled={!isChosen}
        onClick={() => {
          if (isChosen && merge.kind === 'fields') {
            void decide({ kind: 'value', value: chosenValue(merge.value, disputes, sides) });
          }
        }}
        className={`${actionStyles.solid} mt-4`}
      >
        {problemStrings.decide}
      </button>
    </>,
  );
}
