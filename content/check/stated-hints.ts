import { buildDay } from '../lib/schedule';
import { isRecord, listIn } from '../lib/json-value';
import type { ManagedRecord } from '../registry';

/** Lists strengths without a report, and declarations that the website leaves out since the day `today`. */
export const statedHints = (products: readonly ManagedRecord[], today = buildDay()): readonly string[] =>
  products.flatMap((product) => [
    ...rowsOf(product, 'measured')
      .filter(({ kind, report }) => kind === 'strength' && report === undefined)
      .map(() => `products ${String(product.id)}: a strength has no report.`),
    ...rowsOf(product, 'declarations')
      .filter(({ until = today }) => String(until) < today)
      .map(
        ({ number, until }) =>
          `products ${String(product.id)}: ${String(number)} expired on ${String(until)}.`,
      ),
  ]);

const rowsOf = (record: ManagedRecord, field: string) => listIn(record[field]).filter(isRecord);
