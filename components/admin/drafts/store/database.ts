import type { DBSchema, IDBPDatabase } from 'idb';
import type { Entity } from '@/content/lib/entities';
import type { Media, Step } from '@/content/lib/studio-types';
import type { AnyDraft } from '../types';
import type { QuarantineEntry } from './store';

/** Layout of the database. A change raises STORE_VERSION and adds its upgrade below. */
export type StudioSchema = DBSchema & {
  drafts: { key: [Entity, string]; value: AnyDraft };
  media: { key: string; value: Media };
  steps: { key: number; value: Step };
  meta: { key: string; value: unknown };
  quarantine: { key: number; value: QuarantineEntry };
};

export type StudioDatabase = IDBPDatabase<StudioSchema>;

export const STORE_VERSION = 1;

/** Makes the stores of a new database. */
export function createStores(database: StudioDatabase) {
  database.createObjectStore('drafts', { keyPath: ['entity', 'id'] });
  database.createObjectStore('media', { keyPath: 'hash' });
  database.createObjectStore('steps', { keyPath: 'seq' });
  database.createObjectStore('meta');
  database.createObjectStore('quarantine', { autoIncrement: true });
}
