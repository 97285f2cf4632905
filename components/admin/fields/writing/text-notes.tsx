import { useDeferredValue, useEffect, useMemo } from 'react';
import { textFactStrings as texts } from '@/components/admin/strings/writing';
import { editedBlock } from '@/components/admin/ui/edited-block';
import { pageBlockAt, textFacts } from '@/components/admin/writing/text-facts';

type TextNotesProps = {
  readonly id: string;
  readonly label: string;
  readonly markdown: string;
  /** Offset of the caret in the Markdown; null while the visual editor is used. */
  readonly caret: number | null;
};

/** Shows number of words, reading time and omissions below a long text. Deferred: typing has priority. */
export function TextNotes({ id, label, markdown, caret }: TextNotesProps) {
  const deferredText = useDeferredValue(markdown);
  const facts = useMemo(() => textFacts(deferredText), [deferredText]);

  useEffect(() => {
    if (caret !== null) editedBlock.setState({ block: pageBlockAt(markdown, caret) });
  }, [caret, markdown]);

  if (facts === null || deferredText.trim() === '') return null;
  const lacks = [
    facts.undescribed > 0 ? texts.undescribed(facts.undescribed) : null,
    facts.outOfOrder === null ? null : texts.order(facts.outOfOrder),
    facts.hasPicture ? null : texts.noPicture,
  ].filter((note) => note !== null);
  return (
    <ul
      id={`${id}-notes`}
      aria-label={texts.name(label)}
      className="mt-2 flex flex-wrap gap-x-6 text-sm text-concrete-600"
    >
      <li className="tabular-nums">{texts.words(facts.words, facts.minutes)}</li>
      {lacks.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
