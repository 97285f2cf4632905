import { type ChangedFile, type GitHost, HostError } from './host';
import { pathsIn } from './host-answers';

/** Mode in Git of a folder. */
const FOLDER = '040000';

/** An entry of a folder at a host. `mode`: six octal digits, as Git has it; `id`: of its blob or tree. */
export type TreeEntry = { readonly name: string; readonly mode: string; readonly id: string };

/** A folder of a commit, by its path in the repository. `id`: of its tree, null for the root folder. */
type TreeFolder = { readonly commit: string; readonly path: string; readonly id: string | null };

/** Requests all entries of a folder. Throws `HostError` `unlisted` if the host sends a part of them. */
type ListTree = (folder: TreeFolder) => Promise<readonly TreeEntry[]>;

/** The same folder in both commits; null where it is missing. */
type Pair = { readonly path: string; readonly before: TreeFolder | null; readonly after: TreeFolder | null };

/** Most folders that are read of each commit. A commit of the studio changes some thirty. */
const MAX_FOLDERS = 100;

/** What a host tells about its commits; `folder`: the site's. */
type CommitReader = {
  readonly folder: string;
  readonly parentsOf: (commit: string) => Promise<readonly string[]>;
  readonly list: ListTree;
};

/**
 * Creates the method of a host that lists what a commit changes. Compares the folders of the commit and its first parent, and
 * descends only where Git's ids differ. Lists of changed files that hosts make have no modes (GitHub, Gitea), end after 300
 * files (GitHub) or leave out what is too large (GitLab, `overflow`).
 */
export const comparedCommit =
  ({ folder, parentsOf, list }: CommitReader): GitHost['filesOf'] =>
  async (commit, within) => {
    const parents = await parentsOf(commit);
    const [parent] = parents;
    if (parent === undefined) return { parents, files: [] };
    const files = await changedFiles(list, [parent, commit], within ? pathsIn(folder)(within) : '');
    const start = folder === '' ? '' : `${folder}/`;
    const fromSite = (path: string) => (path.startsWith(start) ? path.slice(start.length) : `/${path}`);
    return { parents, files: files.map(({ path, ...modes }) => ({ path: fromSite(path), ...modes })) };
  };

/** Lists the files that differ. Throws `HostError` `unlisted` if they are in more folders than anybody can review. */
async function changedFiles(
  list: ListTree,
  [before, after]: readonly [before: string, after: string],
  within: string,
): Promise<readonly ChangedFile[]> {
  const files: ChangedFile[] = [];
  const root = (commit: string): TreeFolder => ({ commit, path: '', id: null });
  let pairs: readonly Pair[] = [{ path: '', before: root(before), after: root(after) }];
  for (let count = pairs.length; pairs.length > 0; count += pairs.length) {
    if (count > MAX_FOLDERS) throw new HostError('unlisted');
    const found = await Promise.all(pairs.map((pair) => comparedFolder(list, pair)));
    files.push(...found.flatMap((one) => one.files));
    pairs = found.flatMap((one) => one.folders).filter(({ path }) => isOnWay(path, within));
  }
  return files;
}

/** Whether a folder is above or below another one, or that one itself. */
const isOnWay = (path: string, other: string) =>
  other === '' || `${other}/`.startsWith(`${path}/`) || path.startsWith(`${other}/`);

async function comparedFolder(list: ListTree, { path, before, after }: Pair) {
  const [was, is] = await Promise.all([entriesOf(list, before), entriesOf(list, after)]);
  const files: ChangedFile[] = [];
  const folders: Pair[] = [];
  for (const name of new Set([...was.keys(), ...is.keys()])) {
    const [old, now] = [was.get(name), is.get(name)];
    if (old?.id === now?.id && old?.mode === now?.mode) continue;
    const place = path === '' ? name : `${path}/${name}`;
    const folderIn = (parent: TreeFolder | null, entry?: TreeEntry) =>
      parent && entry?.mode === FOLDER ? { commit: parent.commit, path: place, id: entry.id } : null;
    const modeIn = (entry?: TreeEntry) => (entry === undefined || entry.mode === FOLDER ? null : entry.mode);
    const pair = { path: place, before: folderIn(before, old), after: folderIn(after, now) };
    if (pair.before !== null || pair.after !== null) folders.push(pair);
    const file = { path: place, before: modeIn(old), after: modeIn(now) };
    if (file.before !== null || file.after !== null) files.push(file);
  }
  return { files, folders };
}

/** Reads a folder by names. Names that are no single ones could hide a file behind another: refused. */
async function entriesOf(list: ListTree, folder: TreeFolder | null) {
  const entries = folder === null ? [] : await list(folder);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  if (byName.size < entries.length || entries.some(({ name }) => name === '' || name.includes('/')))
    throw new HostError('unlisted');
  return byName;
}
