import { execFile } from 'node:child_process';

/** Flushes to disk before git returns, and disables the checkout's hooks. */
const SETTINGS = ['-c', 'core.fsync=all', '-c', 'core.hooksPath=/dev/null'];

type Call = {
  readonly input?: string | Uint8Array;
  /** Index file other than the checkout's. */
  readonly index?: string;
  readonly env?: Readonly<Record<string, string>>;
};

/** Runs git in a folder of a checkout; throws with git's message. */
export function git(
  folder: string,
  args: readonly string[],
  { input = '', index, env: own }: Call = {},
): Promise<Buffer> {
  const env = { ...process.env, ...(index !== undefined && { GIT_INDEX_FILE: index }), ...own };
  return new Promise((resolve, reject) => {
    const child = execFile(
      'git',
      [...SETTINGS, ...args],
      { cwd: folder, env, encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        if (error === null) resolve(stdout);
        else reject(new Error(stderr.toString().trim() || error.message));
      },
    );
    child.stdin?.on('error', () => undefined).end(input);
  });
}

/** Whether git is installed and the folder is in a checkout with a commit. */
export const isCheckout = (folder: string) =>
  git(folder, ['rev-parse', '--verify', '--quiet', 'HEAD']).then(
    () => true,
    () => false,
  );

/** Runs git, and returns its output as a text. */
export const text = async (...call: Parameters<typeof git>) => (await git(...call)).toString().trim();

/** Runs git with `-z`, and returns the entries of its output. */
export const lines = async (folder: string, args: readonly string[]) =>
  (await git(folder, args))
    .toString()
    .split('\0')
    .filter((line) => line !== '');

/** Id of a file of the folder in a commit; null if it has none. */
export const blobAt = (folder: string, commit: string, name: string) =>
  text(folder, ['rev-parse', '--verify', '--quiet', `${commit}:./${name}`]).catch(() => null);
