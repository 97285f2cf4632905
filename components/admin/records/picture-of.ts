import type { ManagedRecord } from '@/content/registry';
import { readPicture } from './draft-picture';

/** The picture of a record or draft for its row, whatever the field is called, as far as there is one that can be shown. */
export const pictureOf = (record: ManagedRecord) =>
  readPicture(record.image ?? record.banner ?? record.thumbnail ?? record.logo ?? firstOf(record.images));

/** The first of a list of pictures. */
function firstOf(images: unknown): unknown {
  const first: unknown = Array.isArray(images) ? images[0] : undefined;
  return typeof first === 'object' && first !== null && 'image' in first ? first.image : undefined;
}
