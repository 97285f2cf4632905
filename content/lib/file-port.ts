import type { Bytes } from './record-hash';

/**
 * What may be written in a content folder: data and pictures. Beside them stands code, which no way of publishing may touch.
 */
export const CONTENT_FILE = /^(?:media\/[a-z0-9-]+\.(?:webp|jpg|png)|(?:entities\/[a-z-]+\/)?[a-z-]+\.json)$/;

/**
 * A file made ready and not yet in place. `commit` puts it there whole or, when it rejects, leaves what was there.
 * `undo` brings back what was there before the commit. `dispose` removes what staging left beside the file; it is
 * called once, last, whatever happened.
 */
export type StagedFile = {
  readonly commit: () => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly dispose: () => Promise<void>;
};

/**
 * The content folder (`content`), wherever it is: the disk, a commit, or memory.
 * Paths are relative to it: `entities/products/data.json`, `media/solid-brick-1f0c9a7e.webp`.
 */
export type FilePort = {
  /** Null when there is no such file. */
  readonly read: (path: string) => Promise<Bytes | null>;
  /** Names of the files in `media/`. */
  readonly listMedia: () => Promise<readonly string[]>;
  readonly stage: (path: string, bytes: Bytes) => Promise<StagedFile>;
  /**
   * Notes for the next run, where a run can be killed and its staged files outlive it (a disk). `open` is called when all
   * files are staged and before the first is put in place, and again before they are put back; `close` when they are in
   * place, or back.
   */
  readonly journal?: {
    readonly open: (direction: 'forward' | 'back') => Promise<void>;
    readonly close: () => Promise<void>;
  };
};

export const sameBytes = (one: Bytes | null, other: Bytes | null) =>
  one === null || other === null
    ? one === other
    : one.length === other.length && one.every((byte, index) => byte === other[index]);
