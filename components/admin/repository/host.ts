import type { Bytes } from '@/content/lib/record-hash';

/**
 * Why a Git host did not do what it was asked.
 * - `offline`: no answer: no network, or the connection was cut. `timeout`: no answer in time.
 * - `expired`: the token is not valid (any more). `forbidden`: it may not do this. `read-only`: it may read and not write.
 * - `limit`: too many requests for now. `missing`: no such repository for this token. `no-branch`: no such branch.
 * - `refused`: the request does not fit what is there, such as a branch that has moved. `too-large`: the body is.
 * - `broken`: the host has a fault. `strange`: the answer is none of this API.
 */
export type HostFailure =
  | 'offline'
  | 'timeout'
  | 'expired'
  | 'forbidden'
  | 'read-only'
  | 'limit'
  | 'missing'
  | 'no-branch'
  | 'refused'
  | 'too-large'
  | 'broken'
  | 'strange';

/** Thrown by every method of a host. It holds nothing of the request, so no token can get into a text by it. */
export class HostError extends Error {
  override name = 'HostError';
  constructor(readonly failure: HostFailure) {
    super(failure);
  }
}

/** One commit of the history. */
export type CommitVersion = {
  readonly commit: string;
  /** The first line of its message, and the rest. */
  readonly subject: string;
  readonly body: string;
  readonly author: string;
  /** ISO time. */
  readonly at: string;
};

/** What a commit changed: the paths of its files, and the commit before it. */
type CommitFiles = { readonly parent: string | null; readonly paths: readonly string[] };

type NewCommit = {
  readonly parent: string;
  readonly files: ReadonlyMap<string, Bytes>;
  readonly message: string;
};

/**
 * What the studio asks of a Git host. Another host is another file that makes one of these. Paths are relative to the
 * site's folder in the repository. Every method throws `HostError`.
 */
export type GitHost = {
  /** Whose token it is. Throws when it cannot read this branch or cannot write to this repository. */
  readonly whoAmI: () => Promise<{ readonly name: string }>;
  /** The commit that the branch points to. */
  readonly readHead: () => Promise<string>;
  /** Null where the commit has no such file. */
  readonly readFile: (path: string, commit: string) => Promise<Bytes | null>;
  /** Names of all files of a folder; none where it is not there. */
  readonly listFolder: (path: string, commit: string) => Promise<readonly string[]>;
  /** Makes a commit that no branch points to yet, and returns its id. Files are sent one by one and keep their mode. */
  readonly makeCommit: (commit: NewCommit) => Promise<string>;
  /** Points the branch to a commit while it points to `expected`, in one request; throws `refused` when it does not. */
  readonly moveBranch: (commit: string, expected: string) => Promise<void>;
  /** Whether a commit is part of another one's history; by default of the branch's. */
  readonly isIn: (commit: string, other?: string) => Promise<boolean>;
  /** The commits of the branch that changed a file or folder, newest first. `page` counts from 1, `count` is at most 100. */
  readonly historyOf: (path: string, page: number, count: number) => Promise<readonly CommitVersion[]>;
  readonly filesOf: (commit: string) => Promise<CommitFiles>;
};
