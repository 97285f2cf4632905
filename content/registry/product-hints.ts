import { isRecord, listIn, buildDay, type ManagedRecord } from '../../lib/records';

/** By path: strengths without a report, and declarations that the website leaves out since the day `today`. */
export const statedHints = (product: ManagedRecord, today = buildDay()): ReadonlyMap<string, string> =>
  new Map([
    ...rowsOf(product, 'measured').flatMap(({ kind, report }, index) =>
      kind === 'strength' && report === undefined
        ? [[`measured.${index}.report`, 'a strength has no report.'] as const]
        : [],
    ),
    ...rowsOf(product, 'declarations').flatMap(({ number, until = today }, index) =>
      String(until) < today
        ? [[`declarations.${index}.until`, `${String(number)} expired on ${String(until)}.`] as const]
        : [],
    ),
  ]);

const rowsOf = (record: ManagedRecord, field: string): readonly Readonly<Record<string, unknown>>[] =>
  listIn(record[field]).map((row) => (isRecord(row) ? row : {}));
