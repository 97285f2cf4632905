import { Link } from '@/components/ui/link';
import { together } from '@/lib/text';
import type { Form } from '@/lib/geometry';
import type { Locale } from '@/content/strings/locale';
import type { QuantityRow } from './quantities';
import { sectionRows } from './section-rows';

type QuantitiesTableProps = {
  readonly caption: string;
  readonly rows: readonly QuantityRow[];
  /** Text for links that open in a new tab; needed for rows with links. */
  readonly newTab?: string;
};

/** Table of quantities: name and figure in one line where there is room, the formula or source below over both columns. */
export function QuantitiesTable({ caption, rows, newTab }: QuantitiesTableProps) {
  return (
    <table className="w-full border-t-2 border-ink text-left">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {together(rows).map(({ title, value, how, link }) => (
          <tr
            key={`${title} ${value}`}
            className="flex flex-wrap items-baseline gap-x-4 border-b border-joint py-1.5"
          >
            <th scope="row" className="contents text-left font-medium">
              <span>{title}</span>
              {how !== '' && (
                <span className="order-1 w-full type-small font-normal text-concrete-600">{how}</span>
              )}
              {link && (
                <Link href={link.href} newTab={newTab} className="order-1 type-small underline">
                  {link.name}
                </Link>
              )}
            </th>
            <td className="ml-auto type-data-large">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Figures of the section for structural engineers, closed at first; empty for pieces without openings. */
export function SectionTable({ form, locale }: { readonly form: Form; readonly locale: Locale }) {
  const rows = sectionRows(form, locale);
  const { title, caption } = locale.strings.section;
  if (rows.length === 0) return null;
  return (
    <details className="border-b border-joint print:hidden">
      <summary className="cursor-pointer py-2.5 font-medium">{title}</summary>
      <p className="mb-4 type-small text-concrete-600">{caption}</p>
      <QuantitiesTable caption={title} rows={rows} />
    </details>
  );
}
