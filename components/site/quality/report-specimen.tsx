import { Section } from '@/components/site/shared/section';
import type { quality } from '@/content/entities/quality';
import { specimen } from '@/content/strings/quality';
import type { Locale } from '@/content/strings/locale';
import { oneLanguage } from '@/lib/text';
import type { InLanguage } from '@/lib/records';

/** Pieces that a report tests at least, for the mean of its last row. */
const PIECES = [1, 2, 3];

type SpecimenProps = {
  readonly locale: Locale;
  readonly sheet?: InLanguage<typeof quality>['sheet'] | undefined;
};

/** Specimen of a test sheet with empty fields. Nothing without columns. */
export function ReportSpecimen({ locale, sheet }: SpecimenProps) {
  if (!sheet?.columns.length) return null;
  const { title, lead, name, fields, columns, signatures } = sheet;
  const { mark, mean } = oneLanguage(specimen, locale.language);
  const rows = [...PIECES.map((piece) => locale.number(piece)), mean];
  return (
    <Section aria-labelledby="specimen" className="print:hidden">
      <div className="grid gap-x-gutter gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="specimen" className="type-h2">
            {title}
          </h2>
          <p className="mt-4 max-w-lead text-concrete-600">{lead}</p>
        </div>
        <figure className="min-w-0 overflow-x-auto border border-joint bg-white p-3 md:p-8">
          <figcaption className="flex flex-wrap items-center justify-between gap-2 border-b-2 border-ink pb-4">
            <span className="type-h3">{name}</span>
            <span className="-rotate-6 border-2 border-ink px-3 py-1 font-semibold">{mark}</span>
          </figcaption>
          <dl className="grid gap-x-6 sm:grid-cols-2">
            {fields.map((field, index) => (
              <Line key={index} name={field} />
            ))}
          </dl>
          <table className="mt-8 w-full text-left type-small">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                {columns.map((column, index) => (
                  <th key={index} scope="col" className="border border-joint p-1 align-bottom font-medium">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row}>
                  <th scope="row" className="h-10 border border-joint p-1 font-medium">
                    {row}
                  </th>
                  {columns.slice(1).map((_, index) => (
                    <td key={index} className="border border-joint" />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <dl className="mt-4 grid gap-x-6 sm:grid-cols-2">
            {signatures.map((signature, index) => (
              <Line key={index} name={signature} />
            ))}
          </dl>
        </figure>
      </div>
    </Section>
  );
}

const Line = ({ name }: { readonly name: string }) => (
  <div className="border-b border-joint pt-4 pb-7">
    <dt className="type-small text-concrete-600">{name}</dt>
    <dd />
  </div>
);
