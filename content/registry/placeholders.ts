import type { ContentSet } from '../../lib/exchange';
import { banglaOf, isPair, type ManagedRecord } from '../../lib/records';
import { entities, isOnWebsite, registry } from '.';
import { namedAmong } from './category-names';
import { shownTexts } from './shown-texts';

/** Texts of `scripts/content/starter.json` that say what to enter, its grey picture, and its mark. */
const STARTER = [
  /^Your (Brand|Company Ltd\.|First Product|city)$|\byour-(company\.example|picture\.jpg)$/,
  /^Say (in (one sentence|a few sentences) what|what you make, that|how you watch and test) /,
  /^(0000|Street of your factory|A grey surface that stands for your own picture\.)$/,
  /M0 0h48v26H0zM4 4v18h40V4z/,
] as const;

const shownEntities = entities.filter((entity) => isOnWebsite(entity));

/** Placeholders of the sample and the starter: `.example` (RFC 2606) and accounts that end so, numbers of zeros, the video of YouTube's own documentation. */
const PLACEHOLDERS: readonly RegExp[] = [
  ...STARTER,
  /[.-]ex(ample)?(?![\w-])/,
  /^\+\d[\d ]*0{4}/,
  /\b(House|Road) 00\b|(বাড়ি|সড়ক) ০০/,
  /^M7lc1UVf-VE$/,
];

/** Returns the paths of the fields with placeholders; `sample` where the record is marked as one. */
export const placeholderFields = (record: ManagedRecord) =>
  recordTexts(shownTexts(record))
    .filter(
      ([path, text]) =>
        (path === 'sample' && text === 'yes') || PLACEHOLDERS.some((pattern) => pattern.test(text)),
    )
    .map(([path]) => path);

/** Lists records on the website that are marked as samples, or have placeholders in their texts. */
export const placeholdersIn = (published: ContentSet) =>
  shownEntities.flatMap((entity) =>
    published[entity].flatMap((record) => {
      const fields = placeholderFields(record);
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

/** Most placeholders of a company that is somebody's own; the sample's has more. */
const LEFT_OVER = 3;

/**
 * Whether somebody is about to make the website his own: it has texts of the starter, or is of a company that is not the
 * sample's and has no address yet.
 * @param address - that of the build, in place of the company's.
 */
export function isInTheMaking(published: ContentSet, address = process.env.SITE_URL) {
  const isStarter = (value: unknown) =>
    recordTexts(value).some(([, text]) => STARTER.some((pattern) => pattern.test(text)));
  const hasAddress = Boolean(address) || published.company.some(({ website }) => Boolean(website));
  return (
    shownEntities.some((entity) => isStarter(published[entity])) ||
    (!hasAddress && published.company.every((company) => placeholderFields(company).length <= LEFT_OVER))
  );
}

/** Returns the texts of a value at any depth, with their paths. */
export function recordTexts(value: unknown, path: readonly string[] = []): [path: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (isPair(value))
    return [...recordTexts(value.en, path), ...recordTexts(banglaOf(value), [...path, 'bn'])];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => recordTexts(part, [...path, name]));
}
