import { mediaPathOf } from '../lib/uploads';
import sizes from '../site-pictures.json' with { type: 'json' };
import type { PictureFact } from './picture-facts';

const known = new Map<string, readonly number[]>(Object.entries(sizes));

/**
 * What is known of a picture without a disk: those under `public/images` are in a list that every build writes anew
 * (`scripts/images.ts`). Uploads are unknown: they arrive with the content.
 */
export function sitePicture(src: string): PictureFact {
  if (mediaPathOf(src) !== null) return { kind: 'unknown' };
  const [width, height] = known.get(src) ?? [];
  return width === undefined || height === undefined ? { kind: 'missing' } : { kind: 'there', width, height };
}
