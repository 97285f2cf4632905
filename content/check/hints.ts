import { isRecord, listIn } from '../lib/json-value';
import { buildDay } from '../lib/schedule';
import { type Entity, entities, type ManagedRecord, registry } from '../registry';

/** Placeholders of the sample company: `.example` (RFC 2606), numbers of zeros, ids of sample films. */
const PLACEHOLDERS = [
  /\.example(?![\w-])/,
  /^\+\d[\d ]*0{4}/,
  /\b(House|Road) 00\b/,
  /^AtraiFilm\d\d$/,
] as const;

/** A published record with placeholders, and the paths of these fields: `email`, `phones.0`. */
export type PlaceholderRecord = {
  readonly entity: Entity;
  readonly id: string;
  readonly title: string;
  readonly fields: readonly string[];
};

/** Lists records that are marked as samples, or have placeholders in their texts. */
export const placeholdersIn = (
  published: Readonly<Record<Entity, readonly ManagedRecord[]>>,
): PlaceholderRecord[] =>
  entities.flatMap((entity) =>
    published[entity].flatMap((record) => {
      const fields = textsIn(record)
        .filter(
          ([path, text]) =>
            (path === 'sample' && text === 'yes') || PLACEHOLDERS.some((pattern) => pattern.test(text)),
        )
        .map(([path]) => path);
      const { idField, titleOf } = registry[entity];
      return fields.length === 0
        ? []
        : [{ entity, id: String(record[idField]), title: titleOf(record), fields }];
    }),
  );

/** Returns the texts of a value at any depth, with their paths. */
function textsIn(value: unknown, path: readonly string[] = []): [path: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, [...path, name]));
}

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
