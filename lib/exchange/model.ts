import type { Entity, EntityForm, EntityMeta, ManagedRecord, PictureFacts } from '../records';

/** All content of a website, present or planned. Records in display order. */
export type ContentSet = Readonly<Record<Entity, readonly ManagedRecord[]>>;

/** A problem of one record among the others. The reason follows the place: `there is no product "x": …`. */
type ProblemAmong = {
  readonly entity: Entity;
  readonly id: string;
  readonly field: string;
  readonly reason: string;
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
