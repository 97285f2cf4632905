import { type Change, diffWordsWithSpace } from 'diff';

/** Characters kept at each end of unchanged text; a longer one is cut in its middle, to keep changes visible. */
const CONTEXT = 160;

type WordChangesProps = { readonly before: string; readonly after: string };

/** Shows a long text with removed words struck through and added words underlined. */
export const WordChanges = ({ before, after }: WordChangesProps) => (
  <p className="max-h-96 overflow-y-auto whitespace-pre-line">
    <MarkedWords parts={diffWordsWithSpace(before, after).map(shortened)} />
  </p>
);

type MarkedWordsProps = { readonly parts: readonly Pick<Change, 'value' | 'added' | 'removed'>[] };

/** Renders the parts of a word diff as `ins`, `del` and plain text. */
export const MarkedWords = ({ parts }: MarkedWordsProps) =>
  parts.map(({ value, added, removed }, index) => {
    if (added) {
      return (
        <ins key={index} className="bg-good/15 font-semibold decoration-good">
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

function shortened(part: Change) {
  const { value: text } = part;
  if (part.added || part.removed || text.length <= 2 * CONTEXT) return part;
  return { ...part, value: `${text.slice(0, CONTEXT)} […] ${text.slice(-CONTEXT)}` };
}
