import { toBase64 } from '@/lib/exchange';
import { base64In, orMissing, shaOf, textIn } from './host-answers';
import { HostError, type HostFailure, type NewCommit } from './host';

/** Files of hosts that compare each file, not the branch, with its state when read. `idKey`: that state's id. */
export function comparedFiles(
  ask: (path: string, commit: string) => Promise<unknown>,
  idKey: 'sha' | 'last_commit_id',
) {
  const ids = new Map<string, string>();
  const readFile = async (path: string, commit: string) => {
    const file = await orMissing(ask(path, commit), null);
    if (file === null) return null;
    ids.set(`${commit} ${path}`, shaOf(file, idKey));
    return base64In(file);
  };
  /** All files that a commit depends on: changed ones with new bytes, the others with their own. `id`: null for a new file. */
  const filesOf = async ({ parent, files, read }: NewCommit) => {
    const list = [];
    for (const [path, bytes] of new Map([...read, ...files])) {
      const key = `${parent} ${path}`;
      if (read.has(path) && !ids.has(key)) await readFile(path, parent);
      list.push({ path, content: toBase64(bytes), id: ids.get(key) ?? null });
    }
    return list;
  };
  return { readFile, filesOf };
}

/** Returns the id of a new commit. Its unique message proves that the answer belongs to the request. */
export function newCommitIn(answer: unknown, key: 'id' | 'sha', message: string) {
  if (textIn(answer, 'message').trim() !== message.trim()) throw new HostError('strange');
  return shaOf(answer, key);
}

/** Returns why a request fails; null if it does not. */
export const failureIn = (answer: Promise<unknown>): Promise<HostFailure | null> =>
  answer.then(
    () => null,
    (error: unknown) => {
      if (error instanceof HostError) return error.failure;
      throw error;
    },
  );
