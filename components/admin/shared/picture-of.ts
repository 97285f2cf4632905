import type { ManagedRecord } from '@/content/registry';
import type { Picture } from '@/content/lib/fields';

/** The picture of a record or draft, as far as there is one that can be shown. */
export function pictureOf(record: ManagedRecord): Picture | null {
  const { image } = record;
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
