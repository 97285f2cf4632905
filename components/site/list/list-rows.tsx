import { useState } from 'react';
import { Link } from '@/components/ui/link';
import { type ListItem, MAX_COUNT } from '@/components/site/shared/project-list/project-list';
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
      <th scope="row" className="py-3.5 pr-4 font-medium">
        <Link href={routes.product(id)} className="underline-offset-4 hover:underline">
          {title}
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
          className="h-11 w-28 border-b border-ink bg-transparent text-right type-data-large aria-invalid:border-b-4 print:border-0"
        />
        {isWrong && (
          <span id={`${id}-error`} className="block type-small font-semibold">
            Enter a whole number up to {MAX_COUNT.toLocaleString('en-US')}.
          </span>
        )}
      </td>
      <td className="w-24 py-3.5 text-right print:hidden">
        <button
          type="button"
          aria-label={`Remove ${title}`}
          onClick={() => onCount(0)}
          className="min-h-11 cursor-pointer px-2 underline underline-offset-4"
        >
          Remove
        </button>
      </td>
    </tr>
  );
}
