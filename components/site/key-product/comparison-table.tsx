import type { ComparisonRow } from '@/content/comparison';
import { MaterialMark, type Material } from './material-mark';

type ComparisonTableProps = { readonly rows: readonly ComparisonRow[] };

const CAPTION_ID = 'comparison-caption';

const materials: readonly { readonly key: Material; readonly title: string }[] = [
  { key: 'clay', title: 'Traditional clay brick' },
  { key: 'block', title: 'Hollow block' },
];

/**
 * Clay brick against hollow block, read like a drawing. On narrow screens the table scrolls inside its own region,
 * which the keyboard can reach, while the factors stay at the left.
 */
export function ComparisonTable({ rows }: ComparisonTableProps) {
  return (
    <div
      role="region"
      aria-labelledby={CAPTION_ID}
      // A region that scrolls has to be reachable by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="comparison-region"
    >
      <table className="comparison">
        <caption id={CAPTION_ID} className="sr-only">
          Traditional clay brick compared with hollow block, factor by factor
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Factor</span>
            </th>
            {materials.map(({ key, title }) => (
              <th key={key} scope="col" className="type-h3">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.factor}>
              <th scope="row">{row.factor}</th>
              {materials.map(({ key }) => (
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
    </div>
  );
}
