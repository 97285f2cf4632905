import type { Change } from 'diff';
import { useEffect, useState } from 'react';

/** Unchanged text longer than this is cut in its middle, so that the changes are seen. */
const CONTEXT = 160;

type WordChangesProps = { readonly before: string; readonly after: string };

/** A long text with its changed words marked: those that go struck through, those that come underlined. */
export function WordChanges({ before, after }: WordChangesProps) {
  const [parts, setParts] = useState<readonly Change[] | null>(null);

  useEffect(() => {
    let isWanted = true;
    void import('diff').then(({ diffWordsWithSpace }) => {
      if (isWanted) setParts(diffWordsWithSpace(before, after));
    });
    return () => {
      isWanted = false;
    };
  }, [before, after]);

  if (parts === null) return <p className="whitespace-pre-line">{after}</p>;
  return (
    <p className="max-h-96 overflow-y-auto whitespace-pre-line">
      <MarkedWords parts={parts.map(shortened)} />
    </p>
  );
}

type MarkedWordsProps = { readonly parts: readonly Pick<Change, 'value' | 'added' | 'removed'>[] };

/** A text with its changed words: those that go struck through, those that come underlined. */
export const MarkedWords = ({ parts }: MarkedWordsProps) =>
  parts.map(({ value, added, removed }, index) => {
    if (added) {
      return (
        <ins key={index} className="bg-leaf/15 font-semibold decoration-leaf">
          {value}
        </ins>
      );
    }
    if (removed) {
      return (
        <del key={index} className="text-concrete-600 decoration-clay">
          {value}
        </del>
      );
    }
    return <span key={index}>{value}</span>;
  });

/** What has not changed, cut in its middle where it is long. */
function shortened(part: Change) {
  const { value: text } = part;
  if (part.added || part.removed || text.length <= 2 * CONTEXT) return part;
  return { ...part, value: `${text.slice(0, CONTEXT)} […] ${text.slice(-CONTEXT)}` };
}
