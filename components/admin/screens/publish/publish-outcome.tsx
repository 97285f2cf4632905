import { publishStrings } from '@/components/admin/strings/publish';
import { ProblemList } from './problem-list';
import type { PublishResult } from './publish-result';

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
