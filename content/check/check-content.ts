import {
  productsOfGalleries,
  productsOfLandingPages,
  productsOfNews,
  unknownProducts,
} from '../entities/products/named';
import { tooFewRecords } from '../lib/define-collection';
import { entities, type Entity, type ManagedRecord, registry } from '../registry';
import type { StudioProblem } from './studio-problem';
import { formOf } from '../registry/forms';
import { checkRecord, recordProblem } from './check-record';
import { loadMarkdownCheck } from './markdown-problem';
import type { PictureFacts } from './picture-facts';

/** All managed content, present or planned. Records in display order. */
export type ContentSet = Readonly<Record<Entity, readonly ManagedRecord[]>>;

/** Checks every record, unique ids, least numbers of records and references: what passes can be built. */
export async function checkContent(content: ContentSet, pictures: PictureFacts): Promise<StudioProblem[]> {
  await loadMarkdownCheck();
  return entities
    .flatMap((entity) => [
      ...checkList(entity, content[entity]),
      ...content[entity].flatMap((record) => checkRecord({ entity, form: formOf(entity), record, pictures })),
    ])
    .concat(
      ...(
        [
          ['news', productsOfNews(content.news)],
          ['galleries', productsOfGalleries(content.galleries)],
          ['landing-pages', productsOfLandingPages(content['landing-pages'])],
        ] as const
      ).map(([entity, named]) =>
        unknownProducts(named, content.products).map(({ id, field, reason }) =>
          recordProblem({ code: 'value', entity, id, field, reason }),
        ),
      ),
    );
}

function checkList(entity: Entity, records: readonly ManagedRecord[]): StudioProblem[] {
  const { idField, min } = registry[entity];
  const seen = new Set<unknown>();
  const repeated = records.flatMap((record) => {
    const id = record[idField];
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    const reason = `is already the ${idField} of another record`;
    return [recordProblem({ code: 'duplicate', entity, id: String(id), field: idField, reason })];
  });
  const tooFew = tooFewRecords(records.length, min);
  if (tooFew === null) return repeated;
  return [...repeated, { code: 'too-few', entity, reason: tooFew, message: `${entity}: ${tooFew}.` }];
}
