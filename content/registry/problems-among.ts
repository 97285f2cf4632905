import type { ContentSet } from '../../lib/exchange';
import { datedChanges, type Entity, type ManagedRecord, unknownNames } from '../../lib/records';
import { said } from '../../lib/text';
import { hiddenPathsOf } from '../entities/pages/switch';
import { speaksBangla } from './languages';
import { entities, isOnWebsite, registry } from '.';
import { formOf, schemaOf } from './forms';
import { hiddenLinks } from './hidden-links';
import { recordTexts } from './placeholders';
import type { ProblemAmong } from '../../lib/exchange';
import { redirectProblems } from './redirects';
import { shownTexts } from './shown-texts';

/**
 * Returns all problems between the records of a content, which may be drafts: what passes can be built. Build, check, import
 * and review use it.
 */
export const problemsAmong = (content: ContentSet): readonly ProblemAmong[] => [
  ...entities.flatMap((entity) => [
    ...unknownRecords(entity, content),
    ...hiddenLinks(entity, content),
    ...emptyNames(entity, content),
    ...missingBangla(entity, content),
  ]),
  ...redirectProblems(content),
];

const idOf = (entity: Entity, record: ManagedRecord) => String(record[registry[entity].idField]);

const unknownRecords = (entity: Entity, content: ContentSet) =>
  unknownNames(formOf(entity).fields, content[entity], (other) => {
    const { singular, idField } = registry[other];
    return { singular, ids: content[other].map((record) => record[idField]) };
  }).map(({ id, field, reason, named }): ProblemAmong => {
    return { kind: 'unknown', entity, id, field, reason, causes: [{ ...named, field: '' }] };
  });

/** Names in braces whose values a firm may leave empty, with the entity (and its one record) and field of the value. */
const optional = {
  group: ['company', 'group'],
  openingHours: ['company', 'openingHours'],
  viceChairman: ['about-us', 'viceChairman'],
} as const satisfies Readonly<Record<string, readonly [Entity, string]>>;

/** Whether a field of a record has no value, be it only on some days. */
const mayBeEmpty = (record: ManagedRecord = {}, field: string) =>
  record[field] === undefined ||
  datedChanges(record).some(({ kind, value }) => kind === field && value === undefined);

/** Finds shown texts with a name in braces whose value is empty: the sentence would have a hole. */
function emptyNames(entity: Entity, content: ContentSet): readonly ProblemAmong[] {
  const hidden = hiddenPathsOf(content.pages);
  if (!isOnWebsite(entity, hidden)) return [];
  const empty = Object.entries(optional).filter(([, [owner, field]]) => mayBeEmpty(content[owner][0], field));
  return content[entity]
    .filter(({ shown }) => shown !== 'no')
    .flatMap((record) =>
      recordTexts(shownTexts(record)).flatMap(([field, text]) =>
        empty
          .filter(([name]) => text.includes(`{${name}}`))
          .map(([name, [owner, valueField]]): ProblemAmong => {
            const reason = said([
              `says {${name}}, which is empty: enter it, or change the sentence`,
              `{${name}} আছে, কিন্তু সেটি খালি: মানটি দিন, বা বাক্য বদলান`,
            ]);
            const causes = [{ entity: owner, id: owner, field: valueField }];
            return { kind: 'empty', entity, id: idOf(entity, record), field, reason, causes };
          }),
      ),
    );
}

/** Finds records that a website in English alone, which is to have Bangla again, has translated in part. */
function missingBangla(entity: Entity, content: ContentSet): readonly ProblemAmong[] {
  const { languages = ['bn'] } = (content.company[0] ?? {}) as { readonly languages?: readonly string[] };
  if (speaksBangla || !languages.includes('bn')) return [];
  return content[entity].flatMap((record) =>
    (schemaOf(entity).safeParse(record).error?.issues ?? [])
      .filter(({ path }) => path.at(-1) === 'bn')
      .map(({ path, message }): ProblemAmong => {
        const causes = [{ entity: 'company', id: 'company', field: 'languages' } as const];
        const [id, field] = [idOf(entity, record), path.join('.')];
        return { kind: 'language', entity, id, field, reason: message, causes };
      }),
  );
}
