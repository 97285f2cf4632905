import { useState } from 'react';
import { CloseIcon } from '@/components/ui/icons/close-icon';
import { Link } from '@/components/ui/link';
import { type ListItem, MAX_COUNT } from '@/components/site/shared/project-list/project-list';
import { oneLineSize } from '@/components/site/shared/one-line-size';
import { routes } from '@/content/routes';

type ListRowsProps = {
  readonly items: readonly ListItem[];
  readonly titles: ReadonlyMap<string, string>;
  /** 0 takes the product off the list. */
  readonly onCount: (id: string, count: number) => void;
};

/** The products of the list with their counts. */
export function ListRows({ items, titles, onCount }: ListRowsProps) {
  return (
    <table className="w-full border-t-2 border-ink text-left">
      <caption className="sr-only">Products on my list</caption>
      <thead className="border-b border-joint type-data text-concrete-600">
        <tr>
          <th scope="col" className="py-2.5 font-medium">
            Product
          </th>
          <th scope="col" className="py-2.5 text-right font-medium">
            Pieces
          </th>
          <td className="print:hidden" />
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, count }) => (
          <Row
            key={`${id}-${count}`}
            id={id}
            count={count}
            title={titles.get(id) ?? id}
            onCount={(changed) => onCount(id, changed)}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = ListItem & { readonly title: string; readonly onCount: (count: number) => void };

/** A count is taken over when its field is left, so that typing passes no wrong one on. */
function Row({ id, count, title, onCount }: RowProps) {
  const [text, setText] = useState(String(count));
  const isWrong = !/^\d{1,6}$/.test(text);
  const finish = () => {
    if (!isWrong && Number(text) !== count) onCount(Number(text));
  };
  return (
    <tr className="border-b border-joint align-baseline">
      <th scope="row" className="py-3.5 pr-4 font-medium text-pretty">
        <Link href={routes.product(id)} className="underline-offset-4 hover:underline">
          {oneLineSize(title)}
        </Link>
      </th>
      <td className="py-3.5 text-right">
        <input
          aria-label={`Pieces of ${title}`}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value.trim())}
          onBlur={finish}
          onKeyDown={({ key }) => {
            if (key === 'Enter') finish();
          }}
          className="h-11 w-24 border-b border-ink bg-transparent text-right type-data-large aria-invalid:border-b-4 sm:w-28 print:border-0"
        />
        {isWrong && (
          <span id={`${id}-error`} className="block type-small font-semibold">
            Enter a whole number up to {MAX_COUNT.toLocaleString('en-US')}.
          </span>
        )}
      </td>
      <td className="w-14 py-3.5 text-right sm:w-24 print:hidden">
        <button
          type="button"
          aria-label={`Remove ${title}`}
          onClick={() => onCount(0)}
          className="inline-grid min-h-11 min-w-11 cursor-pointer place-content-center underline underline-offset-4"
        >
          <CloseIcon className="size-5 sm:hidden" />
          <span className="sr-only sm:not-sr-only">Remove</span>
        </button>
      </td>
    </tr>
  );
}
