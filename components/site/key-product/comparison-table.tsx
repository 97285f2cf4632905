import type { ComparisonRow } from '@/content/entities/comparison';
import type { InLanguage } from '@/lib/records';
import { MaterialMark, type Material } from './material-mark';
import type { Locale } from '@/content/strings/locale';

type ComparisonTableProps = {
  readonly locale: Locale;
  readonly rows: readonly (Omit<InLanguage<ComparisonRow>, 'factor'> & { readonly factor: string })[];
};

const materials: readonly Material[] = ['clay', 'block'];

/** Table of clay brick and hollow block; on narrow screens a block per factor (`styles/key-product.css`). */
export function ComparisonTable({ locale, rows }: ComparisonTableProps) {
  const { keyProduct } = locale.strings;
  const titles = { clay: keyProduct.brick, block: keyProduct.block };
  return (
    <table className="comparison-table">
      <caption className="sr-only">{keyProduct.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{keyProduct.factor}</span>
          </th>
          {materials.map((key) => (
            <th key={key} scope="col" className="type-h3">
              <span className="comparison-title">
                <MaterialMark material={key} />
                <span>{titles[key]}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.factor}</th>
            {materials.map((key) => (
              <td key={key}>
                <div className="comparison-fact">
                  <MaterialMark material={key} />
                  <span>{row[key]}</span>
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
