import { unknownProducts } from '../entities/products/named';
import { repeatedOf, tooFewRecords } from '../../lib/records';
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
  return entities.flatMap((entity) => {
    const form = formOf(entity);
    const records = content[entity];
    return [
      ...checkList(entity, records),
      ...records.flatMap((record) => checkRecord({ entity, form, record, pictures })),
      ...unknownProducts(form.fields, records, content.products).map(({ id, field, reason }) =>
        recordProblem({ code: 'value', entity, id, field, reason }),
      ),
    ];
  });
}

function checkList(entity: Entity, records: readonly ManagedRecord[]): StudioProblem[] {
  const { idField, min } = registry[entity];
  const idOf = (record: ManagedRecord) => record[idField];
  const reason = `is already the ${idField} of another record`;
  const repeated = repeatedOf(records, idOf).map((record) =>
    recordProblem({ code: 'duplicate', entity, id: String(idOf(record)), field: idField, reason }),
  );
  const tooFew = tooFewRecords(records.length, min);
  if (tooFew === null) return repeated;
  return [...repeated, { code: 'too-few', entity, reason: tooFew, message: `${entity}: ${tooFew}.` }];
}
