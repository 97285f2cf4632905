import type { ReactNode } from 'react';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { readCroppedSrc, withCrops, type Crop, cropRegion } from '@/lib/pictures';

/** Empty drawing, shown until a crop is drawn. */
const NOTHING = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

/** URLs of crops, which the website has only once they are published; by URL of the picture and crop. */
const crops = createStore((): ReadonlyMap<string, string> => new Map());
const requested = new Set<string>();

type ShownCropsProps = {
  readonly value: unknown;
  readonly pictureUrl: (src: string) => string;
  readonly children: (shown: unknown, pictureUrl: (src: string) => string) => ReactNode;
};

/** Passes a value with its cropped pictures to `children`; their URLs are of crops drawn here, kept until the tab closes. */
export function ShownCrops({ value, pictureUrl, children }: ShownCropsProps) {
  const cropUrls = useStore(crops);
  return children(withCrops(value), (address) => {
    const cropped = readCroppedSrc(address);
    if (cropped === null) return pictureUrl(address);
    const url = pictureUrl(cropped.src);
    const key = JSON.stringify([url, cropped.crop]);
    if (!requested.has(key)) {
      requested.add(key);
      void provideCrop(key, url, cropped.crop);
    }
    return cropUrls.get(key) ?? NOTHING;
  });
}

async function provideCrop(key: string, url: string, crop: Crop) {
  // A picture that cannot be drawn is shown whole.
  const blob = await drawCrop(url, crop).catch(() => null);
  const shownUrl = blob === null ? url : URL.createObjectURL(blob);
  crops.setState((known) => new Map(known).set(key, shownUrl), true);
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
