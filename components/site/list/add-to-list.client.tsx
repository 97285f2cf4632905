'use client';

import { type KeyboardEvent, useId, useState } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { Link } from '@/components/ui/link';
import { MAX_COUNT, withCount } from '@/components/site/shared/project-list/project-list';
import { useProjectList } from '@/components/site/shared/project-list/use-project-list';
import { routes } from '@/content/routes';

type AddToListProps = {
  readonly id: string;
  /** What the product is called, with its size. */
  readonly title: string;
};

/**
 * Puts a product with a count onto the visitor's list. Absent without scripts. A group and no form: before the scripts run,
 * a browser would send a form to the page itself.
 */
export function AddToList({ id, title }: AddToListProps) {
  const { list, change } = useProjectList();
  const [text, setText] = useState('');
  const [isKept, setIsKept] = useState(true);
  const fieldId = useId();
  const listed = list.items.find((item) => item.id === id)?.count;
  const isWrong = text !== '' && !/^[1-9]\d{0,5}$/.test(text);

  const add = () => {
    if (isWrong) return;
    setIsKept(change((before) => withCount(before, id, Number(text || '1'))));
    setText('');
  };
  const addOnEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') add();
  };

  return (
    <div role="group" className="flex flex-wrap items-end gap-joint noscript:hidden" aria-label={title}>
      <label className="grid gap-1 type-data">
        Pieces
        <input
          id={fieldId}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          placeholder={String(listed ?? 1)}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${fieldId}-said`}
          onChange={({ target }) => setText(target.value.trim())}
          onKeyDown={addOnEnter}
          className="h-control w-32 border border-ink bg-white px-3 type-data-large"
        />
      </label>
      <button type="button" onClick={add} className={buttonStyles({ tone: 'ink' })}>
        {listed === undefined ? 'Add to my list' : 'Change my list'}
      </button>
      <p id={`${fieldId}-said`} role="status" className="w-full type-small">
        {isWrong && `Enter a whole number from 1 to ${MAX_COUNT.toLocaleString('en-US')}.`}
        {!isWrong && listed !== undefined && (
          <>
            {`${listed.toLocaleString('en-US')} on `}
            <Link href={routes.list} className="underline underline-offset-4">
              my list
            </Link>
            .{!isKept && ' This browser keeps nothing: send the list before you leave the site.'}
          </>
        )}
      </p>
    </div>
  );
}
