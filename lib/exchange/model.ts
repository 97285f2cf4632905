import type { Entity, EntityForm, EntityMeta, ManagedRecord, PictureFacts } from '../records';

/** All content of a website, present or planned. Records in display order. */
export type ContentSet = Readonly<Record<Entity, readonly ManagedRecord[]>>;

/** A reference that leads nowhere. The reason follows the place: `there is no product "x": …`. */
type DeadReference = { readonly id: string; readonly field: string; readonly reason: string };

/** What a website says about its content, so that changes to it can be checked, sent and applied. */
export type ContentModel = {
  readonly entities: readonly [Entity, ...Entity[]];
  readonly metaOf: (entity: Entity) => EntityMeta;
  readonly formOf: (entity: Entity) => EntityForm;
  /** Returns the path of an entity's data file, below `content`. */
  readonly fileOf: (entity: Entity) => string;
  /** Returns the paths of the texts that records of version 1 had in Bangla, for `fromVersion1`. */
  readonly translatedIn1: (entity: Entity) => string;
  /** Returns what `records` of an entity name and `content` lacks: other records, and pages that a text links to. */
  readonly deadReferences: (
    entity: Entity,
    records: readonly ManagedRecord[],
    content: ContentSet,
  ) => readonly DeadReference[];
  /** Returns problems that no record has by itself, such as an address that two of them have. */
  readonly problemsBetween?: (
    content: ContentSet,
  ) => readonly (DeadReference & { readonly entity: Entity })[];
  /** Looks up the website's own pictures; uploads are unknown to it. */
  readonly sitePicture: PictureFacts;
  /** Loads the published records. */
  readonly loadAllRecords: () => Promise<ContentSet>;
};
