import { type Entity, entities, type ManagedRecord, registry } from '../registry';

/**
 * Placeholders of the sample company: names under `.example` (RFC 2606), a telephone number or a house number of zeros,
 * the ids of sample films.
 */
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
