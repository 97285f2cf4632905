import { placeIn } from '@/content/lib/field-spec';
import { publishStrings } from '@/components/admin/strings/publish';
import type { Dispute } from '@/content/exchange/plan-changes';
import { ProblemList } from './problem-list';
import type { PublishResult } from './publish-result';
import { registry } from '@/content/registry';
import { fields as fieldsOf } from '@/content/registry/forms';

const texts = publishStrings.outcome;
const reasons: Readonly<Record<Dispute['kind'], string>> = texts.disputes;

type PublishOutcomeProps = {
  readonly result: PublishResult | null;
  /** What has not happened when there are problems. */
  readonly deed: 'exported' | 'imported' | 'published' | 'written';
};

/** Says how an export or a write has ended: never done before it is proved. */
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
      {result?.kind === 'disputed' && (
        <div className="border-l-4 border-clay bg-paper p-3">
          <p className="font-semibold">{texts.disputed}</p>
          <ul className="mt-2 list-disc pl-5">
            {result.disputes.map(({ entity, id, title, kind, fields }) => (
              <li key={`${entity} ${id}`}>
                {registry[entity].one} {title || id}: {reasons[kind]}
                {fields.length > 0 &&
                  `: ${fields.map(({ path }) => placeIn(fieldsOf[entity], path).label).join(', ')}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
