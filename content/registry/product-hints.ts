import { dayIn, said } from '../../lib/text';
import { isRecord, listIn, buildDay, type ManagedRecord } from '../../lib/records';

/** By path: strengths without a report, and declarations that the website leaves out since the day `today`. */
export const statedHints = (product: ManagedRecord, today = buildDay()): ReadonlyMap<string, string> =>
  new Map([
    ...rowsOf(product, 'measured').flatMap(({ kind, report }, index) =>
      kind === 'strength' && report === undefined
        ? [
            [
              `measured.${index}.report`,
              said(['a strength has no report.', 'শক্তির কোনো রিপোর্ট নেই।']),
            ] as const,
          ]
        : [],
    ),
    ...rowsOf(product, 'declarations').flatMap(({ number, until = today }, index) =>
      String(until) < today
        ? [
            [
              `declarations.${index}.until`,
              said([
                `${String(number)} expired on ${String(until)}.`,
                `${String(number)}-এর মেয়াদ ${dayIn(String(until), 'bn')} তারিখে শেষ হয়েছে।`,
              ]),
            ] as const,
          ]
        : [],
    ),
  ]);

const rowsOf = (record: ManagedRecord, field: string): readonly Readonly<Record<string, unknown>>[] =>
  listIn(record[field]).map((row) => (isRecord(row) ? row : {}));
