import type { Entity } from '../records';

/** Version of the record format. Raise it with every schema change that rejects old records. */
export const RECORD_VERSION = 3;

/** The id under which the change of an entity's order is stored; no record can have it. */
export const ORDER_ID = '#order';

/** Maximum length of a note to a publication, an export or a colleague, in characters. */
export const NOTE_LENGTH = 500;

/** A change to one record, as stored in the browser. `value` may be invalid: only publishing requires valid content. */
export type Draft = {
  readonly version: number;
  readonly entity: Entity;
  readonly id: string;
  /** ISO 8601 with time, UTC. */
  readonly savedAt: string;
  readonly value: unknown;
  readonly op: 'put' | 'delete';
  /** The record that the draft is based on: what was handed over last, else the published one; null for a new record. */
  readonly base: unknown;
  /** Counts writes, for compare-and-set between tabs. */
  readonly rev: number;
};

/** A change to the display order of one entity. */
export type OrderDraft = {
  readonly version: number;
  readonly entity: Entity;
  readonly id: typeof ORDER_ID;
  readonly savedAt: string;
  readonly baseIds: readonly string[];
  readonly ids: readonly string[];
  readonly rev: number;
};

/**
 * A change as it is handed over: based on the published record. `sent`: values handed over since then, oldest first, null
 * for a deletion. The website may show any of them.
 */
export type ChangeToHand = (Draft & { readonly sent?: readonly unknown[] }) | OrderDraft;

/** A picture in the browser that is not yet published. */
export type Media = {
  /** SHA-256 of the file, hex. */
  readonly hash: string;
  /**
   * Path below `content`: `media/<title>-<8 of the hash>.webp`, with the title of the record that first used it.
   * Records may use another title before the digits; `pictureKey` compares only the digits and the ending.
   */
  readonly path: string;
  readonly blob: Blob;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly savedAt: string;
};

/** What a step did, and to what. */
export type StepLabel = {
  readonly action: string;
  /** Title of the one record. */
  readonly title?: string | undefined;
  /** Entity of all records; of an order, without anything else. */
  readonly entity?: Entity | undefined;
  /** How many records or, of a file, changes. */
  readonly count?: number | undefined;
};

/** One entry of the undo history. */
export type Step = {
  readonly seq: number;
  readonly at: string;
  /** Said when it is shown, in the language of the studio; a text in steps of older studios. */
  readonly label: StepLabel | string;
  readonly undone: boolean;
  /** Undone before a later step: Activity shows it, Redo skips it. */
  readonly superseded?: true | undefined;
  /** The field, for a step that was typed in a form. */
  readonly field?: string | undefined;
  /** Set when the step changed the id of a record. */
  readonly renamed?: { readonly entity: Entity; readonly from: string; readonly to: string } | undefined;
  readonly changes: readonly {
    readonly entity: Entity;
    readonly id: string;
    readonly before: Draft | OrderDraft | null;
    readonly after: Draft | OrderDraft | null;
  }[];
};
