import type { hostFailures } from '@/components/admin/strings/repository';
import type { Bytes } from '@/lib/records';

/** Why a request to a Git host failed; `hostFailures` has a sentence for each. */
export type HostFailure = Exclude<keyof typeof hostFailures, 'moved'>;

/** Error of all host methods. Contains nothing of the request, so that no token can leak into a message. */
export class HostError extends Error {
  override name = 'HostError';
  constructor(readonly failure: HostFailure) {
    super(failure);
  }
}

export type CommitVersion = {
  readonly commit: string;
  /** First line of the message; `body` is the rest. */
  readonly subject: string;
  readonly body: string;
  readonly author: string;
  /** ISO time. */
  readonly at: string;
  /** Of a merge, the commit that it brought onto the branch; its author is who pressed the button. */
  readonly merged?: string | undefined;
  /** Who merged it, where that was somebody else. */
  readonly approvedBy?: string | undefined;
};

/**
 * A file that differs between two commits. `path` is relative to the site's folder, and begins with `/` (the repository's
 * root) outside of it. `before` and `after` are its modes; null where it is missing. A renamed file is two of these.
 */
export type ChangedFile = {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
};

export type NewCommit = {
  readonly parent: string;
  /** New bytes of the files that change. */
  readonly files: ReadonlyMap<string, Bytes>;
  /** All files at `parent` that the new bytes follow from, in the state in which they were read. */
  readonly read: ReadonlyMap<string, Bytes>;
  readonly message: string;
  /** Name of the branch to create for the commit; without it, the commit goes onto the host's branch. */
  readonly branch?: string | undefined;
};

/** Puts a prepared commit on the branch and returns its id. May be called again when its answer was lost. */
export type Push = () => Promise<string>;

/** Interface to a Git host, with paths relative to the site's folder. Every method throws `HostError`. */
export type GitHost = {
  /** Returns the token's owner. Throws if the token cannot read the branch or write to it, or may do too much. */
  readonly whoAmI: () => Promise<{ readonly name: string }>;
  readonly readHead: () => Promise<string>;
  /** Returns the bytes of a file; null if the commit does not contain it. */
  readonly readFile: (path: string, commit: string) => Promise<Bytes | null>;
  readonly listFolder: (path: string, commit: string) => Promise<readonly string[]>;
  /** Prepares a commit; only the returned `Push` makes it public, or throws `refused` if what was read has changed. */
  readonly prepare: (commit: NewCommit) => Promise<Push>;
  readonly isIn: (commit: string, other: string) => Promise<boolean>;
  /** Returns commits of a branch that changed a path (empty: all), newest first. `page` from 1; `count` at most 50. */
  readonly historyOf: (
    path: string,
    page: number,
    count: number,
    branch?: string,
  ) => Promise<readonly CommitVersion[]>;
  /**
   * Returns the parents of a commit, and every file that differs from the first of them, in the whole repository; none for a
   * commit without parents. `within`: only files below this folder.
   */
  readonly filesOf: (
    commit: string,
    within?: string,
  ) => Promise<{ readonly parents: readonly string[]; readonly files: readonly ChangedFile[] }>;
};
