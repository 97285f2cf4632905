'use client';

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { Link } from '@/components/ui/link';
import { MAX_COUNT, readCount, withLines } from '@/components/site/shared/project-list/project-list';
import { useProjectList } from '@/components/site/shared/project-list/use-project-list';
import { countIn, fill, inDigits, type Language } from '@/lib/text';
import type { ListTexts } from '@/content/strings/list';
import type { PageLink } from '@/content/strings/locale';
import { Filled } from '@/components/site/shared/filled';

type AddToListProps = {
  readonly language: Language;
  readonly texts: ListTexts;
  readonly page: PageLink;
  readonly id: string;
  readonly title: string;
  readonly lead: string;
};

/** Quantity that a text adds, one if it is empty; 0 for a text that the list does not take. */
const countAdded = (text: string) => readCount(text || '1') ?? 0;

/** Adds a quantity to the visitor's list. No form: before scripts run, browsers would submit it. */
export function AddToList({ language, texts, page, id, title, lead }: AddToListProps) {
  const { list, change } = useProjectList();
  const [text, setText] = useState('');
  const [isKept, setIsKept] = useState(true);
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const listed = list.lines.find((line) => line.id === id)?.count;
  const isWrong = countAdded(text) === 0;

  const read = () => {
    const typed = field.current?.value.trim() ?? '';
    setText(typed);
    return typed;
  };
  // Reads text typed before the script ran.
  useEffect(() => void read(), []);

  const add = () => {
    // The state may lack that text: a press before the script ran is made again at once.
    const typed = read();
    const count = countAdded(typed);
    if (count === 0) return field.current?.focus();
    setIsKept(change((before) => withLines(before, [{ id, product: id, count }])));
    setText('');
  };
  const addOnEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') add();
  };

  return (
    <div role="group" className="flex flex-wrap items-end gap-joint noscript:hidden" aria-label={title}>
      <label className="grid gap-1 type-small">
        <span>{texts.pieces}</span>
        <input
          ref={field}
          id={fieldId}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          placeholder={inDigits(listed ?? 1, language)}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${fieldId}-status`}
          onChange={({ target }) => setText(target.value.trim())}
          onKeyDown={addOnEnter}
          className="h-control w-28 border border-ink bg-white px-3 type-data-large text-ink"
        />
      </label>
      <button type="button" onClick={add} className={buttonStyles({ tone: 'outline' })}>
        {listed === undefined ? texts.add : texts.change}
      </button>
      <p id={`${fieldId}-status`} role="status" className="w-full type-small">
        {isWrong ? (
          fill(texts.whole, { most: countIn(MAX_COUNT, language) })
        ) : listed === undefined ? (
          lead
        ) : (
          <>
            <Filled
              text={texts.listed}
              parts={{
                count: countIn(listed, language),
                list: (
                  <Link {...page} className="underline underline-offset-4">
                    {texts.myList}
                  </Link>
                ),
              }}
            />
            {!isKept && <span>{` ${texts.keepsNothing}`}</span>}
          </>
        )}
      </p>
    </div>
  );
}
