import type { FilePort } from '@/content/lib/file-port';
import type { Bytes } from '@/content/lib/record-hash';
import { type GitHost, HostError } from './host';
import { type Entity, fileOf, type ManagedRecord, registry } from '@/content/registry';

/** Where the content is, below the site's folder. */
export const CONTENT_PATH = 'content/';

type CommitPort = FilePort & {
  /** The files that have been read, by path below `content`. */
  readonly known: ReadonlyMap<string, Bytes>;
  /** The first failure of the host; the engine that reads through a port makes a text of every error. */
  readonly failure: () => HostError | null;
};

/** The content folder as a commit holds it: to read, each file once. Changes go into a commit of their own. */
export function commitPort(host: GitHost, commit: string): CommitPort {
  const asked = new Map<string, Promise<Bytes | null>>();
  const known = new Map<string, Bytes>();
  let failure: HostError | null = null;
  const noted = (error: unknown): never => {
    if (error instanceof HostError) failure ??= error;
    throw error;
  };
  const read = async (path: string) => {
    const bytes = await host.readFile(CONTENT_PATH + path, commit).catch(noted);
    if (bytes !== null) known.set(path, bytes);
    return bytes;
  };
  return {
    known,
    failure: () => failure,
    read: (path) => {
      const answer = asked.get(path) ?? read(path);
      asked.set(path, answer);
      return answer;
    },
    listMedia: () => host.listFolder(`${CONTENT_PATH}media`, commit).catch(noted),
  };
}

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
