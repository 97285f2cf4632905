import type { Entity, EntityForm, EntityMeta, ManagedRecord, PictureFacts } from '../records';

/** All content of a website, present or planned. Records in display order. */
export type ContentSet = Readonly<Record<Entity, readonly ManagedRecord[]>>;

/** A problem that a record has among the others, not through its own values. The reason follows the place: `there is no product "x": …`. */
export type ProblemAmong = {
  readonly entity: Entity;
  readonly id: string;
  /** What it is about: a record that is not there, a page that is off, an empty value, an old address, a language. */
  readonly kind: 'unknown' | 'hidden' | 'empty' | 'redirect' | 'language';
  readonly field: string;
  /** A sentence without its full stop. */
  readonly reason: string;
  /**
   * The records of which one, changed back, would do, each with its field; '' for a record that is there or not. None if the
   * record itself has to change.
   */
  readonly causes: readonly { readonly entity: Entity; readonly id: string; readonly field: string }[];
};

/** What a website says about its content, so that changes to it can be checked, sent and applied. */
export type ContentModel = {
  readonly entities: readonly [Entity, ...Entity[]];
  readonly metaOf: (entity: Entity) => EntityMeta;
  readonly formOf: (entity: Entity) => EntityForm;
  /** Returns the path of an entity's data file, below `content`. */
  readonly fileOf: (entity: Entity) => string;
  /** Converts a record of an older version, valid or not, to the version of today; one of today stays. */
  readonly ofToday: (entity: Entity, record: unknown) => unknown;
  /** Returns the problems that records have among each other, such as a name of a record that is not there. */
  readonly problemsAmong: (content: ContentSet) => readonly ProblemAmong[];
  /** Returns a record as titles show it: with the names of other records of `content` in place of their ids. */
  readonly withNames: (content: Partial<ContentSet>, entity: Entity, record: ManagedRecord) => ManagedRecord;
  /** Looks up the website's own pictures; uploads are unknown to it. */
  readonly sitePicture: PictureFacts;
  /** Loads the published records. */
  readonly loadAllRecords: () => Promise<ContentSet>;
};
