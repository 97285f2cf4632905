import { useState } from 'react';
import { oneLineSize } from '@/components/site/shared/one-line-size';
import {
  countOf,
  type ListItem,
  MAX_NOTE,
  type ProjectList,
} from '@/components/site/shared/project-list/project-list';
import { Button } from '@/components/ui/button';
import { countText, countIn, fill } from '@/content/lib/fill';
import type { Language } from '@/content/lib/language';
import type { ListPageTexts } from '@/content/strings/en/list';

type ListFaultsProps = {
  readonly texts: Pick<ListPageTexts, 'unreadable' | 'noNames'>;
  readonly isForeign: boolean;
  readonly hasNoNames: boolean;
};

/** Messages about an unreadable list, or product names that could not be loaded. */
export function ListFaults({ texts, isForeign, hasNoNames }: ListFaultsProps) {
  return (
    <>
      {isForeign && (
        <p role="alert" className="mb-6 font-semibold">
          {texts.unreadable}
        </p>
      )}
      {hasNoNames && (
        <p role="alert" className="mb-6 font-semibold">
          {texts.noNames}
        </p>
      )}
    </>
  );
}

type ListNoteProps = {
  readonly label: string;
  readonly note: string;
  readonly onChange: (note: string) => void;
};

/** Field for the visitor's note. */
export function ListNote({ label, note, onChange }: ListNoteProps) {
  return (
    <label className="mt-8 grid gap-2">
      <span className="type-data">{label}</span>
      <textarea
        rows={3}
        maxLength={MAX_NOTE}
        value={note}
        onChange={({ target }) => onChange(target.value)}
        className="w-full border border-ink bg-white p-3 print:resize-none print:border-0 print:p-0"
      />
    </label>
  );
}

type ListOfferProps = {
  readonly language: Language;
  readonly texts: ListPageTexts['offer'];
  /** The visitor's current list. */
  readonly own: ProjectList;
  /** The list in the address. */
  readonly shared: ProjectList;
  /** Returns the title of a product. */
  readonly titleOf: (id: string) => string;
  readonly onTake: (takesNote: boolean) => void;
};

/** Offers a shared list from the address: shows its changes, and applies them only on request. */
export function ListOffer({ language, texts, own, shared, titleOf, onTake }: ListOfferProps) {
  const [takesNote, setTakesNote] = useState(false);
  if (shared.items.length === 0) return <p className="mb-8 bg-concrete-100 p-5">{texts.none}</p>;
  const changeOf = ({ id, count }: ListItem) => {
    const before = countOf(own, id);
    const counts = { own: countIn(before, language), count: countIn(count, language) };
    return fill(before === 0 ? texts.added : before < count ? texts.raised : texts.stays, counts);
  };
  return (
    <section
      aria-labelledby="shared-list"
      className="mb-8 grid justify-items-start gap-4 bg-concrete-100 p-5"
    >
      <p id="shared-list">{countText(texts.some, shared.items.length, language)}</p>
      <ul className="grid gap-1 type-small">
        {shared.items.map((item) => (
          <li key={item.id}>
            <b>{oneLineSize(titleOf(item.id))}</b>: {changeOf(item)}
          </li>
        ))}
      </ul>
      {shared.note !== '' && (
        <div className="grid gap-1 type-small">
          <p>{texts.note}</p>
          <blockquote className="border-l-2 border-ink pl-3 break-words whitespace-pre-line">
            {shared.note}
          </blockquote>
          {own.note !== '' && (
            <label className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                checked={takesNote}
                onChange={({ target }) => setTakesNote(target.checked)}
                className="size-5 accent-ink"
              />
              {texts.takeNote}
            </label>
          )}
        </div>
      )}
      <Button onClick={() => onTake(takesNote)}>{texts.take}</Button>
    </section>
  );
}
