import { site } from '@/components/admin/site';
import type { Ref } from 'react';
import type { StudioProblem } from '@/lib/records';
import { outcomeStrings as texts } from '@/components/admin/strings/publish';
import { fullTitle } from '@/components/admin/records/row-text';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { issueMessage, issuePath, messageWithField } from '@/components/admin/fields/messages';

/** Result of an export, import or publication. */
export type PublishResult =
  | { readonly kind: 'done'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'problems'; readonly problems: readonly StudioProblem[] };

/** Maximum number of problems listed. */
const MAX = 50;

/** Lists problems, one sentence each. */
export function ProblemList({ problems }: { readonly problems: readonly StudioProblem[] }) {
  const { row } = useStudio();
  const titleOf = ({ entity, id }: StudioProblem) => {
    const known = entity !== undefined && id !== undefined && row(entity, id);
    return known ? fullTitle(known) : id;
  };
  return (
    <>
      <ul className="mt-2 list-disc pl-5">
        {problems.slice(0, MAX).map((problem, index) => (
          <li key={index}>{problemText(problem, titleOf(problem))}</li>
        ))}
      </ul>
      {problems.length > MAX && <p className="mt-2">{texts.more(problems.length - MAX)}</p>}
    </>
  );
}

type PublishOutcomeProps = {
  /** For the focus, where the pressed button unmounts. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly result: PublishResult | null;
  readonly action: 'exported' | 'imported' | 'published';
};

/** Shows the result of an export, import or publication in a live region. */
export function PublishOutcome({ ref, result, action }: PublishOutcomeProps) {
  return (
    <div ref={ref} role="status" tabIndex={-1} className="mt-4 empty:mt-0 focus:outline-none">
      {result !== null && 'text' in result && (
        <p
          className={`border-l-4 ${result.kind === 'done' ? 'border-good' : 'border-clay'} bg-paper p-3 font-semibold`}
        >
          {result.text}
        </p>
      )}
      {result?.kind === 'problems' && (
        <div className="border-l-4 border-clay bg-paper p-3">
          <p className="font-semibold">{texts.nothing[action]}</p>
          <ProblemList problems={result.problems} />
        </div>
      )}
    </div>
  );
}

/** Returns a problem as a sentence with the form's labels. `title`: undefined for a problem of the whole entity. */
function problemText({ message, reason, field, issue, entity, id }: StudioProblem, title = id) {
  if (entity === undefined) return message;
  const { singular, plural } = site().registry[entity];
  if (title === undefined) return reason === undefined ? message : `${plural}: ${reason}.`;
  const specs = site().formOf(entity).fields;
  const where = `${singular} “${title}”: `;
  if (issue !== undefined) {
    return where + messageWithField(specs, issuePath(specs, issue), issueMessage(specs, issue, {}));
  }
  return field === undefined || reason === undefined
    ? message
    : where + messageWithField(specs, field, reason);
}
