import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { olderBangla, pairsIn, withFitting, type ManagedRecord } from '../../lib/records';
import { entities, fileOf, registry } from '../../content/registry';

const USAGE = 'Name a kind of content, a record and perhaps a field: --confirm products an-id summary.';

/**
 * Confirms that the Bangla of a record, or of one of its fields, translates the present English, and writes so into the
 * record's file.
 * @param names - entity, id and, for one field, its path as the check prints it: `title`, `figures`, `figures.1.label`.
 * @returns what was confirmed, or why nothing can be, as a sentence.
 */
export async function confirmBangla(root: string, [kind, id, field]: readonly string[]) {
  const refused = (message: string) => ({ isConfirmed: false, message });
  if (kind === undefined || id === undefined) return refused(USAGE);
  const entity = entities.find((one) => one === kind);
  if (entity === undefined)
    return refused(`There is no content "${kind}". There is: ${entities.join(', ')}.`);

  const file = path.join(root, fileOf(entity));
  const records = JSON.parse(await readFile(file, 'utf8')) as readonly ManagedRecord[];
  const record = records.find((one) => one[registry[entity].idField] === id);
  if (record === undefined) return refused(`There is no record "${id}" in content/${fileOf(entity)}.`);

  const isNamed = (place: string) => field === undefined || `${place}.`.startsWith(`${field}.`);
  const texts = pairsIn(record).filter((text) => isNamed(text.path));
  const name = `${entity} ${id}`;
  if (texts.length === 0) return refused(`${name} has no text "${field}".`);
  if (texts.every(({ pair }) => pair.bn === undefined)) return refused(`${name} has no Bangla there.`);

  const older = olderBangla(record).filter(isNamed);
  if (older.length === 0) return { isConfirmed: true, message: `The Bangla of ${name} is not older there.` };
  const confirmed = records.map((one) => (one === record ? withFitting(record, older) : one));
  await writeFile(file, `${JSON.stringify(confirmed, null, 2)}\n`);
  return { isConfirmed: true, message: `The Bangla of ${name} fits its English now: ${older.join(', ')}.` };
}
