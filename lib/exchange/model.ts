import type { Entity, EntityForm, EntityMeta, FieldSpec, ManagedRecord, PictureFacts } from '../records';

/** All content of a website, present or planned. Records in display order. */
export type ContentSet = Readonly<Record<Entity, readonly ManagedRecord[]>>;

/** A name in a record that no other record has. The reason follows the place: `there is no product "x"`. */
type UnknownName = { readonly id: string; readonly field: string; readonly reason: string };

/** What a website says of its content, so that changes of it can be checked, sent and applied. */
export type ContentModel = {
  readonly entities: readonly [Entity, ...Entity[]];
  readonly metaOf: (entity: Entity) => EntityMeta;
  readonly formOf: (entity: Entity) => EntityForm;
  /** Path below `content` of the file with an entity's records. */
  readonly fileOf: (entity: Entity) => string;
  /** Texts that were translated in records of version 1, as `fromVersion1` takes them. */
  readonly translatedIn1: (entity: Entity) => string;
  /** Names of other records that `records`, whose fields are given, have and `content` has not. */
  readonly unknownNames: (
    fields: readonly FieldSpec[],
    records: readonly ManagedRecord[],
    content: ContentSet,
  ) => readonly UnknownName[];
  /** Facts of the pictures that the website itself has; uploads are unknown to it. */
  readonly sitePicture: PictureFacts;
  /** The published records. */
  readonly loadAllRecords: () => Promise<ContentSet>;
};
