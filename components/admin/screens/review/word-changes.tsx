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
      {parts.map(({ value, added, removed }, index) => {
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
        return <span key={index}>{shortened(value)}</span>;
      })}
    </p>
  );
}

function shortened(text: string) {
  if (text.length <= 2 * CONTEXT) return text;
  return `${text.slice(0, CONTEXT)} […] ${text.slice(-CONTEXT)}`;
}
