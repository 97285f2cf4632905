import { canonicalRecord, joinRecords, type StudioProblem } from '../records';
import type { ContentModel } from './model';
import { memoryPort } from './file-port';
import { RECORD_VERSION } from './studio-types';
import { planApply } from './apply';
import type { CheckedBundle } from './bundle-read';
import type { PictureLookup } from './folder-pictures';

/** Problems that prevent applying a bundle online; disputes do not count, because the review shows them. */
export async function problemsOnline(
  model: ContentModel,
  bundle: CheckedBundle,
  lookUp: PictureLookup,
): Promise<readonly StudioProblem[]> {
  const encoder = new TextEncoder();
  const published = await model.loadAllRecords();
  const files = model.entities.map((entity) => {
    const texts = published[entity].map((record) => canonicalRecord(model.formOf(entity).schema, record));
    return [model.fileOf(entity), encoder.encode(joinRecords(texts))] as const;
  });
  const marker = encoder.encode(JSON.stringify({ kind: 'site-content', version: RECORD_VERSION }));
  const port = memoryPort(new Map([['content.json', marker], ...files]));
  const plan = await planApply(model, port, { ...bundle, lookUp });
  return plan.kind === 'invalid' ? plan.problems : [];
}
