import type { ManagedRecord } from '@/content/lib/entity-meta';

/** The record in a field of a draft, which may hold anything. */
export const recordIn = (value: unknown): ManagedRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The list in a field of a draft. */
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A record with another value in one field; undefined takes the field away, as in the content files. */
export function withPart(record: ManagedRecord, name: string, value: unknown): ManagedRecord {
  if (value !== undefined) return { ...record, [name]: value };
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}
