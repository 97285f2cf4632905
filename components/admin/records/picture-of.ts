import type { Picture } from '@/content/lib/fields';
import type { ManagedRecord } from '@/content/registry';

/** The picture of a record or draft for its row, whatever the field is called, as far as there is one that can be shown. */
export function pictureOf(record: ManagedRecord): Picture | null {
  const image = record.image ?? record.banner ?? record.thumbnail ?? record.logo ?? firstOf(record.images);
  if (typeof image !== 'object' || image === null) return null;
  const { src, alt, width, height } = image as Readonly<Record<string, unknown>>;
  if (typeof src !== 'string' || src === '') return null;
  return {
    src,
    alt: typeof alt === 'string' ? alt : '',
    width: typeof width === 'number' ? width : 1,
    height: typeof height === 'number' ? height : 1,
  };
}

/** The first of a list of pictures. */
function firstOf(images: unknown): unknown {
  const first: unknown = Array.isArray(images) ? images[0] : undefined;
  return typeof first === 'object' && first !== null && 'image' in first ? first.image : undefined;
}
