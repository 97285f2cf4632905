import { canonicalRecord, joinRecords } from '../../lib/records';
import { entities, fileOf } from '../registry';
import { memoryPort } from '../lib/file-port';
import { RECORD_VERSION } from './studio-types';
import type { StudioProblem } from '../check/studio-problem';
import { loadAllRecords } from '../registry/loaders';
import { schemas } from '../registry/forms';
import { planApply } from './apply';
import type { CheckedBundle } from './bundle-read';
import type { PictureLookup } from './folder-pictures';

/** Problems that prevent applying a bundle online; disputes do not count, because the review shows them. */
export async function problemsOnline(
  bundle: CheckedBundle,
  lookUp: PictureLookup,
): Promise<readonly StudioProblem[]> {
  const encoder = new TextEncoder();
  const published = await loadAllRecords();
  const files = entities.map((entity) => {
    const texts = published[entity].map((record) => canonicalRecord(schemas[entity], record));
    return [fileOf(entity), encoder.encode(joinRecords(texts))] as const;
  });
  const marker = encoder.encode(JSON.stringify({ kind: 'site-content', version: RECORD_VERSION }));
  const port = memoryPort(new Map([['content.json', marker], ...files]));
  const plan = await planApply(port, { ...bundle, lookUp });
  return plan.kind === 'invalid' ? plan.problems : [];
}
