import type { ManagedRecord } from '@/content/registry';
import { listIn } from '@/components/admin/fields/parts';
import { readPicture } from '../fields/draft-picture';

/** One transparent pixel: the place of a picture that has not been chosen yet. */
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** A text field of a draft; what is not there yet is shown as what should stand there. */
export function textOr(record: ManagedRecord, field: string, sample: string) {
  const value = record[field];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : sample;
}

/** The picture of a draft with an address that works in this browser; an empty place where there is none. */
export function previewPicture(record: ManagedRecord, pictureUrl: (src: string) => string) {
  return optionalPicture(record, pictureUrl) ?? { src: NO_PICTURE, alt: '', width: 3, height: 2 };
}

/** The same, undefined where there is none. */
export function optionalPicture(record: ManagedRecord, pictureUrl: (src: string) => string) {
  const picture = readPicture(record.image);
  if (picture === null) return undefined;
  const { src, alt, width, height } = picture;
  return { src: pictureUrl(src), alt, width, height };
}

/** The lines of a list of texts; an empty one while there is none. */
export const linesOf = (record: ManagedRecord, field: string) =>
  listIn(record[field]).filter((line) => typeof line === 'string');

export function numberOr(record: ManagedRecord, field: string, sample: number) {
  const value = record[field];
  return typeof value === 'number' ? value : sample;
}
