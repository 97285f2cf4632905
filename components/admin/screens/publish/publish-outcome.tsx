import type { StudioProblem } from '@/content/check/studio-problem';
import { publishStrings } from '@/components/admin/strings/publish';
import { fullTitle } from '@/components/admin/records/row-text';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { issueMessage, issuePath, messageWithField } from '@/components/admin/fields/messages';
import { registry } from '@/content/registry';
import { entityFields } from '@/content/registry/forms';

/** How an export or an import has ended. */
export type PublishResult =
  | { readonly kind: 'done'; readonly text: string }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'problems'; readonly problems: readonly StudioProblem[] };

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

const texts = publishStrings.outcome;

type PublishOutcomeProps = {
  readonly result: PublishResult | null;
  /** What has not happened when there are problems. */
  readonly deed: 'exported' | 'imported' | 'published';
};

/** Says how an export, an import or a publication has ended: never done before it is proved. */
export function PublishOutcome({ result, deed }: PublishOutcomeProps) {
  return (
    <div role="status" className="mt-4 empty:mt-0">
      {result?.kind === 'done' && (
        <p className="border-l-4 border-leaf bg-paper p-3 font-semibold">{result.text}</p>
      )}
      {result?.kind === 'failed' && (
        <p className="border-l-4 border-clay bg-paper p-3 font-semibold">{result.text}</p>
      )}
      {result?.kind === 'problems' && (
        <div className="border-l-4 border-clay bg-paper p-3">
          <p className="font-semibold">{texts.nothing(deed)}</p>
          <ProblemList problems={result.problems} />
        </div>
      )}
    </div>
  );
}

/**
 * A problem of a bundle as a sentence, with the names that the form has for record and field.
 * @param title of the record that it is about, where there is one; its id stands in for an unknown one
 */
function problemText({ message, reason, field, issue, entity, id }: StudioProblem, title = id) {
  if (entity === undefined) return message;
  const { singular, plural } = registry[entity];
  if (title === undefined) return reason === undefined ? message : `${plural}: ${reason}.`;
  const specs = entityFields[entity];
  const where = `${singular} “${title}”: `;
  if (issue !== undefined) {
    return where + messageWithField(specs, issuePath(specs, issue), issueMessage(specs, issue, {}));
  }
  return field === undefined || reason === undefined
    ? message
    : where + messageWithField(specs, field, reason);
}
