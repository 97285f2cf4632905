import type { QuantityRow } from './quantities';

type QuantitiesTableProps = { readonly caption: string; readonly rows: readonly QuantityRow[] };

/** What one piece comes to: counts and volumes, each with its formula. */
export function QuantitiesTable({ caption, rows }: QuantitiesTableProps) {
  return (
    <table className="w-full border-t-2 border-ink text-left">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(({ title, value, how }) => (
          <tr key={title} className="border-b border-joint align-baseline">
            <th scope="row" className="py-3.5 pr-4 font-medium">
              {title}
              <span className="mt-1 block type-small font-normal text-concrete-600">{how}</span>
            </th>
            <td className="py-3.5 text-right type-data-large whitespace-nowrap">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
