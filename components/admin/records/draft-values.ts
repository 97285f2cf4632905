import type { ManagedRecord } from '@/content/lib/entity-meta';
import { isRecord } from '@/content/lib/json-value';

/** The record in a field of a draft, which may hold anything. */
export const recordIn = (value: unknown): ManagedRecord => (isRecord(value) ? { ...value } : {});

/** A record with another value in one field; undefined takes the field away, as in the content files. */
export function withPart(record: ManagedRecord, name: string, value: unknown): ManagedRecord {
  if (value !== undefined) return { ...record, [name]: value };
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}

/** A picture as a draft holds it: its description may still be missing. */
export type DraftPicture = {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly decorative?: true;
};

/** The picture in a field of a draft; null where there is none that could be shown. */
export function readPicture(value: unknown): DraftPicture | null {
  if (typeof value !== 'object' || value === null) return null;
  const { src, alt, width, height, decorative } = value as Readonly<Record<string, unknown>>;
  if (typeof src !== 'string' || src === '') return null;
  return {
    src,
    alt: typeof alt === 'string' ? alt : '',
    width: typeof width === 'number' ? width : 1,
    height: typeof height === 'number' ? height : 1,
    ...(decorative === true ? { decorative } : {}),
  };
}
