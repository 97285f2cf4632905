import { fullTitle } from '@/components/admin/records/row-text';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { publishStrings } from '@/components/admin/strings/publish';
import type { StudioProblem } from '@/content/check/studio-problem';
import { problemText } from './problem-text';

/** A bundle with a thousand faults is as wrong as one with fifty. */
const MOST = 50;

/** Everything that is wrong, one sentence each. */
export function ProblemList({ problems }: { readonly problems: readonly StudioProblem[] }) {
  const { row } = useStudio();
  const titleOf = ({ entity, id }: StudioProblem) => {
    const known = entity !== undefined && id !== undefined && row(entity, id);
    return known ? fullTitle(known) : id;
  };
  return (
    <>
      <ul className="mt-2 list-disc pl-5">
        {problems.slice(0, MOST).map((problem, index) => (
          <li key={index}>{problemText(problem, titleOf(problem))}</li>
        ))}
      </ul>
      {problems.length > MOST && (
        <p className="mt-2">{publishStrings.outcome.more(problems.length - MOST)}</p>
      )}
    </>
  );
}
