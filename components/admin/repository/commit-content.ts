import { site } from '@/components/admin/site';
import { jsonIn } from '@/components/admin/lib/stored-text';
import { listIn, partOf, type Bytes, type Entity, type ManagedRecord } from '@/lib/records';
import { markOfMessage } from './commit-message';
import { type GitHost, HostError } from './host';
import { orMissing } from './host-answers';

/** Path of the content, relative to the site's folder. */
export const CONTENT_PATH = 'content/';
/** The same folder, as the path of a history. */
export const CONTENT_FOLDER = 'content';

/** Creates a read-only port to the content folder of a commit; each file is requested once. */
export function commitPort(host: GitHost, commit: string) {
  const requests = new Map<string, Promise<Bytes | null>>();
  /** Files read so far, by path relative to `content`. */
  const known = new Map<string, Bytes>();
  let failure: HostError | null = null;
  const rethrow = (error: unknown): never => {
    if (error instanceof HostError) failure ??= error;
    throw error;
  };
  const read = async (path: string) => {
    const bytes = await host.readFile(CONTENT_PATH + path, commit).catch(rethrow);
    if (bytes !== null) known.set(path, bytes);
    return bytes;
  };
  return {
    known,
    /** Returns the first failure of the host: `planApply` turns thrown errors into text. */
    failure: () => failure,
    read: (path: string) => {
      const answer = requests.get(path) ?? read(path);
      requests.set(path, answer);
      return answer;
    },
    listMedia: () => host.listFolder(`${CONTENT_PATH}media`, commit).catch(rethrow),
  };
}

/** Returns the records of an entity at a commit, in today's form and display order; empty if the file is missing or invalid. */
export async function recordsAt(
  host: GitHost,
  entity: Entity,
  commit: string,
): Promise<readonly ManagedRecord[]> {
  const records = listIn(await jsonAt(host, site().fileOf(entity), commit));
  return records.map((record) => site().ofToday(entity, record) as ManagedRecord);
}

async function jsonAt(host: GitHost, path: string, commit: string) {
  const bytes = await host.readFile(CONTENT_PATH + path, commit);
  return jsonIn(bytes && new TextDecoder().decode(bytes));
}

/** Commits per request, the most that every host sends, and most requests: hosts limit them, and the studio retries. */
const PAGE = 50;
const MAX_PAGES = 10;

/** Finds the commit with a publication's mark among the newest of a branch; null without it or without the branch. */
export async function findPublication(host: GitHost, mark: string, branch?: string): Promise<string | null> {
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const history = host.historyOf(CONTENT_FOLDER, page, PAGE, branch);
    const versions = await (branch === undefined ? history : orMissing(history, []));
    const sentVersion = versions.find(({ commit, body }) => [commit, markOfMessage(body)].includes(mark));
    if (sentVersion || versions.length < PAGE) return sentVersion?.commit ?? null;
  }
  return null;
}

export const idIn = (entity: Entity, record: ManagedRecord) =>
  String(record[site().registry[entity].idField]);

/** Returns the record version of a commit (its `RECORD_VERSION`). Throws `HostError` `strange` if unreadable. */
export async function recordVersionAt(host: GitHost, commit: string): Promise<number> {
  const version = partOf(await jsonAt(host, 'content.json', commit), 'version');
  if (typeof version !== 'number') throw new HostError('strange');
  return version;
}
