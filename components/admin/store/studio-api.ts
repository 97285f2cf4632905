import type { Entity, ManagedRecord } from '@/content/registry';
import type { Draft } from '@/content/exchange/studio-types';
import type { z } from '@/content/lib/zod';

/** The form of the records in drafts, and how older ones are brought to it. */
export type RecordForms = {
  /** What this build writes. */
  readonly recordVersion: number;
  readonly migrateRecord: (entity: Entity, record: unknown, from: number) => unknown;
};

/** Published records by entity, in display order; an entity that has not been loaded is not there. */
export type PublishedRecords = ReadonlyMap<Entity, readonly ManagedRecord[]>;

/** What a record has to be. A library comes with a schema, so they are loaded apart, for the entities that need one. */
export type Schemas = ReadonlyMap<Entity, z.ZodMiniObject>;

export type RecordKey = { readonly entity: Entity; readonly id: string };

/** How a record that needs review is decided. `value` takes the published version as its base, with these values. */
export type Resolution =
  | { readonly kind: 'value'; readonly value: ManagedRecord }
  | { readonly kind: 'keep-as-new' | 'delete-anyway' | 'discard' };

/** A change that comes from a bundle and has passed its checks; it replaces whatever draft the record has. */
export type ImportedChange =
  | Pick<Draft, 'entity' | 'id' | 'op' | 'value' | 'base' | 'baseHash' | 'sent'>
  | {
      readonly entity: Entity;
      readonly id: '#order';
      readonly baseIds: readonly string[];
      readonly ids: readonly string[];
    };

/** How changes come that were not made in a form: from a bundle, by reversing a publication. */
export type ImportAction = 'imported' | 'reversed';

/** Places in `meta` for what is not a draft. `folder`: a directory handle of an older studio, which wrote into it. */
export type MetaKey = 'profile' | 'folder' | 'exports';

export type StorageInfo = {
  /** In bytes; null where the browser does not tell. */
  readonly used: number | null;
  readonly quota: number | null;
  readonly isPersistent: boolean;
  /** Safari erases drafts after 7 days without a visit unless they are kept persistently. */
  readonly mayExpire: boolean;
  /** Bytes of pictures that no draft and no step names any more. */
  readonly unusedPictures: number;
};

/** A step that was undone or redone; `hasChanged` is false where all that it had changed is online by now. */
export type Undone = { readonly label: string; readonly hasChanged: boolean };
