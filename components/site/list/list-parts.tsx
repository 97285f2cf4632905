import { MAX_NOTE } from '@/components/site/shared/project-list/project-list';
import { Button } from '@/components/ui/button';
import { counted } from '@/content/lib/fill';
import type { Language } from '@/content/lib/language';
import type { ListPageTexts } from '@/content/strings/en/list';

type ListFaultsProps = {
  readonly texts: Pick<ListPageTexts, 'unreadable' | 'noNames'>;
  readonly isForeign: boolean;
  readonly hasNoNames: boolean;
};

/** What of the list could not be read or fetched. */
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

/** The visitor's note to the list. */
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
  /** Products of the list that came. */
  readonly count: number;
  readonly onTake: () => void;
};

/** A list that came with the address is taken over only when the visitor says so. */
export function ListOffer({ language, texts, count, onTake }: ListOfferProps) {
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-4 bg-concrete-100 p-5">
      <p>{count === 0 ? texts.none : counted(texts.some, count, language)}</p>
      {count > 0 && <Button onClick={onTake}>{texts.take}</Button>}
    </div>
  );
}
