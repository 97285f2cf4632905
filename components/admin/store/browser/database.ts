import type { DBSchema, IDBPDatabase } from 'idb';
import type { Entity } from '@/content/registry';
import type { Media, Step } from '@/content/exchange/studio-types';
import type { AnyDraft } from '../types';

/** An entry that cannot be read, as it lay in its place. */
export type QuarantineEntry = {
  /** `rescue`: a recovery snapshot, from `localStorage`. */
  readonly store: 'drafts' | 'steps' | 'media' | 'rescue';
  readonly at: string;
  readonly reason: string;
  readonly raw: unknown;
};

/** Layout of the database. A change raises STORE_VERSION and adds its upgrade below. */
export type StudioSchema = DBSchema & {
  drafts: { key: [Entity, string]; value: AnyDraft };
  media: { key: string; value: Media };
  steps: { key: number; value: Step };
  meta: { key: string; value: unknown };
  quarantine: { key: number; value: QuarantineEntry };
  /** Epochs: one entry for each time that a tab began to write; the highest number writes. */
  terms: { key: number; value: string };
};

export type StudioDatabase = IDBPDatabase<StudioSchema>;

/**
 * 2 adds the epochs; drafts of version 1 stay as they are. The new number also ends studios of before in other tabs: they
 * save, close and ask to be reloaded, because they would go on writing without an epoch.
 */
export const STORE_VERSION = 2;

/** Makes the stores that a database of an older version lacks. */
export function createStores(database: StudioDatabase, oldVersion: number) {
  if (oldVersion < 1) {
    database.createObjectStore('drafts', { keyPath: ['entity', 'id'] });
    database.createObjectStore('media', { keyPath: 'hash' });
    database.createObjectStore('steps', { keyPath: 'seq' });
    database.createObjectStore('meta');
    database.createObjectStore('quarantine', { autoIncrement: true });
  }
  if (oldVersion < 2) database.createObjectStore('terms');
}
