import { type ManagedRecord, isRecord, isPair } from '@/lib/records';

/** Returns a value if it is a record, else an empty record: drafts may be invalid. */
export const recordIn = (value: unknown): ManagedRecord => (isRecord(value) ? value : {});

/** Sets one field of a record; undefined removes the field, as in the content files. */
export function withPart(record: ManagedRecord, name: string, value: unknown): ManagedRecord {
  if (value !== undefined) return { ...record, [name]: value };
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}

/** A picture in a draft, or in a preview, with its English description, which may still be missing. */
export type DraftPicture = {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly decorative?: true;
  readonly focus?: string;
  readonly crop?: string;
  /** File for which the description was written, if another one. */
  readonly describes?: string;
};

/** Reads a picture from a field of a draft; null without a `src`. Missing sizes become 1 px. */
export function readPicture(value: unknown): DraftPicture | null {
  if (typeof value !== 'object' || value === null) return null;
  const { src, alt, width, height } = value as Readonly<Record<string, unknown>>;
  if (typeof src !== 'string' || src === '') return null;
  return {
    ...value,
    src,
    alt: isPair(alt) ? alt.en : typeof alt === 'string' ? alt : '',
    width: typeof width === 'number' ? width : 1,
    height: typeof height === 'number' ? height : 1,
  };
}
