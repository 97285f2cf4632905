import type { Entity } from '../registry';

/** A change to one record, as it lies in the browser. `value` may be invalid: only publishing needs valid content. */
export type Draft = {
  readonly version: number;
  readonly entity: Entity;
  readonly id: string;
  /** ISO 8601 with time, UTC. */
  readonly savedAt: string;
  readonly value: unknown;
  readonly op: 'put' | 'delete';
  /** The published record that the draft started from; null for a new record. */
  readonly base: unknown;
  readonly baseHash: string | null;
  /** What was handed over of the record since `base`, oldest first; null for a deletion. The website may show any of it. */
  readonly sent?: readonly unknown[];
  /** Counts writes, for compare-and-set between tabs. */
  readonly rev: number;
} & WrittenMark;

/** Set by an export or a publication: hash of what was written, and when. Gone as soon as it is edited again. */
type WrittenMark = { readonly writtenHash?: string; readonly writtenAt?: string };

/** A change to the display order of one entity. */
export type OrderDraft = {
  readonly version: number;
  readonly entity: Entity;
  readonly id: '#order';
  readonly savedAt: string;
  readonly baseIds: readonly string[];
  readonly ids: readonly string[];
  readonly rev: number;
} & WrittenMark;

/** A picture that waits in the browser to be published. */
export type Media = {
  /** SHA-256 of the file, hex. */
  readonly hash: string;
  /**
   * Its path below `content`: `media/<title>-<8 of the hash>.webp`, with the title of the record that used it first.
   * A record may name it by another title; the digits decide (`pictureKey`).
   */
  readonly path: string;
  readonly blob: Blob;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly savedAt: string;
};

/** One entry of the undo history. */
export type Step = {
  readonly seq: number;
  readonly at: string;
  /** `Imported 7 changes`. */
  readonly label: string;
  /** Behind "Undo:", such as `import of 7 changes`. Steps of older studios have `label` alone. */
  readonly undoLabel?: string;
  readonly undone: boolean;
  /** Undone before something else was done: Activity has it, Redo does not. */
  readonly superseded?: true | undefined;
  /** Of what was typed in a form: the field. */
  readonly field?: string | undefined;
  /** A record got another id. */
  readonly renamed?: { readonly entity: Entity; readonly from: string; readonly to: string } | undefined;
  readonly changes: readonly {
    readonly entity: Entity;
    readonly id: string;
    readonly before: Draft | OrderDraft | null;
    readonly after: Draft | OrderDraft | null;
  }[];
};
