import type { ContentSet } from '../../lib/exchange';
import { banglaOf, isPair } from '../../lib/records';
import { entities, registry } from '.';
import { namedAmong } from './category-names';
import { shownTexts } from './shown-texts';

/** Placeholders of the sample company: `.example` (RFC 2606) and accounts that end so, numbers of zeros, the video of YouTube's own documentation. */
const PLACEHOLDERS = [
  /[.-]ex(ample)?(?![\w-])/,
  /^\+\d[\d ]*0{4}/,
  /\b(House|Road) 00\b|(বাড়ি|সড়ক) ০০/,
  /^M7lc1UVf-VE$/,
] as const;

/** Lists records that are marked as samples, or have placeholders in their texts. */
export const placeholdersIn = (published: ContentSet) =>
  entities.flatMap((entity) =>
    published[entity].flatMap((record) => {
      const fields = recordTexts(shownTexts(record))
        .filter(
          ([path, text]) =>
            (path === 'sample' && text === 'yes') || PLACEHOLDERS.some((pattern) => pattern.test(text)),
        )
        .map(([path]) => path);
      const { idField, titleOf } = registry[entity];
      return fields.length === 0
        ? []
        : [
            {
              entity,
              id: String(record[idField]),
              title: titleOf(namedAmong(published, entity, record)),
              fields,
            },
          ];
    }),
  );

/** A published record with placeholders, and the paths of these fields: `email`, `phones.0`, `factory.street.bn`. */
export type PlaceholderRecord = ReturnType<typeof placeholdersIn>[number];

/** Returns the texts of a value at any depth, with their paths. */
export function recordTexts(value: unknown, path: readonly string[] = []): [path: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (isPair(value))
    return [...recordTexts(value.en, path), ...recordTexts(banglaOf(value), [...path, 'bn'])];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => recordTexts(part, [...path, name]));
}
