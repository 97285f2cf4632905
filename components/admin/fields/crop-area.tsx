import { type PointerEvent, useRef } from 'react';
import type { DraftPicture } from '@/components/admin/records/draft-values';
import { Image } from '@/components/ui/image';
import { cropText, type PicturePoint, pointIn, type Crop, type PictureSize } from '@/lib/pictures';

export const MIDDLE = '50% 50%';
/** Minimum side of a crop, in percent; smaller ones are hard to grab. */
export const MIN_SIDE = 5;
/** Minimum drag, in percent, that starts a new crop. */
const START = 2;

/** Radius in px within which a press grabs a corner. */
const REACH = 24;

/** Writes a focal point as a field of a picture. */
export const focusText = ({ x, y }: PicturePoint) => `${x}% ${y}%`;

/** Returns a crop with one side set. The opposite edge stays, or the crop moves, so that it is within the picture. */
export function withSide(crop: Crop, side: keyof Crop, value: number): Crop {
  const other = ({ left: 'width', width: 'left', top: 'height', height: 'top' } as const)[side];
  return { ...crop, [side]: value, [other]: Math.min(crop[other], 100 - value) };
}

/** Returns what a drag does: a corner resizes the crop, its inside moves it, and any other place starts a new one. */
export function cropDrag(crop: Crop, start: PicturePoint, reach: PicturePoint, onCrop: (crop: Crop) => void) {
  const [right, bottom] = [crop.left + crop.width, crop.top + crop.height];
  const isAt = (edge: number, place: number, distance: number) => Math.abs(edge - place) <= distance;
  const opposite = (low: number, high: number, place: number, distance: number) => {
    if (isAt(low, place, distance)) return high;
    return isAt(high, place, distance) ? low : null;
  };
  const x = opposite(crop.left, right, start.x, reach.x);
  const y = opposite(crop.top, bottom, start.y, reach.y);
  if (x !== null && y !== null) return (to: PicturePoint) => onCrop(between({ x, y }, to));
  const isInside = start.x > crop.left && start.x < right && start.y > crop.top && start.y < bottom;
  if (isInside && cropText(crop) !== undefined)
    return (to: PicturePoint) =>
      onCrop({
        ...crop,
        left: Math.min(100 - crop.width, Math.max(0, crop.left + to.x - start.x)),
        top: Math.min(100 - crop.height, Math.max(0, crop.top + to.y - start.y)),
      });
  return (to: PicturePoint) => {
    if (Math.hypot(to.x - start.x, to.y - start.y) >= START) onCrop(between(start, to));
  };
}

function between(from: PicturePoint, to: PicturePoint): Crop {
  const span = (one: number, other: number) =>
    [Math.min(one, other, 100 - MIN_SIDE), Math.max(MIN_SIDE, Math.abs(one - other))] as const;
  const [left, width] = span(from.x, to.x);
  const [top, height] = span(from.y, to.y);
  return { left, top, width, height };
}

/** Returns the largest crop of a ratio around a point. */
export function largestOf(ratio: number, size: PictureSize, { x, y }: PicturePoint): Crop {
  const part = (ratio * size.height) / size.width;
  const [width, height] = [part, 1 / part].map((side) =>
    Math.max(MIN_SIDE, Math.round(100 * Math.min(1, side))),
  );
  const start = (point: number, length = 100) =>
    Math.max(0, Math.min(100 - length, Math.round(point - length / 2)));
  return { left: start(x, width), top: start(y, height), width: width ?? 100, height: height ?? 100 };
}

/** Returns the part of a region in px that a frame of a page shows, as `object-fit: cover` and `object-position`. */
export function inFrame({ left, top, width, height }: Crop, ratio: number, focus = MIDDLE) {
  const { x, y } = pointIn(focus);
  const [across, down] = [Math.min(width, height * ratio), Math.min(height, width / ratio)];
  return [left + ((width - across) * x) / 100, top + ((height - down) * y) / 100, across, down].join(' ');
}

type CropAreaProps = {
  readonly image: Pick<DraftPicture, 'src' | 'alt' | 'width' | 'height'>;
  readonly crop: Crop;
  readonly point: PicturePoint;
  /** Returns what a drag from a point does; `reach` is the distance from which it takes a corner. */
  readonly dragFrom: (start: PicturePoint, reach: PicturePoint) => (to: PicturePoint) => void;
};

/** The whole picture with crop and focal point. Dragging is a shortcut for the sliders. */
export function CropArea({ image, crop: { left, top, width, height }, point, dragFrom }: CropAreaProps) {
  const drag = useRef<((to: PicturePoint) => void) | null>(null);
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const area = currentTarget.getBoundingClientRect();
    const percent = (part: number) => Math.min(100, Math.max(0, Math.round(100 * part)));
    return { x: percent((clientX - area.left) / area.width), y: percent((clientY - area.top) / area.height) };
  };
  const end = () => {
    drag.current = null;
  };
  return (
    <div
      onPointerDown={(event) => {
        const area = event.currentTarget.getBoundingClientRect();
        event.currentTarget.setPointerCapture(event.pointerId);
        const start = pointOf(event);
        drag.current = dragFrom(start, { x: (100 * REACH) / area.width, y: (100 * REACH) / area.height });
        drag.current(start);
      }}
      onPointerMove={(event) => drag.current?.(pointOf(event))}
      onPointerUp={end}
      onPointerCancel={end}
      className="relative cursor-crosshair touch-none self-start select-none"
    >
      <Image image={image} sizes="400px" fit="contain" className="h-auto!" />
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="pointer-events-none absolute inset-0 size-full"
      >
        <path
          d={`M0 0h100v100H0zM${left} ${top}h${width}v${height}h${-width}z`}
          fillRule="evenodd"
          className="fill-ink/70"
        />
      </svg>
      {[left, left + width].flatMap((x) =>
        [top, top + height].map((y) => (
          <span
            key={`${x} ${y}`}
            aria-hidden="true"
            className="pointer-events-none absolute size-3 -translate-1/2 border border-ink bg-white"
            style={{ left: `${x}%`, top: `${y}%` }}
          />
        )),
      )}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute size-5 -translate-1/2 border-2 border-white bg-brand-ink"
        style={{ left: `${point.x}%`, top: `${point.y}%` }}
      />
    </div>
  );
}
