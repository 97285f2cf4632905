import { isRecord } from './json-value';
import type { PictureSize } from './picture-size';

/** Part of a picture that the website shows: integers in percent of the whole picture. */
export type Crop = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

export const WHOLE: Crop = { left: 0, top: 0, width: 100, height: 100 };

const PERCENT = '(100|[1-9]?[0-9])';
const CROP = new RegExp(`^${[PERCENT, PERCENT, PERCENT, PERCENT].join('% ')}%$`);
const CROPPED = new RegExp(
  String.raw`^/images/crops/(.+)-${[PERCENT, PERCENT, PERCENT, PERCENT].join('-')}(\.\w+)$`,
);

/** Reads a crop such as `10% 0% 50% 100%` (left, top, width, height); null if it is not within the picture. */
export const readCrop = (text: unknown) => cropOf(typeof text === 'string' ? CROP.exec(text)?.slice(1) : []);

function cropOf(parts: readonly string[] = []): Crop | null {
  const [left = 0, top = 0, width = 0, height = 0] = parts.map(Number);
  const isWithin = width > 0 && height > 0 && left + width <= 100 && top + height <= 100;
  return isWithin ? { left, top, width, height } : null;
}

/** Writes a crop as a field of a picture; undefined for the whole picture. */
export const cropText = ({ left, top, width, height }: Crop) =>
  width === 100 && height === 100 ? undefined : `${left}% ${top}% ${width}% ${height}%`;

/** Returns a crop in px. Rounds its edges, so that two crops that meet share an edge. */
export function cropRegion(crop: Crop, size: PictureSize) {
  const span = (start: number, length: number, side: number) => {
    const first = Math.min(side - 1, Math.round((start * side) / 100));
    return [first, Math.max(1, Math.round(((start + length) * side) / 100) - first)] as const;
  };
  const [left, width] = span(crop.left, crop.width, size.width);
  const [top, height] = span(crop.top, crop.height, size.height);
  return { left, top, width, height };
}

/** Address of a cropped picture: `/images/crops/scenes/wall-10-0-50-100.jpg`. It has all that is needed to make it. */
const croppedSrc = (src: string, { left, top, width, height }: Crop) =>
  src.replace('/images/', '/images/crops/').replace(/\.\w+$/, `-${left}-${top}-${width}-${height}$&`);

/** Reads the address of a cropped picture; null for other addresses. */
export function readCroppedSrc(address: string): { readonly src: string; readonly crop: Crop } | null {
  const [, stem = '', ...parts] = CROPPED.exec(address) ?? [];
  const crop = cropOf(parts.slice(0, 4));
  return crop && { src: `/images/${stem}${parts[4] ?? ''}`, crop };
}

/**
 * Returns a value in which each picture with a crop is the cropped picture: address, size, and the focal point, which
 * records state in percent of the whole picture, within the crop. Drawings are never cropped.
 */
export function withCrops<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withCrops) as Value;
  if (!isRecord(value)) return value;
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

/** Returns the focal point of a picture within its crop, at an edge if it is outside. */
function focusIn(crop: Crop, focus: string) {
  const [x = 50, y = 50] = focus.split(' ').map((part) => parseInt(part));
  const within = (point: number, start: number, length: number) =>
    Math.min(100, Math.max(0, Math.round(((point - start) * 100) / length)));
  return `${within(x, crop.left, crop.width)}% ${within(y, crop.top, crop.height)}%`;
}
