import { type Crop, cropRegion, readCrop } from './picture-limits';

const CROPPED = /^\/images\/crops\/(.+)-(\d+)-(\d+)-(\d+)-(\d+)(\.\w+)$/;

/** Writes a crop as a field of a picture; undefined for the whole picture. */
export const cropText = ({ left, top, width, height }: Crop) =>
  width === 100 && height === 100 ? undefined : `${left}% ${top}% ${width}% ${height}%`;

/** Address of a cropped picture: `/images/crops/scenes/wall-10-0-50-100.jpg`. It has all that is needed to make it. */
const croppedSrc = (src: string, { left, top, width, height }: Crop) =>
  src.replace('/images/', '/images/crops/').replace(/\.\w+$/, `-${left}-${top}-${width}-${height}$&`);

/** Reads the address of a cropped picture; null for other addresses. */
export function readCroppedSrc(address: string): { readonly src: string; readonly crop: Crop } | null {
  const [, stem = '', left, top, width, height, extension = ''] = CROPPED.exec(address) ?? [];
  const crop = readCrop(`${left}% ${top}% ${width}% ${height}%`);
  return crop && { src: `/images/${stem}${extension}`, crop };
}

/** A value with cropped pictures in place of crops, whose focal points are in percent of the whole. */
export function withCrops<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withCrops) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withCrops(part)]));
  const { crop: text, src, width, height, focus, ...others } = parts;
  const crop = readCrop(text);
  if (crop === null || typeof src !== 'string' || src.endsWith('.svg')) return parts as Value;
  if (typeof width !== 'number' || typeof height !== 'number') return parts as Value;
  const region = cropRegion(crop, { width, height });
  return {
    ...others,
    src: croppedSrc(src, crop),
    width: region.width,
    height: region.height,
    ...(typeof focus === 'string' && { focus: focusIn(crop, focus) }),
  } as Value;
}

/** In percent of the picture. */
export type PicturePoint = { readonly x: number; readonly y: number };

/** Reads a focal point. */
export function pointIn(focus: string): PicturePoint {
  const [x = 50, y = 50] = focus.split(' ').map((part) => parseInt(part));
  return { x, y };
}

/** Returns the focal point of a picture within its crop, at an edge if it is outside. */
function focusIn(crop: Crop, focus: string) {
  const { x, y } = pointIn(focus);
  const within = (point: number, start: number, length: number) =>
    Math.min(100, Math.max(0, Math.round(((point - start) * 100) / length)));
  return `${within(x, crop.left, crop.width)}% ${within(y, crop.top, crop.height)}%`;
}
