import { mediaPathOf } from '../../lib/exchange';
import type { PictureFact } from '../../lib/records';
import sizes from '../site-pictures.json' with { type: 'json' };

const known = new Map<string, readonly number[]>(Object.entries(sizes));

/** Looks up a picture in the list that every build writes (`scripts/images.ts`). Uploads are unknown. */
export function sitePicture(src: string): PictureFact {
  if (mediaPathOf(src) !== null) return { kind: 'unknown' };
  const [width, height] = known.get(src) ?? [];
  return width === undefined || height === undefined ? { kind: 'missing' } : { kind: 'there', width, height };
}
