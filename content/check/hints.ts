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

/** Lists records with placeholders and the paths of these fields: `company company: email, phones.0`. */
export const placeholdersIn = (published: Readonly<Record<Entity, readonly ManagedRecord[]>>): string[] =>
  entities.flatMap((entity) =>
    published[entity].flatMap((record) => {
      const fields = textsIn(record)
        .filter(([, text]) => PLACEHOLDERS.some((pattern) => pattern.test(text)))
        .map(([path]) => path);
      return fields.length === 0
        ? []
        : [`${entity} ${String(record[registry[entity].idField])}: ${fields.join(', ')}`];
    }),
  );

/** Returns the texts of a value at any depth, with their paths. */
function textsIn(value: unknown, path: readonly string[] = []): [path: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, [...path, name]));
}

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
