'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from '@/components/ui/link';
import { fill, type Language } from '@/lib/text';
import type { CompareTexts } from '@/content/strings/products';
import { useAddress, writeQuery } from '../use-address';
import { columnOf, compareQuery, SLOTS, slotsIn } from './compared';
import { CompareTable } from './compare-table';

type CompareAppProps = {
  readonly language: Language;
  readonly texts: CompareTexts;
  /** Address of the page without a choice. */
  readonly page: string;
  readonly groups: readonly {
    readonly name: string;
    readonly options: readonly { readonly id: string; readonly title: string }[];
  }[];
  /** Static tables of the categories; the chosen columns are copies of theirs. */
  readonly children: ReactNode;
};

/** Two to four products of the address side by side, in place of the tables of categories, and selects that choose them. */
export function CompareApp({ language, texts, page, groups, children }: CompareAppProps) {
  const { search } = useAddress();
  const known = groups.flatMap(({ options }) => options.map(({ id }) => id));
  const { slots, hasUnknown } = slotsIn(search, known);
  const chosen = slots.filter((id) => id !== '');
  const columns = chosen.length < 2 ? [] : chosen.map(columnOf);
  const isShown = columns.length > 0;
  const differs = (title: string) =>
    new Set(columns.map(({ cells }) => cells.get(title)?.textContent)).size > 1;
  const status = isShown ? fill(texts.count, { count: columns.length }, language) : texts.choose;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-gutter gap-y-2">
        <p role="status" className="max-w-measure">
          {`${status}${hasUnknown ? ` ${texts.unknown}` : ''}`}
        </p>
        {isShown && (
          <Link href={page} className="font-semibold underline underline-offset-4 print:hidden">
            {texts.every}
          </Link>
        )}
      </div>
      <Choices language={language} texts={texts} groups={groups} slots={slots} />
      {isShown && (
        <>
          <h2 id="chosen" className="sr-only">
            {texts.chosen}
          </h2>
          <CompareTable
            labelId="chosen"
            marks={{ has: differs, text: texts.differs }}
            columns={columns.map(({ id, head, cells }) => ({
              id,
              head: <Copy of={head} />,
              cells: new Map([...cells].map(([title, cell]) => [title, <Copy key={id} of={cell} />])),
            }))}
          />
        </>
      )}
      <div hidden={isShown}>{children}</div>
    </>
  );
}

type ChoicesProps = Pick<CompareAppProps, 'language' | 'texts' | 'groups'> & {
  readonly slots: readonly string[];
};

/** A native select for each slot of the address. */
function Choices({ language, texts, groups, slots }: ChoicesProps) {
  const selects = useRef<HTMLDivElement>(null);
  // Adopts what was chosen before the script ran.
  useLayoutEffect(() => {
    const query = new URLSearchParams(window.location.search);
    for (const { name, value } of selects.current?.querySelectorAll('select') ?? [])
      if (value !== '') query.set(name, value);
    if (query.toString() !== '') writeQuery(`?${query.toString()}`, 'replaceState');
  }, []);
  return (
    <div
      ref={selects}
      data-pagefind-ignore=""
      className="mb-12 grid gap-x-gutter gap-y-4 sm:grid-cols-2 xl:grid-cols-4 print:hidden noscript:hidden"
    >
      {SLOTS.map((slot, index) => (
        <label key={slot} className="block type-data text-concrete-600">
          <span>{fill(texts.product, { number: index + 1 }, language)}</span>
          <select
            name={slot}
            autoComplete="off"
            value={slots[index]}
            onChange={({ target }) =>
              writeQuery(compareQuery(slots.with(index, target.value)), 'replaceState')
            }
            className="block h-11 w-full border-b border-ink bg-transparent text-base text-ellipsis text-ink"
          >
            <option value="">{texts.none}</option>
            {groups.map(({ name, options }) => (
              <optgroup key={name} label={name}>
                {options.map(({ id, title }) => (
                  <option key={id} value={id} disabled={slots.includes(id) && slots[index] !== id}>
                    {title}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

const Copy = ({ of }: { readonly of: Element | null | undefined }) => (
  <div dangerouslySetInnerHTML={{ __html: of?.innerHTML ?? '' }} />
);
