import { type Entity, fileOf, type ManagedRecord, registry } from '@/content/registry';
import { CONTENT_PATH } from './commit-port';
import { type GitHost, HostError } from './host';

/** The records of an entity as a commit holds them, in display order; none where the commit has no such file. */
export async function recordsAt(
  host: GitHost,
  entity: Entity,
  commit: string,
): Promise<readonly ManagedRecord[]> {
  const bytes = await host.readFile(CONTENT_PATH + fileOf(entity), commit);
  if (bytes === null) return [];
  try {
    const list: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(list) ? (list as ManagedRecord[]) : [];
  } catch {
    // Somebody has committed a file that is no JSON: it holds no records.
    return [];
  }
}

export const idIn = (entity: Entity, record: ManagedRecord) => String(record[registry[entity].idField]);

/** The form of the records that a commit holds (`RECORD_VERSION` of its time). */
export async function recordVersionAt(host: GitHost, commit: string): Promise<number> {
  const bytes = await host.readFile(`${CONTENT_PATH}content.json`, commit);
  try {
    const { version } = JSON.parse(new TextDecoder().decode(bytes ?? new Uint8Array())) as {
      version?: unknown;
    };
    if (typeof version === 'number') return version;
  } catch {
    // Said below.
  }
  throw new HostError('strange');
}
