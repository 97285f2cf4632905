import { said } from '../text';
import {
  type Entity,
  type ManagedRecord,
  repeatedOf,
  tooFewRecords,
  type StudioProblem,
  checkRecord,
  recordProblem,
  loadMarkdownCheck,
  type PictureFacts,
} from '../records';
import type { ContentModel, ContentSet } from './model';

/** Checks every record, unique ids, least numbers of records and references: what passes can be built. */
export async function checkContent(
  model: ContentModel,
  content: ContentSet,
  pictures: PictureFacts,
): Promise<StudioProblem[]> {
  await loadMarkdownCheck();
  const ofEach = model.entities.flatMap((entity) => {
    const [meta, form] = [model.metaOf(entity), model.formOf(entity)];
    const records = content[entity];
    return [
      ...checkList(model, entity, records),
      ...records.flatMap((record) => checkRecord({ entity, meta, form, record, pictures })),
    ];
  });
  const among = model
    .problemsAmong(content)
    .map(({ entity, id, field, reason }) => recordProblem({ code: 'value', entity, id, field, reason }));
  return [...ofEach, ...among];
}

function checkList(model: ContentModel, entity: Entity, records: readonly ManagedRecord[]): StudioProblem[] {
  const { idField, min } = model.metaOf(entity);
  const idOf = (record: ManagedRecord) => record[idField];
  const reason = said([`is already the ${idField} of another record`, 'অন্য একটিতেও আছে']);
  const repeated = repeatedOf(records, idOf).map((record) =>
    recordProblem({ code: 'duplicate', entity, id: String(idOf(record)), field: idField, reason }),
  );
  const tooFew = tooFewRecords(records.length, min);
  if (tooFew === null) return repeated;
  return [
    ...repeated,
    { code: 'too-few', entity, reason: tooFew, message: `${entity}: ${tooFew}${said(['.', '।'])}` },
  ];
}
