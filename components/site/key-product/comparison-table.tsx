import type { ComparisonRow } from '@/content/entities/comparison';
import type { InLanguage } from '@/lib/records';
import { MaterialMark, type Material } from './material-mark';
import type { Locale } from '@/content/strings/locale';

type ComparisonTableProps = {
  readonly locale: Locale;
  readonly rows: readonly InLanguage<ComparisonRow>[];
  /** What both materials are called, if not by their common names. */
  readonly names?: { readonly brick?: string | undefined; readonly block?: string | undefined };
};

const materials: readonly Material[] = ['clay', 'block'];

/** Table of clay brick and the firm's block; on narrow screens a block per factor (`styles/key-product.css`). */
export function ComparisonTable({ locale, rows, names = {} }: ComparisonTableProps) {
  const { keyProduct } = locale.strings;
  const { brick = keyProduct.brick, block = keyProduct.block } = names;
  const titles = { clay: brick, block };
  return (
    <table className="comparison-table">
      <caption className="sr-only">{locale.fill(keyProduct.caption, { brick, block })}</caption>
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
            <th scope="row">{row.name}</th>
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
