import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { type Crop, cropRegion, readCroppedSrc } from '@/content/lib/crop';

/** Overrides picture URLs, for pictures that this browser does not store, such as those of an import. */
export const PictureUrlContext = createContext<((src: string) => string) | null>(null);

/** One transparent pixel, shown until a picture is chosen or its crop is made. */
export const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** URLs of crops, which the website has only once they are published; by URL of the picture and crop. */
let crops: ReadonlyMap<string, string> = new Map();
const requested = new Set<string>();
const readers = new Set<() => void>();

const subscribe = (reader: () => void) => {
  readers.add(reader);
  return () => void readers.delete(reader);
};

/**
 * Returns a function that maps `src` to a URL: of the copy in this browser if there is one. A cropped picture, as
 * `withCrops` states it, is drawn here and kept until the tab closes.
 */
export function usePictureUrl() {
  const own = use(PictureUrlContext);
  const storedUrl = useStudio((studio) => studio.pictureUrl);
  const made = useSyncExternalStore(subscribe, () => crops);
  return useMemo(() => {
    const pictureUrl = own ?? storedUrl;
    return (address: string) => {
      const cropped = readCroppedSrc(address);
      if (cropped === null) return pictureUrl(address);
      const url = pictureUrl(cropped.src);
      const key = JSON.stringify([url, cropped.crop]);
      if (!requested.has(key)) {
        requested.add(key);
        void provideCrop(key, url, cropped.crop);
      }
      return made.get(key) ?? NO_PICTURE;
    };
  }, [own, storedUrl, made]);
}

async function provideCrop(key: string, url: string, crop: Crop) {
  // A picture that cannot be drawn is shown whole.
  const blob = await drawCrop(url, crop).catch(() => null);
  crops = new Map(crops).set(key, blob === null ? url : URL.createObjectURL(blob));
  for (const reader of readers) reader();
}

async function drawCrop(url: string, crop: Crop): Promise<Blob | null> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const { left, top, width, height } = cropRegion(crop, size);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(picture, left, top, width, height, 0, 0, width, height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/webp');
  });
}
