import { mediaPathOf, pictureKey } from '@/content/lib/uploads';
import type { Media } from '@/content/exchange/studio-types';

type Pictures = ReadonlyMap<string, Media>;
type PictureUrl = (src: string) => string;

/**
 * Gives pictures that are not online yet an address in this tab. One address for each picture, kept as long as the tab:
 * lists, editor and preview show the same picture at once, and none may lose it when another is done with it. The same
 * function for the same pictures.
 */
export function createPictureUrls() {
  const urls = new Map<string, string>();
  const known = new WeakMap<Pictures, PictureUrl>();

  const urlsIn =
    (media: Pictures): PictureUrl =>
    (src) => {
      const picture = media.get(pictureKey(mediaPathOf(src) ?? ''));
      if (!picture) return src;
      const url = urls.get(picture.hash) ?? URL.createObjectURL(picture.blob);
      urls.set(picture.hash, url);
      return url;
    };

  return (media: Pictures): PictureUrl => {
    const pictureUrl = known.get(media) ?? urlsIn(media);
    known.set(media, pictureUrl);
    return pictureUrl;
  };
}
