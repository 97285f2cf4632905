import { useState } from 'react';
import { together, countText, countIn, fill, type Language } from '@/lib/text';
import {
  type ListLine,
  MAX_NOTE,
  type ProjectList,
} from '@/components/site/shared/project-list/project-list';
import { ownLine } from './list-changes';
import { Button } from '@/components/ui/button';
import { buttonStyles } from '@/components/ui/button-styles';
import type { ListPageTexts } from '@/content/strings/list';

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
    <label className={`mt-8 grid gap-2 ${note === '' ? 'print:hidden' : ''}`}>
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
  readonly own: ProjectList;
  /** The list of the link. */
  readonly shared: ProjectList;
  /** Whether lines of the link are left out. */
  readonly isForeign: boolean;
  readonly nameOf: (line: ListLine) => string;
  readonly onTake: (takesNote: boolean) => void;
};

/** Offers the list of a link: shows its changes line by line, and applies them only on request. */
export function ListOffer({ language, texts, own, shared, isForeign, nameOf, onTake }: ListOfferProps) {
  const [takesNote, setTakesNote] = useState(false);
  if (shared.lines.length === 0) return <p className="mb-8 bg-concrete-100 p-5">{texts.none}</p>;
  const changeOf = (line: ListLine) => {
    const before = ownLine(own, line)?.count ?? 0;
    const counts = { own: countIn(before, language), count: countIn(line.count, language) };
    return fill(before === 0 ? texts.added : before < line.count ? texts.raised : texts.stays, counts);
  };
  return (
    <section
      aria-labelledby="shared-list"
      className="mb-8 grid justify-items-start gap-4 bg-concrete-100 p-5"
    >
      <p id="shared-list">{countText(texts.some, shared.lines.length, language)}</p>
      <ul className="grid gap-1 type-small">
        {shared.lines.map((line) => (
          <li key={line.id}>
            <b>{`${together(nameOf(line))}: `}</b>
            <span>{changeOf(line)}</span>
          </li>
        ))}
      </ul>
      {isForeign && <p className="type-small font-semibold">{texts.left}</p>}
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
              <span>{texts.takeNote}</span>
            </label>
          )}
        </div>
      )}
      <Button onClick={() => onTake(takesNote)}>{texts.take}</Button>
    </section>
  );
}

type ListActionsProps = {
  readonly texts: ListPageTexts;
  /** `mailto:` address with the list; undefined if too long. */
  readonly mail: string | undefined;
  readonly whatsApp: string | undefined;
  readonly onCopyText: () => void;
  readonly onCopyLink: () => void;
  readonly onClear: () => void;
};

/** Buttons and links to send the list, and apart from them the one that clears it. Nothing is sent before one is used. */
export function ListActions({ texts, mail, whatsApp, onCopyText, onCopyLink, onClear }: ListActionsProps) {
  const quiet = buttonStyles({ tone: 'outline' });
  return (
    <div className="mt-8 print:hidden">
      <div className="flex flex-wrap gap-joint">
        {mail === undefined ? (
          <p className="w-full">{texts.tooLong}</p>
        ) : (
          <a href={mail} className={buttonStyles({ tone: 'ink' })}>
            {texts.email}
          </a>
        )}
        {whatsApp !== undefined && (
          <a href={whatsApp} target="_blank" rel="noopener" className={quiet}>
            {texts.whatsApp}
          </a>
        )}
        <button type="button" className={quiet} onClick={onCopyText}>
          {texts.copyText}
        </button>
        <button type="button" className={quiet} onClick={onCopyLink}>
          {texts.copyLink}
        </button>
        <button type="button" className={quiet} onClick={() => window.print()}>
          {texts.print}
        </button>
      </div>
      <button
        type="button"
        className="mt-6 min-h-11 cursor-pointer underline underline-offset-4"
        onClick={onClear}
      >
        {texts.clear}
      </button>
    </div>
  );
}
